/** Players by chance who are after what seldom happens. */

import { dice, entryChance, type Filling, type Game } from '@diadochi/kernel';
import { phalanxx } from '@diadochi/phalanxx';
import { successors } from '@diadochi/successors';
import { describe, expect, it } from 'vitest';
import { type Curiosity, curiosity } from '../src/index.ts';

const GAMES: readonly Game[] = [phalanxx, successors];
const verbOf = ({ form, way }: Filling): string => `${form.kind} ${way?.verb}`;

/** Plays a game to its end, and gives the last position's hash. */
function playOut(game: Game, memory: Curiosity, seed: string, after?: (q: Filling) => void): string {
  const choice = dice(seed);
  const p = game.start({ seats: 2 }, entryChance(seed, 0));
  memory.begin(choice);
  for (let no = 1; ; no++) {
    const q = game.firstQuestion(p);
    if (q === null) break;
    memory.fillIn(p, q, choice);
    after?.(q);
    if (!game.judge(p, q.seat, game.action(q)).allowed) throw new Error(`${verbOf(q)} is not allowed`);
    game.play(p, q, game.playing(entryChance(seed, no)));
  }
  memory.end();
  return game.hash(p);
}

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
