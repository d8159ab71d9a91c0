/** 16.9 Cavalry in Sieges of Independent Strongholds and Minor Cities. */

import type { Space } from '../../box.ts';
import { type Board, INDEPENDENT } from '../../contract.ts';
import { isWithCavalry, RAID } from '../../position/cavalry.ts';
import { isMajorCity, pcOn } from '../../position/places.ts';

/** S16.9-16, S16.9-17: where a Cavalry CU among those named matters; S16.9-19: not before a Major City. */
export const isRaided = (p: Board, space: Space): boolean =>
  isWithCavalry(p) && pcOn(p, space) === INDEPENDENT && !isMajorCity(p, space);
/** S9.3.C-01; S16.9-16: in MPs, with so many Cavalry CUs among those named. */
export function siegeCost(p: Board, space: Space, riders: number): number {
  const { mpCost } = p.box.content.tables.siegeTable;
  return riders > 0 && isRaided(p, space) ? Math.min(RAID, mpCost) : mpCost;
}
