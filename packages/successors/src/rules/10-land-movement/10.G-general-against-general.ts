/** 10 G: Generals of more than one player, and no CU at all: those who came have to leave. */

import type { General } from '../../box.ts';
import { type Board, type Location, type Owner, TYPES } from '../../contract.ts';
import { generalsAt } from '../../position/generals.ts';
import { ACTIVE, groupAt, groupCommander, markGeneral, setGroupUnits } from '../../position/march.ts';
import { spaceOf } from '../../position/places.ts';
import { forgetMoved, unitsAt } from '../../position/units.ts';
import { extraLeft, mpsLeft } from '../9-armies/9.2-movement-points.ts';
import { canLeave } from '../9-armies/9.3-marching.ts';
import { canShift } from '../9-armies/9.4-walls.ts';

/** S10.C-07, S10.G-03, D10-07: all Generals and CUs of the mover leave together, and have moved. */
export function gatherAll(p: Board, mover: Owner, location: Location): void {
  for (const general of generalsAt(p, location, mover)) markGeneral(p, general, ACTIVE);
  for (let unit = 0; unit < TYPES; unit++) {
    forgetMoved(p, location, mover, unit);
    setGroupUnits(p, unit, unitsAt(p, location, mover, unit));
  }
}
/** S10.G-02: with MPs for a path, or into the own city of the space (S10.G-04), which costs none. */
export const canMoveOn = (p: Board, mover: Owner): boolean =>
  canLeaveUnder(p, groupCommander(p)) || canShift(p, mover);
const canLeaveUnder = (p: Board, commander: General | null): boolean =>
  canLeave(p, spaceOf(groupAt(p)), commander, mpsLeft(p), extraLeft(p, commander), 0);
