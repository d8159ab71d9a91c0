/**
 * What changed between two documents, small: a tree with the places that are otherwise and their new values, as `changes.ts`
 * works it in again. What is the same object has not changed: parts of views that are kept need no look.
 */

import type { Json } from '@diadochi/kernel';
import type { Change } from './api.ts';
import { GONE, isBranch, NEW, SPLICED } from './changes.ts';

type Branch = { readonly [key: string]: Json };
type Growing = { [key: string]: unknown };

/** Null if nothing has. */
export const changesBetween = (before: Json, after: Json): Change | null => comparer()(before, after);

/** Compares several pairs of documents that have parts in common: those are compared once, and are told by the same object. */
export function comparer(): (before: Json, after: Json) => Change | null {
  const known: Known = new Map();
  return (before, after) => {
    const change = changeOf(before, after, known);
    if (change === SAME) return null;
    return isBranch(change) ? change : { [NEW]: change };
  };
}
/** What was found, by the new part: it has come of one old part. */
type Known = Map<Json, { readonly before: Json; readonly change: Found }>;

/** Stands for: no change. */
const SAME = Symbol('same');
type Found = unknown | typeof SAME;

function changeOf(before: Json, after: Json, known: Known): Found {
  if (before === after) return SAME;
  if (typeof after !== 'object' || after === null) return after;
  const found = known.get(after);
  if (found !== undefined && found.before === before) return found.change;
  const change = compared(before, after, known);
  known.set(after, { before, change });
  return change;
}
function compared(before: Json, after: Json, known: Known): Found {
  if (Array.isArray(after)) return Array.isArray(before) ? listChange(before, after, known) : after;
  if (!isBranch(before)) return asNew(after as Branch, isBare(before));
  return branchChange(before as Branch, after as Branch, known);
}

const isBare = (before: Json): boolean => typeof before !== 'object' || before === null;

/** A branch where there was none is told as it is, unless it could be taken for something else. */
const asNew = (after: Branch, isInNothing: boolean): unknown =>
  isInNothing && isPlain(after) ? after : { [NEW]: after };

/** Whether a document means itself as a change in nothing: none of its branches has a key that means something here. */
function isPlain(json: Json): boolean {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return true;
  for (const key in json) if (isReserved(key) || !isPlain((json as Branch)[key])) return false;
  return true;
}
const isReserved = (key: string): boolean => key === GONE || key === NEW || key === SPLICED;

function branchChange(was: Branch, is: Branch, known: Known): Found {
  let change: Growing | null = null;
  let stayed = 0;
  for (const key in is) {
    if (isReserved(key)) return { [NEW]: is };
    const value = is[key];
    const before = was[key];
    if (value === before) {
      stayed++;
      continue;
    }
    const isThere = before !== undefined && Object.hasOwn(was, key);
    if (isThere) stayed++;
    const found = isThere ? changeOf(before, value, known) : addedAs(value);
    if (found === SAME) continue;
    change ??= {};
    change[key] = found;
  }
  // Mostly nothing is gone: that is seen by counting.
  for (const _ in was) stayed--;
  if (stayed === 0) return change ?? SAME;
  const keys = Object.keys(was);
  const gone = keys.filter((key) => !Object.hasOwn(is, key));
  if (change === null && gone.length === keys.length) return { [NEW]: is };
  return { ...change, [GONE]: gone };
}
const addedAs = (value: Json): unknown => (isBranch(value) ? asNew(value as Branch, true) : value);

/** Lists: those that stayed are found, and what stands between them is changed, put in or taken out. */
function listChange(before: readonly Json[], after: readonly Json[], known: Known): Found {
  const least = Math.min(before.length, after.length);
  let front = 0;
  while (front < least && isSame(before[front], after[front])) front++;
  if (front === before.length && front === after.length) return SAME;
  let end = 0;
  while (end < least - front && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  if (after.length === 0) return after;
  const [until, untilNow] = [before.length - end, after.length - end];
  const change: Growing = {};
  const splices: Json[][] = [];
  let [from, now] = [front, front];
  /** What stands before the next two that are the same. */
  const goUpTo = (to: number, toNow: number): void => {
    const moved = now - from;
    for (; from < to && now < toNow; from++, now++) {
      // What is not told in parts is told as a whole.
      const found = changeOf(before[from], after[now], known);
      if (found !== SAME) change[now] = found;
    }
    if (from < to || now < toNow)
      splices.push([from + moved, to - from, ...after.slice(now, toNow)] as Json[]);
    [from, now] = [to, toNow];
  };
  for (const [one, other] of stayed(before, after, front, until, untilNow)) {
    goUpTo(one, other);
    [from, now] = [one + 1, other + 1];
  }
  goUpTo(until, untilNow);
  if (splices.length > 0) change[SPLICED] = splices;
  else if (isWholeShorter(change, after)) return after;
  return change;
}
/** Of short lists of single values the whole is shorter than its parts. */
const isWholeShorter = (change: Growing, after: readonly Json[]): boolean =>
  2 * Object.keys(change).length >= after.length && after.every((each) => typeof each !== 'object');

/** More pairs than this are not compared: what stands between is told as it is. */
const MOST_PAIRS = 4096;

/** Pairs of places whose members are the same, ascending, as many as possible. */
function stayed(
  before: readonly Json[],
  after: readonly Json[],
  front: number,
  until: number,
  untilNow: number,
): [number, number][] {
  const [rows, columns] = [until - front, untilNow - front];
  if (rows === 0 || columns === 0 || rows * columns > MOST_PAIRS) return [];
  const width = columns + 1;
  const longest = new Uint16Array((rows + 1) * width);
  const same = new Uint8Array(rows * columns);
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--) {
      const is = isSame(before[front + i], after[front + j]);
      if (is) same[i * columns + j] = 1;
      longest[i * width + j] = is
        ? longest[(i + 1) * width + j + 1] + 1
        : Math.max(longest[(i + 1) * width + j], longest[i * width + j + 1]);
    }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < rows && j < columns; )
    if (same[i * columns + j] === 1) pairs.push([front + i++, front + j++]);
    else if (longest[(i + 1) * width + j] >= longest[i * width + j + 1]) i++;
    else j++;
  return pairs;
}

function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  return !Array.isArray(other) && isSameBranch(one as Branch, other as Branch);
}
// Apart from each other: the engine makes neither quick where it meets both.
function isSameList(one: readonly Json[], other: readonly Json[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
  return true;
}
function isSameBranch(one: Branch, other: Branch): boolean {
  let count = 0;
  for (const key in one) {
    const beside = other[key];
    if (beside === undefined || !isSame(one[key], beside)) return false;
    count++;
  }
  for (const _ in other) count--;
  return count === 0;
}
