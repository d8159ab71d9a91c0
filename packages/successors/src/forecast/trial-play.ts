/** Deeds of the rules on a copy of the board: nobody hears of them, and nothing in them is left to chance. */

import { scripted } from '@diadochi/kernel';
import type { Board, Play } from '../contract.ts';

export const TRIAL: Play = { tell: undefined, chance: scripted([]) };

/** Whatever is tried leaves no trace. */
export function trying<T>(p: Board, work: () => T): T {
  const cells = p.cells.slice();
  try {
    return work();
  } finally {
    p.cells.set(cells);
  }
}
