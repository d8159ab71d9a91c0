import { defineConfig } from 'vitest/config';
import { CitationsReporter } from './scripts/citations-reporter.ts';
import { CountsReporter } from './scripts/counts-reporter.ts';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    reporters: [['default', { summary: false }], new CountsReporter(), new CitationsReporter()],
    // Most of the time somebody waits, for a browser or a server: one worker would leave half of the machine idle.
    maxWorkers: 2,
    // A forgotten `.only` fails the run.
    allowOnly: false,
    // On a busy machine a command takes its time to start.
    testTimeout: 30_000,
  },
});
