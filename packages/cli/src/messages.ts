/**
 * Message catalogues: the kernel's and one a game, ICU texts by key, a file a language. What a message speaks of
 * comes by names (`{ seat: 0, village: 'argos' }`); seats and pieces are put into words before the text is.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { correctedNames, type Game, type Json, type Message, TABLE_EVENTS } from '@diadochi/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

type Params = Message['params'];
type Fields = { readonly [field: string]: unknown };

export interface Speaker {
  /** The sentence; a text that is missing or broken shows as its key. */
  say(message: Message): string;
  has(key: string): boolean;
}

const { resolve } = createRequire(import.meta.url);

function catalogue(pack: string, language: string): { readonly [key: string]: string } {
  const file = new URL(`../messages/${language}.json`, pathToFileURL(resolve(`@diadochi/${pack}`)));
  return JSON.parse(readFileSync(file, 'utf8')) as { [key: string]: string };
}

/**
 * Somebody who speaks of a game, in one language. What lies beyond the seats is a side that nobody plays. People count
 * seats from 1, as the page does; scenario files count them from 0 (`firstSeat`).
 */
export function speakerOf(
  game: Game,
  seats = Number.POSITIVE_INFINITY,
  language = 'en',
  firstSeat = 1,
): Speaker {
  const texts = new Map(
    Object.entries({ ...catalogue('kernel', language), ...catalogue(game.name, language) }),
  );
  const names = new Map(correctedNames(game.content, language));
  const formats = new Map<string, IntlMessageFormat>();
  const list = new Intl.ListFormat(language);

  function formatted(key: string, params: { [name: string]: string | number }): string {
    let format = formats.get(key);
    if (format === undefined) {
      const text = texts.get(key);
      if (text === undefined) return key;
      format = new IntlMessageFormat(text, language);
      formats.set(key, format);
    }
    return String(format.format(params));
  }

  /** A parameter in words, by the sort of thing that it is. */
  function inWords(value: Json, sort: unknown): string | number {
    // A list may be meant as a whole, or one of its members that is refused.
    const [member] = [sort].flat();
    if (Array.isArray(value)) return list.format(value.map((each) => String(inWords(each, member))));
    if (value === null) return 'none';
    const noun = String(member).replace(/\?$/, '');
    if (noun === 'seat')
      return Number(value) >= seats && texts.has('neutral')
        ? formatted('neutral', {})
        : formatted('seat.name', { number: Number(value) + firstSeat });
    const corrected = names.get(String(value));
    if (corrected !== undefined) return corrected;
    if (typeof value === 'string' && texts.has(`noun.${noun}.${value}`))
      return formatted(`noun.${noun}.${value}`, {});
    return typeof value === 'number' ? value : String(value);
  }

  return {
    has: (key) => texts.has(key),
    say({ key, params }) {
      const sorts = sortsOf(game, key, params);
      try {
        return formatted(
          key,
          Object.fromEntries(
            Object.entries(params).map(([name, value]) => [name, inWords(value, sorts[name])]),
          ),
        );
      } catch {
        return key;
      }
    },
  };
}

/** What an invariant says speaks of seats as the data does, from 0; people count them from 1. */
export const countedFromOne = (fault: string): string =>
  fault.replace(/\b(seat|side) (\d+)/g, (_, word, seat) => `${word} ${Number(seat) + 1}`);

/** What sort of thing each parameter of a message is: a seat, a count, a piece of some noun. */
function sortsOf(game: Game, key: string, params: Params): Fields {
  const [subject, name] = [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)];
  const { contract, forms } = game;
  if (subject === 'event' && Object.hasOwn(contract.events, name)) return contract.events[name];
  if (subject === 'event' && Object.hasOwn(TABLE_EVENTS, name))
    return TABLE_EVENTS[name as keyof typeof TABLE_EVENTS];
  if (subject === 'prompt' && Object.hasOwn(forms, name)) return { seat: 'seat', ...forms[name].about };
  if (subject === 'procedure' && Object.hasOwn(contract.procedures, name)) {
    const { args, locals } = contract.procedures[name];
    return { ...args, ...locals };
  }
  if (subject === 'outcome') return { winners: ['seat'], seat: 'seat' };
  return refusalSorts(game, params);
}

/** A clause may refuse answers to several questions, so the sort is found by the field's name and its value. */
function refusalSorts({ contract, forms }: Game, params: Params): Fields {
  const nouns: { readonly [noun: string]: readonly string[] } = {
    ...contract.nouns,
    window: Object.keys(contract.windows),
  };
  const sorts: { [name: string]: unknown } = { seat: 'seat' };
  for (const { about, ways } of Object.values(forms))
    for (const fields of [about, ...ways.map(({ shape }) => shape)])
      for (const [name, sort] of Object.entries(fields)) {
        const fits = typeof sort !== 'string' || nouns[sort]?.includes(params[name] as string) !== false;
        if (!Object.hasOwn(sorts, name) || fits) sorts[name] = sort;
      }
  return sorts;
}
