/** Players by chance who are after what seldom happens. */

import type { Game } from '@diadochi/kernel';
import { phalanxx } from '@diadochi/phalanxx';
import { successors } from '@diadochi/successors';
import { describe, expect, it } from 'vitest';
import { curiosity } from '../src/index.ts';
import { playOut, verbOf } from './playing-out.ts';

const GAMES: readonly Game[] = [phalanxx, successors];

describe.each(GAMES)('$name', (game) => {
  it('is played to its end by legal answers, the same with the same dice after the same games', () => {
    const campaign = () => {
      const memory = curiosity(game);
      return [1, 2].map((no) => playOut(game, memory, `curious ${no}`));
    };
    expect(campaign()).toEqual(campaign());
  });

  it('goes otherwise after other games: what they have met is remembered', () => {
    const memory = curiosity(game);
    playOut(game, memory, 'before');
    expect(playOut(game, memory, 'the same')).not.toBe(playOut(game, curiosity(game), 'the same'));
  });
});

it('some verbs are left alone in one game, and others in the next', () => {
  const memory = curiosity(successors);
  const counted = [1, 2, 3, 4, 5, 6].map((no) => {
    const times = new Map<string, number>();
    playOut(successors, memory, `taste ${no}`, (q) => times.set(verbOf(q), (times.get(verbOf(q)) ?? 0) + 1));
    return times;
  });
  // All of them can be done in every Round of every game.
  const common = ['activate pass', 'activate march', 'tyche operations', 'tyche appoint', 'activate appoint'];
  const changing = common.filter((verb) => {
    const times = counted.map((each) => each.get(verb) ?? 0);
    return Math.min(...times) * 20 < Math.max(...times);
  });
  expect(changing.length).toBeGreaterThan(0);
});
