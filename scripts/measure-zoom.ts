/**
 * `npm run measure:zoom [-- --json]`: how long the page of Successors stalls on the map of a late game, at 1440 × 900:
 * ten steps of the wheel inwards and ten outwards to the whole map, each when the last has come to rest, and a march.
 * What counts are the browser's own long tasks (over 50 ms). Exit code 1 if the longest of a zoom is too long.
 */

import type { Page } from 'playwright-core';
import { LATE_GAME, LATE_NAMES } from '../test/browser/late-game.ts';
import { comeBack } from '../test/browser/playing.ts';
import { openScene } from '../test/browser/scene-house.ts';
import { openBrowser, visitor } from '../test/browser/serving.ts';

/** ms that a task may take while one zooms. */
const LIMIT = 100;
const STEPS = 10;
const ROUNDS = 3;
/** ms after a step: longer than the map waits before it takes a zoom to be at rest. */
const REST = 500;

const isJson = process.argv.includes('--json');
const scene = await openScene(LATE_GAME, { names: LATE_NAMES });
const browser = await openBrowser();
try {
  const { page } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
  await comeBack(page, scene.address, scene.seats[0]);
  await page.locator('.map-things').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2 * REST);
  await observe(page);
  const zooms = { in: [] as number[], out: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    zooms.in.push(...(await wheel(page, -100)));
    zooms.out.push(...(await wheel(page, 100)));
  }
  report({
    steps: ROUNDS * STEPS,
    in: summed(zooms.in),
    out: summed(zooms.out),
    march: summed(await march(page)),
  });
} finally {
  await browser.close();
  await scene.close();
}

/** From now on long tasks are noted. */
async function observe(page: Page): Promise<void> {
  await page.evaluate(`globalThis.long = []; new PerformanceObserver((list) => {
    globalThis.long.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
  }).observe({ type: 'longtask' })`);
}
function noted(page: Page): Promise<number[]> {
  return page.evaluate('globalThis.long.splice(0)');
}

/** Steps of the wheel in the middle of the map, and the long tasks in them. */
async function wheel(page: Page, by: number): Promise<number[]> {
  const map = await page.locator('.map-window').boundingBox();
  if (map === null) throw new Error('there is no map');
  await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2);
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(REST);
  }
  return noted(page);
}

/** Antigonos is pressed, marches to Ikonion and is there: from the press to the next question. */
async function march(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'The whole map' }).click();
  await page.waitForTimeout(2 * REST);
  await noted(page);
  await page.locator('.piece[data-piece^="kelainai outside 0"] .initials').first().click();
  await page.locator('.ring.choice').first().waitFor();
  const goal = await page.locator('.spaces [data-space=ikonion]').boundingBox();
  if (goal === null) throw new Error('Ikonion is not on the map');
  const [x, y] = [goal.x + goal.width / 2, goal.y + goal.height / 2];
  await page.mouse.move(x, y);
  await page.locator('.way-card .way-cost').first().waitFor();
  await page.mouse.click(x, y);
  await page.locator('.piece[data-piece^="ikonion outside 0"]').waitFor();
  await page.waitForTimeout(REST);
  return noted(page);
}

interface Summed {
  readonly tasks: number;
  readonly longest: number;
  readonly sum: number;
}
function summed(tasks: readonly number[]): Summed {
  return {
    tasks: tasks.length,
    longest: Math.max(0, ...tasks),
    sum: tasks.reduce((sum, each) => sum + each, 0),
  };
}

function report(figures: { steps: number; in: Summed; out: Summed; march: Summed }): void {
  const isTooLong = figures.in.longest > LIMIT || figures.out.longest > LIMIT;
  if (isJson) console.log(JSON.stringify({ ...figures, limit: LIMIT }));
  else {
    const line = (what: string, { tasks, longest, sum }: Summed) =>
      console.log(`${what.padEnd(24)}${tasks} long tasks, the longest ${longest} ms, ${sum} ms in all`);
    line(`${figures.steps} steps inwards`, figures.in);
    line(`${figures.steps} steps outwards`, figures.out);
    line('a march', figures.march);
    if (isTooLong) console.log(`too long: a zoom's longest task may take ${LIMIT} ms`);
  }
  process.exitCode = isTooLong ? 1 : 0;
}
