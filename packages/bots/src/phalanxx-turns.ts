/** How long a game of Phalanxx still lasts. */

import type { Seat } from '@diadochi/kernel';
import {
  activeOf,
  type Board,
  isGreyEmpty,
  isLastRound,
  isSolo,
  ROWS,
  sidesOf,
  stackLeft,
  turnOrder,
  unusedDice,
} from '@diadochi/phalanxx/board';

/** How many turns each side still has; what is left of the turn under way is a part of one. */
export function turnsAhead(p: Board, to: number[]): void {
  const active = activeOf(p);
  if (active === null) {
    for (let side = 0; side < sidesOf(p); side++) to[side] = 0; // the game is over
    return;
  }
  const order = turnOrder(p);
  const now = order.indexOf(active);
  const left = unusedDice(p).length;
  const isNew = left === 0 && areGreyFieldsEmpty(p);
  // P5-13, P17-01: each turn turns a card up, and the first that cannot makes its round the last.
  const cards = isSolo(p) ? Math.floor(stackLeft(p) / 2) : stackLeft(p); // P23-07: MaXXimilian's turn does, too
  const last = isLastRound(p) ? now : now + cards + (isNew ? 0 : 1);
  const rounds = Math.floor(last / order.length);
  for (let side = 0; side < sidesOf(p); side++) to[side] = rounds;
  for (let place = now + 1; place < order.length; place++) to[order[place]]++;
  to[active] += isNew ? 1 : left / ROWS;
}

function areGreyFieldsEmpty(p: Board): boolean {
  for (let row = 0; row < ROWS; row++) if (!isGreyEmpty(p, row)) return false;
  return true;
}

/** A side that never moves has no turns: MaXXimilian. */
export const isIdle = (p: Board, side: Seat): boolean => isSolo(p) && side >= p.seats;
