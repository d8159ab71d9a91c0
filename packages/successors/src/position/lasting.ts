/** Effects of cards that last, as long as they do: found by the kind of the effect, whichever card has it. */

import type { Seat } from '@diadochi/kernel';
import type { Box, Card, General } from '../box.ts';
import { type Board, NOBODY } from '../contract.ts';

/** The cards that can have such an effect, and what each is worth. */
export const lastingOf = <K extends keyof Box['lasting']>(p: Board, kind: K): Box['lasting'][K] =>
  p.box.lasting[kind];
/** Who has what a card hands out, and on whom it lies. */
export const isHeldBy = (p: Board, card: Card, seat: Seat): boolean => p.lastingHolder[card] === seat;
export const generalUnder = (p: Board, card: Card): General | null =>
  p.lastingGeneral[card] === NOBODY ? null : p.lastingGeneral[card];
/** S4: nothing lasts yet. */
export function forgetLasting(p: Board): void {
  p.lastingHolder.fill(NOBODY);
  p.lastingGeneral.fill(NOBODY);
}
