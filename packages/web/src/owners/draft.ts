/** The content pack that an owner of the box is writing. Nothing is changed in place: each step is a new draft. */

import { areLinks, isRecord, isSame, valueAt, withValue } from '../content/places.ts';

export interface Draft {
  /** What the pack is called. */
  readonly name: string;
  readonly changes: { readonly [path: string]: unknown };
  /** Items, or fields of items, that are in the box just as we have them. */
  readonly confirmed: readonly string[];
}

export const emptyDraft: Draft = { name: '', changes: {}, confirmed: [] };
export const isEmpty = ({ changes, confirmed }: Draft): boolean =>
  Object.keys(changes).length === 0 && confirmed.length === 0;

const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`);
const namesIn = (path: string): string[] => path.split('.');

/** With another value at a path; what is again as we had it is no change. */
export function corrected(draft: Draft, content: unknown, path: string, to: unknown): Draft {
  const whole = Object.keys(draft.changes).find((each) => each !== path && isWithin(path, each));
  // A part of something that the pack has replaced as a whole is changed in there.
  if (whole !== undefined) {
    const below = namesIn(path.slice(whole.length + 1));
    return corrected(draft, content, whole, withValue(draft.changes[whole], below, to));
  }
  const changes = without(draft.changes, path);
  const isNew = !isSame(valueAt(content, namesIn(path)), to);
  return {
    ...draft,
    changes: isNew ? { ...changes, [path]: to } : changes,
    confirmed: draft.confirmed.filter((each) => !isWithin(path, each) || !isNew),
  };
}

/** As it was: neither corrected nor confirmed. */
export const restored = (draft: Draft, path: string): Draft => ({
  ...draft,
  changes: without(draft.changes, path),
  confirmed: draft.confirmed.filter((each) => !isWithin(each, path)),
});

/** Confirmed: an item as a whole takes the place of its fields. */
export const confirmed = (draft: Draft, path: string): Draft => ({
  ...draft,
  confirmed: [...draft.confirmed.filter((each) => !isWithin(each, path)), path],
});

const without = (changes: Draft['changes'], path: string): Draft['changes'] =>
  Object.fromEntries(Object.entries(changes).filter(([each]) => !isWithin(each, path)));

/** What the draft says of a field of an item; null for nothing. */
export function standingIn({ changes, confirmed }: Draft, item: string, field: string): string | null {
  const path = `${item}.${field}`;
  if (Object.keys(changes).some((each) => isWithin(each, path) || isWithin(item, each))) return 'corrected';
  return confirmed.includes(path) || confirmed.includes(item) ? 'confirmed' : null;
}

/** The content as the draft has it. What it takes away is still there, to be taken back. */
export function withChanges(content: unknown, { changes }: Draft): unknown {
  let packed = content;
  for (const [path, to] of Object.entries(changes)) {
    const names = namesIn(path);
    const list = names.slice(0, -1);
    const links = valueAt(packed, list);
    const id = names.at(-1) as string;
    if (to === null && areLinks(links)) continue;
    const isAdded = areLinks(links) && isRecord(to) && !links.some((link) => link.id === id);
    packed = isAdded
      ? withValue(packed, list, [...links, { id, ...to, provenance: 'corrected' }])
      : withValue(packed, names, to);
  }
  return packed;
}

/** As it goes into a file. */
export const packOf = (game: string, { name, changes, confirmed }: Draft) => ({
  pack: name.trim(),
  game,
  changes,
  ...(confirmed.length > 0 ? { confirmed } : {}),
});

/** The draft behind a file, or behind what the browser has kept; null if it is no pack for this game. */
export function draftOf(game: string, json: unknown): Draft | null {
  if (!isRecord(json) || json.game !== game) return null;
  const { pack, changes = {}, confirmed = [] } = json;
  if (typeof pack !== 'string' || !isRecord(changes) || !Array.isArray(confirmed)) return null;
  return { name: pack, changes, confirmed: confirmed.map(String) };
}
