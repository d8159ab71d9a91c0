/** Playing Successors through its own panels: by presses on the map, on cards and on buttons, as a person would. */

import { dice } from '@diadochi/kernel';
import type { Page } from 'playwright-core';

const CONFIRM = '.successors-answer .confirm:not([disabled])';
const OFFER = '.successors-answer .offers > .offer:not([aria-disabled="true"])';
const USE = '.tyche-use:not([aria-disabled="true"])';
const SIDE = '.map-sides button:not([disabled])';

/** What a player has done, by how it was done. */
export interface Deeds {
  readonly [way: string]: number;
}

/** The middles of the purple rings that nothing lies on. */
const RINGS = `(() => [...document.querySelectorAll('.ring.choice')].flatMap((ring) => {
  const { left, top, width, height } = ring.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  return there?.closest('.map-window') && !there.closest('[data-off-map], [data-piece]') ? [[x, y]] : [];
}))()`;

/** Whether I am asked something, and the answer is not on its way. */
export const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('.successors-answer').count()) > 0;

export const kindOf = (page: Page): Promise<string | null> =>
  page.evaluate(`document.querySelector('.successors-answer')?.dataset.kind ?? null`);

/** One press, if there is something to press; says of what sort it was. */
export async function press(page: Page, pick: (below: number) => number): Promise<string | null> {
  if (!(await isAsked(page))) return null;
  if ((await page.locator(CONFIRM).count()) > 0) return clicked(page, CONFIRM, 'confirm');
  if ((await page.locator(SIDE).count()) > 0) return clicked(page, SIDE, 'side', pick);
  const rings = (await page.evaluate(RINGS)) as [number, number][];
  const offers = await page.locator(OFFER).count();
  // Who has placed enough stops by a button.
  if (rings.length > 0 && (offers === 0 || pick(4) > 0)) {
    const [x, y] = rings[pick(rings.length)];
    await page.mouse.click(x, y);
    return 'map';
  }
  if ((await page.locator(USE).count()) > 0 && (offers === 0 || pick(2) > 0))
    return clicked(page, USE, 'card', pick);
  return offers === 0 ? null : clicked(page, OFFER, 'offer', pick);
}

/** What is offered may go while we reach for it: then nothing was pressed. */
async function clicked(
  page: Page,
  what: string,
  way: string,
  pick: (below: number) => number = () => 0,
): Promise<string | null> {
  const count = await page.locator(what).count();
  if (count === 0) return null;
  return page
    .locator(what)
    .nth(pick(count))
    .click({ timeout: 1500 })
    .then(
      () => way,
      () => null,
    );
}

/** All of them in turn, until something in between is to be done. */
export async function playUntil(
  pages: readonly Page[],
  seed: string,
  until: () => Promise<boolean>,
): Promise<Deeds> {
  const pick = dice(seed);
  const deeds: { [way: string]: number } = {};
  const patience = Date.now() + 100_000;
  while (!(await until())) {
    const ways = await Promise.all(pages.map((page) => press(page, pick)));
    for (const way of ways) if (way !== null) deeds[way] = (deeds[way] ?? 0) + 1;
    if (ways.every((way) => way === null)) await pages[0].waitForTimeout(25);
    if (Date.now() > patience) throw new Error(`no end after ${JSON.stringify(deeds)}`);
  }
  return deeds;
}
