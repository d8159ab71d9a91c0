/** 13 through the page: a group goes aboard, is met at sea, puts a party ashore and lands. */

import type { Event } from '@diadochi/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack, tabTo } from './playing.ts';
import { pointAt } from './pointing.ts';
import { openScene, type Scene, type Script } from './scene-house.ts';
import { ALL_OF_GREEN, HOME, HOMEWARD, seaPosition, TO_PAPHOS } from './sea-scene.ts';
import { visitor } from './serving.ts';

const house = openHouse();
const PATIENT = { timeout: 120_000 };

const has = (events: readonly Event[], name: string, params: { readonly [name: string]: unknown } = {}) =>
  events.some(
    (event) =>
      event.key === `event.${name}` &&
      Object.entries(params).every(([key, value]) => event.params[key] === value),
  );

const LARGE = { width: 1440, height: 900 };
const SMALL = { width: 360, height: 740 };
async function sit(
  scene: Scene,
  seat: number,
  viewport: { width: number; height: number } = LARGE,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<{ readonly page: Page; readonly errors: readonly string[] }> {
  const { page, errors } = await visitor(house.browser, { viewport, colorScheme, reducedMotion: 'reduce' });
  await comeBack(page, scene.address, scene.seats[seat]);
  await page.locator('.map-things').waitFor();
  return { page, errors };
}

const asked = (page: Page, kind: string) => page.locator(`.successors-answer[data-kind=${kind}]`);
const offer = (page: Page, key: string) => page.locator(`.successors-answer .offer[data-offer^="${key}"]`);
const piece = (page: Page, place: string) => page.locator(`.piece[data-piece^="${place}"]`);
/** What nobody can take back is confirmed, beside where it was pressed. */
const confirmed = (page: Page): Promise<void> => page.locator('.beside .confirm').click();
const logText = (page: Page) => page.locator('.log').innerText();

const spaceOf = (space: string): string => `.spaces > [data-space="${space}"]`;
/** What of these lies under something else, if only in part. */
const hidden = (page: Page, above: string, below: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([card, those]) => {
      const { document } = globalThis as unknown as { document: Dom };
      const over = document.querySelector(card)!.getBoundingClientRect();
      return those.filter((each) => {
        const { left, right, top, bottom } = document.querySelector(each)!.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      });
    },
    [above, [...below]] as const,
  );
interface Dom {
  querySelector(
    selector: string,
  ): { getBoundingClientRect(): { left: number; right: number; top: number; bottom: number } } | null;
}

/** Puts the group at Phaselis together and turns it to the sea. */
async function boarding(page: Page): Promise<void> {
  await asked(page, 'activate').waitFor();
  await piece(page, 'phaselis outside 0').locator('.initials').first().click();
  await page.locator('.by-land-or-sea').waitFor();
  await page.getByRole('button', { name: 'By sea' }).click();
  await page.locator('.composer.by-sea').waitFor();
  await page.locator('.ring.choice').nth(1).waitFor();
}

describe('Voyages of Successors in real browsers', () => {
  it('a group embarks with escorts, is met at sea and driven back', { timeout: 300_000 }, async () => {
    const script: Script = [...TO_PAPHOS.slice(0, 3), [1, ALL_OF_GREEN]];
    const scene = await openScene(seaPosition(), {
      script,
      isWanted: (events) =>
        has(events, 'wonNavalBattle', { seat: 1 }) && has(events, 'attrition', { lost: 1 }),
    });
    const [{ page: ann, errors }, { page: bob }] = await Promise.all([sit(scene, 0), sit(scene, 1)]);
    await boarding(ann);
    // S13.1-03: nine CUs are there, and eight sail; a Mercenary stays.
    const composer = ann.locator('.composer.by-sea');
    expect(await composer.innerText()).toMatch(/8 of 8 CUs aboard/);
    expect(await composer.innerText()).toMatch(/1 Mercenary stays at Phaselis, with your PC/);
    const fleets = composer.locator('.fleet-row');
    await expect.poll(() => fleets.count(), PATIENT).toBe(2);
    // Without one of the Fleets, and with it again.
    await fleets.nth(1).click();
    expect(await composer.locator('.fleet-choice > p b').innerText()).toBe('2');
    await fleets.nth(1).click();
    expect(await composer.locator('.fleet-choice > p b').innerText()).toBe('3');
    const { x, y } = await pointAt(ann, 'salamis', ann.locator('.map-tip .sea-risks'));
    await ann.locator('.sea-way .march-cost').nth(1).waitFor();
    const foretold = await ann.locator('.map-tip .sea-card').innerText();
    expect(foretold).toMatch(/52 to 100%/);
    expect(foretold).toMatch(/Bob\s+may\s+may\s+35\s+17\s+48/);
    expect(foretold).toMatch(/strength 4: Rhodos 2, Aigyptos 1, Kypros 1; PC at Paphos/);
    expect(foretold).toMatch(/Battle at Salamis/);
    expect(await faults(ann)).toEqual([]);
    await ann.mouse.click(x, y);
    // The button names the first space only.
    await expect
      .poll(() => ann.locator('.beside .confirm').innerText(), PATIENT)
      .toMatch(/Embark, announce Paphos · 1 MP/);
    await confirmed(ann);

    await asked(bob, 'engage').waitFor();
    await bob.locator('.sea-strengths').waitFor();
    expect(await bob.locator('.sea-strengths .now').innerText()).toMatch(/4.*48%\s+17%\s+35%/s);
    // The ship is on the map for everybody, with the strength of its escort.
    await bob.locator('.ship').waitFor();
    expect(await bob.locator('.ship .ship-flag + .count').textContent()).toBe('3');
    expect(await faults(bob)).toEqual([]);
    await bob.getByRole('button', { name: /Declare with 3 Fleets, strength 4/ }).click();
    await confirmed(bob);

    for (const page of [ann, bob]) {
      await page.locator('.battle.naval').waitFor();
      await expect
        .poll(() => page.locator('.battle.naval').innerText(), PATIENT)
        .toMatch(/Bob wins the Naval Battle/i);
      // S13.3.D-06: the escort is Dispersed.
      expect(await page.locator('.naval .fleet-token.dispersed').count()).toBe(2);
      expect(await page.locator('.naval .battle-dice .die').count()).toBe(4);
    }
    await asked(ann, 'lose').waitFor();
    expect(await faults(ann)).toEqual([]);
    await ann.locator('.battle-losing button', { hasText: 'Elephant' }).click();
    // S13.2-12: back to the port, and the activation is over.
    await piece(ann, 'phaselis outside 0').waitFor();
    await expect.poll(() => bob.locator('.battle-lines').innerText(), PATIENT).toMatch(/S13\.3\.D-08/);
    await expect.poll(() => bob.locator('.ship').count(), PATIENT).toBe(0);
    // Closed, and opened again from the log.
    await bob.keyboard.press('Escape');
    await expect.poll(() => bob.locator('.battle').count()).toBe(0);
    await bob.locator('.log .battle-sign').first().click();
    await bob.locator('.battle.naval').waitFor();
    await scene.close();
    expect(errors).toEqual([]);
  });

  it('a party is dropped off and Intercepted; the ship sails on as planned and lands', {
    timeout: 300_000,
  }, async () => {
    const party = { dropOff: 'outside', with: [], guard: ['polemaios'], carry: [] };
    const cus = { mercenary: 2, elephant: 0, cavalry: 0, loyal: 0, royal: 0, 'silver-shields': 0 };
    const laomedon = { intercept: 'laomedon', with: [], ...cus, mercenary: 1, loyal: 1, carry: [] };
    const scene = await openScene(seaPosition(), {
      script: [...TO_PAPHOS, [0, { ...party, ...cus }], [1, laomedon]],
      isWanted: (events) => has(events, 'interceptionRoll', { success: true }),
    });
    const [{ page: ann, errors }, { page: bob }] = await Promise.all([sit(scene, 0), sit(scene, 1)]);
    await boarding(ann);
    await pointAt(ann, 'kelenderis', ann.locator('.map-tip .sea-risks'));
    const { x, y } = await pointAt(ann, 'salamis', ann.locator('.sea-way .march-cost'));
    await ann.locator('.sea-way .march-cost').nth(1).waitFor();
    await ann.mouse.click(x, y);
    await confirmed(ann);
    await asked(bob, 'engage').waitFor();
    await offer(bob, 'passAll').click();

    await asked(ann, 'sail').waitFor();
    await ann.locator('.ship[data-ship=paphos]').waitFor();
    expect(await asked(ann, 'sail').innerText()).toMatch(/3 of 4 MPs left/);
    // The rest of the way is offered first.
    expect(await offer(ann, 'sail').first().innerText()).toMatch(/Salamis\s+as planned, 1 MP/);
    // What is refused says why, unasked.
    expect(await ann.locator('.sea-why').innerText()).toMatch(/Pick up/);
    expect(await faults(ann)).toEqual([]);
    await offer(ann, 'dropOff').click();
    for (let i = 0; i < 2; i++) await ann.getByRole('button', { name: 'More: Mercenary' }).click();
    await ann.getByRole('button', { name: 'Polemaios', exact: true }).click();
    await ann.locator('.composer .way-line', { hasText: 'Interception at Paphos' }).waitFor();
    expect(await ann.locator('.composer').innerText()).toMatch(/Laomedon on 5\+, 33%/);
    expect(await faults(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'Drop off 2 CUs at Paphos · 0 MPs' }).click();

    await asked(bob, 'intercept').waitFor();
    await offer(bob, 'intercept salamis').click();
    await bob.locator('.composer .confirm').click();
    await confirmed(bob);
    await asked(ann, 'withdraw').waitFor();
    await offer(ann, 'withdraw').click();
    // S13.2-24: they are back at the port; the ship is where it was, with its MPs.
    await asked(ann, 'sail').waitFor();
    expect(await asked(ann, 'sail').innerText()).toMatch(/3 of 4 MPs left/);
    expect(await ann.locator('.ship[data-ship=paphos]').count()).toBe(1);
    expect(await logText(ann)).toMatch(/Ann drops off 2 CUs at Paphos/);
    await offer(ann, 'sail kelenderis').click();
    await ann.locator('.ship[data-ship=kelenderis]').waitFor();
    await offer(ann, 'land outside').click();
    await piece(ann, 'kelenderis outside 0').waitFor();
    await expect
      .poll(() => logText(ann), PATIENT)
      .toMatch(/Ann lands with Antigonos and 6 CUs at Kelenderis/);
    await expect.poll(() => ann.locator('.ship').count(), PATIENT).toBe(0);
    // S13.1-07: by land it may go on, by sea no more.
    await asked(ann, 'march').waitFor();
    expect(await offer(ann, 'embark').getAttribute('aria-disabled')).toBe('true');
    await scene.close();
    expect(errors).toEqual([]);
  });

  it('two declare in one step: a draw, a victory; then she picks up on the way and lands inside her city', {
    timeout: 300_000,
  }, async () => {
    const scene = await openScene(HOMEWARD, {
      names: ['Ann', 'Bob', 'Cyn'],
      script: [...HOME, [1, { engage: 'rhodos', with: [] }], [2, { engage: 'phoinike', with: [] }]],
      isWanted: (events) =>
        has(events, 'slippedPast', { against: 1 }) && has(events, 'wonNavalBattle', { seat: 0, against: 2 }),
    });
    await scene.play(HOME);
    const [{ page: bob }, { page: cyn }] = await Promise.all([sit(scene, 1), sit(scene, 2)]);
    for (const page of [bob, cyn]) {
      await asked(page, 'engage').waitFor();
      // The card leaves the ship in sight, and where it is going.
      await page.locator('.sea-strengths').waitFor();
      await expect.poll(() => hidden(page, '.map-guest', ['.ship-berth', spaceOf('paphos')])).toEqual([]);
      await page.getByRole('button', { name: /Declare with 1 Fleet, strength 2/ }).click();
    }
    expect(await asked(cyn, 'engage').innerText()).toMatch(/Bob has declared already/);
    // Until the last of them has spoken there is a way back; then the dice fall.
    await confirmed(cyn);
    const { page: ann, errors } = await sit(scene, 0);
    for (const page of [cyn, ann]) {
      await expect
        .poll(() => page.locator('.battle.naval').innerText(), PATIENT)
        .toMatch(/Ann wins the Naval Battle/i);
      // S13.3.B-01: one after the other, and each can be looked at.
      const chips = page.locator('.naval-declared li');
      expect(await chips.allInnerTexts()).toEqual(['Bob: slipped past', 'Cyn: now']);
    }
    await ann.locator('.naval-declared button').click();
    await expect.poll(() => ann.locator('.battle.naval').innerText(), PATIENT).toMatch(/They slip past/i);
    // S13.3.D-03: nobody loses anything, and there is nothing to return from.
    expect(await ann.locator('.naval .fleet-token.dispersed').count()).toBe(0);
    expect(await ann.locator('.battle-stages .done').allInnerTexts()).toEqual(['Declared', 'Rolls']);
    expect(await faults(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'Go on with Antigonos · 3 MPs' }).click();

    await offer(ann, 'pickUp').click();
    expect(await ann.locator('.composer').innerText()).toMatch(/Who comes aboard/i);
    await ann.getByRole('button', { name: 'Take 1 CU aboard at Paphos · 0 MPs' }).click();
    await expect.poll(() => logText(ann), PATIENT).toMatch(/Ann picks up 1 CU at Paphos/);
    await piece(ann, 'paphos outside 0').waitFor({ state: 'detached' });
    // S13.3.A-04: whoever has declared is not asked again.
    await offer(ann, 'sail salamis').click();
    await ann.locator('.ship[data-ship=salamis]').waitFor();
    await offer(ann, 'land inside').click();
    await piece(ann, 'salamis inside 0').waitFor();
    await expect
      .poll(() => logText(ann), PATIENT)
      .toMatch(/Ann lands with Antigonos and 2 CUs inside the walls of Salamis/);
    await scene.close();
    expect(errors).toEqual([]);
  });

  it('all of it by keys', { timeout: 300_000 }, async () => {
    const scene = await openScene(
      seaPosition({
        fleets: {
          karia: 'upgraded',
          kilikia: '0',
          kypros: 'dispersed',
          rhodos: 'dispersed',
          aigyptos: 'dispersed',
        },
      }),
    );
    const { page, errors } = await sit(scene, 0, LARGE, 'dark');
    await asked(page, 'activate').waitFor();
    await page.keyboard.press(await offer(page, 'army phaselis').locator('kbd').innerText());
    await page.locator('.by-land-or-sea').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'By sea' }));
    await page.keyboard.press('Enter');
    await offer(page, 'port paphos').waitFor();
    await tabTo(page, page.locator('.fleet-row').first());
    await page.keyboard.press(' ');
    expect(await page.locator('.fleet-choice > p b').innerText()).toBe('1');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press(await offer(page, 'port paphos').locator('kbd').innerText());
    await page.locator('.beside .confirm').waitFor();
    await page.keyboard.press('Enter');
    // S13.3.A-01: nobody has a Fleet at hand, so nobody is asked.
    await asked(page, 'sail').waitFor();
    await page.locator('.ship[data-ship=paphos]').waitFor();
    expect(await faults(page)).toEqual([]);
    // The keys go on from row to row.
    const land = await offer(page, 'land outside').locator('kbd').innerText();
    expect(Number(land)).toBeGreaterThan(1);
    await page.keyboard.press(await offer(page, 'sail kelenderis').locator('kbd').innerText());
    await page.locator('.ship[data-ship=kelenderis]').waitFor();
    await page.keyboard.press(await offer(page, 'land outside').locator('kbd').innerText());
    await piece(page, 'kelenderis outside 0').waitFor();
    await scene.close();
    expect(errors).toEqual([]);
  });

  it('on a phone, and in the dark', { timeout: 300_000 }, async () => {
    const scene = await openScene(seaPosition());
    const [{ page: ann, errors }, { page: bob }] = await Promise.all([
      sit(scene, 0, SMALL),
      sit(scene, 1, SMALL, 'dark'),
    ]);
    await offer(ann, 'army phaselis').click();
    await ann.getByRole('button', { name: 'By sea' }).click();
    await ann.locator('.composer.by-sea').waitFor();
    // A row is as high as a finger.
    const row = await ann.locator('.fleet-row').first().boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(44);
    expect(await faults(ann)).toEqual([]);
    await offer(ann, 'port paphos').click();
    await ann.locator('.sea-card .sea-risks').waitFor();
    expect(await faults(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'Embark, announce Paphos · 1 MP' }).click();
    await bob.locator('.sea-strengths').waitFor();
    expect(await faults(bob)).toEqual([]);
    await bob.getByRole('button', { name: /Declare with 3 Fleets/ }).click();
    await confirmed(bob);
    await bob.locator('.battle.naval').waitFor();
    expect(await faults(bob)).toEqual([]);
    await scene.close();
    expect(errors).toEqual([]);
  });
});
