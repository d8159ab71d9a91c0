/** 9 to 14 through the page: two people at tables that begin in a position laid out by hand. */

import type { Event, Json } from '@diadochi/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack } from './playing.ts';
import { pointAt } from './pointing.ts';
import { openScene, type Position, type Scene, type Script } from './scene-house.ts';
import { visitor } from './serving.ts';

const house = openHouse();

const NO_CUS = { mercenary: 0, elephant: 0, cavalry: 0, loyal: 0, royal: 0, 'silver-shields': 0 };
/** Ann's Antigonos at Kelainai looks east, where Bob holds Kappadokia. */
const position = (parts: Position): Position => ({
  turn: 3,
  round: 1,
  step: 'activation',
  active: 0,
  colours: ['blue', 'red'],
  provinces: { phrygia: 0, kappadokia: 1 },
  units: ['0 kelainai loyal 5 mercenary 3'],
  ...parts,
});
const NAMED: Json = {
  march: 'antigonos',
  from: 'kelainai',
  side: 'outside',
  with: [],
  ...NO_CUS,
  mercenary: 3,
  loyal: 5,
  carry: [],
};
const TO_DANA: Script = [
  [0, NAMED],
  [0, { go: 'ikonion' }],
  [0, { go: 'dana' }],
];
const has = (events: readonly Event[], name: string, params: { readonly [name: string]: unknown } = {}) =>
  events.some(
    (event) =>
      event.key === `event.${name}` &&
      Object.entries(params).every(([key, value]) => event.params[key] === value),
  );

interface Players {
  readonly scene: Scene;
  readonly ann: Page;
  readonly bob: Page;
  readonly errors: readonly string[];
  close(): Promise<void>;
}
/** Whoever has nothing to do or to see in a test need not come. */
async function players(scene: Scene, seats: readonly number[] = [0, 1]): Promise<Players> {
  const errors: string[] = [];
  const sit = async (seat: number): Promise<Page> => {
    const { page, errors: found } = await visitor(house.browser, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    page.on('close', () => errors.push(...found));
    await comeBack(page, scene.address, scene.seats[seat]);
    await page.locator('.map-things').waitFor();
    return page;
  };
  const pages = await Promise.all(seats.map(sit));
  const [ann, bob] = pages;
  return {
    scene,
    ann,
    bob,
    errors,
    async close() {
      await Promise.all(pages.map((page) => page.context().close()));
      await scene.close();
    },
  };
}

const piece = (page: Page, place: string) => page.locator(`.piece[data-piece^="${place}"]`);
const asked = (page: Page, kind: string) => page.locator(`.successors-answer[data-kind=${kind}]`);
const offer = (page: Page, key: string) => page.locator(`.successors-answer .offer[data-offer^="${key}"]`);

/** Presses the stack, looks at what the march may bring, and decides on it. */
async function march(page: Page, from: string, to: string): Promise<string> {
  await asked(page, 'activate').waitFor();
  await piece(page, `${from} outside 0`).locator('.initials').first().click();
  await page.locator('.composer').waitFor();
  await page.locator('.ring.choice').first().waitFor();
  const { x, y } = await pointAt(page, to, page.locator('.way-card .way-line, .way-card .way-cost'));
  await page.locator('.march-way .march-cost').first().waitFor();
  const foretold = await page.locator('.map-tip .way-card').innerText();
  await page.mouse.click(x, y);
  await confirmed(page);
  return foretold;
}
/** What nobody can take back is confirmed, beside where it was pressed. */
const confirmed = (page: Page): Promise<void> => page.locator('.beside .confirm').click();
const PATIENT = { timeout: 120_000 };
const logText = (page: Page) => page.locator('.log').innerText();

describe('Marches of Successors in real browsers', () => {
  it('an Interception, and a Withdrawal from it', { timeout: 300_000 }, async () => {
    const eumenes = { intercept: 'eumenes', with: [], ...NO_CUS, loyal: 4, carry: [] };
    const table = await players(
      await openScene(
        position({
          pcs: { nora: 'nobody' },
          generals: { antigonos: '0 kelainai', eumenes: '1 nora' },
          units: ['0 kelainai loyal 5 mercenary 3', '1 nora loyal 4 mercenary 2'],
        }),
        {
          script: [[0, { roll: true }], ...TO_DANA, [1, eumenes]],
          isWanted: (events) => has(events, 'interceptionRoll', { success: true }),
        },
      ),
    );
    const { ann, bob } = table;
    await offer(ann, 'roll').click();
    await confirmed(ann);
    // For all to see: the die, and who may march with how much.
    await Promise.all([ann, bob].map((page) => page.locator('.map-die').waitFor()));
    const foretold = await march(ann, 'kelainai', 'dana');
    expect(foretold).toMatch(/Interception at Dana/);
    expect(foretold).toMatch(/Eumenes on 3\+, 67%/);

    await asked(bob, 'intercept').waitFor();
    expect(await offer(bob, 'intercept nora').innerText()).toMatch(/67%/);
    await offer(bob, 'intercept nora').click();
    // Only the Macedonians go.
    for (let i = 0; i < 2; i++) await bob.getByRole('button', { name: 'Less: Mercenary' }).click();
    // S7.1.C-08: in Ann's turn nobody comes to those who stay.
    await bob.locator('.composer .why', { hasText: '2 CUs stay at Nora' }).waitFor();
    expect(await faults(bob)).toEqual([]);
    await bob.locator('.composer .confirm').click();
    await confirmed(bob);

    await asked(ann, 'withdraw').waitFor();
    expect(await faults(ann)).toEqual([]);
    await offer(ann, 'withdraw').click();
    await piece(ann, 'ikonion outside 0').waitFor();
    await piece(ann, 'dana outside 1').waitFor();
    await asked(ann, 'march').waitFor();
    expect(await asked(ann, 'march').innerText()).toMatch(/No MPs left/);
    await offer(ann, 'end').click();
    // S9.1-26: they have moved, and everybody sees it.
    await Promise.all(
      [ann, bob].map((page) => page.locator('.piece.spent[data-piece^="ikonion outside 0"]').waitFor()),
    );
    await table.close();
    expect(table.errors).toEqual([]);
  });

  it('after a draw a CU of the march is lost, or one that came out of the city', {
    timeout: 300_000,
  }, async () => {
    const script: Script = [
      [0, { ...NAMED, from: 'pergamon', mercenary: 1, loyal: 3 }],
      [0, { go: 'sardeis' }],
      [1, { stay: true }],
      [0, { join: true, with: [], ...NO_CUS, mercenary: 1 }],
    ];
    const scene = await openScene(
      position({
        die: 4,
        provinces: {},
        pcs: { sardeis: 0, pergamon: 0 },
        generals: { antigonos: '0 pergamon', asandros: '0 sardeis inside', lysimachos: '1 sardeis' },
        units: [
          '0 pergamon loyal 3 mercenary 1',
          '0 sardeis inside mercenary 2',
          '1 sardeis loyal 4 mercenary 1',
        ],
      }),
      { script, isWanted: (events) => has(events, 'drewBattle') },
    );
    await scene.play(script.slice(0, -1));
    const table = await players(scene, [0]);
    const { ann } = table;
    await asked(ann, 'join').waitFor();
    await scene.play(script.slice(-1));
    // Over the battle as well as in the bar.
    await asked(ann, 'lose').waitFor();
    await expect
      .poll(() => asked(ann, 'lose').innerText(), PATIENT)
      .toMatch(/those from the city back inside/);
    const choices = [/Mercenary\s+of the group/, /Loyal Macedonian$/, /Mercenary\s+from the city/].map(
      (each) => expect.stringMatching(each),
    );
    await expect.poll(() => offer(ann, 'lose').allInnerTexts(), PATIENT).toEqual(choices);
    await expect.poll(() => ann.locator('.battle-losing button').allInnerTexts(), PATIENT).toEqual(choices);
    expect(await faults(ann)).toEqual([]);
    await ann.locator('.battle-losing button', { hasText: 'from the city' }).click();
    await asked(ann, 'lose').waitFor({ state: 'detached' });
    await expect.poll(() => logText(ann), PATIENT).toMatch(/Ann loses 1 Mercenary CU at Sardeis/);
    await table.close();
    expect(table.errors).toEqual([]);
  });

  it('an Evasion, to a space chosen on the map', { timeout: 300_000 }, async () => {
    const table = await players(
      await openScene(
        position({
          die: 6,
          generals: { antigonos: '0 kelainai', krateros: '1 dana' },
          units: ['0 kelainai loyal 5 mercenary 3', '1 dana loyal 2'],
        }),
        {
          script: [...TO_DANA, [1, { evade: true }]],
          isWanted: (events) => has(events, 'evasionRoll', { success: true }),
        },
      ),
    );
    const { ann, bob } = table;
    expect(await march(ann, 'kelainai', 'dana')).toMatch(/Evasion at Dana/);
    await asked(bob, 'evade').waitFor();
    expect(await asked(bob, 'evade').innerText()).toMatch(/33%/);
    await offer(bob, 'evade').click();
    await confirmed(bob);
    await asked(bob, 'flee').waitFor();
    await bob.locator('.ring.choice').first().waitFor();
    const { x, y } = await pointAt(bob, 'nora', bob.locator('.ring.choice'));
    await bob.mouse.click(x, y);
    // One more space would be possible.
    await offer(bob, 'halt').click();
    await piece(ann, 'nora outside 1').waitFor();
    await piece(ann, 'dana outside 0').waitFor();
    expect(await logText(ann)).toMatch(/Evade/);
    await table.close();
    expect(table.errors).toEqual([]);
  });

  it('an Overrun', { timeout: 300_000 }, async () => {
    const table = await players(
      await openScene(
        position({
          die: 6,
          generals: { antigonos: '0 kelainai' },
          units: ['0 kelainai loyal 5 mercenary 3', '1 dana mercenary 1'],
        }),
      ),
      [0],
    );
    const { ann } = table;
    expect(await march(ann, 'kelainai', 'dana')).toMatch(/Overrun at Dana/);
    await piece(ann, 'dana outside 0').waitFor();
    await expect.poll(() => piece(ann, 'dana outside 1').count(), PATIENT).toBe(0);
    await expect.poll(() => logText(ann), PATIENT).toMatch(/Overrun/i);
    expect(await ann.locator('.battle').count()).toBe(0);
    // It keeps its MPs (S10.J-09): the march goes on.
    await asked(ann, 'march').waitFor();
    expect(await asked(ann, 'march').innerText()).toMatch(/2 MPs left/);
    await table.close();
    expect(table.errors).toEqual([]);
  });

  it('a battle that is drawn, with losses of both and a Retreat', { timeout: 300_000 }, async () => {
    const table = await players(
      await openScene(
        position({
          die: 6,
          generals: { antigonos: '0 kelainai', eumenes: '1 dana' },
          units: ['0 kelainai loyal 5 mercenary 3', '1 dana loyal 4 mercenary 2'],
        }),
        {
          script: [...TO_DANA, [1, { stay: true }]],
          isWanted: (events) => has(events, 'drewBattle') && !has(events, 'survivalRoll'),
        },
      ),
    );
    const { ann, bob } = table;
    const foretold = await march(ann, 'kelainai', 'dana');
    expect(foretold).toMatch(/Battle at Dana/);
    await offer(bob, 'stay').click();
    await confirmed(bob);
    // Both see the battle; each chooses what is lost in it.
    for (const page of [ann, bob]) {
      await page.locator('.battle').waitFor();
      expect(await page.locator('.battle').innerText()).toMatch(/the battle is drawn/i);
    }
    expect(await ann.locator('.battle-dice .die').count()).toBe(4);
    expect(await faults(ann)).toEqual([]);
    await ann.locator('.battle-losing button', { hasText: 'Mercenary' }).click();
    await bob.locator('.battle-losing button', { hasText: 'Loyal' }).click();
    await piece(bob, 'ikonion outside 0').waitFor();
    await expect.poll(() => bob.locator('.battle-lines').innerText(), PATIENT).toMatch(/S14\.10-01/);
    expect(await bob.locator('.battle-lines').innerText()).toMatch(/S14\.9-01/);
    // Closed, and opened again from the log.
    await ann.locator('.battle').getByRole('button', { name: 'Close' }).click();
    expect(await ann.locator('.battle').count()).toBe(0);
    await ann.locator('.log .battle-sign').first().click();
    await ann.locator('.battle').waitFor();
    await ann.keyboard.press('Escape');
    await expect.poll(() => ann.locator('.battle').count()).toBe(0);
    await table.close();
    expect(table.errors).toEqual([]);
  });

  it('a Commanding General killed, and a Minor General in his place', { timeout: 300_000 }, async () => {
    const table = await players(
      await openScene(
        position({
          die: 6,
          generals: { antigonos: '0 kelainai', eumenes: '1 dana' },
          units: ['0 kelainai loyal 5 mercenary 3', '1 dana loyal 4 mercenary 2'],
        }),
        {
          script: [...TO_DANA, [1, { stay: true }]],
          isWanted: (events) =>
            has(events, 'survivalRoll', { general: 'antigonos', killed: true }) &&
            has(events, 'wonBattle', { seat: 0 }),
        },
      ),
    );
    const { ann, bob } = table;
    await march(ann, 'kelainai', 'dana');
    await offer(bob, 'stay').click();
    await confirmed(bob);
    await asked(ann, 'succeed').waitFor();
    expect(await ann.locator('.battle-lines').innerText()).toMatch(/S14\.8-02/);
    await ann.keyboard.press('Escape');
    expect(await asked(ann, 'succeed').innerText()).toMatch(/Antigonos has fallen at Dana/);
    await offer(ann, 'appoint').first().click();
    await expect.poll(() => logText(ann), PATIENT).toMatch(/command/);
    await piece(bob, 'dana outside 0').waitFor();
    await table.close();
    expect(table.errors).toEqual([]);
  });
});
