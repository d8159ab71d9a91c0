/** Vitest's global set-up: one PostgreSQL for all tests of a run, which have databases of their own on it. */

import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  provide('postgres', url);
  return stop;
}
