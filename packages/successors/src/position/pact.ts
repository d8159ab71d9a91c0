/** D6-37: who has a pact with whom: whoever holds such a card with the seat on which it lies. */

import type { Board, Owner } from '../contract.ts';
import { holderOfCard, isHeldBy, seatUnder } from './lasting.ts';

export function havePact(p: Board, one: Owner, other: Owner): boolean {
  for (const card of p.box.pacts) {
    const holder = holderOfCard(p, card);
    if (holder === one && seatUnder(p, card) === other) return true;
    if (holder === other && seatUnder(p, card) === one) return true;
  }
  return false;
}
/** Whether somebody has a pact at all: most often nobody has. */
export function hasPact(p: Board, owner: Owner): boolean {
  for (const card of p.box.pacts)
    if (holderOfCard(p, card) !== null && (isHeldBy(p, card, owner) || seatUnder(p, card) === owner))
      return true;
  return false;
}
