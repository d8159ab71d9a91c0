import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { keysFound } from './key-watch.ts';
import { openBrowser, type Serving, serve } from './serving.ts';

interface House {
  serving: Serving;
  browser: Browser;
}

/** What the files that one worker runs have in common: it is up with the first of them, and goes with the worker. */
let common: Promise<House> | null = null;

async function build(): Promise<House> {
  const [serving, browser] = await Promise.all([serve(), openBrowser()]);
  // Nobody else is told when a worker has run its last file. The browser ends by itself, when nobody talks to it any more.
  process.once('exit', () => serving.stopAtOnce());
  process.once('SIGTERM', () => process.exit());
  return { serving, browser };
}

/**
 * A server and a browser for the tests of a file. Visitors leave with the test that they came for: pages that stay open
 * go on drawing, and slow down the tests after it. None of them may have been shown a message key in place of a text.
 */
export function openHouse(): House {
  const house = {} as House;
  beforeAll(async () => {
    common ??= build();
    Object.assign(house, await common);
  });
  afterEach(async () => {
    await Promise.all(house.browser.contexts().map((context) => context.close()));
    expect(keysFound()).toEqual([]);
  });
  return house;
}
