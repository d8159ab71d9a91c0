/** Opening the table page for the first time: what comes over the line, and how long it takes. */

import type { Browser } from 'playwright-core';
import { newTable } from './playing.ts';

/** What the table page may weigh (compressed, as it is sent) and take. */
export const LIMITS = {
  codeBytes: 60 * 1024,
  fontBytes: 105 * 1024,
  drawingBytes: 100 * 1024,
  requests: 16,
  firstPaintMs: 300,
  promptUsableMs: 600,
} as const;
export type Figures = { -readonly [K in keyof typeof LIMITS]: number };

/** One load in a fresh context, of a table at which the visitor sits and is asked. */
export async function coldLoad(
  browser: Browser,
  address: string,
  game = 'proof',
  locale = 'en',
): Promise<Figures> {
  const { id, seat, token } = await askedFirst(address, game);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale });
  const page = await context.newPage();
  await page.addInitScript(([key, value]) => globalThis.localStorage.setItem(key, value), [
    'diadochi.seats',
    JSON.stringify([{ id, seat, token, name: 'Ann' }]),
  ] as const);
  const figures: Figures = {
    codeBytes: 0,
    fontBytes: 0,
    drawingBytes: 0,
    requests: 0,
    firstPaintMs: 0,
    promptUsableMs: 0,
  };
  const weighing: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    figures.requests++;
    weighing.push(
      request.sizes().then(({ responseBodySize }) => {
        const kind = request.resourceType();
        if (['document', 'script', 'stylesheet'].includes(kind)) figures.codeBytes += responseBodySize;
        else if (kind === 'font') figures.fontBytes += responseBodySize;
        else if (kind === 'image') figures.drawingBytes += responseBodySize;
      }),
    );
  });
  await page.goto(`${address}/table/${id}`, { waitUntil: 'commit' });
  // Some questions are answered on the map alone, or on a card.
  const offered = page
    .locator('.answer .offer:not([aria-disabled="true"]), .answer .confirm, .ring.choice, .tyche-card.can')
    .first();
  await offered.waitFor({ timeout: 300_000 });
  figures.promptUsableMs = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  figures.firstPaintMs = await page.evaluate(() => {
    const entries = performance.getEntriesByType('paint' as never) as { name: string; startTime: number }[];
    return entries.find(({ name }) => name === 'first-paint')?.startTime ?? 0;
  });
  await Promise.all(weighing);
  await context.close();
  return figures;
}

/** A table of two people, and whom its first question is put to: with a bot, how it plays would decide what is weighed. */
async function askedFirst(address: string, game: string): Promise<Seat> {
  const { id, links } = await newTable(address, ['person', 'person'], {}, game);
  const seats: Seat[] = [];
  for (const link of links) {
    const joined = await fetch(`${address}/api/tables/${id}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: link.split('#')[1], name: ['Ann', 'Bob'][seats.length] }),
    });
    seats.push({ id, ...((await joined.json()) as Omit<Seat, 'id'>) });
  }
  const answer = await fetch(`${address}/api/tables/${id}`);
  const { table } = (await answer.json()) as { table: { asked: number[] } };
  return seats[table.asked[0]];
}
interface Seat {
  readonly id: string;
  readonly seat: number;
  readonly token: string;
}
