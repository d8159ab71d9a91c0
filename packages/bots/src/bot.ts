/** Players that are programs. A bot sees what its seat sees, and answers what its seat is asked. */

import type { Dice, Game, Json, View } from '@diadochi/kernel';

export interface Limits {
  /** Thinking ends after so long, with the best answer so far. Without it, the same dice give the same play. */
  readonly budgetMs?: number;
}
export type Bot = (game: Game, view: View, dice: Dice, limits?: Limits) => Json;
