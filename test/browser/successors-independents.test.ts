/** 9.5 through the page: the event is on, and the Independent Armies are moved on the map and in the panel. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack } from './playing.ts';
import { openScene } from './scene-house.ts';
import { visitor } from './serving.ts';

const house = openHouse();

const position = {
  turn: 2,
  step: 'tyche',
  active: 0,
  colours: ['blue', 'red'],
  pcs: { pella: 0, thebai: 1, korinthos: 1, nora: 1 },
  generals: {
    antigonos: '0 pella',
    eumenes: '1 dana',
    leosthenes: 'lamia',
    ariarathes: 'nora',
    glaukias: 'epidamnos',
  },
  units: ['0 pella loyal 3', '1 dana loyal 4'],
  hands: { 0: ['scythian-invasion', 'diplomacy'], 1: ['scouts'] },
};
const LOOKS = [
  [1440, 900, 'en'],
  [1440, 900, 'de'],
  [390, 844, 'de'],
] as const;
const kind = (page: Page, name: string) => page.locator(`.successors-answer[data-kind=${name}]`);
const offer = (page: Page, key: string) => page.locator(`.successors-answer .offer[data-offer^="${key}"]`);
const piece = (page: Page, place: string) => page.locator(`.piece[data-piece^="${place}"]`);

/** Until nothing more is to be confirmed. */
async function press(page: Page, key: string, then: string): Promise<void> {
  await offer(page, key).click();
  const next = kind(page, then).filter({ visible: true });
  const confirm = page.locator('.confirm:not([disabled])').filter({ visible: true });
  await next.or(confirm).first().waitFor();
  if ((await next.count()) === 0) await confirm.first().click();
  await next.first().waitFor();
}

describe('Independent Armies of Successors in a real browser', () => {
  it.each(LOOKS)('are moved at %i × %i (%s)', { timeout: 300_000 }, async (width, height, locale) => {
    const scene = await openScene(position);
    await scene.play([[0, { event: 'scythian-invasion' }]]);
    const { page, errors } = await visitor(house.browser, {
      viewport: { width, height },
      locale,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await comeBack(page, scene.address, scene.seats[0]);
    await kind(page, 'independents').waitFor();
    expect(await overflow(page)).toBe(0);
    // S9.5-15: the woken one has to enter; until then the event cannot be ended.
    expect(await offer(page, 'done').getAttribute('aria-disabled')).toBe('true');
    await press(page, 'enter seuthes istros', 'steer');
    await press(page, 'end', 'independents');
    // The same question follows: it is the next one when this is no longer offered.
    await offer(page, 'placePc ariarathes').click();
    await offer(page, 'placePc ariarathes')
      .and(page.locator(':not([aria-disabled=true])'))
      .waitFor({ state: 'detached' });

    await press(page, 'move leosthenes', 'steer');
    expect(await overflow(page)).toBe(0);
    if (width > 900) {
      expect(await faults(page)).toEqual([]);
      // Where he can go is lit, and nothing else.
      await page.locator('.ring.choice').first().waitFor();
      const box = await page.locator('.spaces [data-space="korinthos"]').boundingBox();
      if (box === null) throw new Error('Korinthos is not on the map');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await piece(page, 'korinthos outside independent').waitFor();
      await press(page, 'end', 'independents');
    }
    await page.context().close();
    expect(errors).toEqual([]);
    await scene.close();
  });
});
