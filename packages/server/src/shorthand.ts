/**
 * News in short: the words of a game (its pieces, the names of events and of the parts of views) each have a code of one or
 * two letters, and what has a name has a place instead. Whoever listens is told the words once; a word that is not among
 * them is told as it is.
 */

import type { News, Shorthand, ShortNews } from './api.ts';

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SECOND = `${FIRST}0123456789`;
export const MOST_WORDS = FIRST.length * (1 + SECOND.length);

/** A letter, or a letter and a letter or digit: never what could be taken for the place in a list. */
export function codeOf(place: number): string {
  if (place < FIRST.length) return FIRST[place];
  const rest = place - FIRST.length;
  return FIRST[Math.floor(rest / SECOND.length)] + SECOND[rest % SECOND.length];
}

/** In front of what is no code but looks like one, or begins like this. */
const PLAIN = '~';
export const asPlain = (text: string): string => (looksCoded(text) ? PLAIN + text : text);
function looksCoded(text: string): boolean {
  if (text.length > 2) return text[0] === PLAIN;
  return text !== '' && (text[0] === PLAIN || FIRST.includes(text[0]));
}

/** Reads news by the words that were told. */
export function readerOf({ words }: Shorthand): (short: ShortNews) => News {
  const known = new Map(words.map((word, place) => [codeOf(place), word]));
  const inFull = (text: string): string =>
    text[0] === PLAIN ? text.slice(1) : text.length <= 2 ? (known.get(text) ?? text) : text;
  const read = (json: unknown): unknown => {
    if (typeof json === 'string') return inFull(json);
    if (typeof json !== 'object' || json === null) return json;
    if (Array.isArray(json)) return json.map(read);
    return Object.fromEntries(Object.entries(json).map(([key, value]) => [inFull(key), read(value)]));
  };
  return (short) => {
    const [seq, by, events, changes, options] = read(short) as ShortNews;
    return { seq, by, events, changes, ...(options === undefined ? {} : { options }) };
  };
}
