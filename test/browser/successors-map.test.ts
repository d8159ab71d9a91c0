/** The map of Successors in real browsers: what everybody sees of it, whoever moves, and however the window is turned. */

import type { Json } from '@diadochi/kernel';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { coloursOf, likeness } from './picture-colours.ts';
import { comeBack } from './playing.ts';
import { openScene, type Position, type Scene } from './scene-house.ts';
import { openBrowser, visitor } from './serving.ts';

/** Ann's Antigonos is marching from Kelainai and has come to Ikonion; both players chose their colours. */
const MARCHING: Position = {
  turn: 3,
  round: 1,
  step: 'activation',
  active: 0,
  die: 6,
  colours: ['blue', 'red'],
  provinces: { phrygia: 0, kappadokia: 1 },
  generals: { antigonos: '0 kelainai', eumenes: '1 nora' },
  units: ['0 kelainai loyal 5 mercenary 3', '1 nora loyal 4 mercenary 2'],
};
const NAMED: Json = {
  march: 'antigonos',
  from: 'kelainai',
  side: 'outside',
  with: [],
  mercenary: 3,
  elephant: 0,
  cavalry: 0,
  loyal: 5,
  royal: 0,
  'silver-shields': 0,
  carry: [],
};

let browser: Browser;
let marching: Scene;
beforeAll(async () => {
  [browser, marching] = await Promise.all([openBrowser(), openScene(MARCHING)]);
  await marching.play([
    [0, NAMED],
    [0, { go: 'ikonion' }],
  ]);
}, 60_000);
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await marching?.close();
}, 60_000);

const WIDE = { width: 1440, height: 900 };
/** A seat, or nobody at the table. */
async function look(scene: Scene, seat: number | null, viewport = WIDE): Promise<Page> {
  const { page } = await visitor(browser, { viewport, reducedMotion: 'reduce' });
  page.setDefaultTimeout(30_000);
  if (seat === null) await page.goto(`${scene.address}/table/${scene.seats[0].id}`);
  else await comeBack(page, scene.address, scene.seats[seat]);
  await page.locator('.map-things').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}
const medallion = (page: Page): Locator =>
  page.locator('.piece[data-piece^="ikonion outside 0"] .medallion').first();

/** The commander's medallion as it is on the screen, by how often each colour is in it. */
async function medallionColours(page: Page) {
  await page.locator('.march-ring.active').waitFor();
  const clip = await medallion(page).boundingBox();
  if (clip === null) throw new Error('nobody stands at Ikonion');
  return coloursOf(browser, await page.screenshot({ clip, animations: 'disabled' }));
}

describe('The map of Successors', () => {
  it('shows who is marching to the mover, to the other seat and to spectators alike', {
    timeout: 60_000,
  }, async () => {
    const [mover, other, spectator] = await Promise.all([0, 1, null].map((seat) => look(marching, seat)));
    const own = await medallionColours(mover);
    for (const page of [other, spectator])
      expect(likeness(own, await medallionColours(page))).toBeGreaterThan(0.9);
    // And that is his colour, not a shadow that all of them see.
    const [most] = Object.entries(own).toSorted(([, a], [, b]) => b - a)[0];
    expect(most).toBe('0 1 2');
  });

  it('and all about it stay as they are when the window is turned: colours, what was closed, what is looked at', {
    timeout: 60_000,
  }, async () => {
    const page = await look(marching, 1);
    const NARROW = { width: 800, height: 900 };
    // The prompt waits for Ann, who chose blue though she sits first.
    expect(await page.locator('.prompt').getAttribute('class')).toMatch(/\bblue\b/);
    const legend = page.getByRole('button', { name: 'What the signs mean' });
    await legend.click();
    await expect.poll(() => page.locator('.map-legend').count()).toBe(0);
    await page.evaluate(`document.querySelector('.map-things').dataset.same = 'yes'`);
    for (const viewport of [NARROW, WIDE]) {
      await page.setViewportSize(viewport);
      await page.locator(viewport === WIDE ? '.table.wide' : '.table.narrow').waitFor();
      expect(await page.locator('.prompt').getAttribute('class')).toMatch(/\bblue\b/);
      expect(await page.locator('.map-legend').count()).toBe(0);
      // The same map, not one that looks like it.
      expect(await page.locator('.map-things').getAttribute('data-same')).toBe('yes');
    }
    expect(await page.locator('.seat', { hasText: 'Ann' }).getAttribute('class')).toMatch(/\bblue\b/);
  });
});
