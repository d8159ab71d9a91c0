/** What an answer would do (`{ would: answer }`) is what it does, wherever nothing is left to chance. */

import {
  dice,
  type Leads,
  type Position,
  randomMove,
  recording,
  type Seat,
  seeded,
  type Would,
} from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import type { Board } from '../src/board.ts';
import { changeFrom } from '../src/forecast/change.ts';
import type { BurialForecast, ChangeForecast, StandForecast } from '../src/index.ts';
import { battle as fight } from './battle.ts';
import { forecast, game } from './forecasts.ts';
import { type Scene, scene } from './scene.ts';

type Foreseen = Would<ChangeForecast>;
const would = (p: Position, seat: Seat, answer: object): Foreseen => forecast(p, seat, { would: answer });

describe('in games played at random', () => {
  /** The position after an answer, when nobody plays a card: that is supposed. */
  function passing(p: Position, seed: string): Position {
    let after = p;
    for (;;) {
      const q = game.firstQuestion(after);
      if (q === null || !game.isReaction(after, q.seat)) return after;
      after = game.apply(after, q.seat, { pass: true }, seeded(`${seed} pass`));
    }
  }
  /** Of each question so many answers; random games march more than anything else. */
  const MOST = 25;

  it('what was foretold is what comes, and what is hidden makes no difference', () => {
    const met = new Map<string, number>();
    const counts = { exact: 0, byDie: 0, changing: 0 };
    for (const seed of ['a', 'b']) {
      const choose = dice(`would ${seed}`);
      let p = game.start({ seats: 4 }, seeded(`would ${seed}`));
      for (let i = 0; i < 1500; i++) {
        const move = randomMove(game, p, choose);
        if (move === null) break;
        const { seat } = move;
        const { kind } = move.form;
        const action = game.action(move);
        const chance = recording(seeded(`${seed} ${i}`));
        const before = p;
        const isWindow = game.isReaction(before, seat);
        p = game.apply(before, seat, action, chance);
        if (isWindow || (met.get(kind) ?? 0) >= MOST) continue;
        met.set(kind, (met.get(kind) ?? 0) + 1);
        const world = game.worldOf(game.view(before, seat), seeded(`${seed} world ${i}`));
        const foreseen = would(world, seat, action as object);
        const face = foreseen.faces.find(({ of }) => of.includes(chance.outcomes[0]));
        const told: Leads<ChangeForecast> | undefined = foreseen.then === 'nothing' ? foreseen : face;
        if (told?.then !== 'nothing') continue;
        const real = changeFrom(before as Board, passing(p, `${seed} ${i}`) as Board, seat);
        expect(told.change, JSON.stringify(action)).toEqual(real);
        counts.exact++;
        if (face !== undefined) counts.byDie++;
        if (Object.keys(real).length > 0) counts.changing++;
      }
    }
    expect(met.size).toBeGreaterThan(30);
    expect(counts.exact).toBeGreaterThan(300);
    expect(counts.byDie).toBeGreaterThan(5);
    expect(counts.changing).toBeGreaterThan(50);
  });
});

describe('what a PC would do', () => {
  const placing = (more: Scene = {}): Position => {
    const table = scene({ step: 'tyche', hands: { 0: ['olympias'] }, ...more });
    table.does(0, { operations: 'olympias', on: 'placePcs' });
    return table.position;
  };

  it('S2-32 says how far one has come in the Province', () => {
    const p = placing({ pcs: { pella: 0 } });
    const { change, then } = would(p, 0, { place: 'larisa' });
    expect(then).toBe('nothing');
    expect(change).toEqual({
      pcs: [{ space: 'larisa', owner: [null, 0] }],
      provinces: [
        {
          province: 'thessalia',
          holder: [null, null],
          pcs: [{ owner: 0, count: [0, 1] }],
          needed: expect.any(Number),
          spaces: expect.any(Number),
        },
      ],
    });
  });

  it('S3.5-01 and, with the last one needed, who controls it and the points of everybody', () => {
    // All of Karia but Knidos is there already.
    const p = placing({ provinces: { karia: 0 }, pcs: { knidos: null, halikarnassos: 0, pella: 0 } });
    const { holder } = would(p, 0, { place: 'knidos' }).change.provinces?.[0] ?? {};
    expect(holder?.[1]).toBe(0);
  });

  it('S5.5-02 that it would be isolated', () => {
    const p = placing({ pcs: { knidos: 0 } });
    expect(would(p, 0, { place: 'alabanda' }).change.isolated).toEqual(['alabanda']);
  });

  it('S6.2.B2-01 is refused as the answer would be, and an answer that is not whole too', () => {
    const p = placing({ pcs: { pella: 0 } });
    expect(() => would(p, 0, { place: 'babylon' })).toThrow('S6.2.B2-02');
    expect(() => would(p, 0, {})).toThrow('K-0');
  });
});

describe('other answers', () => {
  it('S6.2.B3-04 training goes so far', () => {
    const table = scene({ step: 'tyche', hands: { 0: ['olympias'] }, pcs: { pella: 0 } });
    table.does(0, { operations: 'olympias', on: 'train' });
    expect(would(table.position, 0, { train: 'loyal' }).change).toEqual({
      training: [null, { unit: 'loyal', progress: 3, of: 7 }],
    });
  });

  it('S6.3-02 a Mercenary is raised', () => {
    const { position } = scene({ step: 'activation', pcs: { pella: 0 } });
    expect(would(position, 0, { raise: true }).change.units).toEqual([{ seat: 0, unit: 'mercenary', by: 1 }]);
  });

  it('S6.4-04 a field in which there is no choice need not be said', () => {
    const { position } = scene({
      step: 'forage',
      pcs: { larisa: 0 },
      generals: { antigonos: '0 larisa' },
      units: ['0 larisa mercenary 5 loyal 5'],
    });
    expect(would(position, 0, { lose: 'mercenary' }).change.units).toEqual([
      { seat: 0, unit: 'mercenary', by: -1 },
    ]);
  });

  it('S9.2-10 the movement die is left to chance', () => {
    const { position } = scene({
      step: 'activation',
      pcs: { pella: 0 },
      generals: { antigonos: '0 pella' },
      units: ['0 pella loyal 2'],
    });
    expect(would(position, 0, { roll: true })).toMatchObject({ change: {}, then: 'die' });
  });

  it('S5.1.C-03 the Turn Order goes so round', () => {
    const { position } = scene({
      step: 'turnOrder',
      turn: 3,
      seats: 4,
      provinces: { makedonia: 1, karia: 2, lydia: 3 },
    });
    expect(would(position, 0, { first: 2, direction: 'right' }).change.order).toEqual([2, 1, 0, 3]);
  });
});

describe('a burial', () => {
  const CART: Scene = {
    step: 'forage',
    turn: 3,
    pcs: { memphis: 0 },
    royals: { 'funeral-cart': 'memphis by 0' },
    generals: { ptolemaios: '0 memphis' },
    units: ['0 memphis loyal 2'],
  };

  it('S3.8-09 here: 2 L to whoever controls the space, S3.8-07 and the Cart is gone', () => {
    const { position } = scene(CART);
    const { change } = would(position, 0, { bury: true });
    const [{ seat, l }] = change.scores ?? [];
    expect([seat, l?.[1] - l?.[0]]).toEqual([0, 2]);
    expect(change.royals).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ royal: 'funeral-cart', state: ['map', 'gone'] }),
        expect.objectContaining({ royal: 'tomb', state: ['box', 'map'] }),
      ]),
    );
  });

  it('S3.8-08 in Pella: 10 L, S3.8-05 till the end of Game Turn III', () => {
    const { position } = scene(CART);
    const { until, pella } = forecast<BurialForecast>(position, 0, { burial: true });
    expect([until, pella?.space, (pella?.l[1] ?? 0) - (pella?.l[0] ?? 0)]).toEqual([3, 'pella', 10]);
  });

  it('S3.8-01 is foretold only to whoever has the Cart', () => {
    expect(() => forecast(scene(CART).position, 1, { burial: true })).toThrow(/Funeral Cart/);
  });
});

describe('to Evade or to stand', () => {
  /** Leonnatos comes to Ephesos, where Demetrios stands. */
  const asked = () => {
    const table = scene({
      turn: 3,
      step: 'activation',
      active: 1,
      die: 6,
      provinces: { karia: 0, lydia: 0 },
      pcs: { sardeis: 1 },
      generals: { demetrios: '0 ephesos', leonnatos: '1 sardeis' },
      units: ['0 ephesos mercenary 3 loyal 3', '1 sardeis loyal 5 mercenary 3'],
    });
    table.does(1, { march: 'leonnatos', from: 'sardeis', side: 'outside', loyal: 5, mercenary: 3 });
    table.does(1, { go: 'ephesos' });
    return table;
  };

  it('S12.2-04 has the chance of getting away and the odds of both battles, S12.2.B-01 without Local Troops after a failure', () => {
    const { position } = asked();
    const { evasion, battle, meets } = forecast<StandForecast>(position, 0, { stand: true });
    expect(meets).toBe('battle');
    expect(evasion?.general).toBe('demetrios');
    expect(evasion?.chance).toBeCloseTo((7 - (evasion?.needed ?? 0)) / 6);
    expect(evasion?.to.length).toBeGreaterThan(0);
    const [stands, fails] = [battle?.defender.strength ?? 0, evasion?.fails.battle?.defender.strength ?? 0];
    expect(stands).toBeGreaterThan(fails);
    expect(battle?.lose).toBeGreaterThan(evasion?.fails.battle?.lose ?? 1);
  });

  it('S14.2-01 has the odds with those inside the city and without them', () => {
    const { position } = fight({
      into: 'sardeis',
      pcs: { sardeis: 1 },
      generals: { asandros: '1 sardeis inside' },
      defenders: 'loyal 2',
      units: ['1 sardeis inside loyal 1 mercenary 1'],
    });
    const { battle, joined, evasion } = forecast<StandForecast>(position, 1, { stand: true });
    expect([evasion, joined?.meets]).toEqual([null, 'battle']);
    expect(joined?.battle?.defender.strength).toBe((battle?.defender.strength ?? 0) + 3);
    expect(joined?.battle?.lose).toBeGreaterThan(battle?.lose ?? 1);
  });

  it('nothing is foretold where nobody has come', () => {
    expect(() => forecast(scene({}).position, 0, { stand: true })).toThrow(/nobody has gone/);
  });
});
