/** D5-20: the cards that were played in the Procedure under way: they are in no new draw pile before it is over. */

import type { Card } from '../box.ts';
import type { Board } from '../contract.ts';
import { endAllLasting } from './lasting.ts';

export function notePlayed(p: Board, card: Card): void {
  p.played[card] = 1;
}
/** A Procedure is over, and with it what lasts as long (C51-04). */
export function endProcedure(p: Board): void {
  p.played.fill(0);
  endAllLasting(p, 'procedure-end');
}
