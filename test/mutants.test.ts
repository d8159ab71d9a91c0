/** Every mutant fits the module that it changes: one whose step or function has gone would prove nothing. */

import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { changesOf, type Mutant } from '../packages/kernel/test/mutants.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('packages/*/test/**/*.breaks.ts', { cwd: root }).sort();

test.each(files)('%s fits', async (file) => {
  const folder = join(root, dirname(file));
  const { mutants } = (await import(join(folder, 'breaks.ts'))) as { mutants: Map<string, Mutant> };
  const before = new Set(mutants.keys());
  await import(join(root, file));
  const own = [...mutants].filter(([clause]) => !before.has(clause));
  expect(own.length).toBeGreaterThan(0);
  for (const [clause, mutant] of own)
    expect(changesOf(clause, mutant, await import(join(folder, mutant.module)))).not.toEqual({});
});
