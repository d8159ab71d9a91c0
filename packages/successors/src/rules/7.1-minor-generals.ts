/** 7.1.C Minor Generals: who can be sent where CUs need one, and what takes them off the map. */

import type { Seat } from '@diadochi/kernel';
import type { General, Space } from '../box.ts';
import type { Board, Location, Play } from '../contract.ts';
import {
  generalsInSpace,
  isInSpace,
  isMinor,
  isOnMap,
  minorsOf,
  moveGeneral,
  OFF_MAP,
  ownerOf,
  whereIs,
} from '../position/generals.ts';
import { groupAt, isFresh, isMarching } from '../position/march.ts';
import { allSeats, sideOf, spaceOf } from '../position/places.ts';
import { cusAt } from '../position/units.ts';

/** Those who could be sent to CUs without a General: from off map only (S7.1.C-08). */
export function mayGuard(p: Board, seat: Seat, list: General[]): General[] {
  for (const general of p.box.all.minors)
    if (ownerOf(p, general) === seat && whereIs(p, general) === OFF_MAP) list.push(general);
  return list;
}

export function appoint(p: Board, seat: Seat, general: General, to: Location, { tell }: Play): void {
  moveGeneral(p, general, to);
  tell?.all('appointed', { seat, general, space: spaceOf(to), side: sideOf(to) });
}

/** S7.1.C-11: without a CU of his owner; S7.1.C-12, D7-06: as a Subordinate, also of another Minor General. */
function mustLeave(p: Board, general: General): boolean {
  if (!isOnMap(p, general)) return false;
  const seat = ownerOf(p, general);
  const location = whereIs(p, general);
  if (cusAt(p, location, seat) === 0) return true;
  if (isMarching(p, seat) && groupAt(p) === location) return false; // S7.1.C-13, D7-05: they may still part
  return generalsInSpace(p, spaceOf(location), seat) > 1 && isSubordinate(p, general);
}
function isSubordinate(p: Board, general: General): boolean {
  for (let other: General = 0; other < p.owner.length; other++)
    if (
      whereIs(p, other) === whereIs(p, general) &&
      ownerOf(p, other) === ownerOf(p, general) &&
      (!isMinor(p, other) || staysBefore(p, other, general))
    )
      return true;
  return false;
}
/** D7-06, D9-24: of two Minor Generals he stays who was there first; whoever has been activated came later. */
const staysBefore = (p: Board, one: General, other: General): boolean =>
  isFresh(p, one) === isFresh(p, other) ? one < other : isFresh(p, one);
/** S7.1.C-14: they go back in front of their player. */
export function clearMinors(p: Board, { tell }: Play): void {
  if (!hasToLeave(p)) return;
  for (const seat of allSeats(p))
    for (const general of minorsOf(p, seat)) {
      if (!mustLeave(p, general)) continue;
      moveGeneral(p, general, OFF_MAP);
      tell?.all('leftMap', { seat, general });
    }
}
/** Whether anybody has to: most often nobody. */
export function hasToLeave(p: Board): boolean {
  for (const general of p.box.all.minors) if (mustLeave(p, general)) return true;
  return false;
}
export function hasToLeaveFrom(p: Board, space: Space): boolean {
  for (const general of p.box.all.minors)
    if (isInSpace(p, general, space) && mustLeave(p, general)) return true;
  return false;
}
