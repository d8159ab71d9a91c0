import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type Serving, serve } from './serving.ts';

/** A server and a browser for the tests of a file: up before the first, down after the last. */
export function openHouse(): { serving: Serving; browser: Browser } {
  const house = {} as { serving: Serving; browser: Browser };
  beforeAll(async () => {
    [house.serving, house.browser] = await Promise.all([serve(), openBrowser()]);
  }, 60_000);
  afterAll(async () => {
    await house.browser?.close();
    await house.serving?.stop();
  }, 60_000);
  return house;
}
