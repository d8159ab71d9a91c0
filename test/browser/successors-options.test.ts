/** 16 through the page: from the lobby to what optional rules bring about. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { openHouse } from './house.ts';
import { asTold, BESIEGE, CAPITALS, FETCH, FOUND, GIVE_WAY, INCITE, OPTIONS, TAKE } from './options-scene.ts';
import { comeBack } from './playing.ts';
import { openScene, type Position } from './scene-house.ts';
import { visitor } from './serving.ts';
import { NO_CUS, sit } from './siege-scene.ts';

const house = openHouse();
const PATIENT = { timeout: 120_000 };
const WIDE = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
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

/** What the server knows of the table that is looked at. */
async function optionsOf(page: Page): Promise<object> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await fetch(`${house.serving.address}/api/tables/${id}`);
  return ((await answer.json()) as { table: { options: object } }).table.options;
}
const told = (page: Page, words: RegExp) =>
  expect.poll(() => page.locator('.log').innerText(), PATIENT).toMatch(words);

describe('optional rules of Successors in real browsers', () => {
  it('chosen in the lobby; then a Capital founded, one defended and taken, an Army incited, the Cart destroyed', {
    timeout: 300_000,
  }, async () => {
    const script = [...FOUND, ...BESIEGE, ...TAKE, ...FETCH, ...INCITE, ...GIVE_WAY];
    const scene = await openScene(CAPITALS, { options: OPTIONS, script, isWanted: asTold });
    const { page: ann, errors } = await visitor(house.browser, WIDE);
    await ann.addInitScript(`localStorage.setItem('diadochi.name', '"Ann"')`);
    await ann.goto(`${house.serving.address}/?game=successors`);
    await ann.locator('.new-table .settings > summary').click();
    for (const group of await ann.locator('.settings-group > summary').all()) await group.click();
    await ann.getByLabel(/^Foundation of a Capital/).check();
    await ann.getByLabel(/^Cavalry CUs/).check();
    // S16.1-03: they are allowed together, but not recommended.
    expect(await ann.locator('.settings .problem').count()).toBe(0);
    await ann.getByLabel(/^Cavalry Superiority/).check();
    expect(await ann.locator('.settings .problem').innerText()).toMatch(/advises against both together/);
    expect(await ann.locator('.settings-group .how-many').allInnerTexts()).toEqual(['2 chosen', '1 chosen']);
    expect(await faults(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'Open the table' }).click();
    await ann.getByRole('link', { name: 'To the table' }).click();
    await ann.waitForURL(/\/table\//);
    const chosen = { foundationOfACapital: true, cavalry: true, cavalrySuperiority: true };
    expect(await optionsOf(ann)).toMatchObject({ ...chosen, oracle: false, shortGame: false });

    // CO62-04: the Capital that is begun is marked on the map; Bob's, which is complete, is a Major City.
    await comeBack(ann, scene.address, scene.seats[0]);
    await ann.locator('[data-card="foundation-of-a-capital"]').click();
    await ann.locator('.opened-card [data-use="event"]').click();
    await offer(ann, 'at gordion').click();
    await ann.locator('.mark.building').waitFor();
    expect(await ann.locator('[data-space="gordion"] .mark.building').count()).toBe(1);
    const city = ann.locator('.spaces [data-space="pergamon"] use[href="#space-major"]');
    expect(await city.count()).toBeGreaterThan(0);

    // S16.5-01: what stands in for the last Siege Point is the choice of whoever is besieged.
    await scene.play(BESIEGE.slice(0, 2));
    await offer(ann, 'siege').click();
    await says(ann, /2 of 3 Siege Points · 3 more and Pergamon falls: 2 CUs inside stand in for one each/);
    expect(await ann.locator('.siege-table thead .falls').count()).toBe(0);
    const { page: bob, errors: others } = await sit(house.browser, scene, 1);
    await ann.locator('.siege-do[aria-disabled="false"]').click();
    await bob.locator('.battle-losing button', { hasText: 'Mercenary' }).waitFor();
    // The one that is asked for now stands in for nothing more.
    await says(bob, /2 of 3 Siege Points · 2 more and Pergamon falls: 1 CU inside stands in for one/);
    expect(await bob.locator('.successors-answer').innerText()).toMatch(
      /A CU inside Pergamon is lost in place of its last Siege Point/,
    );
    expect(await faults(bob)).toEqual([]);
    await bob.locator('.battle-losing button', { hasText: 'Mercenary' }).click();
    await says(ann, /stood in for a Siege Point/);
    await says(ann, /2 more and Pergamon falls: 1 CU inside stands in for one/);

    // S16.1-07, S16.1-08: the next roll takes it, with 2 VP of his, and 1 for her.
    await ann.getByRole('button', { name: 'Look at a second Siege' }).click();
    await ann.locator('.siege-do[aria-disabled="false"]').click();
    await says(ann, /Pergamon has fallen/i);
    await says(ann, /the chance was 17%/);
    await says(ann, /Bob loses the Capital at Pergamon/);
    expect(await panel(ann).innerText()).toMatch(/Major City/i);
    await expect.poll(() => city.count(), PATIENT).toBe(0);
    await ann.locator('.seats .seat', { hasText: 'Captured Capital' }).waitFor();
    expect(await faults(ann)).toEqual([]);

    // S16.11-07: Glaukias is incited for a Surprise card; S16.9-22: his Cavalry makes that easier.
    await scene.play(FETCH);
    await offer(bob, 'incite glaukias').waitFor();
    expect(await offer(bob, 'incite glaukias').innerText()).toMatch(/3 or more · 67%/);
    await offer(bob, 'incite glaukias').click();
    expect(await offer(bob, 'price unrest').getAttribute('aria-disabled')).toBe('true');
    await offer(bob, 'price fog').click();
    await bob.locator('.confirm:not([disabled])').filter({ visible: true }).click();
    await told(ann, /Bob incites Glaukias at Mazaka/);

    // S16.4-01: nobody comes between him and the Cart.
    await offer(ann, 'withdraw').click();
    await told(ann, /The Funeral Cart is destroyed at Dana/);
    await told(bob, /The Funeral Cart is destroyed at Dana/);
    await Promise.all([ann.context().close(), bob.context().close()]);
    await scene.close();
    expect([...errors, ...others]).toEqual([]);
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
