/** Every mutant fits the module that it changes: one whose step or function has gone would prove nothing. */

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesOf, mutants } from '../packages/kernel/test/mutants.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('packages/*/test/**/*.breaks.ts', { cwd: root }).sort();

test.each(files)('%s fits', async (file) => {
  const before = new Set(mutants.keys());
  await import(join(root, file));
  const own = [...mutants].filter(([clause]) => !before.has(clause));
  expect(own.length).toBeGreaterThan(0);
  for (const [clause, mutant] of own) expect(changesOf(clause, mutant, await mutant.load())).not.toEqual({});
});
