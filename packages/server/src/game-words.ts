/** The words of a game, and what is told in them: see `shorthand.ts`. */

import { beginMatch, type Game, hashText, type Json, seeded } from '@diadochi/kernel';
import type { News, Shorthand } from './api.ts';
import { asPlain, codeOf, MOST_WORDS } from './shorthand.ts';

export interface GameWords {
  readonly shorthand: Shorthand;
  /** JSON in which every word stands by its code, in UTF-8; good until the next. What comes before and behind it is written as it is. */
  short(news: News, before?: string, behind?: string): Buffer;
}

const known = new WeakMap<Game, GameWords>();
export function wordsOf(game: Game): GameWords {
  const words = known.get(game) ?? gameWords(game);
  known.set(game, words);
  return words;
}

function gameWords(game: Game): GameWords {
  const words = wordsIn(game).slice(0, MOST_WORDS);
  const codes = new Map(words.map((word, place) => [word, `"${codeOf(place)}"`]));
  const page = newPage();
  const writeText = (text: string): void => page.write(codes.get(text) ?? JSON.stringify(asPlain(text)));
  /** As `JSON.stringify` would write it, but for the words. */
  function write(json: unknown): void {
    if (typeof json === 'string') writeText(json);
    else if (typeof json !== 'object' || json === null) page.write(String(json));
    else if (Array.isArray(json)) {
      page.write('[');
      for (let i = 0; i < json.length; i++) {
        if (i > 0) page.write(',');
        write(json[i]);
      }
      page.write(']');
    } else {
      let isFirst = true;
      page.write('{');
      for (const key in json) {
        const value = (json as Record<string, unknown>)[key];
        if (value === undefined) continue;
        if (!isFirst) page.write(',');
        isFirst = false;
        writeText(key);
        page.write(':');
        write(value);
      }
      page.write('}');
    }
  }
  return {
    shorthand: { id: hashText(words.join(' ')), words },
    short({ seq, by, events, changes, options }, before = '', behind = '') {
      page.write(`${before}[${seq},${by},`);
      write(events);
      page.write(',');
      write(changes);
      if (options !== undefined) {
        page.write(',');
        write(options);
      }
      page.write(']');
      page.write(behind);
      return page.taken();
    },
  };
}

/** Bytes that grow: a text put together of hundreds of small ones costs more than what it says. */
function newPage() {
  let bytes = Buffer.allocUnsafe(4096);
  let at = 0;
  return {
    write(text: string): void {
      const { length } = text;
      // At most three bytes of UTF-8 for each of its units.
      if (at + 3 * length > bytes.length) {
        const larger = Buffer.allocUnsafe(2 * bytes.length + 3 * length);
        bytes.copy(larger, 0, 0, at);
        bytes = larger;
      }
      const start = at;
      for (let i = 0; i < length; i++) {
        const unit = text.charCodeAt(i);
        if (unit > 0x7f) {
          at = start + bytes.write(text, start);
          return;
        }
        bytes[at++] = unit;
      }
    },
    /** What was written, to be read before more is; the page is empty again. */
    taken(): Buffer {
      const written = bytes.subarray(0, at);
      at = 0;
      return written;
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
