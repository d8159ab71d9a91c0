/** One rule of confirming, and dice before the result: at tables that begin in a position laid out by hand. */

import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { comeBack } from './playing.ts';
import { openScene, type Position, type Scene, type Script } from './scene-house.ts';
import { visitor } from './serving.ts';

const house = openHouse();

const PATIENT = { timeout: 120_000 };
/** Ann's Antigonos at Kelainai; Bob's Eumenes stands at Dana, behind Ikonion. */
const POSITION: Position = {
  turn: 3,
  round: 1,
  step: 'activation',
  active: 0,
  colours: ['blue', 'red'],
  provinces: { phrygia: 0, kappadokia: 1 },
  generals: { antigonos: '0 kelainai', eumenes: '1 dana' },
  units: ['0 kelainai loyal 5 mercenary 3', '1 dana loyal 4 mercenary 2'],
};

async function sit(scene: Scene, seat: number, reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const { page } = await visitor(house.browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion,
    bypassCSP: true,
  });
  await comeBack(page, scene.address, scene.seats[seat]);
  await page.locator('.map-things').waitFor();
  return page;
}
const piece = (page: Page, place: string) => page.locator(`.piece[data-piece^="${place}"]`);
const beside = (page: Page) => page.locator('.beside .confirm');

/** How far what is to be confirmed is from what was pressed, in px. */
const distance = (page: Page, pressed: string): Promise<number> =>
  page.evaluate(`(() => {
    const [a, b] = ['.beside', ${JSON.stringify(pressed)}].map((each) => document.querySelector(each).getBoundingClientRect());
    const apart = (from, to, other, end) => Math.max(0, from - end, other - to);
    return Math.hypot(apart(a.left, a.right, b.left, b.right), apart(a.top, a.bottom, b.top, b.bottom));
  })()`);

async function press(page: Page, space: string): Promise<void> {
  const at = () => page.locator(`.spaces [data-space="${space}"]`).boundingBox();
  // The map may still be on its way to show who marches.
  let box = await at();
  await expect
    .poll(async () => {
      const before = box;
      box = await at();
      return box !== null && box.x === before?.x && box.y === before.y;
    }, PATIENT)
    .toBe(true);
  if (box === null) throw new Error(`${space} is not on the map`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

describe('Deciding in Successors, in a real browser', () => {
  it('does at one press what can be taken back, and has confirmed beside the press what cannot', {
    timeout: 300_000,
  }, async () => {
    const scene = await openScene(POSITION, {
      script: [[0, { roll: true }]],
      isWanted: (events) => events.some(({ params }) => Number(params.die) >= 4),
    });
    const ann = await sit(scene, 0, 'reduce');
    // A die: confirmed at its button; who thinks better of it has rolled nothing.
    const roll = ann.locator('.offer[data-offer^=roll]');
    await roll.click();
    await beside(ann).waitFor();
    expect(await ann.locator('.beside').innerText()).toMatch(/no way back/);
    expect(await distance(ann, '.offer[data-offer^=roll]')).toBeLessThan(20);
    await ann.keyboard.press('Escape');
    await expect.poll(() => beside(ann).count(), PATIENT).toBe(0);
    expect(await ann.locator('.map-die').count()).toBe(0);
    await roll.click();
    await beside(ann).click();
    await ann.locator('.map-die').waitFor();

    // What a way may bring takes its time to be told: the press means the same.
    const held: Route[] = [];
    let isHolding = true;
    await ann.route('**/forecast', (route) =>
      isHolding && route.request().postData()?.includes('"way"') ? void held.push(route) : route.continue(),
    );
    await piece(ann, 'kelainai outside 0').locator('.initials').first().click();
    await ann.locator('.ring.choice').first().waitFor();
    await press(ann, 'dana');
    await expect.poll(() => held.length, PATIENT).toBeGreaterThan(0);
    expect(await beside(ann).count()).toBe(0);
    isHolding = false;
    for (const route of held.splice(0)) await route.continue();
    await beside(ann).waitFor();
    expect(await ann.locator('.beside').innerText()).toMatch(/Battle at Dana/);
    expect(await distance(ann, '.spaces [data-space="dana"]')).toBeLessThan(80);
    // And again, now that it is known.
    await ann.keyboard.press('Escape');
    await expect.poll(() => beside(ann).count(), PATIENT).toBe(0);
    await press(ann, 'dana');
    await beside(ann).waitFor();
    await ann.keyboard.press('Escape');
    expect(await piece(ann, 'kelainai outside 0').count()).toBe(1);

    // Nobody can stop this one: one press, though nothing was known of it yet.
    isHolding = true;
    await ann.mouse.move(5, 5);
    await press(ann, 'ikonion');
    isHolding = false;
    for (const route of held.splice(0)) await route.continue();
    await piece(ann, 'ikonion outside 0').waitFor();
    expect(await beside(ann).count()).toBe(0);
    await ann.context().close();
    await scene.close();
  });

  it('tells before a PC is placed what it would do, and that is what it does', {
    timeout: 300_000,
  }, async () => {
    const scene = await openScene({
      ...POSITION,
      step: 'tyche',
      provinces: { phrygia: 0, karia: 0, kappadokia: 1 },
      hands: { 0: ['olympias'], 1: [] },
    });
    await scene.play([[0, { operations: 'olympias', on: 'placePcs' }]]);
    const ann = await sit(scene, 0, 'reduce');
    const tag = (space: string) => ann.locator(`.would-tags [data-would="${space}"]`);
    const points = () => ann.locator('.seats .score b').first().innerText();
    // Rhodos is a Province of one space.
    await expect.poll(() => tag('rhodos').textContent(), PATIENT).toMatch(/^\+\d+ VP$/);
    const before = await points();
    const gained = Number((await tag('rhodos').textContent())?.match(/\d+/)?.[0]);
    const spot = await ann.locator('.spaces [data-space="rhodos"]').boundingBox();
    if (spot === null) throw new Error('Rhodos is not on the map');
    await ann.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2);
    const card = ann.locator('.would-card');
    await card.waitFor();
    expect(await card.innerText()).toMatch(/Rhodos becomes yours[\s\S]*S3\.5-01[\s\S]*short of winning/);
    await press(ann, 'rhodos');
    await expect.poll(points, PATIENT).toBe(String(Number(before) + gained));
    await expect.poll(() => tag('rhodos').count(), PATIENT).toBe(0);
    // Taken back, it is foretold again.
    await ann.keyboard.press('u');
    await expect.poll(() => tag('rhodos').count(), PATIENT).toBe(1);
    expect(await points()).toBe(before);
    await ann.context().close();
    await scene.close();
  });

  it.each(['no-preference', 'reduce'] as const)(
    'tells what came of a battle when its dice lie still (motion: %s)',
    { timeout: 300_000 },
    async (motion) => {
      const march: Script = [
        [
          0,
          {
            march: 'antigonos',
            from: 'kelainai',
            side: 'outside',
            with: [],
            mercenary: 0,
            elephant: 0,
            cavalry: 0,
            loyal: 8,
            royal: 0,
            'silver-shields': 0,
            carry: [],
          },
        ],
        [0, { go: 'ikonion' }],
        [0, { go: 'dana' }],
      ];
      const scene = await openScene(
        // Of one sort, so that nobody has to choose what is lost.
        { ...POSITION, die: 6, units: ['0 kelainai loyal 8', '1 dana loyal 6'] },
        {
          script: [...march, [1, { stay: true }]],
          isWanted: (events) =>
            events.some(({ key, params }) => key === 'event.wonBattle' && params.seat === 0),
        },
      );
      const ann = await sit(scene, 0, motion);
      await scene.play(march);
      // Dice that hang in the air, for as long as the test wants them to.
      await ann.addStyleTag({ content: '.in-the-air .battle-dice span { animation-play-state: paused; }' });
      await ann.evaluate(`document.body.classList.add('in-the-air')`);
      await scene.play([[1, { stay: true }]]);
      await ann.locator('.battle-dice .die').nth(3).waitFor({ state: 'attached' });
      const told = (await ann.evaluate(`({
        headline: document.querySelector('.battle-result h3')?.textContent ?? '',
        scores: [...document.querySelectorAll('.battle-scores b')].map((each) => each.textContent.trim()).join(''),
        log: document.querySelector('.log').textContent + document.querySelector('.ask').textContent,
        live: document.querySelector('[aria-live]')?.textContent ?? '',
        eumenes: document.querySelectorAll('.piece[data-piece^="dana outside 1"]').length,
      })`)) as { headline: string; scores: string; log: string; live: string; eumenes: number };
      if (motion === 'no-preference') {
        expect([told.headline, told.scores]).toEqual(['', '']);
        expect(told.log + told.live).not.toMatch(/wins|loses|beaten|Dispersed/i);
        expect(told.eumenes).toBe(1);
        await ann.evaluate(`document.body.classList.remove('in-the-air')`);
      } else expect(told.headline).toMatch(/wins/i);
      await expect.poll(() => ann.locator('.battle-result h3').innerText(), PATIENT).toMatch(/wins/i);
      await expect.poll(() => ann.locator('.battle-scores b').first().innerText(), PATIENT).toMatch(/\d/);
      await expect.poll(() => ann.locator('.log').innerText(), PATIENT).toMatch(/wins|beaten|Dispersed/i);
      await expect.poll(() => piece(ann, 'dana outside 1').count(), PATIENT).toBe(0);
      // It is over: no stage is the one that it is at.
      await expect.poll(() => ann.locator('.battle-stages .now').count(), PATIENT).toBe(0);
      await ann.context().close();
      await scene.close();
    },
  );
});
