/**
 * What the page says, in the player's language. The catalogues are compiled when the page is built (see
 * build/messages.ts), so that no parser travels to the browser; each language is a file of its own, and only the one
 * that is spoken is loaded.
 */

import { languages } from 'virtual:languages';
import { batch, computed, signal } from '@preact/signals';
import { readStored, writeStored } from './browser-storage.ts';
import { type Params, type Text, wordsIn } from './words.ts';

export type Catalogue = { readonly [key: string]: Text };

/** What a seat is called. The table page sets it when it knows its players. */
export const seatName = signal<(seat: number) => string>((seat) => say('seat.name', { number: seat + 1 }));

const LANGUAGE = 'diadochi.language';
/** The languages that the page speaks. */
export const spoken: readonly string[] = Object.keys(languages);

/** The first language that the player wants and the page has. */
function preferred(): string {
  const wanted = [readStored(LANGUAGE), ...navigator.languages].map((each) => String(each).slice(0, 2));
  return wanted.find((each) => Object.hasOwn(languages, each)) ?? 'en';
}

// Whatever is drawn with these is drawn anew when the player chooses another language.
export const language = signal(preferred());
const page = signal<Catalogue>({});
const game = signal<Catalogue>({});
const content = signal<Catalogue>({});
const later = signal<Catalogue>({});
const seating = signal<Catalogue>({});
/** What whoever loads it later brings along: see rules/. */
export const broughtAlong = signal<Catalogue>({});
/** Parts of the page that have been wanted, each with what it says. */
const parts = signal<{ readonly [part: string]: Catalogue }>({});
/** The game that is spoken of; of two games, only the one loaded last. */
let gameName: string | null = null;
/** The words for the content of a game, once somebody has looked at it. */
let contentName: string | null = null;
/** What its panels say, once somebody has wanted one. */
let coming: { readonly name: string; readonly loaded: Promise<void> } | null = null;

const pageIn = async (tongue: string): Promise<Catalogue> => (await languages[tongue].page()).default;
const gameIn = async (tongue: string, name: string | null): Promise<Catalogue> =>
  name !== null && Object.hasOwn(languages[tongue], name) ? (await languages[tongue][name]()).default : {};

/** Loads what the page itself says. Nothing can be said before. */
export async function loadMessages(): Promise<void> {
  page.value = await pageIn(language.peek());
  document.documentElement.lang = language.peek();
}

/** Loads what a game says, or what only the lobby does. */
export async function loadGameMessages(name: string): Promise<void> {
  if (gameName !== name) forgetParts();
  gameName = name;
  const tongue = language.peek();
  const texts = await gameIn(tongue, name);
  // Another language may have been chosen meanwhile: then that one brings its own texts.
  if (gameName === name && language.peek() === tongue) game.value = texts;
}

/** Loads the words for what is in the box of the game that is spoken of. */
export async function loadContentMessages(): Promise<void> {
  const name = `${gameName}/content`;
  if (contentName === name) return;
  content.value = await gameIn(language.peek(), name);
  contentName = name;
}

/** What is said of seats that change hands, once somebody has wanted it. */
let seatingName: string | null = null;
let seatingComing: Promise<void> | null = null;
export function loadSeatingMessages(): Promise<void> {
  seatingComing ??= loadSeating().finally(() => {
    if (seatingName === null) seatingComing = null;
  });
  return seatingComing;
}
async function loadSeating(): Promise<void> {
  seating.value = await gameIn(language.peek(), 'seating');
  seatingName = 'seating';
}

/** Loads what a part of the page says that is itself loaded when somebody wants it. */
export async function loadPart(part: string): Promise<void> {
  if (Object.hasOwn(parts.peek(), part)) return;
  const texts = await gameIn(language.peek(), part);
  parts.value = { ...parts.peek(), [part]: texts };
}

/** Another game may say something else by the same key. */
function forgetParts(): void {
  const kept = Object.entries(parts.peek()).filter(([part]) => !part.includes('/'));
  parts.value = Object.fromEntries(kept);
}
/** Loads what the game says as soon as what is asked is in sight: in its log, and of what is looked at closely. */
export const loadSoonMessages = (): Promise<void> => loadPart(`${gameName}/soon`);

/** Loads what is said on panels of the game that are themselves loaded later. */
export function loadLaterMessages(): Promise<void> {
  const name = `${gameName}/later`;
  if (coming?.name !== name) coming = { name, loaded: loadLater(name) };
  return coming.loaded;
}
async function loadLater(name: string): Promise<void> {
  const tongue = language.peek();
  try {
    const texts = await gameIn(tongue, name);
    if (language.peek() === tongue) later.value = texts;
  } catch (error) {
    coming = null;
    throw error;
  }
}
/** Whether a text may be among those that come later: they are asked for, and what wants it is drawn again. */
function isComing(key: string): boolean {
  const isThere = (room: string) => Object.hasOwn(languages[language.value], `${gameName}/${room}`);
  const isMissing = (texts: Catalogue) => Object.keys(texts).length === 0;
  const isSoon = isThere('soon') && !Object.hasOwn(parts.value, `${gameName}/soon`);
  if (isSoon) loadSoonMessages().catch(() => {});
  // What is told in a log does not call for all the rest.
  if (isSoon && key.startsWith('event.')) return true;
  const isLater = isThere('later') && isMissing(later.value);
  if (isLater) loadLaterMessages().catch(() => {});
  const isOfSeats = isMissing(seating.value);
  if (isOfSeats) loadSeatingMessages().catch(() => {});
  return isSoon || isLater || isOfSeats;
}

/** Which language was wanted last: files may arrive in another order than they were asked for. */
let wanted = language.peek();

/** Speaks another language from now on; if its texts cannot be loaded, everything stays as it is. */
export async function speak(tongue: string): Promise<void> {
  if (!Object.hasOwn(languages, tongue)) return;
  wanted = tongue;
  const name = gameName;
  const known = Object.keys(parts.peek());
  const [ofPage, ofGame, ofContent, ofLater, ofSeating, ...ofParts] = await Promise.all([
    pageIn(tongue),
    gameIn(tongue, name),
    gameIn(tongue, contentName),
    gameIn(tongue, coming?.name ?? null),
    gameIn(tongue, seatingName),
    ...known.map((part) => gameIn(tongue, part)),
  ]);
  if (wanted !== tongue) return;
  writeStored(LANGUAGE, tongue);
  document.documentElement.lang = tongue;
  batch(() => {
    page.value = ofPage;
    game.value = ofGame;
    content.value = ofContent;
    later.value = ofLater;
    seating.value = ofSeating;
    parts.value = Object.fromEntries(known.map((part, i) => [part, ofParts[i]]));
    language.value = tongue;
  });
  if (gameName !== null && gameName !== name) await loadGameMessages(gameName);
}

// The choice made in another tab counts here too.
addEventListener('storage', ({ key }) => {
  if (key === LANGUAGE) speak(preferred()).catch(() => {});
});

const textOf = (key: string): Text | undefined => {
  const said = [
    game.value,
    page.value,
    later.value,
    content.value,
    seating.value,
    broughtAlong.value,
    ...Object.values(parts.value),
  ].find((texts) => Object.hasOwn(texts, key));
  return said?.[key];
};

/**
 * The sentence; a text that is missing or broken shows as its key, one that has not come yet as nothing. Seats are numbers,
 * pieces are names.
 */
export function say(key: string, params: Params = {}): string {
  try {
    return textOf(key)?.(params, words.value) ?? (isComing(key) ? '' : key);
  } catch {
    return key;
  }
}

export const sayMessage = ({ key, params }: { readonly key: string; readonly params?: Params }): string =>
  say(key, params);

export const canSay = (key: string): boolean => textOf(key) !== undefined;

const words = computed(() =>
  wordsIn(language.value, {
    piece: (noun, name) => (canSay(`noun.${noun}.${name}`) ? say(`noun.${noun}.${name}`) : null),
    seat: (seat) => seatName.value(seat),
  }),
);
