/** 13.1 Naval Movement limitations: what closes the sea to a group, and the land to one that has sailed. */

import type { Space } from '../../box.ts';
import { type Board, rule } from '../../contract.ts';
import { boundOf, groupAt, groupCus, MUST_LEAVE, MUST_STOP } from '../../position/march.ts';
import { spaceFacts, spaceOf } from '../../position/places.ts';
import { carriedCus, hasLanded, hasSailed, landSpent } from '../../position/voyage.ts';

/** S13.1-05, S13.1-06, D13-26: whether a group has landed that had spent MPs on land before it sailed. */
export const isLandClosed = (p: Board): boolean => hasLanded(p) && landSpent(p) > 0;
export const mayUseLand = rule<[]>({
  'S13.1-05': (p) => !isLandClosed(p),
});

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
/** D10-04: whether a group that has to leave a space with all its CUs could do so by sea. */
export const canLeaveBySea = (p: Board, space: Space, cus: number, mps: number): boolean =>
  !hasSailed(p) && cus <= roomAboard(p) && canSailFrom(p, space, mps);

/** S13.1-10 closes the sea to Independent Armies: they are never asked this. */
export const mayPutToSea = rule<[]>({
  'S2-10': (p) => spaceFacts(p, spaceOf(groupAt(p))).port,
  // S13.1-11
  'S13.1-07': (p) => !hasLanded(p),
  'S13.1-02': (p) => !hasSailed(p),
  'S10.C-09': (p) => boundOf(p) !== MUST_STOP,
  'D13-25': (p) => boundOf(p) !== MUST_LEAVE || groupCus(p) <= roomAboard(p),
});
