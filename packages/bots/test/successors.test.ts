/** The greedy bot of Successors: it plays by the rules, knows no more than its seat, and makes sense. */

import { dice, entryChance, type Game, type Json, type Position, seeded, setScene } from '@diadochi/kernel';
import { successors } from '@diadochi/successors';
import { describe, expect, it } from 'vitest';
import { bots, botsFor } from '../src/index.ts';
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
const decidedBy = (p: Position, seat: number): Json =>
  bots.greedy(game, game.view(p, seat), dice('deciding'));

describe('it', () => {
  interface By<T> {
    readonly [name: string]: T;
  }
  interface Scene {
    readonly generals: By<string>;
    readonly units: readonly string[];
    readonly pcs?: By<number>;
    readonly provinces?: By<number>;
    readonly die?: number;
    readonly dice?: readonly number[];
  }
  const at = ({ dice = [], ...position }: Scene) =>
    setScene(game, {
      seats: 2,
      options: {},
      dice,
      position: { turn: 2, round: 1, successors: [0, 1], die: 6, ...position } as never,
    });
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
});
