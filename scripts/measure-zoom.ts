/**
 * `npm run measure:zoom [-- --json]`: how long the page of Successors stalls on the map of a late game, at 1440 × 900:
 * ten steps of the wheel inwards and ten outwards to the whole map, each when the last has come to rest, and a march
 * (the browser's own long tasks, over 50 ms); frames while the map is dragged and while one zooms without a rest; and how long
 * after its news the march is drawn, for whoever marches and for another seat. Exit code 1 if one of them is beyond its limit.
 */

import type { Browser, Page } from 'playwright-core';
import { LATE_GAME, LATE_NAMES } from '../test/browser/late-game.ts';
import { comeBack } from '../test/browser/playing.ts';
import { openScene } from '../test/browser/scene-house.ts';
import { openBrowser, visitor } from '../test/browser/serving.ts';

/** ms that a task may take while one zooms. */
const LIMIT = 100;
/** ms from one frame to the next, of 95 % of them, while the map moves. */
const FRAME_LIMIT = 20;
/** ms from news to the frame that shows it. */
const DRAWN_LIMIT = 100;
const STEPS = 10;
const ROUNDS = 3;
/** ms after a step: longer than the map waits before it takes a zoom to be at rest. */
const REST = 500;

/**
 * Notes when something comes from the server that changes the page, and when the frame with it is there: the first task after
 * the paint.
 */
const DRAWN = `globalThis.drawn = []; globalThis.WebSocket = class extends WebSocket {
  constructor(...of) {
    super(...of);
    this.addEventListener('message', () => {
      const heard = performance.now();
      const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => globalThis.drawn.push(performance.now() - heard);
          port2.postMessage(null);
        });
      });
      seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }
}`;

const isJson = process.argv.includes('--json');
const scene = await openScene(LATE_GAME, { names: LATE_NAMES });
const browser = await openBrowser();
try {
  const page = await seated(browser, 0);
  const other = await seated(browser, 1);
  await observe(page);
  const zooms = { in: [] as number[], out: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    zooms.in.push(...(await wheel(page, -100)));
    zooms.out.push(...(await wheel(page, 100)));
  }
  const frames = { drag: p95(await dragged(page)), zoom: p95(await zoomed(page)) };
  // What came when the page was opened is no news.
  for (const each of [page, other]) await each.evaluate('globalThis.drawn.splice(0)');
  const marched = await march(page);
  report({
    steps: ROUNDS * STEPS,
    in: summed(zooms.in),
    out: summed(zooms.out),
    march: summed(marched),
    frames,
    drawn: { own: await drawn(page), other: await drawn(other) },
  });
} finally {
  await browser.close();
  await scene.close();
}

async function drawn(page: Page): Promise<number> {
  const all = (await page.evaluate('globalThis.drawn.splice(0)')) as number[];
  if (all.length === 0) throw new Error('nothing was heard of the march');
  return Math.round(Math.max(...all));
}

async function seated(browser: Browser, seat: number): Promise<Page> {
  const { page } = await visitor(browser, { isPainted: true, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(DRAWN);
  await comeBack(page, scene.address, scene.seats[seat]);
  await page.locator('.map-things').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2 * REST);
  return page;
}

/** The times from frame to frame while something is done. */
async function framesIn(page: Page, deed: () => Promise<void>): Promise<number[]> {
  await page.evaluate(`globalThis.frames = []; globalThis.watches = true; requestAnimationFrame(function see(now) {
    globalThis.frames.push(now);
    if (globalThis.watches) requestAnimationFrame(see);
  })`);
  await deed();
  const times = (await page.evaluate('globalThis.watches = false, globalThis.frames')) as number[];
  return times.slice(1).map((time, i) => time - times[i]);
}
function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(10 * sorted[Math.floor(sorted.length * 0.95)]) / 10;
}

async function middleOfMap(page: Page): Promise<readonly [x: number, y: number]> {
  const map = await page.locator('.map-window').boundingBox();
  if (map === null) throw new Error('there is no map');
  return [map.x + map.width / 2, map.y + map.height / 2];
}

/** Zoomed in, the map is dragged there and back again. */
async function dragged(page: Page): Promise<number[]> {
  const [x, y] = await middleOfMap(page);
  await page.mouse.move(x, y);
  for (let step = 0; step < 4; step++) await page.mouse.wheel(0, -100);
  await page.waitForTimeout(2 * REST);
  const frames = await framesIn(page, async () => {
    await page.mouse.down();
    for (let step = 0; step <= 120; step++)
      await page.mouse.move(x + 200 * Math.sin(step / 10), y + 100 * Math.sin(step / 7));
    await page.mouse.up();
  });
  await page.waitForTimeout(2 * REST);
  return frames;
}

/** Without a rest: in and out again. */
async function zoomed(page: Page): Promise<number[]> {
  const [x, y] = await middleOfMap(page);
  await page.mouse.move(x, y);
  return framesIn(page, async () => {
    for (const by of [20, -20])
      for (let step = 0; step < 40; step++) {
        await page.mouse.wheel(0, by);
        await page.waitForTimeout(16);
      }
  });
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
  await page.mouse.move(...(await middleOfMap(page)));
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

interface Measured {
  readonly steps: number;
  readonly in: Summed;
  readonly out: Summed;
  readonly march: Summed;
  /** ms between frames, of 95 % of them. */
  readonly frames: { readonly drag: number; readonly zoom: number };
  /** The longest, in ms. */
  readonly drawn: { readonly own: number; readonly other: number };
}

function report(figures: Measured): void {
  const { steps, march, frames, drawn } = figures;
  const wrong = [
    ...[figures.in, figures.out].flatMap(({ longest }) =>
      longest > LIMIT ? [`a zoom's longest task may take ${LIMIT} ms`] : [],
    ),
    ...Object.values(frames).flatMap((each) =>
      each > FRAME_LIMIT ? [`95 % of the frames may take ${FRAME_LIMIT} ms each`] : [],
    ),
    ...Object.values(drawn).flatMap((each) =>
      each > DRAWN_LIMIT ? [`what is heard should be drawn after ${DRAWN_LIMIT} ms`] : [],
    ),
  ];
  if (isJson) console.log(JSON.stringify({ ...figures, limit: LIMIT, wrong }));
  else {
    const line = (what: string, { tasks, longest, sum }: Summed) =>
      console.log(`${what.padEnd(24)}${tasks} long tasks, the longest ${longest} ms, ${sum} ms in all`);
    line(`${steps} steps inwards`, figures.in);
    line(`${steps} steps outwards`, figures.out);
    line('a march', march);
    console.log(`frames, dragged/zoomed  95 % within ${frames.drag} and ${frames.zoom} ms`);
    console.log(`news of it drawn after  ${drawn.own} ms, for another seat ${drawn.other} ms at the longest`);
    for (const each of new Set(wrong)) console.log(`too long: ${each}`);
  }
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
