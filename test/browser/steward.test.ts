/** Standing orders on the page: given in plain sentences, carried out while their owner is away, and nobody's business. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../scripts/guests.ts';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack } from './playing.ts';
import { openScene } from './scene-house.ts';
import { visitor } from './serving.ts';
import { NO_CUS } from './siege-scene.ts';
import { painted } from './unpainted.ts';

const house = openHouse();

/** Antigonos (Ann) marches past Perdikkas (Bob). */
const MARCH = {
  turn: 2,
  step: 'activation',
  active: 0,
  colours: ['blue', 'red'],
  die: 4,
  generals: { antigonos: '0 sardeis', perdikkas: '1 ephesos' },
  units: ['0 sardeis loyal 4', '1 ephesos loyal 3'],
};
const NAMING = {
  ...{ march: 'antigonos', from: 'sardeis', side: 'outside', with: [], ...NO_CUS, loyal: 4, carry: [] },
};

type Looks = { readonly colorScheme?: 'light' | 'dark'; readonly width?: number; readonly locale?: string };
async function openedBy(address: string, seat: Seat, looks: Looks = {}): Promise<Page> {
  const { colorScheme = 'light', width = 1280, locale = 'en' } = looks;
  const { page } = await visitor(house.browser, {
    ...{ colorScheme, locale, bypassCSP: true, viewport: { width, height: 800 } },
  });
  await comeBack(page, address, seat);
  return page;
}
async function orders(page: Page, menu = 'Menu', title = 'Standing orders'): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('button', { name: title, exact: true }).click();
  await page.locator('.steward section').first().waitFor();
}

/** The second of two orders comes first by keys, and is dragged down again. */
async function changePlaces(page: Page): Promise<void> {
  const numbered = (no: number, words: string) =>
    page.locator(`.steward-order:nth-child(${no})`, { hasText: words }).waitFor();
  await page.getByRole('button', { name: 'Add an order' }).click();
  await numbered(2, 'nobody asks you that');
  await page.getByLabel('The occasion').nth(1).selectOption({ label: 'When I could Evade' });
  await page.getByRole('listitem', { name: 'When I could Evade: ask me.' }).waitFor();
  const evading = () =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Order/ }) });
  await page.getByLabel('The occasion').nth(1).press('Alt+ArrowUp');
  await page.getByRole('status').filter({ hasText: 'Order 2 is now order 1.' }).waitFor();
  await expect.poll(() => evading().first().getAttribute('aria-label')).toBe('When I could Evade: ask me.');
  // Whoever moved it is still at the same part of it.
  expect(await page.evaluate('document.activeElement.value')).toBe('evade');
  const from = await boxOf(page, 1);
  const to = await boxOf(page, 2);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, to.y + 30, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('status').filter({ hasText: 'Order 1 is now order 2.' }).waitFor();
  await expect.poll(() => evading().nth(1).getAttribute('aria-label')).toBe('When I could Evade: ask me.');
  await page.locator('.order-list[aria-busy=false]').waitFor();
}
async function boxOf(page: Page, no: number): Promise<{ x: number; y: number }> {
  const box = await page
    .locator('.order-grip')
    .nth(no - 1)
    .boundingBox();
  if (box === null) throw new Error('no handle');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How often his steward has answered. */
async function answeredFor(address: string, { id, token }: Seat): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const told = await fetch(`${address}/api/tables/${id}/steward`, { headers });
  const { steward } = (await told.json()) as { steward: { answered: readonly object[] } };
  return steward.answered.length;
}
/** What was answered while he was away, on the map as it was then. */
async function stepThrough(page: Page): Promise<void> {
  const shown = (space: string) => page.locator('.telling', { hasText: space });
  await page.getByRole('button', { name: 'Step through' }).click();
  const steps = page.getByRole('dialog', { name: 'Step through' });
  await steps.getByText('1 of 2').waitFor();
  await shown('Pergamon').waitFor();
  await page.keyboard.press('ArrowRight');
  await steps.getByText('2 of 2').waitFor();
  await shown('Sardeis').waitFor();
  await steps.getByRole('button', { name: 'Back to the orders' }).click();
  await page.getByRole('heading', { name: 'Standing orders' }).waitFor();
  await page.locator('.telling').waitFor({ state: 'detached' });
}

describe('Standing orders', () => {
  it('are given in plain sentences, answer while their owner is away, and say so', {
    timeout: 300_000,
  }, async () => {
    const scene = await openScene(MARCH);
    const [ann, bob] = scene.seats;
    const page = await openedBy(scene.address, bob);
    await orders(page);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add an order' }).click();
    await page.getByLabel('The occasion').selectOption({ label: 'When I could Intercept' });
    // As quickly as one can, whatever the server has answered by then.
    await page.getByLabel('Only if').selectOption({ label: 'with 1 CUs or more' });
    await page.getByLabel('with 1 CUs or more', { exact: true }).selectOption('2');
    await page.getByLabel('Then', { exact: true }).selectOption({ label: 'do not try' });
    const order = page.getByRole('listitem', { name: 'with 2 CUs or more: do not try.' });
    await order.waitFor();
    await page.locator('.order-list[aria-busy=false]').waitFor();
    await order.waitFor();
    await changePlaces(page);
    expect(await faults(page)).toEqual([]);
    await page.close();
    // Bob is away; Ann marches past him, twice.
    await scene.play([
      [0, NAMING],
      [0, { go: 'pergamon' }],
    ]);
    await expect.poll(() => answeredFor(scene.address, bob)).toBe(1);
    await scene.play([[0, { go: 'sardeis' }]]);
    await expect.poll(() => answeredFor(scene.address, bob)).toBe(2);
    const annPage = await openedBy(scene.address, ann);
    await annPage.locator('.answer, .ask').first().waitFor();
    const back = await openedBy(scene.address, bob);
    await orders(back);
    await back
      .locator('.steward-answered li', { hasText: 'When I could Intercept: do not try by order 1' })
      .nth(1)
      .waitFor();
    await stepThrough(back);
    await scene.close();
  });

  it('are made out of a question', { timeout: 300_000 }, async () => {
    const scene = await openScene(MARCH);
    await scene.play([
      [0, NAMING],
      [0, { go: 'pergamon' }],
    ]);
    const page = await openedBy(scene.address, scene.seats[1]);
    await page.getByRole('button', { name: 'Always answer this way …' }).click();
    const order = page.getByRole('listitem', { name: 'When I could Intercept, if it is Ann: do not try.' });
    await order.waitFor();
    // It answers nothing before somebody has read it and switched it on.
    expect(await answeredFor(scene.address, scene.seats[1])).toBe(0);
    await order.getByRole('switch', { name: 'Order 1 is on' }).click();
    await expect.poll(() => answeredFor(scene.address, scene.seats[1])).toBe(1);
    await scene.close();
  });

  it.each([
    ['light', 1280, 'en'],
    ['dark', 360, 'en'],
    ['light', 360, 'de'],
    ['dark', 1024, 'de'],
  ] as const)('look well: %s, %i wide, %s', { timeout: 300_000 }, async (colorScheme, width, locale) => {
    const scene = await openScene(MARCH);
    const [, bob] = scene.seats;
    const given = [
      {
        on: 'intercept',
        when: { chance: 50, spaces: ['pergamon', 'abydos'] },
        answer: { do: 'intercept', most: true },
      },
      { on: 'evade', when: { lost: 60 }, answer: { do: 'evade' } },
      { on: 'engage', when: { by: ['0'] }, answer: 'ask' },
    ];
    const sent = await fetch(`${scene.address}/api/tables/${bob.id}/steward`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bob.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ orders: given }),
    });
    expect(sent.status).toBe(200);
    const page = await openedBy(scene.address, bob, { colorScheme, width, locale });
    const isGerman = locale === 'de';
    await orders(page, isGerman ? 'Menü' : 'Menu', isGerman ? 'Daueranweisungen' : 'Standing orders');
    await page.waitForLoadState('networkidle');
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const inside =
      'document.querySelector(".dialog-inside").scrollWidth - document.querySelector(".dialog").clientWidth';
    expect(await page.evaluate<number>(inside)).toBeLessThanOrEqual(0);
    const folder = process.env.DIADOCHI_PICTURES;
    const picture = (name: string) =>
      folder === undefined
        ? null
        : painted(page, () =>
            page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}-${locale}.png` }),
          );
    await picture('orders');
    await page.locator('.told-hook').scrollIntoViewIfNeeded();
    await picture('told');
    await scene.close();
  });
});
