/**
 * `npm run measure:page [-- --json]`: weight and speed of the table page. Nine cold loads on loopback, each in a fresh
 * context; medians. Exit code 1 if a limit is exceeded.
 */

import { openBrowser, serve } from '../test/browser/serving.ts';
import { coldLoad, type Figures, LIMITS } from '../test/browser/weighing.ts';

const LOADS = 9;

const serving = await serve();
const browser = await openBrowser();
try {
  const loads: Figures[] = [];
  for (let i = 0; i < LOADS; i++) loads.push(await coldLoad(browser, serving.address));
  report(loads);
} finally {
  await browser.close();
  await serving.stop();
}

function report(loads: readonly Figures[]): void {
  const keys = Object.keys(LIMITS) as (keyof Figures)[];
  const median = (key: keyof Figures) =>
    Math.round(loads.map((load) => load[key]).sort((a, b) => a - b)[Math.floor(loads.length / 2)]);
  const figures = Object.fromEntries(keys.map((key) => [key, median(key)])) as Figures;
  const exceeded = keys.filter((key) => figures[key] > LIMITS[key]);
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ ...figures, loads: loads.length, limits: LIMITS, exceeded }));
  else {
    for (const key of keys)
      console.log(`${key.padEnd(16)}${String(figures[key]).padStart(8)}   at most ${LIMITS[key]}`);
    if (exceeded.length > 0) console.log(`too much: ${exceeded.join(', ')}`);
  }
  process.exitCode = exceeded.length === 0 ? 0 : 1;
}
