/**
 * What the page says, in the player's language. The catalogues are compiled when the page is built (see
 * build/messages.ts), so that no parser travels to the browser; each language is a file of its own.
 */

import { languages } from 'virtual:languages';
import { signal } from '@preact/signals';
import { kept } from './keeping.ts';
import { type Params, type Text, wordsIn } from './words.ts';

export type Catalogue = { readonly [key: string]: Text };

/** What a seat is called. The table page sets it when it knows its players. */
export const seatName = signal<(seat: number) => string>((seat) => say('seat.name', { number: seat + 1 }));

const LANGUAGE = 'diadochi.language';
let page: Catalogue = {};
let game: Catalogue = {};

/** The first language that the player wants and the page has. */
function preferred(): string {
  const wanted = [kept(LANGUAGE), ...navigator.languages].map((each) => String(each).slice(0, 2));
  return wanted.find((each) => Object.hasOwn(languages, each)) ?? 'en';
}

/** Loads what the page itself says. Nothing can be said before. */
export async function loadMessages(): Promise<void> {
  page = (await languages[language].page()).default;
  document.documentElement.lang = language;
}

/** Loads what a game says; of two games, only the one loaded last is spoken of. */
export async function loadGameMessages(name: string): Promise<void> {
  const part = Object.hasOwn(languages[language], name) ? languages[language][name] : null;
  game = part === null ? {} : (await part()).default;
}

const textOf = (key: string): Text | undefined =>
  Object.hasOwn(game, key) ? game[key] : Object.hasOwn(page, key) ? page[key] : undefined;

/** The sentence; a text that is missing or broken shows as its key. Seats are numbers, pieces are names. */
export function say(key: string, params: Params = {}): string {
  try {
    return textOf(key)?.(params, words) ?? key;
  } catch {
    return key;
  }
}

export const sayMessage = ({ key, params }: { readonly key: string; readonly params?: Params }): string =>
  say(key, params);

export const canSay = (key: string): boolean => textOf(key) !== undefined;

const language = preferred();
const words = wordsIn(language, {
  piece: (noun, name) => (canSay(`noun.${noun}.${name}`) ? say(`noun.${noun}.${name}`) : null),
  seat: (seat) => seatName.value(seat),
});
