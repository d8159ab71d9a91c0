/** Whole games by players for campaigns. */

import { dice, entryChance, type Filling, type Game } from '@diadochi/kernel';
import type { Curiosity } from '../src/index.ts';

export const verbOf = ({ form, way }: Filling): string => `${form.kind} ${way?.verb}`;

/** Plays a game to its end by legal answers, and gives the last position's hash. */
export function playOut(game: Game, memory: Curiosity, seed: string, after?: (q: Filling) => void): string {
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
