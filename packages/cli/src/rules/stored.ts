/** JSON that is kept from one run to the next. What is missing or damaged counts as empty: it is found out again. */

import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, writeWhole } from '../files.ts';
import { cacheFile } from './workspace.ts';

export function readStored<T extends object>(root: string, name: string): Partial<T> {
  try {
    const stored: unknown = JSON.parse(readFileSync(cacheFile(root, name), 'utf8'));
    return typeof stored === 'object' && stored !== null ? (stored as Partial<T>) : {};
  } catch {
    return {};
  }
}

export function store(root: string, name: string, value: object): void {
  const path = cacheFile(root, name);
  makeFolder(dirname(path));
  writeWhole(path, `${JSON.stringify(value, null, 1)}\n`);
}
