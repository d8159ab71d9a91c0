/** The hash of everything that decides whether a game's tests pass: what was found out holds as long as it does. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './workspace.ts';

const patterns = (game: string): string[] => [
  'packages/kernel/src/**/*.ts',
  `packages/${game}/src/**`,
  `packages/${game}/content/**`,
  `packages/${game}/test/**`,
  `scenarios/${game}/**`,
  'packages/cli/src/{scenario-file,yaml-file}.ts',
  'test/scenarios.test.ts',
];

export function hashOfSources(root: string, game: string): string {
  const hash = createHash('sha256');
  for (const file of patterns(game).flatMap((pattern) => filesIn(root, pattern))) {
    const content = read(join(root, file));
    if (content !== null) hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** A file's content; null for a folder, or a file that has just been deleted. */
function read(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
