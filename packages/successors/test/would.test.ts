/** What an answer would do (`{ would: answer }`) is what it does, wherever nothing is left to chance. */

import {
  dice,
  type Json,
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
import type { ChangeForecast } from '../src/index.ts';
import { forecast, game } from './forecasts.ts';

/** The position after an answer when nobody plays a card: as the forecast supposes. */
function passing(p: Position, seed: string): Position {
  let after = p;
  for (
    let q = game.firstQuestion(after);
    q !== null && game.isReaction(after, q.seat);
    q = game.firstQuestion(after)
  )
    after = game.apply(after, q.seat, { pass: true }, seeded(`${seed} pass`));
  return after;
}

describe('in games played at random', () => {
  it('what was foretold is what comes', () => {
    const met: { [kind: string]: number } = {};
    const counts = { nothing: 0, die: 0, draw: 0, face: 0 };
    for (const seed of ['a', 'b']) {
      const choose = dice(`would ${seed}`);
      let p = game.start({ seats: 4 }, seeded(`would ${seed}`));
      for (let i = 0; i < 1500; i++) {
        const move = randomMove(game, p, choose);
        if (move === null) break;
        const { seat } = move;
        const action = game.action(move);
        const chance = recording(seeded(`${seed} ${i}`));
        const isWindow = game.isReaction(p, seat);
        const after = game.apply(p, seat, action, chance);
        if (!isWindow) {
          const world = game.worldOf(game.view(p, seat), seeded(`${seed} world ${i}`));
          const would = forecast<Would<ChangeForecast>>(world, seat, { would: action });
          counts[would.then]++;
          const face = would.faces.find(({ of }) => of.includes(chance.outcomes[0]));
          const told: Leads<ChangeForecast> | undefined = would.then === 'nothing' ? would : face;
          if (told?.then === 'nothing') {
            if (face !== undefined) counts.face++;
            met[move.form.kind] = (met[move.form.kind] ?? 0) + 1;
            const real = changeFrom(p as Board, passing(after, `${i}`) as Board, seat);
            expect(told.change, JSON.stringify(action)).toEqual(real);
          }
        }
        p = after;
      }
    }
    console.log(counts, met);
  });
});
