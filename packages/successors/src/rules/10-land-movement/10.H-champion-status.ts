/** 10 H, 3.7: who attacks a Champion other than the Usurper becomes a Successor. */

import type { Seat } from '@diadochi/kernel';
import { type Board, isPlayer, type Location, type Owner, type Play } from '../../contract.ts';
import { generalsAt, isMajor } from '../../position/generals.ts';
import { isChampion, setChampion } from '../../position/scores.ts';
import { turnOrder, usurperOf } from '../../position/turns.ts';
import { cusAt } from '../../position/units.ts';

/** The Champion whom a mover attacks in a location (D10-08); null if he attacks none. */
export function attackedChampion(p: Board, mover: Owner, location: Location): Seat | null {
  // S10.H-05: without a CU there is no attack.
  if (!isChampion(p, mover) || cusAt(p, location, mover) === 0) return null;
  for (const seat of turnOrder(p)) {
    if (seat === mover || !isProtected(p, seat)) continue;
    // S10.H-01; S10.H-02: a Major General without CUs is about to be Dispersed.
    if (cusAt(p, location, seat) > 0 || generalsAt(p, location, seat).some((general) => isMajor(p, general)))
      return seat;
  }
  return null;
}
/** S3.7-15: against a Successor, the Usurper or the Independent Faction nothing is lost. */
export const isProtected = (p: Board, owner: Owner): boolean =>
  isPlayer(owner) && isChampion(p, owner) && usurperOf(p) !== owner;
export function loseChampionStatus(p: Board, mover: Owner, location: Location, play: Play): void {
  const against = attackedChampion(p, mover, location);
  if (against !== null) becomeSuccessor(p, mover, against, play);
}
export function becomeSuccessor(p: Board, mover: Owner, against: Seat, { tell }: Play): void {
  setChampion(p, mover, false);
  tell?.all('becameSuccessor', { seat: mover, against });
}
