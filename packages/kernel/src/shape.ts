/**
 * Shapes: what a piece of plain data is made of, declared once as a value. Types, names, checks and
 * messages all follow from the declaration, so a question, a frame and an event cannot drift apart.
 *
 *     { by: 'seat', into: 'village', bonus: 'count', leader: 'hero?', seen: ['card'] }
 *
 * Inside, pieces are small numbers; outside (JSON, messages, logs) they go by their names.
 */

import { BadInput } from './bad-input.ts';

export type Shape = string | readonly [Shape] | Fields;
export type Fields = { readonly [field: string]: Shape };

/** The nouns of a game: for each sort of piece, the names of its pieces; the number of a piece is its place. */
export type Nouns = { readonly [noun: string]: readonly string[] };

declare const noun: unique symbol;
/** The number of a piece. A plain number will do, but a village is no card. */
export type Id<Noun extends string> = number & { readonly [noun]?: Noun };
export type Seat = Id<'seat'>;

/** The data of a shape as rules code holds it. */
export type Data<S> = S extends `${infer Inner}?`
  ? Data<Inner> | null
  : S extends 'count'
    ? number
    : S extends 'yes'
      ? true
      : S extends 'flag'
        ? boolean
        : S extends string
          ? Id<S>
          : S extends readonly [infer Item]
            ? Data<Item>[]
            : { -readonly [Field in keyof S]: Data<S[Field]> };

/** The same data as it stands in JSON: pieces by name. */
export type Named<S> = S extends `${infer Inner}?`
  ? Named<Inner> | null
  : S extends 'count' | 'seat'
    ? number
    : S extends 'yes'
      ? true
      : S extends 'flag'
        ? boolean
        : S extends string
          ? string
          : S extends readonly [infer Item]
            ? Named<Item>[]
            : { -readonly [Field in keyof S]: Named<S[Field]> };

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

/** The data by its names. */
export function toNames(nouns: Nouns, shape: Shape, value: unknown): Json {
  if (typeof shape === 'string') {
    if (value === null) return null;
    const sort = shape.endsWith('?') ? shape.slice(0, -1) : shape;
    const names = nouns[sort];
    return names === undefined ? (value as Json) : (names[value as number] as string);
  }
  if (isList(shape)) return (value as unknown[]).map((item) => toNames(nouns, shape[0], item));
  const out: { [field: string]: Json } = {};
  for (const field of Object.keys(shape))
    out[field] = toNames(nouns, shape[field], (value as Record<string, unknown>)[field]);
  return out;
}

/** The data behind the names; anything that does not fit the shape is bad input, named with its place. */
export function fromNames(nouns: Nouns, shape: Shape, json: unknown, where: string): unknown {
  if (typeof shape === 'string') return fromName(nouns, shape, json, where);
  if (isList(shape)) {
    if (!Array.isArray(json)) throw new BadInput(`${where} should be a list`);
    return json.map((item, i) => fromNames(nouns, shape[0], item, `${where}[${i}]`));
  }
  const record = recordAt(json, where);
  refuseOtherKeys(record, Object.keys(shape), where);
  const out: { [field: string]: unknown } = {};
  for (const field of Object.keys(shape)) {
    if (!Object.hasOwn(record, field)) throw new BadInput(`${where} has no '${field}'`);
    out[field] = fromNames(nouns, shape[field], record[field], `${where}.${field}`);
  }
  return out;
}

/** What stands in a shape for nothing; undefined for a piece that has to be named. */
export function nothingOf(shape: Shape): Json | undefined {
  if (typeof shape !== 'string') return isList(shape) ? [] : undefined;
  if (shape.endsWith('?')) return null;
  return shape === 'count' ? 0 : shape === 'flag' ? false : undefined;
}

function fromName(nouns: Nouns, shape: string, json: unknown, where: string): unknown {
  const optional = shape.endsWith('?');
  if (optional && json === null) return null;
  const sort = optional ? shape.slice(0, -1) : shape;
  if (sort === 'count' || sort === 'seat') {
    if (!Number.isSafeInteger(json) || (sort === 'seat' && ((json as number) < 0 || (json as number) > 31)))
      throw new BadInput(`${where} should be ${sort === 'seat' ? 'a seat number' : 'a whole number'}`);
    return json;
  }
  if (sort === 'flag' || sort === 'yes') {
    if (json !== true && (sort === 'yes' || json !== false))
      throw new BadInput(`${where} should be ${sort === 'yes' ? 'true' : 'true or false'}`);
    return json;
  }
  const names = nouns[sort];
  if (names === undefined) throw new Error(`no noun '${sort}' is declared (${where})`);
  const index = names.indexOf(json as string);
  if (index < 0) throw new BadInput(`${where}: ${unknownName(json, names, sort)}`);
  return index;
}

/** 'no village "atens"; do you mean "athens"?' */
export function unknownName(given: unknown, known: readonly string[], sort: string): string {
  const word = typeof given === 'string' ? given : JSON.stringify(given)?.slice(0, 40);
  const near = typeof given === 'string' ? nearest(given, known) : undefined;
  return `no ${sort} ${JSON.stringify(word?.slice(0, 60) ?? 'undefined')}${near === undefined ? '' : `; do you mean ${JSON.stringify(near)}?`}`;
}

/** A plain object read from JSON, or bad input. */
export function recordAt(json: unknown, where: string): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new BadInput(`${where} should be an object`);
  return json as Record<string, unknown>;
}

export function refuseOtherKeys(
  record: Record<string, unknown>,
  known: readonly string[],
  where: string,
): void {
  for (const key of Object.keys(record))
    if (!known.includes(key)) throw new BadInput(`${where}: ${unknownName(key, known, 'field')}`);
}

/** The known name with the fewest letters changed, if it is near at all. */
function nearest(given: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(given.length / 2)) + 1;
  if (given.length > 60) return undefined;
  for (const name of known) {
    const d = lettersChanged(given.toLowerCase(), name.toLowerCase());
    if (d < least) [best, least] = [name, d];
  }
  return best;
}

function lettersChanged(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}

/** Plain data without a shared part. */
export function copyData<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.slice();
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = copyData(list[i]);
    return list as T;
  }
  const out = { ...value };
  for (const key in out) {
    const part = out[key];
    if (typeof part === 'object' && part !== null) out[key] = copyData(part);
  }
  return out;
}
