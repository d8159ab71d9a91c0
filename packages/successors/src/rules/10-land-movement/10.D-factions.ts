/** 10 D to L: the Factions in the location that was entered (D10-06). */

import { type Board, INDEPENDENT, type Location, NOBODY, OWNERS, type Owner } from '../../contract.ts';
import { hasGeneralAt, playersWithGeneralAt } from '../../position/generals.ts';
import { turnOrder } from '../../position/turns.ts';
import { cusAt } from '../../position/units.ts';

const isPresent = (p: Board, location: Location, owner: Owner): boolean =>
  cusAt(p, location, owner) > 0 || hasGeneralAt(p, location, owner);

/** S10.D-02: whether all CUs and Generals belong to one Faction. */
export function isOneFaction(p: Board, location: Location): boolean {
  let found = 0;
  for (let owner = 0; owner < OWNERS; owner++) if (isPresent(p, location, owner)) found++;
  return found <= 1;
}
/** The other Faction with CUs; D10-09: should there be several, the first in Turn Order. */
export function opponentAt(p: Board, location: Location, mover: Owner): Owner {
  for (const seat of turnOrder(p)) if (seat !== mover && cusAt(p, location, seat) > 0) return seat;
  return cusAt(p, location, INDEPENDENT) > 0 ? INDEPENDENT : NOBODY;
}
/** Whether the mover's CUs and those of somebody else are there. */
export const hasOpponent = (p: Board, location: Location, mover: Owner): boolean =>
  cusAt(p, location, mover) > 0 && opponentAt(p, location, mover) !== NOBODY;
/** CUs that are not the owner's. */
export function enemyCusAt(p: Board, location: Location, owner: Owner): number {
  let sum = 0;
  for (let other = 0; other < OWNERS; other++) if (other !== owner) sum += cusAt(p, location, other);
  return sum;
}
/** Whether a CU or a General of anybody else is there. */
export function hasEnemyAt(p: Board, location: Location, owner: Owner): boolean {
  for (let other = 0; other < OWNERS; other++)
    if (other !== owner && isPresent(p, location, other)) return true;
  return false;
}
/** S10.G-01: Generals of more than one player, and no CU at all. */
export function meetOnlyGenerals(p: Board, location: Location): boolean {
  for (let owner = 0; owner < OWNERS; owner++) if (cusAt(p, location, owner) > 0) return false;
  return playersWithGeneralAt(p, location).length > 1;
}
