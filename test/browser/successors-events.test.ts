/** Events of cards at the table: the opened card offers them beside its OPs, and their questions are answered on the map. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack } from './playing.ts';
import { openScene, type Scene } from './scene-house.ts';
import { visitor } from './serving.ts';

const house = openHouse();

const position = {
  turn: 2,
  step: 'tyche',
  active: 0,
  pcs: { pella: 0, larisa: 0, sardeis: 0, ephesos: 0, knidos: 1, stoboi: 1, lamia: 'independent' },
  generals: { antigonos: '0 pella', eumenes: '1 dana' },
  units: ['0 pella loyal 3', '1 dana loyal 4', '1 stoboi mercenary 1'],
  hands: { 0: ['diplomacy', 'greek-mercenaries', 'epidemic'], 1: ['scouts'] },
};
const LOOKS = [
  [1440, 900, 'en'],
  [1440, 900, 'de'],
  [390, 844, 'en'],
  [390, 844, 'de'],
] as const;

async function sit(scene: Scene, width: number, height: number, locale: string): Promise<Page> {
  const { page } = await visitor(house.browser, {
    viewport: { width, height },
    locale,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await comeBack(page, scene.address, scene.seats[0]);
  await page.locator('.tyche-card.can').first().waitFor();
  return page;
}
/** Presses what leads there, and the button that confirms it where that is asked for: whichever comes. */
async function press(page: Page, selector: string, then: string): Promise<void> {
  await page.locator(selector).first().click();
  const next = page.locator(then).filter({ visible: true });
  const confirm = page.locator('.confirm:not([disabled])').filter({ visible: true });
  await next.or(confirm).first().waitFor();
  if ((await next.count()) === 0) await confirm.first().click();
  await next.first().waitFor();
}
const kind = (name: string): string => `.successors-answer[data-kind=${name}]`;

describe('Events of Successors in a real browser', () => {
  it.each(LOOKS)('are played at %i × %i (%s)', { timeout: 300_000 }, async (width, height, locale) => {
    const scene = await openScene(position);
    const page = await sit(scene, width, height, locale);
    // What is not written yet says so.
    await page.locator('[data-card="epidemic"]').click();
    const refused = page.locator('.opened-card [data-use="event"].refused');
    await refused.waitFor();
    expect(await refused.locator('.clause').innerText()).toBe('CK-01');
    expect(await overflow(page)).toBe(0);
    await page.locator('.opened-card .card-more').last().click();

    await page.locator('[data-card="greek-mercenaries"]').click();
    await press(page, '.opened-card [data-use="event"]', kind('chooseLocation'));
    expect(await page.locator(`${kind('chooseLocation')} .forecast`).innerText()).toContain('Thessalia');
    expect(await overflow(page)).toBe(0);
    if (width > 900) expect(await faults(page)).toEqual([]);
    await page.locator(`${kind('chooseLocation')} [data-offer="at sardeis"]`).click();
    await press(page, '[data-offer="side inside"]', kind('chooseGeneral'));
    expect(await overflow(page)).toBe(0);
    await press(page, `${kind('chooseGeneral')} [data-offer="general attalos"]`, kind('activate'));
    await page.context().close();
    await scene.close();
  });
});
