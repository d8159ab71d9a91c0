/** 10 G: Generals of more than one player, and no CU at all. */

import type { Seat } from '@diadochi/kernel';
import { type Board, type Location, OWNERS } from '../contract.ts';
import { generalsAt, playersWithGeneralAt } from '../position/generals.ts';
import { ACTIVE, groupAt, markGeneral } from '../position/march.ts';
import { isMajorCity, pcOn, spaceOf } from '../position/places.ts';
import { cusAt } from '../position/units.ts';
import { mpsLeft } from './9.2-movement-points.ts';
import { canLeave } from './9.3-marching.ts';

/** S10.G-01 */
export function meetOnlyGenerals(p: Board, location: Location): boolean {
  for (let owner = 0; owner < OWNERS; owner++) if (cusAt(p, location, owner) > 0) return false;
  return playersWithGeneralAt(p, location).length > 1;
}
/** S10.G-03, D10-07: all Generals of the mover leave together, and have moved. */
export function gatherGenerals(p: Board, seat: Seat, location: Location): void {
  for (const general of generalsAt(p, location, seat)) markGeneral(p, general, ACTIVE);
}
/** S10.G-02: with MPs for a path, or into the own city of the space (S10.G-04), which costs none. */
export const canMoveOn = (p: Board, seat: Seat): boolean => {
  const space = spaceOf(groupAt(p));
  return canLeave(p, space, mpsLeft(p)) || (isMajorCity(p, space) && pcOn(p, space) === seat);
};
