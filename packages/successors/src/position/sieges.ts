/**
 * 15: Siege Points: how many lie in a space, and which Faction has gathered them (one at a time); the Sieges of a
 * Segment, and the CUs that were named for them.
 */

import type { Space, Unit, Units } from '../box.ts';
import { type Board, NOBODY, type Owner, TYPES } from '../contract.ts';

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
export function removeSiegePoints(p: Board, space: Space, points: number): void {
  if (points >= p.siegePoints[space]) liftSiege(p, space);
  else p.siegePoints[space] -= points;
}
export function liftSiege(p: Board, space: Space): void {
  if (p.siegePoints[space] === 0) return;
  p.siegePoints[space] = 0;
  p.siegeBy[space] = NOBODY;
  p.sieges[0]--;
}

/** S15.2.A-02, S15.2.A-04: how many Sieges of a space there have been in this Segment. */
export const assaultsOf = (p: Board, space: Space): number => p.assaults[space];
/** S15.2.A-05: whether they were those of an activation that is over. */
export const isAssaultOver = (p: Board, space: Space): boolean => p.assaultOver[space] === 1;
export function noteAssault(p: Board, space: Space): void {
  p.assaults[space]++;
}
/** An activation ends. */
export function closeAssaults(p: Board): void {
  const { assaults } = p;
  for (let space: Space = 0; space < assaults.length; space++)
    if (assaults[space] > 0) p.assaultOver[space] = 1;
}
/** A Segment ends. */
export function forgetAssaults(p: Board): void {
  p.assaults.fill(0);
  p.assaultOver.fill(0);
}
/** D15-06: so many CUs of a type have come over to the group in a Siege. */
export function joinSiege(p: Board, unit: Unit, count: number): void {
  p.assaulting[unit] += count;
}
/** D9-17: these CUs of the group conduct a Siege; of like ones the same as before. */
export function nameForSiege(p: Board, units: Units): void {
  for (let unit = 0; unit < TYPES; unit++) p.assaulting[unit] = Math.max(p.assaulting[unit], units[unit]);
}
