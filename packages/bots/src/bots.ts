/** The bots, by name; the stronger ones come later. */

import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { isKnown } from './insights.ts';
import { random } from './random.ts';
import { search } from './search.ts';

export const bots: { readonly [name: string]: Bot } = { random, greedy, search };

/** The bots that can play a game. */
export const botsFor = (game: string): readonly string[] => (isKnown(game) ? Object.keys(bots) : ['random']);
