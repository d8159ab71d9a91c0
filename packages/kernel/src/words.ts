/** Pieces and values by their words: what is written in views, scenes and facts where a position has numbers. */

import { BadInput } from './bad-input.ts';
import type { Position } from './position.ts';
import { unknownName } from './shape.ts';

/** The words for values and pieces; the number of one is its place. A number is a seat; null is nothing. */
export type Words = { readonly [sort: string]: readonly (string | number | null)[] };
/** A position of a game whose box has them. */
export type Worded = Position & { readonly box: { readonly words: Words } };

/** The number of a word or a piece, by its name; bad input names what there is not. */
export function placeOf(p: Worded, sort: string, name: unknown, where: string): number {
  const words = p.box.words[sort];
  const found = words.indexOf(name as string);
  if (found < 0 || (typeof name === 'number' && name >= p.seats))
    throw new BadInput(`${where}: ${unknownName(name, words.map(String), sort)}`);
  return found;
}
export function listAt(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadInput(`${where} should be a list`);
  return value;
}

const outlines = new WeakMap<object, object>();
/** An object with these keys, to be filled. Copied from one that was parsed: see `positionMaker`. */
export function outlineOf(keys: readonly (string | number)[]): { [key: string]: unknown } {
  let outline = outlines.get(keys);
  if (outline === undefined) {
    outline = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, 0])))) as object;
    outlines.set(keys, outline);
  }
  return { ...outline };
}

const piecesOf = (p: Worded, sort: string): readonly (string | number)[] => {
  const pieces = p.box.words[sort] as readonly (string | number)[];
  return sort === 'seat' ? pieces.slice(0, p.seats) : pieces;
};
export const nameOf = (p: Worded, sort: string, piece: number): string => p.box.words[sort][piece] as string;
export const namesOf = (p: Worded, sort: string, pieces: readonly number[]): string[] =>
  pieces.map((piece) => nameOf(p, sort, piece));
/** The names of those pieces of a sort for which something is true. */
export const namesWhere = (p: Worded, sort: string, is: (piece: number) => boolean): string[] =>
  (piecesOf(p, sort) as readonly string[]).filter((_, piece) => is(piece));
/** A record of all pieces of a sort. */
export function ofAll<T>(p: Worded, sort: string, of: (piece: number) => T): { [name: string]: T } {
  const pieces = piecesOf(p, sort);
  const out = (sort === 'seat' ? {} : outlineOf(pieces)) as { [name: string]: T };
  for (let piece = 0; piece < pieces.length; piece++) out[pieces[piece]] = of(piece);
  return out;
}
/** A record of those that have something. */
export function ofSome<T>(p: Worded, sort: string, of: (piece: number) => T | null): { [name: string]: T } {
  const out: { [name: string]: T } = {};
  piecesOf(p, sort).forEach((name, piece) => {
    const value = of(piece);
    if (value !== null) out[name] = value;
  });
  return out;
}
