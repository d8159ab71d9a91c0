/** Where things lie in the repository. Paths that people see are from its root. */

import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** The files of a pattern, from the root, in one order everywhere. */
export const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .sort();

/** What is kept from one run to the next; it can be deleted at any time. */
export const cacheFile = (root: string, name: string): string => join(root, '.cache', name);

/** The test file that plays all scenarios. */
export const SCENARIOS = 'test/scenarios.test.ts';

/** The tests of a game: its own, and those that play its scenarios. */
export const testFilesOf = (root: string, game: string): string[] => [
  ...filesIn(root, `packages/${game}/test/**/*.test.ts`),
  ...filesIn(root, SCENARIOS),
];
