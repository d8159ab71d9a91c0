/** 15 through the page: a Siege is read, conducted and told; by mouse, and by keys. */

import type { Event } from '@diadochi/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack, tabTo } from './playing.ts';
import { openScene, type Position, type Script } from './scene-house.ts';
import { visitor } from './serving.ts';
import { BEFORE_RHODOS, FIRST_SIEGE, SIEGE, sit } from './siege-scene.ts';

const house = openHouse();
const PATIENT = { timeout: 120_000 };

const asked = (page: Page, kind: string) => page.locator(`.successors-answer[data-kind=${kind}]`);
const offer = (page: Page, key: string) => page.locator(`.successors-answer .offer[data-offer^="${key}"]`);
const panel = (page: Page) => page.locator('.battle.siege');
const says = (page: Page, words: RegExp) =>
  expect.poll(() => panel(page).innerText(), PATIENT).toMatch(words);
const rolls = (events: readonly Event[]) => events.filter(({ key }) => key === 'event.siegeRoll');
const hasFallen = (events: readonly Event[]) => events.some(({ key }) => key === 'event.cityFell');

describe('Sieges of Successors in real browsers', () => {
  it('a Siege to its end, by mouse: the CUs named, a loss, a second one, and the city falls', {
    timeout: 300_000,
  }, async () => {
    const script: Script = [...FIRST_SIEGE, [0, { lose: 'mercenary' }], [0, SIEGE]];
    const scene = await openScene(BEFORE_RHODOS, {
      script,
      isWanted(events) {
        const [first] = rolls(events);
        return first.params.points === 1 && first.params.losses === 1 && hasFallen(events);
      },
    });
    const [{ page: ann, errors }, { page: bob, errors: others }] = await Promise.all([
      sit(house.browser, scene, 0),
      sit(house.browser, scene, 1),
    ]);
    // The map tells of it: one stone of three.
    await ann.locator('.stones-pill .full').first().waitFor();
    expect(await ann.locator('.spaces .stones-pill circle').count()).toBe(3);
    // It is asked for by now: pressed before, an army is only looked at.
    await offer(ann, 'army rhodos').waitFor();
    await ann.locator('.piece[data-piece^="rhodos outside 0"] .initials').first().click();
    await ann.locator('.composer .confirm').click();

    await offer(ann, 'siege').click();
    await says(ann, /1 of 3 Siege Points · 2 more and Rhodos falls/);
    // As in the design: 6 of 36, 27 of 36; and by the next Surrender Segment.
    await expect
      .poll(() => ann.locator('.siege-percent').allInnerTexts(), PATIENT)
      .toEqual(['17%', '75%', '94%']);
    expect(await ann.locator('.siege-table thead .falls').count()).toBe(1);
    // S15.2.A-01: two under Demetrios; another one is named in the place of a Mercenary.
    expect(await panel(ann).innerText()).toMatch(/3 Mercenaries\s+2 named/);
    await ann.getByRole('button', { name: 'More: Loyal Macedonian' }).click();
    expect(await panel(ann).innerText()).toMatch(/3 Mercenaries\s+1 named/);
    expect(await panel(ann).innerText()).toMatch(/You become a Successor/);
    expect(await faults(ann)).toEqual([]);
    await ann.locator('.siege-do[aria-disabled="false"]').click();

    // Everybody sees the die; whoever has lost a CU chooses it over the map.
    await says(bob, /1 Siege Point gained/);
    await says(ann, /2 of 3 Siege Points/);
    await ann.locator('.battle-losing button', { hasText: 'Mercenary' }).click();
    await ann.getByRole('button', { name: 'Look at a second Siege' }).click();
    await says(ann, /Second of 2 Sieges/);
    await ann.locator('.siege-do[aria-disabled="false"]').click();
    for (const page of [ann, bob]) {
      await says(page, /Rhodos has fallen/i);
      expect(await panel(page).innerText()).toMatch(/Was inside · Bob/i);
      expect(await faults(page)).toEqual([]);
    }
    expect(await bob.locator('.log').innerText()).toMatch(/Rhodos falls to Ann/);
    await ann.getByRole('button', { name: /Go on with Demetrios · no MPs/ }).click();
    expect(await panel(ann).count()).toBe(0);
    expect(await ann.locator('.spaces .stones-pill').count()).toBe(0);
    // From the log it opens again.
    await bob.keyboard.press('Escape');
    await expect.poll(() => panel(bob).count()).toBe(0);
    await bob.locator('.log .battle-sign').first().click();
    await says(bob, /Siege Point gained|has fallen/i);
    await Promise.all([ann.context().close(), bob.context().close()]);
    await scene.close();
    expect([...errors, ...others]).toEqual([]);
  });

  it('from the first key to the fall of the city, by keys alone', { timeout: 300_000 }, async () => {
    const scene = await openScene(BEFORE_RHODOS, {
      script: FIRST_SIEGE,
      isWanted: (events) => hasFallen(events) && rolls(events)[0].params.losses === 0,
    });
    const { page, errors } = await sit(house.browser, scene, 0);
    await asked(page, 'activate').waitFor();
    await page.keyboard.press(await offer(page, 'army rhodos').locator('kbd').innerText());
    await tabTo(page, page.locator('.composer .confirm'));
    await page.keyboard.press('Enter');
    await asked(page, 'march').waitFor();
    await page.keyboard.press(await offer(page, 'siege').locator('kbd').innerText());
    await page.locator('.siege-do[aria-disabled="false"]').waitFor();
    await page.keyboard.press('Enter');
    await says(page, /Rhodos has fallen/i);
    // With reduced motion nothing is left of the ring at once.
    expect(await page.locator('.spaces :is(.siege-ring, .stones-pill)').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => panel(page).count()).toBe(0);
    await page.keyboard.press(await offer(page, 'end').locator('kbd').innerText());
    await expect
      .poll(() => page.locator('.log').innerText(), PATIENT)
      .toMatch(/Ann ends the activation of Demetrios/);
    await page.context().close();
    await scene.close();
    expect(errors).toEqual([]);
  });

  it('a number that is pressed before the part for marches is loaded is not lost', {
    timeout: 300_000,
  }, async () => {
    const scene = await openScene(BEFORE_RHODOS, { script: FIRST_SIEGE, isWanted: () => true });
    const { page, errors } = await visitor(house.browser);
    let load = () => {};
    const pressed = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(/\/march-[^/]*\.js/, async (route) => {
      await pressed;
      await route.continue();
    });
    await comeBack(page, scene.address, scene.seats[0]);
    const army = offer(page, 'army rhodos');
    await page.keyboard.press(await army.locator('kbd').innerText());
    await army.waitFor({ state: 'detached' });
    load();
    await page.locator('.composer .confirm').waitFor();
    await page.context().close();
    await scene.close();
    expect(errors).toEqual([]);
  });

  it('in the Surrender Segment, by keys, with a PC at once', { timeout: 300_000 }, async () => {
    const position: Position = {
      turn: 2,
      round: 1,
      step: 'surrender',
      active: 0,
      colours: ['blue', 'red'],
      provinces: { lydia: 1, phrygia: 0 },
      generals: { antigonos: '0 sardeis', krateros: '1 ephesos' },
      units: ['0 sardeis loyal 4', '1 ephesos mercenary 1'],
      sieges: { sardeis: '0 2' },
    };
    const scene = await openScene(position, {
      script: [[0, { siege: 'sardeis' }]],
      isWanted: (events) => hasFallen(events) && rolls(events)[0].params.losses === 0,
    });
    const { page, errors } = await sit(house.browser, scene, 0);
    await asked(page, 'besiege').waitFor();
    await page.keyboard.press('1');
    await says(page, /2 of 3 Siege Points/);
    // It can be shut and opened again; nothing has been done.
    await page.keyboard.press('Escape');
    await expect.poll(() => panel(page).count()).toBe(0);
    await page.keyboard.press('1');
    await page.locator('.siege-do[aria-disabled="false"]').waitFor();
    await page.keyboard.press('Enter');
    await asked(page, 'takeCity').waitFor();
    await says(page, /Sardeis has fallen/i);
    await page.locator('.siege-acts .confirm:not([disabled])').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('.log').innerText(), PATIENT).toMatch(/Ann places a PC in Sardeis/);
    await page.context().close();
    await scene.close();
    expect(errors).toEqual([]);
  });

  it('the card that is opened next does not lie under what came of a Siege', {
    timeout: 300_000,
  }, async () => {
    const script: Script = [
      [0, { siege: 'sardeis' }],
      [0, { pass: true }],
    ];
    const scene = await openScene(
      {
        turn: 2,
        round: 1,
        step: 'surrender',
        active: 0,
        colours: ['blue', 'red'],
        provinces: { lydia: 1, phrygia: 0 },
        generals: { antigonos: '0 sardeis', krateros: '1 ephesos' },
        units: ['0 sardeis loyal 4', '1 ephesos mercenary 1'],
        sieges: { sardeis: '0 1' },
        hands: { 0: ['diplomacy'] },
      },
      { script, isWanted: (events) => !hasFallen(events) && rolls(events)[0].params.losses === 0 },
    );
    await scene.play(script);
    const { page, errors } = await sit(house.browser, scene, 0);
    await asked(page, 'tyche').waitFor();
    await says(page, /2 of 3 Siege Points/);
    await page.locator('[data-card="diplomacy"]').click();
    await expect.poll(() => panel(page).count()).toBe(0);
    await page.locator('.opened-card').waitFor();
    await page.context().close();
    await scene.close();
    expect(errors).toEqual([]);
  });

  it('the die is seen to fall before anything tells what came of it', { timeout: 300_000 }, async () => {
    const scene = await openScene(BEFORE_RHODOS, {
      script: FIRST_SIEGE,
      isWanted: hasFallen,
    });
    await scene.play(FIRST_SIEGE.slice(0, 1));
    const { page, errors } = await sit(house.browser, scene, 1, { reducedMotion: 'no-preference' });
    // What shows Sieges and the log is loaded when the table is in sight.
    await page.locator('.log').waitFor();
    await page.waitForLoadState('networkidle');
    // Whatever is drawn while the result is still to come is noted.
    await page.evaluate(`
      globalThis.noted = [];
      new MutationObserver(() => {
        if (document.querySelector('.siege-roll .to-come') === null) return;
        const isFallen = document.querySelector('.siege-fell') !== null;
        noted.push(isFallen || /falls to Ann/.test(document.querySelector('.log').innerText));
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      globalThis.faded = 0;
      new MutationObserver(() => {
        faded += document.querySelectorAll('.siege-going .siege-ring, .siege-going .stones-pill').length;
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    `);
    await scene.play(FIRST_SIEGE.slice(1));
    await page.locator('.siege-fell').waitFor();
    const noted: boolean[] = await page.evaluate('noted');
    expect(noted.length).toBeGreaterThan(0);
    expect(noted).not.toContain(true);
    // Ring and stones fade together, and then nothing is left of them.
    await page.locator('.spaces .siege-ring').waitFor({ state: 'detached' });
    expect(await page.evaluate('faded')).toBeGreaterThanOrEqual(2);
    expect(await page.locator('.spaces .stones-pill').count()).toBe(0);
    await expect.poll(() => page.locator('.log').innerText(), PATIENT).toMatch(/Rhodos falls to Ann/);
    await page.context().close();
    await scene.close();
    expect(errors).toEqual([]);
  });

  it('what is refused can still be read, at every width and in the dark', { timeout: 300_000 }, async () => {
    const twice: Script = [...FIRST_SIEGE, [0, SIEGE]];
    const scene = await openScene(
      { ...BEFORE_RHODOS, sieges: {} },
      {
        script: twice,
        isWanted: (events) =>
          !hasFallen(events) &&
          rolls(events).length === 2 &&
          rolls(events).every(({ params }) => params.losses === 0),
      },
    );
    await scene.play(twice);
    for (const [width, colorScheme] of [
      [360, 'light'],
      [1440, 'dark'],
    ] as const) {
      const { page, errors } = await sit(house.browser, scene, 0, {
        viewport: { width, height: width > 1000 ? 900 : 740 },
        colorScheme,
      });
      // The last one is told; then it is asked about another.
      await panel(page).waitFor();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await offer(page, 'siege').click();
      await page.locator('.siege-do.refused').waitFor();
      await says(page, /S15\.2\.A-04/);
      await says(page, /Siege Points/);
      expect(await page.locator('.siege-table td').count()).toBe(24);
      expect(await faults(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      // Pressed, it does nothing.
      await page.locator('.siege-do').click({ force: true });
      expect(await asked(page, 'march').count()).toBe(1);
      await page.context().close();
      expect(errors).toEqual([]);
    }
    await scene.close();
  });
});
