/** What somebody new to the table of Successors is asked, and what it says of his choices. */

import { successors } from '@diadochi/successors';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { guestsOf, type Seat } from '../../scripts/guests.ts';
import { openHouse } from './house.ts';
import { comeBack } from './playing.ts';
import { openMoment, openScene, type Position, type Scene } from './scene-house.ts';
import { visitor } from './serving.ts';
import { NO_CUS } from './siege-scene.ts';

const house = openHouse();
const PATIENT = { timeout: 120_000 };

async function sit(address: string, seat: Seat): Promise<Page> {
  const { page } = await visitor(house.browser, {
    ...{ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  });
  await comeBack(page, address, seat);
  return page;
}
const come = (scene: Scene, seat: number): Promise<Page> => sit(scene.address, scene.seats[seat]);
const asked = (page: Page, kind: string): Locator => page.locator(`.successors-answer[data-kind=${kind}]`);
const offers = (page: Page, kind: string): Locator => asked(page, kind).locator('.offer');

/** Ann's turn to play a card, far from Bob. */
const APART: Position = {
  ...{ turn: 2, step: 'tyche', active: 0, provinces: { phrygia: 0 } },
  generals: { antigonos: '0 kelainai', eumenes: '1 dana' },
  units: ['0 kelainai loyal 4 mercenary 2', '1 dana loyal 4'],
};
const march = (general: string, from: string, loyal: number) => ({
  ...{ march: general, from, side: 'outside', with: [], ...NO_CUS, loyal, carry: [] },
});

describe('What one is asked in Successors', () => {
  it('of two who is first, and no more: whichever way round, the other comes next', PATIENT, async () => {
    let seat = 0;
    const scene = await openMoment(successors, ['Ann', 'Bob'], (_, next) => {
      ({ seat } = next);
      return next.kind === 'turnOrder';
    });
    const chooser = await come(scene, seat);
    await chooser.locator('.turn-order .offer', { hasText: 'Bob' }).click();
    const tip = chooser.locator('.beside');
    await tip.locator('.confirm').waitFor();
    // That a card is drawn is said once.
    await expect.poll(() => tip.innerText()).toMatch(/card is drawn/);
    expect(await tip.innerText()).not.toMatch(/cards are drawn/);
    await scene.close();
  });

  it(
    'where a General starts, with all that he brings: Cavalry too, and nothing that others do',
    PATIENT,
    async () => {
      const guests = guestsOf(house.serving.address, 'asked');
      const [ann, bob] = await guests.table({
        ...{ game: 'successors', name: 'Asked', seats: ['Ann', 'Bob'], options: { cavalry: true } },
      });
      // Of eight Generals four may choose where they start.
      await guests.playUntil([ann, bob], (view) => view.asked?.kind === 'deploy');
      const { asked: now } = await guests.view(ann);
      const page = await sit(house.serving.address, now?.seats.includes(ann.seat) ? ann : bob);
      await offers(page, 'deploy').first().waitFor();
      expect(await asked(page, 'deploy').innerText()).toMatch(/Brings .*1 Cavalry.*PCs? in/s);
      expect(await offers(page, 'deploy').first().innerText()).not.toMatch(/VP/);
    },
  );

  it('for a Surprise card only who holds one that can be played just so', PATIENT, async () => {
    const hands = { 0: ['fog', 'diplomacy'], 1: ['ahura-mazda', 'epidemic'] };
    const scene = await openScene({ ...APART, hands });
    const [ann, bob] = [await come(scene, 0), await come(scene, 1)];
    const button = (page: Page) => page.getByRole('button', { name: 'Surprise card …' });
    await button(bob).waitFor();
    await ann.locator('.tyche-card.can').first().waitFor();
    expect(await button(ann).count()).toBe(0);
    await scene.close();
  });

  it('to incite Independents, for whom, for what and with what chance', PATIENT, async () => {
    const position: Position = {
      ...{ turn: 2, step: 'activation', active: 0, die: 4, pcs: { lamia: 0 } },
      generals: { antigonos: '0 lamia', leosthenes: 'larisa' },
      units: ['0 lamia loyal 4'],
      hands: { 1: ['fog'] },
    };
    const scene = await openScene(position, { options: { independentReactions: true } });
    await scene.play([
      [0, march('antigonos', 'lamia', 4)],
      [0, { go: 'larisa' }],
    ]);
    const bob = await come(scene, 1);
    const incite = offers(bob, 'evade').filter({ hasText: 'Incite Leosthenes, for a Surprise card' });
    await incite.waitFor();
    expect(await incite.innerText()).toMatch(/or more · \d+/);
    expect(await asked(bob, 'evade').innerText()).toMatch(/Independents there try to Evade/);
    // There is nothing of his to weigh.
    expect(await bob.locator('.versus').count()).toBe(0);
    await scene.close();
  });

  it('with what both ways bring: the CUs come with a PC and without', PATIENT, async () => {
    const hands = { 0: ['neoptolemos-satrap-of-armenia'] };
    const scene = await openScene({ ...APART, hands });
    await scene.play([
      [0, { event: 'neoptolemos-satrap-of-armenia' }],
      [0, { at: 'thospia', side: 'outside' }],
    ]);
    const ann = await come(scene, 0);
    await offers(ann, 'chooseGeneral').first().click();
    await offers(ann, 'decide').first().waitFor();
    await expect
      .poll(() => offers(ann, 'decide').filter({ hasText: '+3 Mercenaries' }).count(), PATIENT)
      .toBe(2);
    await scene.close();
  });

  it('which CUs a card brings: how many of each, and none that it does not', PATIENT, async () => {
    const hands = { 0: ['egyptian-military-colonists'] };
    const scene = await openScene({ ...APART, provinces: { aigyptos: 0 }, hands });
    await scene.play([[0, { event: 'egyptian-military-colonists' }]]);
    const ann = await come(scene, 0);
    await offers(ann, 'chooseUnit').first().waitFor();
    const words = await offers(ann, 'chooseUnit').allInnerTexts();
    expect(words.map((each) => each.replaceAll(/^\d|\s+/g, ' ').trim())).toEqual([
      '2 Mercenaries',
      '1 Loyal Macedonian',
    ]);
    await scene.close();
  });

  it('where it can be seen: the map goes to the places, and what its signs mean makes way', {
    timeout: 300_000,
  }, async () => {
    const scene = await openScene({
      ...APART,
      ...{ step: 'activation', active: 1 },
      generals: { antigonos: '0 sinope', eumenes: '1 dana' },
      units: ['0 sinope loyal 4', '1 dana loyal 4'],
    });
    const ann = await come(scene, 0);
    await ann.locator('.map-things').waitFor();
    const map = ann.locator('.map-window');
    const rest = () => ann.locator('.map-sheet:not(.moving)').waitFor();
    // She looks at Libye while Bob ends his turn; then Sinope can have her PC.
    for (const key of [...Array(7).fill('+'), ...Array(30).fill('ArrowLeft'), ...Array(30).fill('ArrowDown')])
      await map.press(key);
    await rest();
    await scene.play([[1, { pass: true }]]);
    await asked(ann, 'place').waitFor();
    await expect
      .poll(async () => {
        const [place, window] = [
          await ann.locator('.spaces [data-space="sinope"]').boundingBox(),
          await map.boundingBox(),
        ];
        if (place === null || window === null) return false;
        return (
          place.x > window.x &&
          place.y > window.y &&
          place.x < window.x + window.width &&
          place.y < window.y + window.height
        );
      }, PATIENT)
      .toBe(true);
    await rest();
    const legend = ann.locator('.map-legend');
    const spot = async (of: Locator): Promise<readonly [number, number]> => {
      const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x + width / 2, y + height / 2];
    };
    expect(await legend.isVisible()).toBe(true);
    const [[x, y], [toX, toY]] = [
      await spot(ann.locator('.spaces [data-space="sinope"]')),
      await spot(legend),
    ];
    await ann.mouse.move(x - 60, y + 120);
    await ann.mouse.down();
    await ann.mouse.move(toX - 60, toY + 120, { steps: 5 });
    await ann.mouse.up();
    await legend.waitFor({ state: 'hidden' });
    await scene.close();
  });
});
