/** 16 through the page: a Capital that is besieged and defended by CUs, Cavalry that raids, and an Army that is incited. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { openHouse } from './house.ts';
import { openScene, type Position } from './scene-house.ts';
import { NO_CUS, sit } from './siege-scene.ts';

const house = openHouse();
const PATIENT = { timeout: 120_000 };
const panel = (page: Page) => page.locator('.battle.siege');
const says = (page: Page, words: RegExp) =>
  expect.poll(() => panel(page).innerText(), PATIENT).toMatch(words);
const offer = (page: Page, key: string) => page.locator(`.successors-answer .offer[data-offer^="${key}"]`);
const march = (general: string, from: string, cus: object) => ({
  march: general,
  from,
  side: 'outside',
  with: [],
  ...NO_CUS,
  ...cus,
  carry: [],
});

const BEFORE: Position = {
  turn: 3,
  round: 2,
  step: 'activation',
  active: 0,
  die: 5,
  colours: ['blue', 'green'],
  successors: [0],
};

describe('optional rules of Successors in real browsers', () => {
  it('a Capital is a Major City, and CUs inside stand in for its last Siege Point', {
    timeout: 300_000,
  }, async () => {
    const naming = march('antigonos', 'ephesos', { loyal: 4 });
    const scene = await openScene(
      {
        ...BEFORE,
        pcs: { ephesos: 1, sardeis: 0 },
        capitals: { 1: 'complete ephesos' },
        generals: { antigonos: '0 ephesos' },
        units: ['0 ephesos loyal 4', '1 ephesos inside loyal 2'],
        sieges: { ephesos: '0 2' },
      },
      {
        options: { foundationOfACapital: true, siegeDefence: true },
        script: [
          [0, naming],
          [0, { siege: true, ...NO_CUS, loyal: 3 }],
        ],
        isWanted: (events) =>
          events.some(
            ({ key, params }) => key === 'event.siegeRoll' && params.points === 1 && params.losses === 0,
          ),
      },
    );
    const { page, errors } = await sit(house.browser, scene, 0);
    await page
      .locator('.spaces [data-space="ephesos"] use[href="#space-major"]')
      .first()
      .waitFor({ state: 'attached' });
    await scene.play([[0, naming]]);
    await offer(page, 'siege').click();
    await says(page, /Major City/i);
    await says(page, /2 of 3 Siege Points/);
    await page.locator('.siege-do[aria-disabled="false"]').click();
    await says(page, /stood in for a Siege Point/);
    expect(await panel(page).innerText()).toMatch(/2 of 3 Siege Points/);
    expect(await faults(page)).toEqual([]);
    await page.context().close();
    await scene.close();
    expect(errors).toEqual([]);
  });

  it('a Siege with Cavalry costs 1 MP, and says that it is Dispersed in place of a loss', {
    timeout: 300_000,
  }, async () => {
    const scene = await openScene(
      {
        ...BEFORE,
        pcs: { aitolia: 'independent' },
        generals: { antigonos: '0 aitolia' },
        units: ['0 aitolia loyal 3 cavalry 1'],
      },
      { options: { cavalry: true } },
    );
    const { page, errors } = await sit(house.browser, scene, 0);
    await scene.play([[0, march('antigonos', 'aitolia', { loyal: 3, cavalry: 1 })]]);
    await offer(page, 'siege').click();
    await says(page, /1 MP\b/);
    await says(page, /Cavalry is named: it is Dispersed in place of CUs that would be lost/);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Less: Cavalry' }).click();
    await says(page, /2 MPs/);
    await page.context().close();
    await scene.close();
    expect(errors).toEqual([]);
  });
});
