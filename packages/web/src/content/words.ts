/** The content of a game in words: its parts, fields and values. Where the game has no word, the name itself must do. */

import { canSay, language, say } from '../messages.ts';
import type { Listed } from './items.ts';

/** A word of the content in the player's language. */
export const wordOf = (game: string, word: unknown): string =>
  wordOr(`${game}.word.${String(word)}`, String(word));
const wordOr = (key: string, instead: string): string => (canSay(key) ? say(key) : instead);

export const groupWords = (game: string, group: string): string => wordOr(`${game}.group.${group}`, group);
export const partWords = (game: string, field: string): string =>
  wordOr(`${game}.part.${field}`, apart(field));
/** `sharesLocationWith`, as one would write it. */
const apart = (field: string): string =>
  field.replace(/[a-z][A-Z]/g, ([last, first]) => `${last} ${first.toLowerCase()}`);
export const standingWords = (standing: string): string => wordOr(`standing.${standing}`, standing);

/** A text that is there in several languages, in ours. */
const ours = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'en')) return value;
  const texts = value as { readonly [tongue: string]: unknown };
  return texts[language.value] ?? texts.en;
};

export function titleWords(game: string, { name, group, values }: Listed): string {
  const title = ours(name);
  const players = values.find(({ field, value }) => field === 'players' && value === title);
  if (players !== undefined) return say('content.players', { count: Number(title) });
  return title === null ? groupWords(game, group) : wordOr(`${game}.word.${title}`, String(title));
}

/** A value as a person would write it on a sheet; `names` are those of other items, by their ids. */
export function valueWords(game: string, given: unknown, names: ReadonlyMap<string, string>): string {
  const value = ours(given);
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return say(value ? 'content.yes' : 'content.no');
  if (typeof value === 'number') return value.toLocaleString(language.value);
  if (typeof value === 'string') return names.get(value) ?? wordOr(`${game}.word.${value}`, value);
  if (Array.isArray(value)) return listWords(game, value, names);
  return Object.entries(value)
    .map(([field, part]) => `${partWords(game, field)}: ${valueWords(game, part, names)}`)
    .join(', ');
}

function listWords(game: string, list: readonly unknown[], names: ReadonlyMap<string, string>): string {
  if (list.length === 0) return '–';
  return list
    .map((each) =>
      // A list of pairs is a table: `[2, 5]` says that two of something are worth five.
      Array.isArray(each)
        ? each.map((part) => valueWords(game, part, names)).join(' → ')
        : valueWords(game, each, names),
    )
    .join(list.some((each) => typeof each === 'object') ? ' · ' : ', ');
}
