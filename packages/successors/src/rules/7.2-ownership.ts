/** 7.2.A Ownership of CUs: with a General of their owner, or in a space with their owner's PC. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import { BOTH_SIDES, type Board, type Location, type Play, TYPES } from '../contract.ts';
import { hasGeneralAt } from '../position/generals.ts';
import { locationOf, pcOn, spaceOf } from '../position/places.ts';
import {
  cusAt,
  cusInSpace,
  disperseAll,
  locationOfStack,
  ownerOfStack,
  stackCount,
} from '../position/units.ts';

/** S7.2.A-02, S7.2.A-03, D7-28: whether the owner of CUs can be shown. */
export const isOwned = (p: Board, location: Location, seat: Seat): boolean =>
  pcOn(p, spaceOf(location)) === seat || hasGeneralAt(p, location, seat);

/** The next stack, from a place on, whose owner cannot be shown. */
export function nextUnowned(p: Board, from: number): number | null {
  const count = stackCount(p);
  for (let place = from; place < count; place++)
    if (!isOwned(p, locationOfStack(p, place), ownerOfStack(p, place))) return place;
  return null;
}

/** Whether the owners of all CUs in a space can be shown. */
export function isAllOwnedIn(p: Board, space: Space): boolean {
  const pc = pcOn(p, space);
  for (let seat: Seat = 0; seat < p.seats; seat++) {
    // With a PC of his they are his in both locations (D7-28): most often there is nothing more to look at.
    if (seat === pc || cusInSpace(p, space, seat) === 0) continue;
    for (const side of BOTH_SIDES) {
      const location = locationOf(space, side);
      if (cusAt(p, location, seat) > 0 && !isOwned(p, location, seat)) return false;
    }
  }
  return true;
}

/** S7.2.A-04 */
export const disperse = (p: Board, place: number, play: Play): void =>
  disperseUnits(p, locationOfStack(p, place), ownerOfStack(p, place), play);

/** All CUs of a player in a location go to the Dispersed Box. */
export function disperseUnits(p: Board, location: Location, seat: Seat, { tell }: Play): void {
  const gone = disperseAll(p, location, seat);
  for (let unit = 0; unit < TYPES; unit++)
    if (gone[unit] > 0) tell?.all('dispersedUnits', { seat, unit, count: gone[unit] });
}
