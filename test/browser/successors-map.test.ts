/** The map of Successors in real browsers: what everybody sees of it, whoever moves, and however the window is turned. */

import type { Json } from '@diadochi/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { coloursOf, likeness } from './picture-colours.ts';
import { comeBack } from './playing.ts';
import { openScene, type Position, type Scene } from './scene-house.ts';
import { visitor } from './serving.ts';
import { painted } from './unpainted.ts';

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
/** Ann may place Reinforcements from Makedonia to Babylonia. */
const REINFORCING: Position = {
  turn: 2,
  step: 'reinforcements',
  active: 0,
  provinces: { phrygia: 0, lydia: 0, makedonia: 0, babylonia: 0, aigyptos: 0, kappadokia: 1 },
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

const house = openHouse();
let marching: Scene;
let reinforcing: Scene;
beforeAll(async () => {
  [marching, reinforcing] = await Promise.all([openScene(MARCHING), openScene(REINFORCING)]);
  await marching.play([
    [0, NAMED],
    [0, { go: 'ikonion' }],
  ]);
});
afterAll(() => Promise.all([marching?.close(), reinforcing?.close()]));

const WIDE = { width: 1440, height: 900 };
/** A seat, or nobody at the table. */
async function look(scene: Scene, seat: number | null, viewport = WIDE): Promise<Page> {
  const { page } = await visitor(house.browser, { viewport, reducedMotion: 'reduce' });
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
  const picture = await painted(page, () => page.screenshot({ clip, animations: 'disabled' }));
  return coloursOf(house.browser, picture);
}

describe('The map of Successors', () => {
  it('shows who is marching to the mover, to the other seat and to spectators alike', {
    timeout: 300_000,
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
    timeout: 300_000,
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

  it('leads to every place that can be chosen and is not in sight', { timeout: 300_000 }, async () => {
    const page = await look(reinforcing, 0, { width: 390, height: 844 });
    await page.locator('.map-arrow').first().waitFor();
    const places = await page.locator('.ring.choice').count();
    expect(places).toBeGreaterThan(20);
    const { seen, led } = await sight(page);
    expect(led).toBeGreaterThan(5);
    // Each says in full how many more lie there.
    expect(await page.evaluate(CUT_OFF)).toEqual([]);
    // Those at the very edge may be both.
    expect(seen + led).toBeGreaterThanOrEqual(places);
    // Whoever follows one sees where it led.
    const arrow = page.locator('.map-arrow').first();
    const name = (await arrow.getAttribute('aria-label')) ?? '';
    await arrow.click();
    await expect.poll(() => page.getByRole('button', { name, exact: true }).count()).toBe(0);
    await atRest(page);
    const after = await sight(page);
    expect(after.seen + after.led).toBeGreaterThanOrEqual(places);
  });

  it('cannot be pushed off the table, nor zoomed so far out', { timeout: 300_000 }, async () => {
    const page = await look(reinforcing, 0);
    const bounds = await page.locator('.map-window').boundingBox();
    if (bounds === null) throw new Error('there is no map');
    const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
    await page.mouse.move(x, y);
    for (const zoom of [-600, 2000]) {
      await page.mouse.wheel(0, zoom);
      for (const [dx, dy] of [
        [4000, 4000],
        [-4000, -4000],
      ]) {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + dx, y + dy, { steps: 4 });
        await page.mouse.up();
        await atRest(page);
        expect(await page.evaluate(BARE), `${zoom}: ${dx}, ${dy}`).toBe(0);
      }
    }
  });
});

/** It has come to rest, and all that is drawn is drawn for that. */
const atRest = (page: Page): Promise<void> => page.locator('.map-sheet:not(.moving)').waitFor();

const CUT_OFF = `[...document.querySelectorAll('.map-arrow b')]
  .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)`;

/** How many px of the window no part of the sheet covers, at the worst of its edges. */
const BARE = `(() => {
  const [window, sheet] = ['.map-window', '.map-sheet'].map((each) => document.querySelector(each).getBoundingClientRect());
  const gaps = [sheet.left - window.left, sheet.top - window.top, window.right - sheet.right, window.bottom - sheet.bottom];
  return Math.max(0, ...gaps.map(Math.round));
})()`;

/** How many of the places that can be chosen are in the window and free of what covers it; and to how many arrows lead. */
async function sight(page: Page): Promise<{ readonly seen: number; readonly led: number }> {
  return page.evaluate(`(() => {
    const { left, right, bottom } = document.querySelector('.map-window').getBoundingClientRect();
    const { bottom: top } = document.querySelector('.table-top').getBoundingClientRect();
    const middles = [...document.querySelectorAll('.ring.choice')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    });
    const more = [...document.querySelectorAll('.map-arrow')].map((each) => Number(/\\+(\\d+)/.exec(each.textContent)?.[1] ?? 0) + 1);
    return {
      seen: middles.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length,
      led: more.reduce((sum, each) => sum + each, 0),
    };
  })()`);
}
