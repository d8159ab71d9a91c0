/** 15.3: when Siege Points go. */

import type { Space } from '../../box.ts';
import type { Board, Owner } from '../../contract.ts';
import { moverOf } from '../../position/march.ts';
import { besiegerBy, liftSiege, siegePointsIn, sieges } from '../../position/sieges.ts';
import { isStirred, stirredSpace } from '../../position/stirred.ts';
import { cusInSpace } from '../../position/units.ts';
import { cusAboard, isAtSea, shipAt } from '../../position/voyage.ts';

/**
 * S15.3-01: after each change, since a shift through the walls takes CUs off one side before the other has them. Whoever
 * takes CUs away stirs: if nobody has, nobody need look.
 */
export function liftSieges(p: Board): void {
  if (sieges(p) === 0 || !isStirred(p)) return;
  const only = stirredSpace(p);
  if (only !== null && !isAtSea(p)) liftIfLeft(p, only);
  else for (let space: Space = 0; space < p.siegePoints.length; space++) liftIfLeft(p, space);
}
function liftIfLeft(p: Board, space: Space): void {
  if (siegePointsIn(p, space) > 0 && !isThere(p, space, besiegerBy(p, space))) liftSiege(p, space);
}
/** D15-23: whether a Faction has CUs in a space, or aboard in its waters. */
export const isThere = (p: Board, space: Space, owner: Owner): boolean =>
  cusInSpace(p, space, owner) > 0 || isInWaters(p, space, owner);
export const isInWaters = (p: Board, space: Space, owner: Owner): boolean =>
  shipAt(p) === space && moverOf(p) === owner && cusAboard(p) > 0;
