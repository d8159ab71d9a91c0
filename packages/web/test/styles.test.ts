/** Styles of several rooms may meet on one page: none may style what belongs to another. */

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');

/** Class names that a sheet styles wherever they stand in what it is about: `.name` alone. */
function bareClasses(sheet: string): Set<string> {
  const found = new Set<string>();
  for (const [, words] of sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)\{/g))
    for (const each of words.split(',')) {
      const [, name] = /^\.([\w-]+)$/.exec(each.trim()) ?? [];
      if (name !== undefined) found.add(name);
    }
  return found;
}

/** What all pages share may be restyled by each of them; and no page has two games. */
const maySay = (folders: readonly string[]): boolean =>
  folders.filter((folder) => folder !== 'look').length < 2 ||
  folders.every((folder) => folder.startsWith('games/'));

it('no class is styled by two rooms of the page', () => {
  const rooms = new Map<string, Set<string>>();
  for (const path of globSync('**/*.css', { cwd: src }))
    for (const name of bareClasses(readFileSync(join(src, path), 'utf8')))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(dirname(path)));
  expect(rooms.size).toBeGreaterThan(300);
  const shared = [...rooms].filter(([, folders]) => !maySay([...folders]));
  expect(shared.map(([name, folders]) => `${name}: ${[...folders].join(', ')}`)).toEqual([]);
});
