import { defineConfig } from 'vitest/config';
import { CitationsReporter } from './scripts/citations-reporter.ts';
import { CountsReporter } from './scripts/counts-reporter.ts';
import { LongestFirst } from './scripts/longest-first.ts';

/** Kernel and games: functions of plain data. Nothing a test does there outlives it, so files share what is loaded. */
const PURE = ['packages/{kernel,proof,phalanxx,successors}/test/**/*.test.ts'];
/** What is seen in a browser: a worker has one server and one browser for all its files (test/browser/house.ts). */
const BROWSER = ['test/browser/**/*.test.ts'];
/** Puts something else in the place of a module, and goes to another folder: in a process that nobody else needs. */
const ALONE = ['packages/cli/test/invariants.test.ts'];

export default defineConfig({
  test: {
    reporters: [['default', { summary: false }], new CountsReporter(), new CitationsReporter()],
    // Somebody often waits, for a browser or a server: a browser test of 38 s had 30 s of the processor, with another beside it.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Node runs the sources as they are, as it does everywhere else: through Vite's own runner every imported name is looked up at
    // each use, which took a fifth of the time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A forgotten `.only` fails the run.
    allowOnly: false,
    // A fence against what never ends, nothing else: on a busy machine everything takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 300_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'browser', include: BROWSER, isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE, experimental: { viteModuleRunner: true } } },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...PURE, ...BROWSER, ...ALONE, '**/node_modules/**'],
          globalSetup: 'packages/server/test/postgres-for-all.ts',
          // A process for each file would load everything anew, some fifty times.
          isolate: false,
        },
      },
    ],
  },
});
