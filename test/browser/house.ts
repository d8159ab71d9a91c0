import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { keysFound } from './key-watch.ts';
import { openBrowser, type Serving, serve } from './serving.ts';

/**
 * A server and a browser for the tests of a file: up before the first, down after the last. Visitors leave with the test
 * that they came for: pages that stay open go on drawing, and slow down the tests after it. None of them may have been
 * shown a message key in place of a text.
 */
export function openHouse(): { serving: Serving; browser: Browser } {
  const house = {} as { serving: Serving; browser: Browser };
  beforeAll(async () => {
    [house.serving, house.browser] = await Promise.all([serve(), openBrowser()]);
  });
  afterEach(async () => {
    await Promise.all(house.browser.contexts().map((context) => context.close()));
    expect(keysFound()).toEqual([]);
  });
  afterAll(async () => {
    await house.browser?.close();
    await house.serving?.stop();
  });
  return house;
}
