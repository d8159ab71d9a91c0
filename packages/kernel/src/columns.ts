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
import { part } from './memory.ts';
import type { Expecting, Scenes } from './scene.ts';
import { type Json, recordAt, unknownName } from './shape.ts';
import { listAt, ofSome, outlineOf, placeOf, type Worded, type Words } from './words.ts';

export interface Column {
  /** The sort of piece of which each has a cell, or a number of cells; two: each with each. Without it there is one. */
  readonly by?: By | readonly [By, By];
  /** `count`, `flag` or a sort of word; with a question mark it may be nothing. */
  readonly is?: string;
  /** What stands in the cell for nothing, if the words do not say it. */
  readonly none?: number;
  /** The words for what is below 0, if there are such: the first but one for -1. */
  readonly below?: readonly string[];
  /** The column, with one cell, that says how many of the cells count. */
  readonly upTo?: string;
  /** What a count that is laid out by hand may be. */
  readonly least?: number;
  readonly most?: number;
  /** It follows from other columns: nobody lays it out by hand. */
  readonly kept?: true;
  /** The name under which everybody sees it. */
  readonly seen?: string;
  /** The same of pieces that lie in heaps: a name for each value whose pieces are listed, with its part: `march.who`. */
  readonly lists?: { readonly [name: string]: number };
  /** The part of the table in which that stands, if it is not the table itself; `march.crossed`: a part of that part. */
  readonly in?: string;
  /** The name under which scenes lay such a one out and ask for it: all pieces, by their names. True: those of its lists. */
  readonly scene?: string | true;
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
type ListName<C, Part, Name> = Name extends `${infer Other}.${infer Own}`
  ? Other extends Part
    ? Own
    : never
  : IfIn<C, Part, Name>;
type ListIn<C extends Columns, Part> = {
  [K in keyof C]: C[K] extends { readonly lists: infer Lists } ? ListName<C[K], Part, keyof Lists> : never;
}[keyof C];
/** The parts that a part of the table has of its own. */
type InnerOf<C extends Columns, Part extends string | undefined> = {
  [K in keyof C]: C[K] extends { readonly in: `${Part}.${infer Inner}` } ? Inner : never;
}[keyof C];
/** What is seen of the columns: on the table itself, or in a part of it. */
export type Seen<C extends Columns, W extends Words, Part extends string | undefined = undefined> = {
  readonly [K in keyof C as NameIn<C[K], Part>]: PartOf<W, C[K]>;
} & { readonly [Name in ListIn<C, Part>]: readonly string[] } & {
  readonly [Inner in InnerOf<C, Part>]: Seen<C, W, `${Part}.${Inner}`>;
};
/** What is seen of one piece, where a part of the table has an entry for each. */
export type SeenOf<C extends Columns, W extends Words, Part extends string> = {
  readonly [K in keyof C as NameIn<C[K], Part>]: C[K] extends { readonly is: infer Is }
    ? C[K] extends { readonly by: readonly unknown[] }
      ? RowOf<W, Is>
      : WordOf<W, Is>
    : never;
} & { readonly [Inner in InnerOf<C, Part>]: SeenOf<C, W, `${Part}.${Inner}`> };

export type Layouts<C extends Columns> = { readonly [K in keyof C]: number };

export function layoutFrom<C extends Columns>(columns: C, words: Words): Layouts<C> {
  const size = (by: By): number => (typeof by === 'number' ? by : words[by].length);
  const cells = ({ by = 1 }: Column): number =>
    typeof by === 'object' ? size(by[0]) * size(by[1]) : size(by);
  return Object.fromEntries(Object.keys(columns).map((name) => [name, cells(columns[name])])) as Layouts<C>;
}

export const cellsOf = (p: Worded, column: string): Int16Array =>
  (p as unknown as Record<string, Int16Array>)[column];
export const isOptional = ({ is = 'count' }: Column): boolean => is.endsWith('?');
export const sortOf = ({ is = 'count' }: Column): string => (is.endsWith('?') ? is.slice(0, -1) : is);
/** What stands in a cell for nothing. */
export const blankOf = (column: Column): number => column.none ?? (isOptional(column) ? -1 : 0);

export function wordFor(p: Worded, column: Column, cell: number): Json {
  if (column.is === 'flag') return cell === 1;
  if (column.below !== undefined && cell < 0) return column.below[-cell];
  if (isOptional(column) && cell === blankOf(column)) return null;
  const words = p.box.words[sortOf(column)];
  return words === undefined ? cell : words[cell];
}
function isValue(p: Worded, column: Column, cell: number): boolean {
  if (column.is === 'flag') return cell === 0 || cell === 1;
  const words = p.box.words[sortOf(column)];
  return words === undefined || cell === blankOf(column) || (cell >= 0 && cell < words.length);
}
export function cellFor(p: Worded, column: Column, json: unknown, where: string): number {
  const sort = sortOf(column);
  if (isOptional(column) && (json === null || json === 'nobody')) return blankOf(column);
  if (sort === 'seat') return wholeNumber(json, 0, p.seats - 1, where);
  if (sort === 'flag') {
    if (typeof json !== 'boolean') throw new BadInput(`${where} should be true or false`);
    return json ? 1 : 0;
  }
  const below = column.below?.indexOf(json as string) ?? 0;
  if (below > 0) return -below;
  const words = p.box.words[sort];
  if (words === undefined)
    return wholeNumber(json, column.least ?? 0, column.most ?? Number.MAX_SAFE_INTEGER, where);
  return placeOf(p, sort, json, where);
}
/** A column whose cells are named: its pieces, and the cells of one of them. */
interface Named {
  /** Where it stands on the table. */
  readonly key: string;
  readonly name: string;
  readonly column: Column;
  readonly seen: string;
  /** The part of the table in which it stands. */
  readonly part: string | undefined;
  /** Where its pieces are listed: those with this value. */
  readonly listed?: number;
}
/** A column under its name or names; of flags those are listed that have it. */
function namedIn(name: string, column: Column): Named[] {
  const { by, is, in: part, seen, lists = {} } = column;
  const listed = Object.entries(lists).map(([each, value]) => {
    const [own, other = part] = each.split('.').reverse();
    return { key: `seen ${other}.${own}`, name, column, seen: own, part: other, listed: value };
  });
  if (seen === undefined) return listed;
  return [
    {
      key: `seen ${part}.${seen}`,
      name,
      column,
      seen,
      part,
      ...(by !== undefined && is === 'flag' ? { listed: 1 } : {}),
    },
    ...listed,
  ];
}
/** Nothing in it any more, as far as it is seen under this name. */
function clear(p: Worded, { name, column, part, listed }: Named): void {
  const cells = cellsOf(p, name);
  if (part === column.in) cells.fill(blankOf(column));
  else
    cells.forEach((cell, i) => {
      if (cell === listed) cells[i] = blankOf(column);
    });
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
/** What an entry is made from. */
function noteEntry(p: Worded, { name, column }: Named, piece: number, numbers: number[]): void {
  const cells = cellsOf(p, name);
  const second = sortsOf(column)[1] as string | undefined;
  const width = second === undefined ? 1 : p.box.words[second].length;
  for (let cell = piece * width; cell < (piece + 1) * width; cell++) numbers.push(cells[cell]);
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
/** A piece by its name, or a seat by its number; `seats`: how many there are. */
export const pieceAt = (p: Worded, sort: string, name: string, where: string, seats = p.seats): number =>
  sort === 'seat' ? wholeNumber(Number(name), 0, seats - 1, where) : placeOf(p, sort, name, where);
/** A record that has no other parts than those known. */
export function partsAt(
  json: unknown,
  where: string,
  known: readonly string[],
  what = 'part',
): { readonly [name: string]: unknown } {
  const record = recordAt(json, where);
  const other = Object.keys(record).find((name) => !known.includes(name));
  if (other !== undefined) throw new BadInput(`${where}: ${unknownName(other, known, what)}`);
  return record;
}
/** Each part of a record, with its place for error messages. */
export function eachPart(
  json: unknown,
  where: string,
  lay: (name: string, part: unknown, where: string) => void,
): void {
  for (const [name, part] of Object.entries(recordAt(json, where))) lay(name, part, `${where}.${name}`);
}
/** How many of a list's cells count. */
const lengthOf = (p: Worded, { upTo }: Column): number | undefined =>
  upTo === undefined ? undefined : cellsOf(p, upTo)[0];
function show(p: Worded, named: Named): Json {
  const { name, column, listed } = named;
  const [sort] = sortsOf(column);
  if (sort === undefined) return entry(p, named, 0);
  const cells = cellsOf(p, name);
  if (typeof sort === 'number')
    return Array.from(cells.subarray(0, lengthOf(p, column)), (cell) => wordFor(p, column, cell));
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
  else if (typeof sort === 'number') {
    const list = listAt(json, where);
    if (list.length > sort) throw new BadInput(`${where} has ${sort} entries`);
    for (const [i, value] of list.entries()) layEntry(p, named, i, value, `${where}[${i}]`);
    if (column.upTo !== undefined) cellsOf(p, column.upTo)[0] = list.length;
  } else if (listed !== undefined)
    for (const piece of listAt(json, where)) cellsOf(p, name)[placeOf(p, sort, piece, where)] = listed;
  else eachPart(json, where, (key, value, at) => layEntry(p, named, placeOf(p, sort, key, where), value, at));
}

/** Everything that follows from the columns of a game. */
export interface Mirror<C extends Columns, W extends Words, P> {
  /** What everybody sees of them on the table, or in a part of it. */
  seen<Part extends string | undefined = undefined>(p: P, part?: Part): Seen<C, W, Part>;
  /** The same laid out on a board: what it does not name is nothing. */
  layOut(p: P, json: object, part?: string): void;
  /** A part of the table as the part of a scene: what it does not name stays as it is. */
  partOf(part: string): Scenes<P>['parts'][string];
  /** One piece's entry in a part of the table. */
  seenOf<Part extends string>(p: P, part: Part, piece: number): SeenOf<C, W, Part>;
  /** The numbers that make up that entry, at the end of a list: for `rows` (memory.ts). */
  noteNumbers(p: P, part: string, piece: number, numbers: number[]): void;
  /** What it does not name stays as it is. */
  layOutOf(p: P, json: object, part: string, piece: number): void;
  /** The entries of those pieces that have anything in a part of the table, with more of them if asked for. */
  rows<Part extends string, More extends object = object>(
    p: P,
    part: Part,
    more?: (piece: number) => More,
  ): { readonly [piece: string]: SeenOf<C, W, Part> & More };
  /** Such a record laid out; and as the part of a scene, where each field has to be known. */
  layOutRows(p: P, json: object, part: string): void;
  rowsOf(part: string): Scenes<P>['parts'][string];
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
  const byPart = Map.groupBy(named, ({ part }) => part);
  const inPart = (part: string | undefined): readonly Named[] => byPart.get(part) ?? [];
  const columnsIn = (part: string) => new Map(inPart(part).map((each) => [each.seen, each]));
  /** Of every column that scenes have under a name of its own: as a whole, or piece by piece. */
  const inScenes = <T>(
    whole: (each: Named) => T,
    byPiece: (each: Named) => T,
    among: readonly Named[] = named,
  ): { [name: string]: T } =>
    Object.fromEntries(
      among.flatMap((each): [string, T][] => {
        const { by, scene } = each.column;
        if (each.part === undefined) return [[each.seen, whole(each)]];
        if (scene === undefined) return [];
        if (scene === true) return [[each.seen, whole(each)]];
        return [[scene, by === undefined ? whole(each) : byPiece(each)]];
      }),
    );
  const at = (p: Worded, sort: string, key: string, where: string): number =>
    pieceAt(p, sort, key, where, seats(p));
  /** The parts of a part, and their names there. */
  const innerOf = (part: string | undefined): [name: string, part: string][] =>
    [...byPart.keys()].flatMap((each) =>
      part !== undefined && each?.startsWith(`${part}.`) ? [[each.slice(part.length + 1), each]] : [],
    );
  const inner = new Map([...byPart.keys()].map((part) => [part, innerOf(part)]));
  const partsIn = (part: string | undefined): readonly [name: string, part: string][] =>
    inner.get(part) ?? [];
  const keysIn = new Map(
    [...byPart].map(([of, all]) => [
      of,
      [...all.map(({ seen }) => seen), ...partsIn(of).map(([name]) => name)],
    ]),
  );
  const seenIn = (p: Worded, of: string | undefined): Json => {
    const out = outlineOf(keysIn.get(of) ?? []) as { [name: string]: Json };
    for (const each of inPart(of)) out[each.seen] = part(p, each.key, () => show(p, each));
    for (const [name, each] of partsIn(of)) out[name] = seenIn(p, each);
    return out;
  };
  const entryIn = (p: Worded, part: string, piece: number): object => {
    const out: { [name: string]: unknown } = {};
    for (const each of inPart(part)) out[each.seen] = entry(p, each, piece);
    for (const [name, each] of partsIn(part)) out[name] = entryIn(p, each, piece);
    return out;
  };
  const noteIn = (p: Worded, part: string, piece: number, numbers: number[]): void => {
    for (const each of inPart(part)) noteEntry(p, each, piece, numbers);
    for (const [, each] of partsIn(part)) noteIn(p, each, piece, numbers);
  };
  return {
    seen: (p, part) => seenIn(p as Worded, part) as never,
    layOut(p, json, part) {
      const all = inPart(part);
      for (const each of all) clear(p as Worded, each);
      for (const each of all) lay(p as Worded, each, (json as Record<string, unknown>)[each.seen], each.seen);
      for (const [name, each] of partsIn(part))
        this.layOut(p, recordAt((json as Record<string, unknown>)[name], name), each);
    },
    partOf: (part) => (p, value, where) => {
      const columns = columnsIn(part);
      for (const [seen, json] of Object.entries(partsAt(value, where, [...columns.keys()])))
        lay(p as Worded, columns.get(seen) as Named, json, `${where}.${seen}`);
    },
    seenOf: (p, part, piece) => entryIn(p as Worded, part, piece) as never,
    noteNumbers: (p, part, piece, numbers) => noteIn(p as Worded, part, piece, numbers),
    layOutOf(p, json, part, piece) {
      for (const each of inPart(part))
        if (Object.hasOwn(json, each.seen))
          layEntry(p as Worded, each, piece, (json as Record<string, unknown>)[each.seen], each.seen);
      for (const [name, each] of partsIn(part))
        if (Object.hasOwn(json, name))
          this.layOutOf(p, recordAt((json as Record<string, unknown>)[name], name), each, piece);
    },
    rows(p, part, more) {
      const all = inPart(part);
      return ofSome<never>(p as Worded, sortOfPieces(all[0]), (piece) =>
        all.some(({ name, column }) => cellsOf(p as Worded, name)[piece] !== blankOf(column))
          ? (Object.assign(entryIn(p as Worded, part, piece), more?.(piece)) as never)
          : null,
      );
    },
    layOutRows(p, json, part) {
      const sort = sortOfPieces(inPart(part)[0]);
      eachPart(json, part, (key, row, where) =>
        this.layOutOf(p, recordAt(row, where), part, at(p as Worded, sort, key, where)),
      );
    },
    rowsOf: (part) => (p, value, where) => {
      const columns = columnsIn(part);
      const sort = sortOfPieces(inPart(part)[0]);
      eachPart(value, where, (key, row, here) => {
        const piece = at(p as Worded, sort, key, here);
        const fields = partsAt(row, here, [...columns.keys()], 'field');
        for (const [seen, field] of Object.entries(fields))
          layEntry(p as Worded, columns.get(seen) as Named, piece, field, `${here}.${seen}`);
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
        eachPart(value, where, (key, part, here) =>
          layEntry(p as Worded, each, at(p as Worded, sortOfPieces(each), key, here), part, here),
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
