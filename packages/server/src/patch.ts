/**
 * What changed between two documents, small: a list of places with their new values. `['table.deck', 12]` sets,
 * `['table.hand']` (without a value) takes away, and `['table.stacks', 3, 1, …]` takes one out of a list at place 3 and puts
 * in what follows. What is the same object has not changed: parts of views that are kept need no look.
 */

import type { Json } from '@diadochi/kernel';
import type { Change } from './api.ts';

type Branch = { readonly [key: string]: Json };

export function changesBetween(before: Json, after: Json): Change[] {
  const changes: Change[] = [];
  collect(before, after, '', changes);
  return changes;
}

/** Adds what has changed at a place, and gives how long that is in JSON, about. */
function collect(before: Json, after: Json, place: string, changes: Change[]): number {
  if (before === after) return 0;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return collectList(before, after, place, changes);
  } else if (!isBranch(before) || !isBranch(after)) return set(place, after, changes);
  const was = before as Branch;
  const is = after as Branch;
  const inside = place === '' ? '' : `${place}.`;
  const from = changes.length;
  let size = 0;
  for (const key in was)
    if (!Object.hasOwn(is, key)) {
      changes.push([inside + key]);
      size += inside.length + key.length + FRAME;
    }
  for (const key in is) {
    const value = is[key];
    if (!Object.hasOwn(was, key)) size += set(inside + key, value, changes);
    else if (value !== was[key]) size += collect(was[key], value, inside + key, changes);
  }
  // Many small changes can be longer than the whole.
  if (place === '' || changes.length - from < 2) return size;
  const whole = lengthWithin(after, size - place.length - FRAME);
  if (whole === null) return size;
  changes.length = from;
  changes.push([place, after]);
  return whole + place.length + FRAME;
}
/** Brackets, quotes and commas of one change. */
const FRAME = 6;

function set(place: string, value: Json, changes: Change[]): number {
  changes.push([place, value]);
  return place.length + FRAME + (lengthWithin(value, Number.MAX_SAFE_INTEGER) as number);
}

/** A list that has become longer or shorter: what stands between those that stayed, in front and at the end. */
function collectList(
  before: readonly Json[],
  after: readonly Json[],
  place: string,
  changes: Change[],
): number {
  const least = Math.min(before.length, after.length);
  let front = 0;
  while (front < least && isSame(before[front], after[front])) front++;
  let end = 0;
  while (end < least - front && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  if (front + end === 0) return set(place, after, changes);
  const added = after.slice(front, after.length - end);
  changes.push([place, front, before.length - front - end, ...added]);
  return place.length + FRAME + 4 + (lengthWithin(added, Number.MAX_SAFE_INTEGER) as number);
}

const isBranch = (json: Json): boolean => typeof json === 'object' && json !== null && !Array.isArray(json);

function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (key) => Object.hasOwn(other, key) && isSame((one as Branch)[key], (other as Branch)[key]),
  );
}

/** How long something is in JSON, about; null if that is more than so much. */
function lengthWithin(json: Json, most: number): number | null {
  if (most < 0) return null;
  if (typeof json === 'string') return json.length + 2 > most ? null : json.length + 2;
  if (typeof json !== 'object' || json === null) {
    const length = String(json).length;
    return length > most ? null : length;
  }
  let length = 2;
  for (const key in json) {
    const extra = Array.isArray(json) ? 1 : key.length + 4;
    const inside = lengthWithin((json as Branch)[key], most - length - extra);
    if (inside === null) return null;
    length += inside + extra;
  }
  return length > most ? null : length;
}
