/** What the server says has changed, worked into what the page holds. */

import type { Change } from '../api.ts';

type Branch = { readonly [key: string]: unknown };

/** The document with the changes in it. The old one stays as it was; parts that did not change are shared. */
export function applyChanges<T>(document: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>(
    (before, change) => changed(before, change[0] === '' ? [] : change[0].split('.'), change),
    document,
  ) as T;
}

function changed(before: unknown, path: readonly string[], change: Change): unknown {
  if (path.length === 0) {
    if (change.length <= 2) return change[1];
    const [, from, gone, ...added] = change;
    return (before as readonly unknown[]).toSpliced(from as number, gone as number, ...added);
  }
  const [key, ...inside] = path;
  const gone = inside.length === 0 && change.length === 1;
  if (Array.isArray(before)) {
    if (gone) return before.filter((_, i) => i !== Number(key));
    const list = [...before];
    list[Number(key)] = changed(before[Number(key)], inside, change);
    return list;
  }
  const branch = (before ?? {}) as Branch;
  if (gone) return Object.fromEntries(Object.entries(branch).filter(([each]) => each !== key));
  return { ...branch, [key]: changed(branch[key], inside, change) };
}
