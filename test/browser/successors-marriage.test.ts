/** Cards that last at the table: who is Condemned and who is promised is marked on the map, and a marriage is told when it comes. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack } from './playing.ts';
import { openScene, type Position, type Script } from './scene-house.ts';
import { visitor } from './serving.ts';
import { NO_CUS } from './siege-scene.ts';

const house = openHouse();

/** D8-06: Bob marches to Kleopatra, who is promised to Ann; Ann’s Antigonos Intercepts him there. */
const POSITION: Position = {
  turn: 2,
  active: 1,
  die: 4,
  front: { 'kleopatra-offers-marriage': 0 },
  lasting: { 'kleopatra-offers-marriage': { holder: 0 }, condemnation: { general: 'krateros' } },
  generals: { antigonos: '0 sardeis', krateros: '1 ephesos' },
  units: ['0 sardeis loyal 3', '1 ephesos loyal 4'],
  royals: { kleopatra: 'pergamon' },
};
const ALONE = { with: [], ...NO_CUS, carry: [] };
const MARCH: Script = [
  [1, { march: 'krateros', from: 'ephesos', side: 'outside', ...ALONE, loyal: 4 }],
  [1, { go: 'pergamon' }],
];
const INTERCEPTED: Script = [
  [0, { intercept: 'antigonos', ...ALONE, loyal: 3 }],
  [1, { withdraw: true }],
];
const LOOKS = [
  [1440, 900, 'en', 'Kleopatra marries into Ann’s Faction, as “Kleopatra Offers Marriage” has offered.'],
  [1024, 768, 'de', 'Kleopatra heiratet durch „Kleopatra bietet die Heirat an“ in die Fraktion von Ann ein.'],
] as const;

describe('A marriage in another player’s turn, in a real browser', () => {
  it.each(LOOKS)(
    'D8-06 S8.2-11 is seen by its owner and told, at %i × %i (%s)',
    {
      timeout: 300_000,
    },
    async (width, height, locale, words) => {
      const scene = await openScene(POSITION, {
        script: [...MARCH, ...INTERCEPTED],
        isWanted: (events) => events.some(({ key }) => key === 'event.married'),
      });
      const { page } = await visitor(house.browser, {
        viewport: { width, height },
        locale,
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      await comeBack(page, scene.address, scene.seats[0]);
      const [bride, condemned] = ['kleopatra', 'krateros'].map((id) =>
        page.locator(`.people-marks [data-person="${id}"]`),
      );
      // The ring round the bride, with the suitor’s disc; the gavel on the condemned General.
      await bride.locator('.promise').waitFor({ state: 'attached' });
      await condemned.locator('.condemned').waitFor({ state: 'attached' });
      await pointAt(page, 'pergamon');
      expect(await page.locator('.about-said').innerText()).toContain('Kleopatra');
      await pointAt(page, 'ephesos');
      expect(await page.locator('.about-said').innerText()).toMatch(/Krateros.* 3 L/);
      expect(await overflow(page)).toBe(0);
      expect(await faults(page)).toEqual([]);

      await scene.play([...MARCH, ...INTERCEPTED]);
      const told = page.locator('.log li', { hasText: words });
      await told.first().waitFor();
      await bride.waitFor({ state: 'detached' });
      expect(await page.locator('[data-lasting="kleopatra-offers-marriage"]').count()).toBe(0);
      expect(await condemned.count()).toBe(1);
      await page.context().close();
      await scene.close();
    },
  );
});

/** Whoever points at a space reads what is known of it. */
async function pointAt(page: Page, space: string): Promise<void> {
  await page.locator(`.spaces [data-space="${space}"]`).first().hover();
  await page.locator('.about-said').waitFor();
  await page.locator('.about-name', { hasText: new RegExp(space, 'i') }).waitFor();
}
