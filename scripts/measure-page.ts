/**
 * `npm run measure:page [-- --json]`: weight and speed of the table page. Nine cold loads on loopback, each in a fresh
 * context, of a table at which the visitor is asked; medians. Exit code 1 if a limit is exceeded.
 */

import type { Browser } from 'playwright-core';
import { newTable } from '../test/browser/playing.ts';
import { openBrowser, serve } from '../test/browser/serving.ts';

/** What the table page may weigh and take. */
const LIMITS = {
  codeBytes: 60 * 1024,
  fontBytes: 105 * 1024,
  drawingBytes: 100 * 1024,
  requests: 15,
  firstPaintMs: 300,
  promptUsableMs: 600,
} as const;
type Figures = { -readonly [K in keyof typeof LIMITS]: number };

const LOADS = 9;

const serving = await serve();
const browser = await openBrowser();
try {
  const loads: Figures[] = [];
  for (let i = 0; i < LOADS; i++) loads.push(await coldLoad(browser, serving.address));
  const median = (key: keyof Figures) =>
    loads.map((load) => load[key]).sort((a, b) => a - b)[Math.floor(LOADS / 2)];
  const figures = Object.fromEntries(
    Object.keys(LIMITS).map((key) => [key, Math.round(median(key as keyof Figures))]),
  ) as Figures;
  const exceeded = (Object.keys(LIMITS) as (keyof Figures)[]).filter((key) => figures[key] > LIMITS[key]);
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ ...figures, loads: LOADS, limits: LIMITS, exceeded }));
  else {
    for (const key of Object.keys(LIMITS) as (keyof Figures)[])
      console.log(`${key.padEnd(16)}${String(figures[key]).padStart(8)}   at most ${LIMITS[key]}`);
    if (exceeded.length > 0) console.log(`too much: ${exceeded.join(', ')}`);
  }
  process.exitCode = exceeded.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await serving.stop();
}

async function coldLoad(browser: Browser, address: string): Promise<Figures> {
  // The seat is taken beforehand: what is measured is opening a table at which one plays.
  const { id, links } = await newTable(address, ['person', 'bot']);
  const secret = links[0].split('#')[1];
  const joined = await fetch(`${address}/api/tables/${id}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret, name: 'Ann' }),
  });
  const { seat, token } = (await joined.json()) as { seat: number; token: string };
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
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
  await page.locator('.answer .offer:not([aria-disabled="true"])').first().waitFor();
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
