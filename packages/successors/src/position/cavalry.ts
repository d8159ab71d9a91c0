/** 16.9: where there are Cavalry CUs. Without that option no CU is one, whatever lies on the board. */

import { CAVALRY, type Units } from '../box.ts';
import { type Board, INDEPENDENT, type Location, NOBODY, type Owner } from '../contract.ts';
import { cavalry } from '../settings.ts';
import { generalFacts, independentsAt } from './generals.ts';
import { groupCommander, groupUnits, moverOf } from './march.ts';
import { unitsAt } from './units.ts';

/** S16.9-16, S16.9-20: the MPs that a Siege or the removal of a PC costs with a Cavalry CU among those named. */
export const RAID = 1;

export const isWithCavalry = (p: Board): boolean => cavalry(p) === 1;

/** Whether an owner has one in a location; S16.9-02, D16-16: Independent Armies have. */
export function hasCavalryAt(p: Board, location: Location, owner: Owner): boolean {
  if (cavalry(p) === 0) return false;
  if (owner !== INDEPENDENT) return unitsAt(p, location, owner, CAVALRY) > 0;
  return independentsAt(p, location).some((general) => generalFacts(p, general).cavalry > 0);
}
export const isCavalryAmong = (p: Board, units: Units): boolean => cavalry(p) === 1 && units[CAVALRY] > 0;
/** S16.9-23, S16.9-25: whether one is among the moving pieces. */
export function isCavalryMoving(p: Board): boolean {
  if (cavalry(p) === 0 || moverOf(p) === NOBODY) return false;
  if (moverOf(p) !== INDEPENDENT) return groupUnits(p, CAVALRY) > 0;
  const general = groupCommander(p);
  return general !== null && generalFacts(p, general).cavalry > 0;
}
