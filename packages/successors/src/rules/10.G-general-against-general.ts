/** 10 G: Generals of more than one player, and no CU at all: those who came have to leave. */

import type { Seat } from '@diadochi/kernel';
import { type Board, type Location, TYPES } from '../contract.ts';
import { generalsAt } from '../position/generals.ts';
import { ACTIVE, groupAt, markGeneral, setGroupUnits } from '../position/march.ts';
import { spaceOf } from '../position/places.ts';
import { forgetMoved, unitsAt } from '../position/units.ts';
import { mpsLeft } from './9.2-movement-points.ts';
import { canLeave } from './9.3-marching.ts';
import { canShift } from './9.4-walls.ts';

/** S10.C-07, S10.G-03, D10-07: all Generals and CUs of the mover leave together, and have moved. */
export function gatherAll(p: Board, seat: Seat, location: Location): void {
  for (const general of generalsAt(p, location, seat)) markGeneral(p, general, ACTIVE);
  for (let unit = 0; unit < TYPES; unit++) {
    forgetMoved(p, location, seat, unit);
    setGroupUnits(p, unit, unitsAt(p, location, seat, unit));
  }
}
/** S10.G-02: with MPs for a path, or into the own city of the space (S10.G-04), which costs none. */
export const canMoveOn = (p: Board, seat: Seat): boolean =>
  canLeave(p, spaceOf(groupAt(p)), mpsLeft(p)) || canShift(p, seat);
