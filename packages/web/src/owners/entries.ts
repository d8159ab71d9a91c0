/** The items of a content as an owner looks through them: named, grouped, searched, with what the draft says of them. */

import { itemsIn, type Listed } from '../content/items.ts';
import { isRecord } from '../content/places.ts';
import { groupWords, partWords, titleWords, valueWords } from '../content/words.ts';
import { say } from '../messages.ts';
import { type Draft, standingIn, withChanges } from './draft.ts';
import type { Box } from './owners-store.ts';
import { type Schema, schemaAt } from './schema.ts';

export interface Entry {
  readonly item: Listed;
  readonly title: string;
  /** The part of the content that it is shown under. */
  readonly group: string;
  readonly fields: readonly EntryField[];
  /** A link that the draft takes away. */
  readonly isGone: boolean;
  /** All of it, small, to be searched. */
  readonly text: string;
}
export interface EntryField {
  readonly field: string;
  readonly label: string;
  readonly value: unknown;
  readonly standing: string;
}
export interface Entries {
  readonly all: readonly Entry[];
  /** The titles of items, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

/** What has no name of its own is shown together, as tables and numbers. */
const TABLES = 'tables';
export const groupTitle = (game: string, group: string): string =>
  group === TABLES ? say('content.tables') : groupWords(game, group);

export function entriesOf(game: string, { content, schema }: Box, draft: Draft): Entries {
  const packed = withChanges(content, draft);
  const items = itemsIn(packed).map((item) => inTheBox(item, schema, packed));
  const plain = new Map(items.map((item) => [item, titleWords(game, item)]));
  const names = new Map(
    items.flatMap((item) => (item.id === null ? [] : [[item.id, plain.get(item) ?? item.id]])),
  );
  return { all: items.map((item) => entryOf(game, item, draft, plain, names)), names };
}

/** Without what is only drawn. */
const inTheBox = (item: Listed, schema: Schema, packed: unknown): Listed => ({
  ...item,
  values: item.values.filter(
    ({ field }) => schemaAt(schema, packed, [...item.path.split('.'), field]).readOnly !== true,
  ),
});

function entryOf(
  game: string,
  item: Listed,
  draft: Draft,
  titles: ReadonlyMap<Listed, string>,
  names: ReadonlyMap<string, string>,
): Entry {
  const title = endsOf(item, names) ?? titles.get(item) ?? item.path;
  const group = item.name === null || typeof item.name === 'number' ? TABLES : item.group;
  const fields = item.values.map(({ field, value, standing }) => ({
    field,
    label: partWords(game, field),
    value,
    standing: standingIn(draft, item.path, field) ?? standing,
  }));
  const said = fields.map(({ label, value }) => `${label} ${valueWords(game, value, names)}`);
  const text = [title, item.id ?? '', groupTitle(game, group), ...said].join(' ').toLocaleLowerCase();
  return { item, title, group, fields, isGone: draft.changes[item.path] === null, text };
}

/** A path is called by what it joins. */
function endsOf({ values }: Listed, names: ReadonlyMap<string, string>): string | null {
  const ends = values.find(({ field }) => field === 'ends')?.value;
  if (!Array.isArray(ends)) return null;
  return ends.map((end) => names.get(String(end)) ?? String(end)).join(' – ');
}

export const found = (
  entries: readonly Entry[],
  wanted: string,
  standing: string | null,
): readonly Entry[] => {
  const terms = wanted.toLocaleLowerCase().split(/\s+/);
  return entries.filter(
    ({ text, fields }) =>
      terms.every((term) => text.includes(term)) &&
      (standing === null || fields.some((field) => field.standing === standing)),
  );
};

/** The groups in the order of the content, tables last. */
export const groupsOf = (entries: readonly Entry[]): readonly string[] =>
  [...new Set(entries.map(({ group }) => group))].sort((a, b) => Number(a === TABLES) - Number(b === TABLES));

export function countsOf(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { fields } of entries)
    for (const { standing } of fields) counts.set(standing, (counts.get(standing) ?? 0) + 1);
  return counts;
}

/** The ids that can stand where one stands: those of the same list. */
export function idsLike(content: unknown): (id: string) => readonly string[] {
  const lists = Object.values(isRecord(content) ? content : {}).flatMap((part) =>
    Array.isArray(part)
      ? [part.flatMap((each) => (isRecord(each) && each.id !== undefined ? [String(each.id)] : []))]
      : [],
  );
  return (id) => lists.find((ids) => ids.includes(id)) ?? [];
}
