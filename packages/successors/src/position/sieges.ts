/** 15: Siege Points: how many lie in a space, and which Faction has gathered them (one at a time). */

import type { Space } from '../box.ts';
import { type Board, NOBODY, type Owner } from '../contract.ts';

export const siegePointsIn = (p: Board, space: Space): number => p.siegePoints[space];
/** Who has gathered them; NOBODY where there are none. */
export const besiegerBy = (p: Board, space: Space): Owner => p.siegeBy[space];
/** In how many spaces there are any: mostly none, and then nobody need look. */
export const sieges = (p: Board): number => p.sieges[0];

export function addSiegePoints(p: Board, space: Space, by: Owner, points: number): void {
  if (p.siegePoints[space] === 0) p.sieges[0]++;
  p.siegePoints[space] += points;
  p.siegeBy[space] = by;
}
export function liftSiege(p: Board, space: Space): void {
  if (p.siegePoints[space] === 0) return;
  p.siegePoints[space] = 0;
  p.siegeBy[space] = NOBODY;
  p.sieges[0]--;
}
