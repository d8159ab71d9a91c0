import { defineConfig } from 'vitest/config';
import { CountsReporter } from './scripts/counts-reporter.ts';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    reporters: [['default', { summary: false }], new CountsReporter()],
    // A forgotten `.only` fails the run.
    allowOnly: false,
  },
});
