/** Deeds of the rules on a copy of the board: nobody hears of them, and nothing in them is left to chance. */

import { scripted } from '@diadochi/kernel';
import type { Play } from '../contract.ts';

export const TRIAL: Play = { tell: undefined, chance: scripted([]) };
