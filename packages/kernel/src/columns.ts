/**
 * Columns declared once: of what each has a cell, what its values are, and under which name everybody sees it.
 *
 *     looted: { by: 'space', is: 'flag', seen: 'looted' }
 *
 * The layout of positions, what views show of it, worlds that look like a view, the parts of scenes, their facts and the
 * types of all these follow from that. What is hidden, or shown otherwise than cell by cell, has no `seen`: a game
 * writes that by hand.
 *
 * In JSON a column with one cell is its value. One with a cell a piece is a record by the pieces' names, without those
 * that have nothing; of flags it is the list of those that have it, and with a number of cells a list of them all.
 */

import { BadInput } from './bad-input.ts';
import { wholeNumber } from './codec.ts';
import type { Expecting, Scenes } from './scene.ts';
import { type Json, recordAt, unknownName } from './shape.ts';
import { listAt, ofSome, placeOf, type Worded, type Words } from './words.ts';

export interface Column {
  /** The sort of piece of which each has a cell, or a number of cells; two: each with each. Without it there is one. */
  readonly by?: By | readonly [By, By];
  /** `count`, `flag` or a sort of word; with a question mark it may be nothing. */
  readonly is?: string;
  /** What stands in the cell for nothing, if the words do not say it. */
  readonly none?: number;
  /** What a count that is laid out by hand may be. */
  readonly least?: number;
  readonly most?: number;
  /** It follows from other columns: nobody lays it out by hand. */
  readonly kept?: true;
  /** The name under which everybody sees it. */
  readonly seen?: string;
  /** The same of pieces that lie in heaps: a name for each value whose pieces are listed. */
  readonly lists?: { readonly [name: string]: number };
  /** The part of the table in which that stands, if it is not the table itself. */
  readonly in?: string;
  /** The name under which scenes lay such a one out and ask for it: all pieces, by their names. */
  readonly scene?: string;
}
type By = string | number;
export type Columns = { readonly [column: string]: Column };

type WordOf<W extends Words, Is> = Is extends `${infer Sort}?`
  ? WordOf<W, Sort> | null
  : Is extends 'count'
    ? number
    : Is extends 'flag'
      ? boolean
      : Is extends keyof W
        ? W[Is][number]
        : string;
type RowOf<W extends Words, Is> = { readonly [piece: string]: NonNullable<WordOf<W, Is>> };
type PartOf<W extends Words, C> = C extends { readonly by: infer By; readonly is: infer Is }
  ? By extends number
    ? readonly WordOf<W, Is>[]
    : Is extends 'flag'
      ? readonly string[]
      : RowOf<W, Is>
  : C extends { readonly is: infer Is }
    ? WordOf<W, Is>
    : never;
type IfIn<C, Part, Name> = C extends { readonly in: infer Other }
  ? Other extends Part
    ? Name
    : never
  : undefined extends Part
    ? Name
    : never;
type NameIn<C, Part> = C extends { readonly seen: infer Name extends string } ? IfIn<C, Part, Name> : never;
type ListIn<C extends Columns, Part> = {
  [K in keyof C]: C[K] extends { readonly lists: infer Lists } ? IfIn<C[K], Part, keyof Lists> : never;
}[keyof C];
/** What is seen of the columns: on the table itself, or in a part of it. */
export type Seen<C extends Columns, W extends Words, Part extends string | undefined = undefined> = {
  readonly [K in keyof C as NameIn<C[K], Part>]: PartOf<W, C[K]>;
} & { readonly [Name in ListIn<C, Part>]: readonly string[] };
/** What is seen of one piece, where a part of the table has an entry for each. */
export type SeenOf<C extends Columns, W extends Words, Part extends string> = {
  readonly [K in keyof C as NameIn<C[K], Part>]: C[K] extends { readonly is: infer Is }
    ? C[K] extends { readonly by: readonly unknown[] }
      ? RowOf<W, Is>
      : WordOf<W, Is>
    : never;
};

export type Layouts<C extends Columns> = { readonly [K in keyof C]: number };

export function layoutFrom<C extends Columns>(columns: C, words: Words): Layouts<C> {
  const size = (by: By): number => (typeof by === 'number' ? by : words[by].length);
  const cells = ({ by = 1 }: Column): number =>
    typeof by === 'object' ? size(by[0]) * size(by[1]) : size(by);
  return Object.fromEntries(Object.keys(columns).map((name) => [name, cells(columns[name])])) as Layouts<C>;
}

const cellsOf = (p: Worded, column: string): Int16Array =>
  (p as unknown as Record<string, Int16Array>)[column];
const isOptional = ({ is = 'count' }: Column): boolean => is.endsWith('?');
const sortOf = ({ is = 'count' }: Column): string => (is.endsWith('?') ? is.slice(0, -1) : is);
/** What stands in a cell for nothing. */
const blankOf = (column: Column): number => column.none ?? (isOptional(column) ? -1 : 0);

function wordFor(p: Worded, column: Column, cell: number): Json {
  if (column.is === 'flag') return cell === 1;
  if (isOptional(column) && cell === blankOf(column)) return null;
  const words = p.box.words[sortOf(column)];
  return words === undefined ? cell : words[cell];
}
function isValue(p: Worded, column: Column, cell: number): boolean {
  if (column.is === 'flag') return cell === 0 || cell === 1;
  const words = p.box.words[sortOf(column)];
  return words === undefined || cell === blankOf(column) || (cell >= 0 && cell < words.length);
}
function cellFor(p: Worded, column: Column, json: unknown, where: string): number {
  const sort = sortOf(column);
  if (isOptional(column) && (json === null || json === 'nobody')) return blankOf(column);
  if (sort === 'seat') return wholeNumber(json, 0, p.seats - 1, where);
  if (sort === 'flag') {
    if (typeof json !== 'boolean') throw new BadInput(`${where} should be true or false`);
    return json ? 1 : 0;
  }
  const words = p.box.words[sort];
  if (words === undefined)
    return wholeNumber(json, column.least ?? 0, column.most ?? Number.MAX_SAFE_INTEGER, where);
  return placeOf(p, sort, json, where);
}
/** A column whose cells are named: its pieces, and the cells of one of them. */
interface Named {
  readonly name: string;
  readonly column: Column;
  readonly seen: string;
  /** Where its pieces are listed: those with this value. */
  readonly listed?: number;
}
/** A column under its name or names; of flags those are listed that have it. */
function namedIn(name: string, column: Column): Named[] {
  const { by, is, seen, lists = {} } = column;
  const listed = Object.entries(lists).map(([each, value]) => ({ name, column, seen: each, listed: value }));
  if (seen === undefined) return listed;
  return [{ name, column, seen, ...(by !== undefined && is === 'flag' ? { listed: 1 } : {}) }, ...listed];
}
const sortsOf = ({ by }: Column): readonly By[] =>
  by === undefined ? [] : typeof by === 'object' ? by : [by];
const sortOfPieces = ({ column }: Named): string => sortsOf(column)[0] as string;
/** What one piece has: a value, or with each piece of the second sort one. */
function entry(p: Worded, { name, column }: Named, piece: number): Json {
  const cells = cellsOf(p, name);
  const second = sortsOf(column)[1] as string | undefined;
  if (second === undefined) return wordFor(p, column, cells[piece]);
  const pieces = p.box.words[second];
  const out: { [piece: string]: Json } = {};
  for (let i = 0, from = piece * pieces.length; i < pieces.length; i++)
    if (cells[from + i] !== blankOf(column)) out[String(pieces[i])] = wordFor(p, column, cells[from + i]);
  return out;
}
function layEntry(p: Worded, { name, column }: Named, piece: number, json: unknown, where: string): void {
  const cells = cellsOf(p, name);
  const second = sortsOf(column)[1] as string | undefined;
  if (second === undefined) cells[piece] = cellFor(p, column, json, where);
  else
    eachPart(json, where, (key, value, at) => {
      cells[piece * p.box.words[second].length + placeOf(p, second, key, at)] = cellFor(p, column, value, at);
    });
}
/** Each part of a record, with its place for error messages. */
export function eachPart(
  json: unknown,
  where: string,
  lay: (name: string, part: unknown, where: string) => void,
): void {
  for (const [name, part] of Object.entries(recordAt(json, where))) lay(name, part, `${where}.${name}`);
}
function show(p: Worded, named: Named): Json {
  const { name, column, listed } = named;
  const [sort] = sortsOf(column);
  if (sort === undefined) return entry(p, named, 0);
  const cells = cellsOf(p, name);
  if (typeof sort === 'number') return Array.from(cells, (cell) => wordFor(p, column, cell));
  const pieces = p.box.words[sort] as readonly string[];
  if (listed !== undefined) return pieces.filter((_, i) => cells[i] === listed);
  const out: { [piece: string]: Json } = {};
  const blank = blankOf(column);
  for (let i = 0; i < cells.length; i++) if (cells[i] !== blank) out[pieces[i]] = entry(p, named, i);
  return out;
}
function lay(p: Worded, named: Named, json: unknown, where: string): void {
  const { name, column, listed } = named;
  const [sort] = sortsOf(column);
  if (sort === undefined) layEntry(p, named, 0, json, where);
  else if (typeof sort === 'number')
    listAt(json, where).forEach((value, i) => {
      if (i >= sort) throw new BadInput(`${where} has ${sort} entries`);
      layEntry(p, named, i, value, `${where}[${i}]`);
    });
  else if (listed !== undefined)
    for (const piece of listAt(json, where)) cellsOf(p, name)[placeOf(p, sort, piece, where)] = listed;
  else eachPart(json, where, (key, value, at) => layEntry(p, named, placeOf(p, sort, key, where), value, at));
}

/** Everything that follows from the columns of a game. */
export interface Mirror<C extends Columns, W extends Words, P> {
  /** What everybody sees of them on the table, or in a part of it. */
  seen<Part extends string | undefined = undefined>(p: P, part?: Part): Seen<C, W, Part>;
  /** The same laid out on a board: what it does not name is nothing. */
  layOut(p: P, json: object, part?: string): void;
  /** One piece's entry in a part of the table. */
  seenOf<Part extends string>(p: P, part: Part, piece: number): SeenOf<C, W, Part>;
  /** What it does not name stays as it is. */
  layOutOf(p: P, json: object, part: string, piece: number): void;
  /** The entries of those pieces that have anything in a part of the table; and such a record laid out. */
  rows<Part extends string>(p: P, part: Part): { readonly [piece: string]: SeenOf<C, W, Part> };
  layOutRows(p: P, json: unknown, part: string, where?: string): void;
  /** A cell that holds none of its column's values, in words. */
  fault(p: P): string | null;
  /** For scenes: each column of the table as a part and as a fact; and what a fact means that does not list a piece. */
  readonly parts: Scenes<P>['parts'];
  readonly facts: Scenes<P>['facts'];
  readonly expecting: { readonly [fact: string]: Expecting<P> };
}

/** `seats`: how many of those who can have something there are. */
export function mirrorOf<C extends Columns, W extends Words, P>(
  columns: C,
  seats: (p: Worded) => number = (p) => p.seats,
): Mirror<C, W, P> {
  const named = Object.keys(columns).flatMap((name) => namedIn(name, columns[name]));
  const byPart = Map.groupBy(named, ({ column }) => column.in);
  const inPart = (part: string | undefined): readonly Named[] => byPart.get(part) ?? [];
  /** Of every column that scenes have under a name of its own: as a whole, or piece by piece. */
  const inScenes = <T>(
    whole: (each: Named) => T,
    byPiece: (each: Named) => T,
    among: readonly Named[] = named,
  ): { [name: string]: T } =>
    Object.fromEntries(
      among.flatMap((each): [string, T][] => {
        const { by, in: part, scene } = each.column;
        if (part === undefined) return [[each.seen, whole(each)]];
        if (scene === undefined) return [];
        return [[scene, by === undefined ? whole(each) : byPiece(each)]];
      }),
    );
  const pieceAt = (p: Worded, sort: string, key: string, where: string): number =>
    sort === 'seat' ? wholeNumber(Number(key), 0, seats(p) - 1, where) : placeOf(p, sort, key, where);
  const entryIn = (p: Worded, part: string, piece: number) =>
    Object.fromEntries(inPart(part).map((each) => [each.seen, entry(p, each, piece)])) as never;
  return {
    seen: (p, part) =>
      Object.fromEntries(inPart(part).map((each) => [each.seen, show(p as Worded, each)])) as never,
    layOut(p, json, part) {
      const all = inPart(part);
      for (const { name, column } of all) cellsOf(p as Worded, name).fill(blankOf(column));
      for (const each of all) lay(p as Worded, each, (json as Record<string, unknown>)[each.seen], each.seen);
    },
    seenOf: (p, part, piece) => entryIn(p as Worded, part, piece),
    layOutOf(p, json, part, piece) {
      for (const each of inPart(part))
        if (Object.hasOwn(json, each.seen))
          layEntry(p as Worded, each, piece, (json as Record<string, unknown>)[each.seen], each.seen);
    },
    rows(p, part) {
      const all = inPart(part);
      const sort = sortOfPieces(all[0]);
      return ofSome<ReturnType<typeof entryIn>>(p as Worded, sort, (piece) =>
        all.some(({ name, column }) => cellsOf(p as Worded, name)[piece] !== blankOf(column))
          ? entryIn(p as Worded, part, piece)
          : null,
      );
    },
    layOutRows(p, json, part, where = part) {
      const all = inPart(part);
      eachPart(json, where, (key, row, at) => {
        const piece = pieceAt(p as Worded, sortOfPieces(all[0]), key, at);
        eachPart(row, at, (seen, value, within) => {
          const column = all.find((each) => each.seen === seen);
          if (column === undefined)
            throw new BadInput(
              `${at}: ${unknownName(
                seen,
                all.map((each) => each.seen),
                'field',
              )}`,
            );
          layEntry(p as Worded, column, piece, value, within);
        });
      });
    },
    fault(p) {
      for (const { name, column } of named) {
        const bad = cellsOf(p as Worded, name).find((cell) => !isValue(p as Worded, column, cell));
        if (bad !== undefined) return strayValue(bad, name);
      }
      return null;
    },
    parts: inScenes(
      (each) => (p, value, where) => lay(p as Worded, each, value, where),
      (each) => (p, value, where) =>
        eachPart(value, where, (key, part, at) =>
          layEntry(p as Worded, each, pieceAt(p as Worded, sortOfPieces(each), key, at), part, at),
        ),
      named.filter(({ column }) => column.kept !== true),
    ),
    facts: inScenes(
      (each) => (p) => show(p as Worded, each),
      (each) => (p) => {
        const sort = sortOfPieces(each);
        const pieces = (p as Worded).box.words[sort];
        const there = sort === 'seat' ? pieces.slice(0, seats(p as Worded)) : pieces;
        return Object.fromEntries(there.map((name, piece) => [name, entry(p as Worded, each, piece)]));
      },
    ),
    expecting: inScenes(unlistedIn<P>(0), unlistedIn<P>(1)),
  };
}
/** What a fact does not list because it is nothing: pieces of the one sort, or of the second. */
const unlistedIn =
  <P>(place: 0 | 1) =>
  ({ column, listed }: Named): Expecting<P> => ({
    unlisted: (p, piece) => {
      const sort = sortsOf(column)[place];
      if (typeof sort !== 'string' || listed !== undefined) return undefined;
      if (!(p as Worded).box.words[sort].includes(piece)) return undefined;
      return column.is === 'count' ? 0 : null;
    },
  });

const strayValue = (value: number, column: string): string => `${value} in the column '${column}'`;
