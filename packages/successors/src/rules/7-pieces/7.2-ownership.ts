/** 7.2.A Ownership of CUs: with a General of their owner, or in a space with their owner's PC. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../../box.ts';
import { type Board, INSIDE, type Location, OWNERS, type Play, TYPES } from '../../contract.ts';
import { hasGeneralAt } from '../../position/generals.ts';
import { isPassedThrough } from '../../position/march.ts';
import { pcOn, sideOf, spaceOf } from '../../position/places.ts';
import {
  cusAt,
  disperseAll,
  locationOfStack,
  ownerOfStack,
  type Stack,
  stackCount,
} from '../../position/units.ts';
import { insideFault } from '../9-armies/9.4-walls.ts';
import { enemyCusAt } from '../10-land-movement/10.D-factions.ts';

/** S7.2.A-02, S7.2.A-03, D7-28: whether the owner of CUs can be shown. */
export const isOwned = (p: Board, location: Location, seat: Seat): boolean =>
  pcOn(p, spaceOf(location)) === seat || hasGeneralAt(p, location, seat);

/** The next stack, from a place on, whose owner cannot be shown: anywhere, or in one space. */
export function nextUnowned(p: Board, from: number, only: Space | null = null): number | null {
  const { stackAt, stackOwner, pc } = p;
  const count = stackCount(p);
  for (let place = from; place < count; place++) {
    const space = spaceOf(stackAt[place]);
    // Most lie with a PC of their owner's: of them nobody need ask.
    if ((only !== null && space !== only) || pc[space] === stackOwner[place]) continue;
    if (!isOwned(p, stackAt[place], stackOwner[place])) return place;
  }
  return null;
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

/** What is wrong with a stack, which lies behind another. */
export function stackFault(
  p: Board,
  stack: Stack,
  before: Stack | undefined,
  isBetween: boolean,
): string | null {
  const { at, owner, units } = stack;
  if (owner < 0 || owner >= p.seats) return `CUs of ${owner}`;
  if (units.some((count) => count < 0) || units.every((count) => count === 0)) return `a stack of ${units}`;
  if (before !== undefined && before.at * OWNERS + before.owner >= at * OWNERS + owner) return 'out of order';
  const inside = insideFault(p, at, 'CUs', owner, isBetween);
  if (inside !== null) return inside;
  if (!isBetween && !isOwned(p, at, owner)) return `CUs that seat ${owner} cannot show to be his`; // S7.2.A
  // Between Procedures CUs of two Factions are never in one location, except those that have to leave it at once.
  if (!isBetween && enemyCusAt(p, at, owner) > 0 && !isPassedThrough(p, at))
    return `CUs of seat ${owner} among enemies`;
  const isFull = sideOf(at) === INSIDE && cusAt(p, at, owner) > p.box.content.walls.inside;
  return isFull ? `${cusAt(p, at, owner)} CUs inside` : null; // S9.4-06
}
