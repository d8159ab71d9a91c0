/**
 * What changed between two documents, small: a list of places with their new values. `['table.deck', 12]` sets,
 * `['table.hand']` (without a value) takes away. A list that changed its length is sent whole.
 */

import type { Json } from '@diadochi/kernel';
import type { Change } from './api.ts';

export function changesBetween(before: Json, after: Json, place = ''): Change[] {
  if (before === after) return [];
  if (!bothBranch(before, after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [[place, after]];
  const was = before as { [key: string]: Json };
  const is = after as { [key: string]: Json };
  const inside = (key: string) => (place === '' ? key : `${place}.${key}`);
  const changes: Change[] = [];
  for (const key of Object.keys(was)) if (!Object.hasOwn(is, key)) changes.push([inside(key)]);
  for (const key of Object.keys(is))
    changes.push(
      ...(Object.hasOwn(was, key)
        ? changesBetween(was[key], is[key], inside(key))
        : [[inside(key), is[key]] as const]),
    );
  // Many small changes can be longer than the whole.
  const whole: Change = [place, after];
  return place !== '' && JSON.stringify(changes).length > JSON.stringify([whole]).length ? [whole] : changes;
}

function bothBranch(before: Json, after: Json): boolean {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return false;
  if (Array.isArray(before) !== Array.isArray(after)) return false;
  return !Array.isArray(before) || before.length === (after as readonly Json[]).length;
}
