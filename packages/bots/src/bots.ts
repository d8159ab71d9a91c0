/** The bots, by name; the stronger ones come later. */

import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { isKnown } from './known-games.ts';
import { random } from './random.ts';
import { search } from './search.ts';
import { greedySuccessors } from './successors-greedy.ts';

export const bots: { readonly [name: string]: Bot } = {
  random,
  greedy: (game, ...rest) => (game.name === SUCCESSORS ? greedySuccessors : greedy)(game, ...rest),
  search,
};
/** Its questions are too many and too wide for steps: see `successors-greedy.ts`. */
const SUCCESSORS = 'successors';

/** The bots that can play a game. */
export function botsFor(game: string): readonly string[] {
  if (game === SUCCESSORS) return ['random', 'greedy'];
  return isKnown(game) ? Object.keys(bots) : ['random'];
}
