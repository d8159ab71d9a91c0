/** The greedy bot of Successors: it plays by the rules, knows no more than its seat, and makes sense. */

import { dice, entryChance, type Game, type Json, seeded, setScene } from '@diadochi/kernel';
import { successors } from '@diadochi/successors';
import { describe, expect, it } from 'vitest';
import { bots, botsFor } from '../src/index.ts';
import { at, type By, decidedBy, playedAt, type Scene } from './successors-scene.ts';
import { play, victories } from './table.ts';

const game: Game = successors;
const LONG = 120_000;

it('can be had for Successors', () => {
  expect(botsFor('successors')).toEqual(['random', 'greedy']);
});

describe('whole games', () => {
  it.each([2, 5])(
    'of %i, without a single gesture',
    (seats) => {
      const { outcome, actions } = play({ game, seats: Array(seats).fill('greedy'), seed: 'whole' });
      expect(outcome.winners.length).toBeGreaterThan(0);
      const gestures = actions.filter((action) => {
        const fields = Object.keys(action as object);
        return fields.includes('recall') || fields.includes('disband') || fields.join() === 'appoint,at,side';
      });
      expect(gestures).toEqual([]);
      expect(actions.some((action) => 'go' in (action as object))).toBe(true);
      expect(actions.length).toBeLessThan(4000);
    },
    LONG,
  );

  it(
    'the same dice give the same game',
    () => {
      const sitting = { game, seats: ['greedy', 'random'], seed: 'twice' };
      expect(play(sitting).actions).toEqual(play(sitting).actions);
    },
    LONG,
  );

  it(
    'are won against three who play at random',
    () => {
      const seats = ['greedy', 'random', 'random', 'random'];
      expect(victories({ game, seats, seed: 'strength' }, 6)).toBeGreaterThanOrEqual(4);
    },
    LONG,
  );
});

it(
  'what is hidden does not change what it decides',
  () => {
    let compared = 0;
    const choice = dice('hidden');
    let position = game.start({ seats: 4 }, entryChance('hidden', 0));
    for (let entry = 1; entry <= 200; entry++) {
      const { seat } = game.firstQuestion(position) as { seat: number };
      if (entry % 8 === 0) {
        const other = game.worldOf(game.view(position, seat), seeded('other hands'));
        const decided = [position, other].map((p) => decidedBy(p, seat));
        expect(decided[1]).toEqual(decided[0]);
        if (game.hash(other) !== game.hash(position)) compared++;
      }
      const action = bots.random(game, game.view(position, seat), choice);
      position = game.apply(position, seat, action, entryChance('hidden', entry));
    }
    expect(compared).toBeGreaterThan(5);
  },
  LONG,
);
describe('it', () => {
  /** Seat 0 goes from Pergamon to Ephesos. */
  const attacked = (mine: string, theirs: string, more: Partial<Scene> = {}) => {
    const table = at({
      generals: { antigonos: '0 pergamon', lysimachos: '1 ephesos' },
      pcs: { sardeis: 1 },
      units: [`0 pergamon ${mine}`, `1 ephesos ${theirs}`],
      ...more,
    });
    const counts = Object.fromEntries(
      [...mine.matchAll(/(\S+) (\d+)/g)].map(([, unit, n]) => [unit, Number(n)]),
    );
    table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', ...counts });
    table.does(0, { go: 'ephesos' });
    return table;
  };

  it('Evades a stronger Army, and waits for a weaker one', () => {
    expect(decidedBy(attacked('loyal 8', 'loyal 2').position, 1)).toEqual({ evade: true });
    expect(decidedBy(attacked('loyal 2', 'loyal 3').position, 1)).toEqual({ stay: true });
  });

  it('Intercepts where it would win, with all that it has, and only there', () => {
    const into = (mine: string, theirs: string): Json => {
      const generals = { antigonos: '0 pergamon', lysimachos: '1 sardeis' };
      const units = [`0 pergamon ${mine}`, `1 sardeis ${theirs}`];
      return decidedBy(attacked(mine, theirs, { generals, units, pcs: { sardeis: 1 } }).position, 1);
    };
    expect(into('loyal 1', 'loyal 4 mercenary 1')).toMatchObject({
      intercept: 'lysimachos',
      loyal: 4,
      mercenary: 1,
    });
    expect(into('loyal 6', 'mercenary 2')).toEqual({ pass: true });
  });

  it('gives up the cheapest CU', () => {
    const table = attacked('loyal 4 mercenary 2 elephant 1', 'loyal 4', { dice: [3, 1, 1, 1, 1] });
    table.does(1, { stay: true });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'lose' }]);
    expect(decidedBy(table.position, 0)).toEqual({ lose: 'mercenary' });
  });

  it('marches to a space that completes a Province', () => {
    const table = at({
      generals: { antigonos: '0 pergamon', lysimachos: '1 pella' },
      provinces: { lydia: 0 },
      pcs: { ephesos: 1 },
      units: ['0 pergamon loyal 4', '1 pella loyal 2'],
    });
    const naming = decidedBy(table.position, 0);
    expect(naming).toMatchObject({ from: 'pergamon' });
    table.does(0, naming);
    expect(decidedBy(table.position, 0)).toEqual({ go: 'ephesos' });
  });

  it('does not throw its Army away', () => {
    const table = at({
      generals: { antigonos: '0 pergamon', lysimachos: '1 ephesos' },
      pcs: { pergamon: 0, ephesos: 1 },
      units: ['0 pergamon loyal 2', '1 ephesos loyal 8 elephant 4'],
    });
    const decided = decidedBy(table.position, 0) as By<Json>;
    if ('march' in decided) {
      table.does(0, decided);
      expect(decidedBy(table.position, 0)).not.toEqual({ go: 'ephesos' });
    }
  });

  describe('with an Army that could be parted in a thousand ways', () => {
    const parted = (parts: Partial<Scene> = {}) => {
      const table = at({
        generals: { antigonos: '0 sardeis', eumenes: '0 sardeis', lysimachos: '1 pella' },
        units: ['0 sardeis mercenary 3 loyal 3 elephant 2', '1 pella loyal 2'],
        pcs: { sardeis: 0, pella: 1 },
        ...parts,
      });
      table.does(0, {
        ...{ march: 'antigonos', from: 'sardeis', side: 'outside', with: ['eumenes'] },
        ...{ mercenary: 3, loyal: 3, elephant: 2 },
      });
      table.does(0, { go: 'pergamon' });
      return table;
    };

    it('takes a PC off, and ends its march', () => {
      const table = parted({ provinces: { lydia: 1 }, pcs: { sardeis: 0, ephesos: 0, pella: 1 } });
      expect(table.asked()).toMatchObject([{ seat: 0, kind: 'march' }]);
      expect(decidedBy(table.position, 0)).toEqual({ removePc: true });
      table.does(0, { removePc: true });
      expect(decidedBy(table.position, 0)).toEqual({ end: true });
    });
  });

  it('does not send an Army that is threatened away one CU after another', () => {
    // A single CU is no safer elsewhere than it is among the others, whom it leaves weaker.
    const table = at({
      generals: { antigonos: '0 pergamon', lysimachos: '1 abdera' },
      provinces: { lydia: 0, karia: 0, 'mikra-phrygia': 0, phrygia: 0, lykia: 0 },
      pcs: { abdera: 1 },
      units: ['0 pergamon mercenary 7', '1 abdera loyal 3'],
      die: 1,
    });
    expect(playedAt(table)).toEqual([{ pass: true }]);
  });

  it('6.4: parts an Army that starves', () => {
    const table = at({
      generals: { antigonos: '0 pergamon', lysimachos: '1 pella' },
      pcs: { pergamon: 0, ephesos: 0, sardeis: 0, pella: 1 },
      units: ['0 pergamon mercenary 9 loyal 2', '1 pella loyal 2'],
    });
    playedAt(table);
    expect(table.fact('units')).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/^0 .* (9|\d\d)$/)]),
    );
    expect(starving(table.fact('units') as string[])).toEqual([]);
  });
  /** The spaces in which seat 0 has more than 8 CUs. */
  const starving = (units: readonly string[]): string[] => {
    const cus = new Map<string, number>();
    for (const stack of units) {
      const [seat, space] = stack.split(' ');
      const counts = [...stack.matchAll(/ (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
      if (seat === '0') cus.set(space, (cus.get(space) ?? 0) + counts);
    }
    return [...cus].filter(([, count]) => count > 8).map(([space]) => space);
  };

  describe('3.8: with the Cart', () => {
    const mourning = (city: string, turn: number, parts: Partial<Scene> = {}): Json => {
      const table = at({
        generals: { perdikkas: `0 ${city}`, lysimachos: '1 kallatis' },
        pcs: { [city]: 0, kallatis: 1 },
        units: [`0 ${city} royal 4`, '1 kallatis loyal 2'],
        royals: { 'funeral-cart': `${city} by 0` },
        ...{ turn, step: 'forage' },
        ...parts,
      });
      expect(table.asked()).toMatchObject([{ seat: 0, kind: 'bury' }]);
      return decidedBy(table.position, 0);
    };

    it('does not bury Alexander in Babylon as long as Pella can be reached', () => {
      expect(mourning('babylon', 2)).toEqual({ wait: true });
      expect(mourning('pella', 2)).toEqual({ bury: true });
      expect(mourning('babylon', 3, { round: 5 })).toEqual({ bury: true });
    });

    it('takes it towards Pella', () => {
      const table = at({
        generals: { perdikkas: '0 sardeis', lysimachos: '1 kallatis' },
        pcs: { sardeis: 0, kallatis: 1 },
        units: ['0 sardeis royal 4', '1 kallatis loyal 2'],
        royals: { 'funeral-cart': 'sardeis by 0' },
      });
      expect(playedAt(table)).toContainEqual(
        expect.objectContaining({ march: 'perdikkas', carry: ['funeral-cart'] }),
      );
      expect(table.fact('royals')).not.toMatchObject({ 'funeral-cart': 'sardeis by 0' });
    });

    it('S9.1-16: takes it along under a Minor General, too', () => {
      const table = at({
        generals: { perdikkas: '0 babylon', lysimachos: '1 kallatis' },
        pcs: { sardeis: 0, babylon: 0, kallatis: 1 },
        units: ['0 sardeis royal 4', '0 babylon royal 1', '1 kallatis loyal 2'],
        royals: { 'funeral-cart': 'sardeis by 0' },
      });
      expect(playedAt(table)).toContainEqual(
        expect.objectContaining({ from: 'sardeis', carry: ['funeral-cart'] }),
      );
    });

    it('does not come back for it where others stand who could take it along', () => {
      const table = at({
        generals: { perdikkas: '0 ephesos', lysimachos: '1 kallatis' },
        provinces: { lydia: 0, karia: 0, 'mikra-phrygia': 0, phrygia: 0, lykia: 0 },
        pcs: { kallatis: 1 },
        units: ['0 ephesos royal 3', '0 sardeis royal 3', '1 kallatis loyal 2'],
        royals: { 'funeral-cart': 'sardeis by 0' },
        ...{ turn: 3, round: 4, die: 1 },
      });
      expect(playedAt(table)).not.toContainEqual({ go: 'sardeis' });
    });
  });

  describe('3.2: against whoever will be the Regent', () => {
    // Seat 1 leads by Aigyptos, and his Army is stronger; seat 0 is a Champion, and loses 3 L by attacking.
    const regent = (royals: By<string>) =>
      setScene(game, {
        seats: 2,
        options: {},
        dice: [],
        position: {
          ...{ turn: 3, round: 5, die: 6, royals },
          generals: { antigonos: '0 sardeis', lysimachos: '1 ephesos' },
          units: ['0 sardeis loyal 2 mercenary 1', '1 ephesos loyal 3'],
          provinces: { lydia: 0, aigyptos: 1 },
          pcs: { ephesos: 1 },
        } as never,
      });
    const marches = (royals: By<string>): Json => {
      const table = regent(royals);
      const naming = decidedBy(table.position, 0) as By<Json>;
      if (!('march' in naming)) return naming;
      table.does(0, naming);
      return decidedBy(table.position, 0);
    };

    it('attacks him who holds Alexandros, and nobody else', () => {
      expect(marches({ alexandros: 'ephesos by 1' })).toEqual({ go: 'ephesos' });
      expect(marches({})).not.toEqual({ go: 'ephesos' });
    });
  });

  /** What it does in its Tyche Segment with these cards, and if it is asked for them always. */
  const withHand = (cards: readonly string[], more: object = {}): Json =>
    decidedBy(
      at({
        generals: { antigonos: '0 pergamon', lysimachos: '1 pella' },
        units: ['0 pergamon loyal 4', '1 pella loyal 2'],
        pcs: { pergamon: 0, pella: 1 },
        hands: { 0: cards },
        step: 'tyche',
        ...more,
      }).position,
      0,
    );
  const armed = { orders: { 0: { interceptionRoll: 'always', evasionRoll: 'always' } } };

  it('6.2: holds Surprise cards, and discards those that are replaced when nothing else is left', () => {
    expect(withHand(['scouts', 'diplomacy'], armed)).not.toHaveProperty('discard');
    expect(withHand(['scouts'], armed)).toEqual({ discard: 'scouts' });
  });
  it('6.2: asks to be asked where it could play one, and not for what it does not hold', () => {
    expect(withHand(['scouts', 'diplomacy'])).toEqual({ arm: 'interceptionRoll', when: 'always' });
    expect(withHand(['mutiny', 'diplomacy'])).not.toHaveProperty('arm');
  });
  it('D6-33: plays cards for any time in its own turn', () => {
    expect(withHand(['ahura-mazda', 'diplomacy'], { discard: ['fog'] })).toEqual({ invoke: 'ahura-mazda' });
    expect(
      withHand(['ahriman', 'diplomacy'], { hands: { 0: ['ahriman', 'diplomacy'], 1: ['fog'] } }),
    ).toEqual({
      rob: 'ahriman',
      whom: 1,
    });
  });
});
