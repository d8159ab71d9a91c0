/** 7.1.C Minor Generals: who can be sent where CUs need one, and what takes them off the map. */

import type { Seat } from '@diadochi/kernel';
import type { General, Space } from '../box.ts';
import { type Board, type Location, type Play, rule } from '../contract.ts';
import {
  cameBefore,
  generalsInSpace,
  hasGestured,
  isInSpace,
  isMinor,
  isOnMap,
  isParting,
  minorsOf,
  moveGeneral,
  OFF_MAP,
  ownerOf,
  whereIs,
} from '../position/generals.ts';
import { groupAt, isFresh, isInGroup, isMarching, marcherOf } from '../position/march.ts';
import { isMajorCity, sideOf, spaceOf } from '../position/places.ts';
import { ACTIVATION, activeOf, segmentOf, TYCHE } from '../position/turns.ts';
import { cusAt, cusInSpace } from '../position/units.ts';

/** Those who could be sent to CUs without a General: first those off map, whom nobody misses, then the others. */
export function guardsOf(p: Board, seat: Seat, list: General[]): General[] {
  for (const general of minorsOf(p, seat)) if (!isOnMap(p, general)) list.push(general);
  for (const general of minorsOf(p, seat)) if (isOnMap(p, general)) list.push(general);
  return list;
}
/** S7.1.C-03, S7.1.C-05: from off map, or from anywhere on it; D9-26: but nobody is called to and fro. */
export const mayGuard = rule<[General]>({
  'S9.1-08': (p, general) => !isInGroup(p, general),
  'D9-26': (p, general) => !isOnMap(p, general) || !hasGestured(p, general),
});
/** In nobody else's turn a Minor General comes to CUs without a General. */
const mayBeGuarded = rule<[Seat]>({
  'S7.1.C-08': (p, seat) => activeOf(p) === seat,
  'D9-26': (p, seat) => minorsOf(p, seat).some((general) => mayGuard.allows(p, general)),
});
export const hasGuard = (p: Board, seat: Seat): boolean => mayBeGuarded.allows(p, seat);

export function appoint(p: Board, seat: Seat, general: General, to: Location, { tell }: Play): void {
  moveGeneral(p, general, to);
  tell?.all('appointed', { seat, general, space: spaceOf(to), side: sideOf(to) });
}

/** S7.1.C-11: without a CU of his owner; S7.1.C-12, D7-06: as a Subordinate, also of another Minor General. */
function mustLeave(p: Board, general: General): boolean {
  const location = whereIs(p, general);
  if (location < 0) return false;
  const seat = ownerOf(p, general);
  if (cusAt(p, location, seat) === 0) return true;
  if (generalsInSpace(p, spaceOf(location), seat) <= 1 || mayStillPart(p, general)) return false;
  return isSubordinate(p, general);
}
/**
 * S7.1.C-13, D7-05: where the active group stands; and before a group is named, beside a General who may still be
 * activated, if he was placed there for that.
 */
export const mayStillPart = (p: Board, general: General): boolean => {
  const seat = ownerOf(p, general);
  const location = whereIs(p, general);
  return marcherOf(p) === null
    ? isParting(p, general) && mayPartFrom(p, seat, location, general)
    : isMarching(p, seat) && groupAt(p) === location;
};
/** Whether somebody else of a player's may still leave a location in this Segment, before or after he is activated. */
export function mayPartFrom(p: Board, seat: Seat, location: Location, general: General): boolean {
  if (activeOf(p) !== seat) return false;
  if (marcherOf(p) !== null) return groupAt(p) === location;
  return (segmentOf(p) === TYCHE || segmentOf(p) === ACTIVATION) && isFreshBeside(p, seat, location, general);
}
/** Whether another General of a player is there who has not moved. */
function isFreshBeside(p: Board, seat: Seat, location: Location, general: General): boolean {
  const { whereabouts, owner } = p;
  for (let each: General = 0; each < whereabouts.length; each++)
    if (whereabouts[each] === location && owner[each] === seat && each !== general && isFresh(p, each))
      return true;
  return false;
}
function isSubordinate(p: Board, general: General): boolean {
  const { whereabouts, owner } = p;
  const [location, seat] = [whereabouts[general], owner[general]];
  for (let other: General = 0; other < owner.length; other++)
    if (
      whereabouts[other] === location &&
      owner[other] === seat &&
      (!isMinor(p, other) || cameBefore(p, other, general)) // D7-06, D9-24
    )
      return true;
  return false;
}
/** S7.1.C-14: they go back in front of their player. */
export function clearMinors(p: Board, { tell }: Play): void {
  // Who may stay because another can still part is looked at again when that one has gone (D7-05).
  for (let isSomebodyGone = true; isSomebodyGone; ) {
    isSomebodyGone = false;
    for (let seat: Seat = 0; seat < p.seats; seat++)
      for (const general of minorsOf(p, seat)) {
        if (!mustLeave(p, general)) continue;
        moveGeneral(p, general, OFF_MAP);
        tell?.all('leftMap', { seat, general });
        isSomebodyGone = true;
      }
  }
}
/** Whether anybody has to: most often nobody. */
export function hasToLeave(p: Board): boolean {
  const { whereabouts } = p;
  const { minors } = p.box.all;
  for (let i = 0; i < minors.length; i++) {
    const location = whereabouts[minors[i]];
    if (location < 0 || isAlone(p, spaceOf(location), ownerOf(p, minors[i]))) continue;
    if (mustLeave(p, minors[i])) return true;
  }
  return false;
}
export function hasToLeaveFrom(p: Board, space: Space): boolean {
  for (let seat: Seat = 0; seat < p.seats; seat++) {
    if (generalsInSpace(p, space, seat) === 0 || isAlone(p, space, seat)) continue;
    for (const general of minorsOf(p, seat))
      if (isInSpace(p, general, space) && mustLeave(p, general)) return true;
  }
  return false;
}
/** Whether an only General of his is with CUs, and no walls between them: then nobody need look further. */
const isAlone = (p: Board, space: Space, seat: Seat): boolean =>
  generalsInSpace(p, space, seat) === 1 && cusInSpace(p, space, seat) > 0 && !isMajorCity(p, space);
