/** 5.5: what a chain of spaces may go through, and where it may end. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../../box.ts';
import type { Board } from '../../contract.ts';
import { isMajorCity, isUncontrolled, pcOn } from '../../position/places.ts';
import { cusInSpace, hasEnemyCus } from '../../position/units.ts';

/** S5.5-08, S5.5-09 */
export const isSource = (p: Board, seat: Seat, space: Space): boolean =>
  cusInSpace(p, space, seat) > 0 || (isMajorCity(p, space) && pcOn(p, space) === seat);
/** S5.5-04 to S5.5-07, D5-17: what a chain may go through; only CUs and PCs count. */
export function isPassable(p: Board, seat: Seat, space: Space): boolean {
  if (pcOn(p, space) === seat) return true;
  if (isUncontrolled(p, space)) return !hasEnemyCus(p, space, seat);
  return cusInSpace(p, space, seat) > 0;
}
