/**
 * Changes of a document, worked into it. A change is a tree: it has the keys of those places alone that are otherwise, and
 * there the new value, or in turn a change of what is there.
 *
 *     { deck: 12, seats: { 1: { hand: { '+': [[0, 2]] } } }, holders: { argos: 0, '-': ['elis'] } }
 *
 * A branch in it is a change of the branch or the list that is there, or of an empty branch if there is neither; anything
 * else, lists too, is the new value. Three keys have a meaning of their own: `-` names what is gone, `+` says what is taken
 * out of a list and put in (place, how many go, what comes; one after another, before its members change), and `=` is
 * new as a whole.
 *
 * The server sends them (`patch.ts` makes them), the page works them in.
 */

import type { Change } from './api.ts';

export const [GONE, SPLICED, NEW] = ['-', '+', '='] as const;

type Branch = { readonly [key: string]: unknown };

export const isBranch = (json: unknown): json is Branch =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** The document with the changes in it. The old one stays as it was; parts that did not change are shared. */
export const applyChanges = <T>(document: T, change: Change): T => changed(document, change) as T;

function changed(before: unknown, change: unknown): unknown {
  if (!isBranch(change)) return change;
  if (Object.hasOwn(change, NEW)) return change[NEW];
  return Array.isArray(before)
    ? changedList(before, change)
    : changedBranch(isBranch(before) ? before : {}, change);
}

function changedBranch(before: Branch, change: Branch): Branch {
  const branch: { [key: string]: unknown } = { ...before };
  for (const key of (change[GONE] ?? []) as readonly string[]) delete branch[key];
  for (const [key, inside] of Object.entries(change))
    if (key !== GONE) branch[key] = changed(branch[key], inside);
  return branch;
}

function changedList(before: readonly unknown[], change: Branch): unknown[] {
  const list = [...before];
  for (const [from, gone, ...added] of (change[SPLICED] ?? []) as readonly [number, number, ...unknown[]][])
    list.splice(from, gone, ...added);
  for (const [key, inside] of Object.entries(change))
    if (key !== SPLICED) list[Number(key)] = changed(list[Number(key)], inside);
  return list;
}
