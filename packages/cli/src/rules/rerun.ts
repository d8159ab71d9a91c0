/** Runs the test files whose results are out of date, so that their citations are known; of named clauses, only what cites them. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { staleFiles } from './citations.ts';

export function rerunStale(root: string, game: string, ids: readonly string[] | null = null): void {
  const stale = staleFiles(root, game, ids);
  if (stale.length === 0) return;
  console.error(`${game}: the sources have changed, running ${stale.length} test files again`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', ...stale], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status === 0) return;
  console.error(stdout.trimEnd());
  console.error(`${game}: what did not pass cites nothing`);
}
