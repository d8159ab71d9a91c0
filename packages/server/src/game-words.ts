/** The words of a game, and what is told in them: see `shorthand.ts`. */

import { beginMatch, type Game, hashText, type Json, seeded } from '@diadochi/kernel';
import type { News, Shorthand } from './api.ts';
import { asPlain, codeOf, MOST_WORDS } from './shorthand.ts';

export interface GameWords {
  readonly shorthand: Shorthand;
  /** JSON in which every word stands by its code. */
  short(news: News): string;
}

const known = new WeakMap<Game, GameWords>();
export function wordsOf(game: Game): GameWords {
  const words = known.get(game) ?? gameWords(game);
  known.set(game, words);
  return words;
}

/** Texts shorter than this are written again sooner than found. */
const WORTH_KEEPING = 32;

function gameWords(game: Game): GameWords {
  const words = wordsIn(game).slice(0, MOST_WORDS);
  const codes = new Map(words.map((word, place) => [word, `"${codeOf(place)}"`]));
  const textOf = (text: string): string => codes.get(text) ?? JSON.stringify(asPlain(text));
  /** What is told to several audiences is written once. */
  const texts = new WeakMap<object, string>();
  /** As `JSON.stringify` would write it, but for the words. */
  function write(json: unknown): string {
    if (typeof json === 'string') return textOf(json);
    if (typeof json !== 'object' || json === null) return String(json);
    let text = '';
    if (Array.isArray(json)) {
      for (let i = 0; i < json.length; i++) text += i === 0 ? write(json[i]) : `,${write(json[i])}`;
      return `[${text}]`;
    }
    const written = texts.get(json);
    if (written !== undefined) return written;
    for (const key in json) {
      const value = (json as Record<string, unknown>)[key];
      if (value !== undefined) text += `${text === '' ? '' : ','}${textOf(key)}:${write(value)}`;
    }
    text = `{${text}}`;
    if (text.length >= WORTH_KEEPING) texts.set(json, text);
    return text;
  }
  return {
    shorthand: { id: hashText(words.join(' ')), words },
    short({ seq, by, events, changes, options }) {
      const asked = options === undefined ? '' : `,${write(options)}`;
      return `[${seq},${by},${write(events)},${write(changes)}${asked}]`;
    },
  };
}

/** All that can be told of it, as far as that is known beforehand: what is told most first, for the shortest codes. */
function wordsIn(game: Game): string[] {
  const words = new Set<string>();
  const add = (text: string): void => {
    if (text.length > 2 || /^[a-z]/i.test(text)) words.add(text);
  };
  const addAll = (json: unknown): void => {
    if (typeof json === 'string') add(json);
    if (typeof json !== 'object' || json === null) return;
    if (!Array.isArray(json)) for (const key of Object.keys(json)) add(key);
    for (const each of Object.values(json)) addAll(each);
  };
  const { contract, seats } = game;
  addAll(FRAME);
  const { match } = beginMatch(game, { seats: seats.most }, seeded('words'));
  const { box, procedures } = match.position;
  const { table } = game.view(match.position, 0);
  for (const key of Object.keys(table as { [part: string]: Json })) add(key);
  for (const fields of Object.values(contract.events)) for (const field of Object.keys(fields)) add(field);
  addAll(table);
  for (const event of Object.keys(contract.events)) add(event);
  for (const { name } of procedures) add(name);
  for (const [kind, { ways }] of Object.entries(game.forms)) {
    add(kind);
    for (const { verb, fields } of ways) {
      add(verb);
      for (const { name } of fields) add(name);
    }
  }
  for (const { about } of Object.values(contract.decisions))
    for (const field of Object.keys(about)) add(field);
  addAll(contract.nouns);
  addAll((box as { words?: object } | undefined)?.words);
  return [...words];
}

/** What every view and every list of options is made of. */
const FRAME = [
  'table',
  'asked',
  'kind',
  'no',
  'about',
  'seats',
  'crumbs',
  'undo',
  'redo',
  'free',
  'outcome',
  'orders',
  'complete',
  'options',
  'refused',
];
