/**
 * What is in the box, item by item: every record of a game's content that says where it comes from, with where each of
 * its values comes from. It knows no game.
 */

import { isRecord, partsOf } from './places.ts';

/** A record that says where it comes from, and which of its values come from elsewhere. */
export interface Item {
  readonly provenance: string;
  readonly fieldProvenance?: { readonly [field: string]: string } | undefined;
  readonly note?: string | undefined;
}

/** Where a value comes from, the surest first. */
export const STANDINGS = ['rulebook', 'confirmed', 'corrected', 'recalled', 'reconstructed'] as const;

export interface Value {
  readonly field: string;
  readonly value: unknown;
  readonly standing: string;
}
export interface Listed {
  /** Its place in the content, as a content pack would call it: `cards.X-04`. */
  readonly path: string;
  /** The part of the content that it belongs to: `cards`. */
  readonly group: string;
  /** What it is called: a text, one in each language, or a number; null for what has no name. */
  readonly name: unknown;
  readonly id: string | null;
  readonly values: readonly Value[];
  readonly note: string | null;
}

type Fields = { readonly [field: string]: unknown };

const isItem = (value: unknown): value is Item & Fields =>
  isRecord(value) && typeof value.provenance === 'string';

const ABOUT = ['id', 'provenance', 'fieldProvenance', 'source', 'note'];

/** Every item, the outer before the inner ones; an element of a list belongs to the list. */
export function itemsIn(content: unknown, path = '', group = ''): readonly Listed[] {
  const inner = partsOf(content).flatMap(([name, part]) =>
    itemsIn(part, path === '' ? name : `${path}.${name}`, Array.isArray(content) ? group : name),
  );
  return isItem(content) ? [listed(content, path, group), ...inner] : inner;
}

function listed(item: Item & Fields, path: string, group: string): Listed {
  return {
    path,
    group,
    name: item.name ?? item.id ?? (typeof item.players === 'number' ? item.players : null),
    id: typeof item.id === 'string' ? item.id : null,
    values: Object.keys(item)
      .filter((field) => !ABOUT.includes(field) && !hasItems(item[field]))
      .map((field) => ({ field, value: item[field], standing: standingOf(item, field) })),
    note: item.note ?? null,
  };
}

/** Where a value of an item comes from. */
export const standingOf = (item: Item, field: string): string =>
  item.fieldProvenance?.[field] ?? item.provenance;

/** A list of items is no value: each of them has its own standing. */
const hasItems = (value: unknown): boolean => Array.isArray(value) && value.some(isItem);

/** How many values come from where. */
export function countOf(items: readonly Listed[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { values } of items)
    for (const { standing } of values) counts.set(standing, (counts.get(standing) ?? 0) + 1);
  return counts;
}

/** All standings among the values of an item, the least sure first. */
export const standingsOf = ({ values }: Listed): readonly string[] =>
  [...new Set(values.map(({ standing }) => standing))].sort((a, b) => sureness(b) - sureness(a));

const sureness = (standing: string): number => STANDINGS.indexOf(standing as never);
