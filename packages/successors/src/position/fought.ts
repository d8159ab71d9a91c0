/**
 * S15.2.A-07: who has taken part in a Land Battle of this Segment. What the moving player attacked with has moved and has no
 * MPs any more; but an Independent Army that he moves may attack his own (S14.1-03), and those are fresh.
 */

import type { Seat } from '@diadochi/kernel';
import type { General, Unit } from '../box.ts';
import { type Board, type Location, TYPES } from '../contract.ts';
import { generalsAt } from './generals.ts';
import { groupAt, groupUnits, isMarching, setGroupUnits } from './march.ts';
import { outsideOf, spaceOf } from './places.ts';

export const hasFought = (p: Board, general: General): boolean => p.fought[general] === 1;
/** How many CUs of a type of the active group have. */
export const foughtUnits = (p: Board, unit: Unit): number =>
  Math.min(p.groupFought[unit], p.groupUnits[unit]);

/** All of a player's in the location have: `aside` of a type have only looked on (S14.4-02). */
export function noteFought(p: Board, seat: Seat, location: Location, asideUnit: Unit | null): void {
  for (const general of generalsAt(p, location, seat)) p.fought[general] = 1;
  p.foughtIn[spaceOf(location)] = 1;
  if (!isMarching(p, seat) || groupAt(p) !== location) return;
  for (let unit = 0; unit < TYPES; unit++) if (unit !== asideUnit) p.groupFought[unit] = groupUnits(p, unit);
}
/** So many CUs of a type are in the active group by now: those who have come to it from a location bring along what they did. */
export function enlist(p: Board, from: Location, unit: Unit, count: number): void {
  const more = count - groupUnits(p, unit);
  setGroupUnits(p, unit, count);
  if (more > 0) bring(p, from, unit, more);
}
/** The same where they come aboard. */
export function bring(p: Board, from: Location, unit: Unit, count: number): void {
  if (hasFoughtAt(p, from)) p.groupFought[unit] += count;
}
const hasFoughtAt = (p: Board, location: Location): boolean =>
  p.foughtIn[spaceOf(location)] === 1 && location === outsideOf(spaceOf(location));
/** So many of the group stay behind: of like ones those who have fought, for the others are of more use. */
export function forgetFoughtUnits(p: Board, unit: Unit, count: number): void {
  p.groupFought[unit] = Math.max(0, foughtUnits(p, unit) - count);
}
/** A Segment ends. */
export function forgetFought(p: Board): void {
  p.fought.fill(0);
  p.foughtIn.fill(0);
}
