import { defineConfig } from 'vitest/config';
import { CitationsReporter } from './scripts/citations-reporter.ts';
import { CountsReporter } from './scripts/counts-reporter.ts';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    reporters: [['default', { summary: false }], new CountsReporter(), new CitationsReporter()],
    // A forgotten `.only` fails the run.
    allowOnly: false,
    // On a busy machine a command takes its time to start.
    testTimeout: 30_000,
  },
});
