/** Who plays which game in earnest, where somebody knows how. */

import type { Game } from '@diadochi/kernel';
import type { Earnest } from './curious.ts';
import { earnestSuccessors } from './successors-earnest.ts';

export const earnestIn = (game: Game): Earnest | null =>
  game.name === 'successors' ? earnestSuccessors(game) : null;
