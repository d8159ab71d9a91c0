/** What an answer would do (`{ would: answer }`) is what it does, up to the next die or card. */

import {
  dice,
  type Json,
  type Position,
  randomMove,
  recording,
  type Seat,
  seeded,
  type Would,
} from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { changeFrom } from '../src/change.ts';
import type { Board } from '../src/contract.ts';
import { type ChangeForecast, phalanxx as game } from '../src/index.ts';

const would = (p: Position, seat: Seat, answer: Json): Would<ChangeForecast> =>
  game.forecast?.(p, seat, { would: answer }) as unknown as Would<ChangeForecast>;

describe('in games played at random', () => {
  it('what was foretold is what comes, and what is hidden makes no difference', () => {
    const met: { [kind: string]: number } = {};
    let changing = 0;
    for (const seats of [2, 4]) {
      const choose = dice(`would ${seats}`);
      let p = game.start({ seats }, seeded(`would ${seats}`));
      for (let i = 0; ; i++) {
        const move = randomMove(game, p, choose);
        if (move === null) break;
        const { seat } = move;
        const action = game.action(move);
        const chance = recording(seeded(`${seats} ${i}`));
        const before = p;
        p = game.apply(before, seat, action, chance);
        const world = game.worldOf(game.view(before, seat), seeded(`${seats} world ${i}`));
        const foreseen = would(world, seat, action);
        // What needs no die and no card is foretold as that.
        if (chance.outcomes.length === 0) expect(foreseen.then, JSON.stringify(action)).toBe('nothing');
        if (foreseen.then !== 'nothing') continue;
        const real = changeFrom(before as Board, p as Board, seat);
        expect(foreseen.change, JSON.stringify(action)).toEqual(real);
        met[move.form.kind] = (met[move.form.kind] ?? 0) + 1;
        if (Object.keys(real).length > 0) changing++;
      }
    }
    expect(Object.keys(met).length).toBeGreaterThan(2);
    expect(changing).toBeGreaterThan(40);
  });

  it('a request for anything else is none', () => {
    const p = game.start({ seats: 2 }, seeded(1));
    expect(() => game.forecast?.(p, 0, {})).toThrow(/would/);
  });
});
