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
 * that have nothing; of flags it is the list of those that have it.
 */

import { BadInput } from './bad-input.ts';
import { wholeNumber } from './codec.ts';
import type { Expecting, Scenes } from './scene.ts';
import { type Json, recordAt } from './shape.ts';
import { listAt, placeOf, type Worded, type Words } from './words.ts';

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
  /** The part of the table in which that stands, if it is not the table itself. */
  readonly in?: string;
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
type PartOf<W extends Words, C> = C extends { readonly by: unknown; readonly is: infer Is }
  ? Is extends 'flag'
    ? readonly string[]
    : { readonly [piece: string]: NonNullable<WordOf<W, Is>> }
  : C extends { readonly is: infer Is }
    ? WordOf<W, Is>
    : never;
type NameIn<C, Part> = C extends { readonly seen: infer Name extends string }
  ? C extends { readonly in: infer Other }
    ? Other extends Part
      ? Name
      : never
    : undefined extends Part
      ? Name
      : never
  : never;
/** What is seen of the columns: on the table itself, or in a part of it. */
export type Seen<C extends Columns, W extends Words, Part extends string | undefined = undefined> = {
  readonly [K in keyof C as NameIn<C[K], Part>]: PartOf<W, C[K]>;
};
/** What is seen of one piece, where a part of the table has an entry for each. */
export type SeenOf<C extends Columns, W extends Words, Part extends string> = {
  readonly [K in keyof C as NameIn<C[K], Part>]: C[K] extends { readonly is: infer Is }
    ? WordOf<W, Is>
    : never;
};

export type Layouts<C extends Columns> = { readonly [K in keyof C]: number };
type Named = { readonly [name: string]: unknown };

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
function show(p: Worded, name: string, column: Column): Json {
  const cells = cellsOf(p, name);
  if (column.by === undefined) return wordFor(p, column, cells[0]);
  const pieces = p.box.words[column.by as string] as readonly string[];
  if (column.is === 'flag') return pieces.filter((_, i) => cells[i] === 1);
  const out: { [piece: string]: Json } = {};
  const blank = blankOf(column);
  for (let i = 0; i < cells.length; i++)
    if (cells[i] !== blank) out[pieces[i]] = wordFor(p, column, cells[i]);
  return out;
}
function lay(p: Worded, name: string, column: Column, json: unknown, where: string): void {
  const cells = cellsOf(p, name);
  if (column.by === undefined) {
    cells[0] = cellFor(p, column, json, where);
    return;
  }
  const sort = column.by as string;
  if (column.is === 'flag')
    for (const piece of listAt(json, where)) cells[placeOf(p, sort, piece, where)] = 1;
  else
    for (const [piece, value] of Object.entries(recordAt(json, where)))
      cells[placeOf(p, sort, piece, where)] = cellFor(p, column, value, `${where}.${piece}`);
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
  layOutOf(p: P, json: object, part: string, piece: number, where?: string): void;
  /** A cell that holds none of its column's values, in words. */
  fault(p: P): string | null;
  /** For scenes: each column of the table as a part and as a fact; and what a fact means that does not list a piece. */
  readonly parts: Scenes<P>['parts'];
  readonly facts: Scenes<P>['facts'];
  readonly expecting: { readonly [fact: string]: Expecting<P> };
}

export function mirrorOf<C extends Columns, W extends Words, P>(columns: C): Mirror<C, W, P> {
  const named = Object.keys(columns).flatMap((name) => {
    const column: Column = columns[name];
    return column.seen === undefined ? [] : [{ name, column, seen: column.seen }];
  });
  const inPart = (part: string | undefined) => named.filter(({ column }) => column.in === part);
  const whole = inPart(undefined);
  const each = <T>(of: (name: string, column: Column) => T, among = whole): { [seen: string]: T } =>
    Object.fromEntries(among.map(({ name, column, seen }) => [seen, of(name, column)]));
  return {
    seen: (p, part) =>
      Object.fromEntries(
        inPart(part).map(({ name, column, seen }) => [seen, show(p as Worded, name, column)]),
      ) as never,
    layOut(p, json, part) {
      for (const { name, column, seen } of inPart(part)) {
        cellsOf(p as Worded, name).fill(blankOf(column));
        lay(p as Worded, name, column, (json as Named)[seen], seen);
      }
    },
    seenOf: (p, part, piece) =>
      Object.fromEntries(
        inPart(part).map(({ name, column, seen }) => [
          seen,
          wordFor(p as Worded, column, cellsOf(p as Worded, name)[piece]),
        ]),
      ) as never,
    layOutOf(p, json, part, piece, where) {
      for (const { name, column, seen } of inPart(part))
        if (Object.hasOwn(json, seen))
          cellsOf(p as Worded, name)[piece] = cellFor(
            p as Worded,
            column,
            (json as Named)[seen],
            where ?? seen,
          );
    },
    fault(p) {
      for (const { name, column } of named) {
        const bad = cellsOf(p as Worded, name).find((cell) => !isValue(p as Worded, column, cell));
        if (bad !== undefined) return strayValue(bad, name);
      }
      return null;
    },
    parts: each(
      (name, column) => (p, value, where) => lay(p as Worded, name, column, value, where),
      whole.filter(({ column }) => column.kept !== true),
    ),
    facts: each((name, column) => (p) => show(p as Worded, name, column)),
    expecting: each((_, { by, is }) => ({
      unlisted: (p, piece) =>
        typeof by === 'string' && is !== 'flag' && (p as Worded).box.words[by].includes(piece)
          ? is === 'count'
            ? 0
            : null
          : undefined,
    })),
  };
}

const strayValue = (value: number, column: string): string => `${value} in the column '${column}'`;
