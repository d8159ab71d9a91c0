/** 13.1 Naval Movement limitations: what closes the sea to a group, and the land to one that has sailed. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../../box.ts';
import { isBarred } from '../../cards/pact.ts';
import { type Board, rule, under } from '../../contract.ts';
import { isAvailable } from '../../position/fleets.ts';
import { AT_SEA, ownerOf, whereIs } from '../../position/generals.ts';
import {
  boundOf,
  groupAt,
  groupCus,
  MUST_LEAVE,
  MUST_STOP,
  marcherOf,
  moverOf,
} from '../../position/march.ts';
import { hasPact } from '../../position/pact.ts';
import { insideOf, isMajorCity, outsideOf, pcOn, spaceFacts, spaceOf } from '../../position/places.ts';
import { allRoyals, controllerOfRoyal, ROYAL_AT_SEA, royalAt } from '../../position/royals.ts';
import { endingOf } from '../../position/turns.ts';
import { cusAt } from '../../position/units.ts';
import {
  carriedCus,
  cusAboard,
  escortOf,
  generalsAboard,
  hasEmbarked,
  hasLanded,
  hasSailed,
  isAtSea,
  landSpent,
  royalsAboard,
  shipAt,
  shipCommander,
} from '../../position/voyage.ts';

/** S13.1-05, S13.1-06, D13-26: whether a group has landed that had spent MPs on land before it sailed. */
export const isLandClosed = (p: Board): boolean => hasLanded(p) && landSpent(p) > 0;

/** S13.1-03: how many CUs may still come aboard in this Segment. */
export const roomAboard = (p: Board): number => p.box.content.sailing.cus - carriedCus(p);

/** S9.3.A-04, S9.3.A-05: the cheapest path by sea from one space to another; -1 if there is none. */
export function seaCostTo(p: Board, from: Space, to: Space): number {
  let least = -1;
  for (const path of spaceFacts(p, from).bySea)
    if (path.to === to && (least < 0 || path.cost < least)) least = path.cost;
  return least;
}
/** S9.3.A-07: whether a step by sea can be paid. */
export function canSailFrom(p: Board, space: Space, mps: number): boolean {
  for (const path of spaceFacts(p, space).bySea) if (path.cost <= mps) return true;
  return false;
}
/** The MPs that a group would have in a space, before it spends more: there are Generals who are quicker in some (S9.2-06). */
export type MpsIn = (space: Space) => number;
/**
 * D6-37: whether a group of so many CUs that puts to sea finds a shore that no pact closes to it; it makes one step at
 * least.
 */
export const canComeAshore = (p: Board, space: Space, mpsIn: MpsIn, cus: number): boolean =>
  !hasPact(p, moverOf(p)) || reachesNextShore(p, space, mpsIn, cus, 0);
/** The same of one that comes there when so many MPs are spent, and may go ashore or sail on. */
export const reachesShore = (p: Board, space: Space, mpsIn: MpsIn, cus: number, spent: number): boolean =>
  !isBarred(p, moverOf(p), outsideOf(space)) ||
  isOwnHarbour(p, space, cus) ||
  reachesNextShore(p, space, mpsIn, cus, spent);
const reachesNextShore = (p: Board, space: Space, mpsIn: MpsIn, cus: number, spent: number): boolean =>
  spaceFacts(p, space).bySea.some(
    ({ to, cost }) => spent + cost <= mpsIn(space) && reachesShore(p, to, mpsIn, cus, spent + cost),
  );
/** A city of one's own, with room behind its walls. */
const isOwnHarbour = (p: Board, space: Space, cus: number): boolean =>
  isMajorCity(p, space) &&
  pcOn(p, space) === moverOf(p) &&
  cusAt(p, insideOf(space), moverOf(p)) + cus <= p.box.content.walls.inside;
/** D10-04: whether a group that has to leave a space with all its CUs could do so by sea. */
export const canLeaveBySea = (p: Board, space: Space, cus: number, mpsIn: MpsIn): boolean =>
  !hasSailed(p) &&
  cus <= roomAboard(p) &&
  canSailFrom(p, space, mpsIn(space)) &&
  canComeAshore(p, space, mpsIn, cus);

/** S13.1-10 closes the sea to Independent Armies: they are never asked this. */
export const mayPutToSea = rule<[]>({
  'S2-10': (p) => spaceFacts(p, spaceOf(groupAt(p))).port,
  // S13.1-11
  'S13.1-07': (p) => !hasLanded(p),
  'S13.1-02': (p) => !hasSailed(p),
  'S10.C-09': (p) => boundOf(p) !== MUST_STOP,
  'D13-25': (p) => boundOf(p) !== MUST_LEAVE || groupCus(p) <= roomAboard(p),
});

/** What is wrong at sea: who is there, and that nobody is when no Naval Movement is under way. */
export function voyageFault(p: Board): string | null {
  const [atSea, seat, cus, carried] = [isAtSea(p), marcherOf(p), cusAboard(p), carriedCus(p)];
  // S13.1-08; what wins in the middle of it leaves them there (S3.1-07).
  if (atSea && under(p, 'sailing') === null && endingOf(p) === 0)
    return 'somebody is at sea, but no Naval Movement is open';
  const aboard = p.box.generals.flatMap((_, general) => (whereIs(p, general) === AT_SEA ? [general] : []));
  const royals = allRoyals(p).filter((royal) => royalAt(p, royal) === ROYAL_AT_SEA);
  if (!atSea && aboard.length + royals.length + cus + escortOf(p).length > 0)
    return 'pieces aboard, but nobody is at sea';
  if (p.aboardUnits.some((count) => count < 0)) return `${p.aboardUnits} CUs aboard`;
  if (atSea && shipCommander(p) === null) return 'nobody commands at sea';
  if (atSea && !spaceFacts(p, shipAt(p)).port) return 'a group at sea where there is no port';
  // Who is aboard is marked as aboard, and nobody else is.
  if (String(aboard) !== String(generalsAboard(p))) return 'Generals aboard who are not marked so';
  if (String(royals) !== String(royalsAboard(p))) return 'Royal Family aboard who are not marked so';
  if (aboard.some((general) => ownerOf(p, general) !== seat)) return 'another player’s General aboard';
  if (royals.some((royal) => controllerOfRoyal(p, royal) !== seat)) return 'another player’s ward aboard';
  // S13.1-03, S13.1-02
  if (cus > carried || carried > p.box.content.sailing.cus) return `${cus} CUs aboard, ${carried} carried`;
  if ((atSea || hasEmbarked(p) || carried > 0) && !hasSailed(p))
    return 'a Naval Movement that the Segment knows nothing of';
  if (hasEmbarked(p) && seat === null) return 'an Embarkation Port without an activation';
  // Fleets are in one place: with whoever sails, and not Dispersed.
  return escortOf(p).some((fleet) => !isAvailable(p, seat as Seat, fleet))
    ? 'an escort that is not at hand'
    : null;
}
