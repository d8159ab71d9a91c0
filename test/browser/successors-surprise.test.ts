/** 6.2 through the page: Surprise cards, answered and armed; a plan that is stopped, and a clock that runs out. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../packages/server/test/fake-clock.ts';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack } from './playing.ts';
import { pointAt } from './pointing.ts';
import { openScene, type Scene } from './scene-house.ts';
import { visitor } from './serving.ts';
import {
  IKONION,
  MUTINY,
  NO_CARD_OF_HERS,
  OFF_PAPHOS,
  PLANNED,
  PLANNED_MARCH,
  STORMY,
  TO_IKONION,
} from './surprise-scene.ts';

const house = openHouse();

interface Looks {
  readonly width?: number;
  readonly locale?: string;
  readonly colorScheme?: 'light' | 'dark';
}
async function come(scene: Scene, seat: number, looks: Looks = {}): Promise<Page> {
  const { width = 1440, locale = 'en', colorScheme = 'light' } = looks;
  const { page } = await visitor(house.browser, {
    ...{ locale, colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce', bypassCSP: true },
  });
  // What others do is seen at once.
  await page.addInitScript(`localStorage.setItem('diadochi.pace', '"once"')`);
  await comeBack(page, scene.address, scene.seats[seat]);
  return page;
}
/** Presses what is then asked for twice: no card is taken back. */
async function play(page: Page, name: string): Promise<void> {
  await page.locator('.reaction').getByRole('button', { name, exact: true }).click();
  await page.locator('.beside .confirm').click();
}
const letHappen = (page: Page) =>
  page.locator('.reaction').getByRole('button', { name: 'Let it happen' }).click();
const log = (page: Page, text: string | RegExp) => page.locator('.log').getByText(text).first();

describe('Surprise cards', () => {
  it('Storms at Sea: what happens, what each card would change, and the storm', {
    timeout: 300_000,
  }, async () => {
    const scene = await openScene(STORMY);
    await scene.play(OFF_PAPHOS);
    const [ann, bob] = [await come(scene, 0), await come(scene, 1)];
    const stage = bob.locator('.reaction');
    await stage.getByText('Ann is driven back').waitFor();
    await stage.getByText('No Naval Battle is declared').waitFor(); // Fog does not fit, and says why
    expect(await faults(bob)).toEqual([]);
    await play(bob, 'Play Storms at Sea');
    await letHappen(ann);
    await log(bob, 'drives').waitFor();
    await log(ann, 'drives').waitFor();
    await stage.waitFor({ state: 'detached' });
    await scene.close();
  });

  it('Mutiny, and a Cretan Liar that answers it', { timeout: 300_000 }, async () => {
    const scene = await openScene(IKONION, { names: ['Roxane', 'Berenike'] });
    await scene.play(TO_IKONION);
    const [roxane, berenike] = [await come(scene, 0), await come(scene, 1)];
    await play(roxane, 'Play Mutiny: Loyal Macedonian');
    const stage = berenike.locator('.reaction');
    await stage.getByText('Roxane plays a Surprise card').waitFor();
    await stage.locator('[data-answer="cretan-liar"]').waitFor();
    // Without the answer it is worse for her than with it.
    const wins = await stage.locator('[data-answer] .outlook-words').allTextContents();
    const [without, withIt] = wins.map((words) => Number(/Berenike wins (\d+)/.exec(words)?.[1]));
    expect(without).toBeLessThan(withIt);
    expect(await faults(berenike)).toEqual([]);
    await play(berenike, 'Answer with Cretan Liar');
    await roxane.getByText('“Mutiny” of Roxane is cancelled.').waitFor(); // if she lets it happen
    await letHappen(roxane);
    await log(roxane, 'is cancelled').waitFor();
    await log(berenike, 'is cancelled').waitFor();
    await scene.close();
  });

  it('an armed play fires while its owner is away', { timeout: 300_000 }, async () => {
    const scene = await openScene({ ...STORMY, orders: {}, hands: { 1: ['storms-at-sea'] } });
    const armed = {
      on: 'seaCards',
      when: {},
      answer: { do: 'play', with: { play: ['storms-at-sea'] } },
      once: true,
    };
    await scene.tell(1, 'steward', { orders: [armed] });
    const ann = await come(scene, 0);
    await ann.locator('.map-things').waitFor();
    await scene.play(OFF_PAPHOS);
    await log(ann, 'drives').waitFor();
    const bob = await come(scene, 1);
    await log(bob, 'drives').waitFor();
    await bob.getByRole('button', { name: 'Menu', exact: true }).click();
    await bob.getByRole('button', { name: 'Standing orders', exact: true }).click();
    await bob
      .locator('.steward-answered', { hasText: /When somebody sails: play Storms at Sea by order 1/ })
      .waitFor();
    await scene.close();
  });

  it.each([
    ['dark', 1024, 'en'],
    ['light', 390, 'de'],
  ] as const)('look well: %s, %i wide, %s', { timeout: 300_000 }, async (colorScheme, width, locale) => {
    const scene = await openScene(IKONION, { names: ['Roxane', 'Berenike'] });
    await scene.play(width === 390 ? MUTINY : NO_CARD_OF_HERS);
    const page = await come(scene, 1, { colorScheme, width, locale });
    await page.locator('.reaction .reaction-compared').first().waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await scene.close();
  });
});

it('a plan is laid on the map, with whom it picks up, carried out, and stopped by an Interception', {
  timeout: 300_000,
}, async () => {
  const scene = await openScene(PLANNED, {
    script: PLANNED_MARCH,
    isWanted: (events) =>
      events.some(({ key, params }) => key === 'event.interceptionRoll' && params.success),
  });
  await scene.play(PLANNED_MARCH.slice(0, 1));
  const ann = await come(scene, 0);
  await ann.getByRole('button', { name: 'Plan several steps' }).click();
  const press = async (space: string) => {
    const { x, y } = await pointAt(ann, space, ann.locator('.ring.choice'));
    await ann.mouse.click(x, y);
  };
  await press('ikonion');
  await ann.getByRole('button', { name: 'Pick up, drop off at Ikonion' }).click();
  const composer = ann.locator('.composer');
  await composer.getByRole('button', { name: 'All', exact: true }).click();
  await composer.getByRole('button', { name: 'These march on' }).click();
  await press('dana');
  await ann.getByRole('button', { name: 'Remove the PC at Dana' }).click();
  await ann
    .getByText('1. To Ikonion · 2. At Ikonion pick up 2 Mercenaries · 3. To Dana · 4. Remove the PC at Dana')
    .waitFor();
  // Where it might be stopped is told before it is begun.
  const card = ann.locator('.plan-card');
  await card.locator('.plan-stops').getByText('Interception at Dana').waitFor();
  await card.locator('.plan-stops').getByText('Eumenes on 3+, 67%').waitFor();
  await ann.getByRole('button', { name: 'Carry out 4 steps' }).click();
  await card.getByText('3 of 4 steps done').waitFor(); // Bob is asked
  await scene.play(PLANNED_MARCH.slice(-1));
  await card.locator('.stopped').getByText('to Intercept at').waitFor();
  expect(await card.locator('li').evaluateAll((steps) => steps.map(({ className }) => className))).toEqual([
    'done',
    'done',
    'stopped',
    'off',
  ]);
  await card.locator('.off').getByText('S10.L-02').waitFor();
  expect(await faults(ann)).toEqual([]);
  await card.locator('footer').getByRole('button', { name: 'Drop the plan' }).click();
  await card.waitFor({ state: 'detached' });
  await scene.close();
});

it('a clock that runs out answers by default, and the game goes on', { timeout: 300_000 }, async () => {
  const clock = fakeClock(Date.now());
  const DAY = 86_400_000;
  const scene = await openScene(STORMY, {
    clock,
    pace: {
      ...{ live: false, hold: 0, clock: { kind: 'decision', each: DAY } as const, out: 'default' as const },
      ...{ bot: 'random', awayDays: 0 },
    },
  });
  await scene.play(OFF_PAPHOS);
  const [ann, bob] = [await come(scene, 0), await come(scene, 1)];
  await bob.locator('.reaction').getByText('Ann is driven back').waitFor();
  await bob.locator('.clock-left').waitFor();
  clock.pass(DAY + 1);
  // He has played nothing: Ann is asked on.
  await bob.locator('.reaction').waitFor({ state: 'detached' });
  await ann.locator('.successors-answer[data-kind="sail"]').waitFor();
  expect(await log(ann, 'Storms at Sea').count()).toBe(0);
  await scene.close();
});
