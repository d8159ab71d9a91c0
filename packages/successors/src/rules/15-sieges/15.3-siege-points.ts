/** 15.3: when Siege Points go. */

import type { Space } from '../../box.ts';
import type { Board } from '../../contract.ts';
import { besiegerBy, liftSiege, siegePointsIn, sieges } from '../../position/sieges.ts';
import { isStirred, stirredSpace } from '../../position/stirred.ts';
import { cusInSpace } from '../../position/units.ts';

/**
 * S15.3-01: after each change, since a shift through the walls takes CUs off one side before the other has them. Whoever
 * takes CUs away stirs: if nobody has, nobody need look.
 */
export function liftSieges(p: Board): void {
  if (sieges(p) === 0 || !isStirred(p)) return;
  const only = stirredSpace(p);
  if (only !== null) liftIfLeft(p, only);
  else for (let space: Space = 0; space < p.siegePoints.length; space++) liftIfLeft(p, space);
}
function liftIfLeft(p: Board, space: Space): void {
  if (siegePointsIn(p, space) > 0 && cusInSpace(p, space, besiegerBy(p, space)) === 0) liftSiege(p, space);
}
