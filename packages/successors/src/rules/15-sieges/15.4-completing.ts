/** 15.4: when a Siege is completed, and who takes the city over. */

import type { Space } from '../../box.ts';
import { type Board, decision, isPlayer, NOBODY, type Owner } from '../../contract.ts';
import { hasGeneralAt } from '../../position/generals.ts';
import { insideOf, isMajorCity, isStronghold, pcOn } from '../../position/places.ts';
import { besiegerBy, siegePointsIn } from '../../position/sieges.ts';
import { cusAt } from '../../position/units.ts';
import { siegeDefence } from '../../settings.ts';
import { canBeBesieged } from '../2-board/2-besieged.ts';
import { royalsAt } from '../9-armies/9.1-company.ts';
import { isThere } from './15.3-siege-points.ts';

/** S15.4-01 to S15.4-03, D15-08: the Siege Points that take a space. */
export function pointsNeeded(p: Board, space: Space): number {
  const { major, stronghold, minor } = p.box.content.tables.siegeTable.pointsNeeded;
  if (isMajorCity(p, space)) return major;
  return isStronghold(p, space) ? stronghold : minor;
}
export const isCompleted = (p: Board, space: Space): boolean =>
  siegePointsIn(p, space) >= pointsNeeded(p, space);

/** S16.5-01: whether the next Siege Point against a Major City would be its last, and CUs inside stand in for it. */
export const isHeldByUnits = (p: Board, space: Space): boolean =>
  siegePointsIn(p, space) + 1 >= pointsNeeded(p, space) && defendersIn(p, space) > 0;
/** The CUs inside that can do so. */
export function defendersIn(p: Board, space: Space): number {
  const owner = pcOn(p, space);
  if (siegeDefence(p) === 0 || !isMajorCity(p, space) || !isPlayer(owner)) return 0;
  return cusAt(p, insideOf(space), owner);
}

/** S15.4-06: whether its owner had anybody inside a Major City. */
export function isAnybodyInside(p: Board, space: Space, owner: Owner): boolean {
  if (!isPlayer(owner) || !isMajorCity(p, space)) return false;
  const inside = insideOf(space);
  return (
    cusAt(p, inside, owner) > 0 || hasGeneralAt(p, inside, owner) || royalsAt(p, inside, owner, []).length > 0
  );
}

/** S15.4-07: a PC in the space at once, or not. */
export const takeCity = decision('takeCity', [{ place: {} }, { leave: {} }]);

/** What is wrong with Siege Points: they lie where their Faction has a CU and a Siege is possible, and fewer than take the space. */
export function siegeFault(p: Board, space: Space, isBetween: boolean): string | null {
  const [points, by] = [siegePointsIn(p, space), besiegerBy(p, space)];
  if (points === 0) return by === NOBODY ? null : `no Siege Points of seat ${by}`;
  if (!canBeBesieged(p, space) || pcOn(p, space) === by) return 'Siege Points where no Siege is possible';
  if (!isThere(p, space, by)) return `Siege Points of seat ${by}, who has no CU there`; // S15.3-01
  return !isBetween && isCompleted(p, space) ? `${points} Siege Points, and the space has not fallen` : null;
}
