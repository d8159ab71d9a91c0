/**
 * 9: the active group, and what has moved. There is at most one group at a time (S9.1-05); its CUs are some of its
 * owner's stack where it stands. Every piece is fresh, in the group, or has moved (D9-16), until the Segment ends.
 */

import type { Seat } from '@diadochi/kernel';
import type { General, Royal, Space, Unit, Units } from '../box.ts';
import { MARKS } from '../columns.ts';
import {
  type Board,
  INDEPENDENT,
  isPlayer,
  type Location,
  NOBODY,
  type Owner,
  TYPES,
  WAY,
} from '../contract.ts';
import { stir } from './stirred.ts';
import { unmovedAt, unmovedCusAt } from './units.ts';

// The mark of a piece.
export const FRESH = 0;
export const { ACTIVE, MOVED, ABOARD } = MARKS; // aboard: in the active group, and at sea (13)

// How the group came to where it is.
const STARTED = 0;
export const BY_LAND = 1;
export const THROUGH_WALLS = 2;
export const BY_SEA = 3;
export const FROM_BOX = 4; // an Independent Army that has just entered the map (9.5)
// What binds it there.
const FREE = 0;
export const MUST_LEAVE = 1; // S10.C-08, S10.G-01
export const MUST_STOP = 2; // S10.C-09
// D9-26: what has been done here that costs nothing.
export const IDLED = 1; // nobody came or went: the next time would be no better
const CROSSED = 2; // somebody of the group came through the walls
// What has happened in a space in this activation.
export const PASSED = 1; // the group was there, with CUs
export const STRUCK = 2; // somebody Intercepted into it
export const WAS_BESIEGED = 4; // when the activation began
export const MARCHED_IN = 8; // the group came over land, with CUs
export const FELL_BACK = 16; // the group Withdrew to it

export const movementDieOf = (p: Board): number => p.movementDie[0];
export function setMovementDie(p: Board, die: number): void {
  p.movementDie[0] = die;
}

/** The player whose group is active; null if none is, or an Independent Army (9.5). */
export const marcherOf = (p: Board): Seat | null => (isPlayer(p.marcher[0]) ? p.marcher[0] : null);
/** D10-14: whose group is active: a Faction, not always a player's; NOBODY if none is. */
export const moverOf = (p: Board): Owner => p.marcher[0];
export const isIndependentMoving = (p: Board): boolean => p.marcher[0] === INDEPENDENT;
export const isMarching = (p: Board, seat: Seat): boolean => p.marcher[0] === seat;
export const groupAt = (p: Board): Location => p.groupAt[0];
/** S10.C-08, S10.G-01: whether the group is only passing there. */
export const isPassedThrough = (p: Board, location: Location): boolean =>
  p.marcher[0] !== NOBODY && p.groupAt[0] === location && p.bound[0] === MUST_LEAVE;
export const isInGroup = (p: Board, general: General): boolean => p.mark[general] === ACTIVE;
export const isFresh = (p: Board, general: General): boolean => p.mark[general] === FRESH;
export const isRoyalInGroup = (p: Board, royal: Royal): boolean => p.royalMark[royal] === ACTIVE;
export const isRoyalFresh = (p: Board, royal: Royal): boolean => p.royalMark[royal] === FRESH;
export function markGeneral(p: Board, general: General, mark: number): void {
  p.mark[general] = mark;
  if (mark !== ACTIVE) p.crossed[general] = 0;
}
export function markRoyal(p: Board, royal: Royal, mark: number): void {
  p.royalMark[royal] = mark;
  if (mark !== ACTIVE) p.crossedRoyals[royal] = 0;
}

export function groupGenerals(p: Board, list: General[] = []): General[] {
  for (let general = 0; general < p.mark.length; general++)
    if (p.mark[general] === ACTIVE) list.push(general);
  return list;
}
export function groupRoyals(p: Board, list: Royal[] = []): Royal[] {
  for (let royal = 0; royal < p.royalMark.length; royal++)
    if (p.royalMark[royal] === ACTIVE) list.push(royal);
  return list;
}
/** S9.2-18, S9.2-19: the most Senior General of the group. */
export function groupCommander(p: Board): General | null {
  const { bySeniority } = p.box.all;
  const { mark } = p;
  for (let i = 0; i < bySeniority.length; i++) if (mark[bySeniority[i]] === ACTIVE) return bySeniority[i];
  return null;
}
export const groupUnits = (p: Board, unit: Unit): number => p.groupUnits[unit];
/**
 * How many CUs the group has, of whatever Faction it is: who asks for more than a type of a player's asks this. S7.5-01:
 * those of an Independent Army go with its General.
 */
export function groupCus(p: Board): number {
  if (p.marcher[0] === INDEPENDENT) return independentCus(p);
  let cus = 0;
  for (let unit = 0; unit < TYPES; unit++) cus += p.groupUnits[unit];
  return cus;
}
function independentCus(p: Board): number {
  const general = groupCommander(p);
  return general === null ? 0 : p.box.generals[general].cus;
}
export function allGroupUnits(p: Board): Units {
  const units: number[] = [];
  for (let unit = 0; unit < TYPES; unit++) units.push(p.groupUnits[unit]);
  return units;
}
export function setGroupUnits(p: Board, unit: Unit, count: number): void {
  p.groupUnits[unit] = count;
  if (p.crossedUnits[unit] > count) p.crossedUnits[unit] = count;
  if (p.assaulting[unit] > count) p.assaulting[unit] = count;
}
/** D9-16: how many CUs of the group have moved: all, or those that were named in a Siege (D15-13). */
export const movedUnits = (p: Board, unit: Unit): number =>
  p.hasMoved[0] === 1 ? p.groupUnits[unit] : p.assaulting[unit];
/** CUs of a player in a location that have neither moved nor are in the group. */
export function freshUnits(p: Board, location: Location, seat: Seat, unit: Unit): number {
  const rest = unmovedAt(p, location, seat, unit);
  return isGroupAt(p, location, seat) ? rest - p.groupUnits[unit] : rest;
}
export function freshCus(p: Board, location: Location, seat: Seat): number {
  const rest = unmovedCusAt(p, location, seat);
  return isGroupAt(p, location, seat) ? rest - groupCus(p) : rest;
}
const isGroupAt = (p: Board, location: Location, seat: Seat): boolean =>
  p.marcher[0] === seat && p.groupAt[0] === location;

/** S9.1-01: a group without pieces, which are then added. */
export function openGroup(p: Board, mover: Owner, at: Location): void {
  p.marcher[0] = mover;
  p.groupAt[0] = at;
  for (let unit = 0; unit < TYPES; unit++) p.groupUnits[unit] = 0;
  standStill(p, at);
}
/** S9.5-15: the group has come from its holding box: no way leads back but into it. */
export function comeFromBox(p: Board): void {
  p.cameBy[0] = FROM_BOX;
  p.hasMoved[0] = 1;
}
/** The way of the group begins here. */
export function standStill(p: Board, at: Location): void {
  p.groupAt[0] = at;
  stir(p);
  p.hasMoved[0] = 0;
  p.cameBy[0] = STARTED;
  p.bound[0] = FREE;
  p.assaulting.fill(0);
  p.groupFought.fill(0);
  forgetFreeDeeds(p);
  for (let i = p.wayLength[0] - 1; i >= 0; i--) p.way[i] = 0;
  p.wayLength[0] = 0;
}
/** Nobody is active any more; the pieces have been marked. */
export function closeGroup(p: Board): void {
  openGroup(p, NOBODY, 0);
  p.wake.fill(0);
}
/** A Segment ends: everything may move again. */
export function forgetMoves(p: Board): void {
  p.movementDie[0] = 0;
  p.mark.fill(FRESH);
  p.royalMark.fill(FRESH);
  p.stackMoved.fill(0, 0, p.stackCount[0] * TYPES);
}

export const hasMoved = (p: Board): boolean => p.hasMoved[0] === 1;
export function noteMove(p: Board): void {
  p.hasMoved[0] = 1;
}
export const cameBy = (p: Board): number => p.cameBy[0];
export const boundOf = (p: Board): number => p.bound[0];
export function bind(p: Board, bond: number): void {
  p.bound[0] = bond;
  stir(p);
}
export const hasDone = (p: Board, deed: number): boolean => (p.freeDeeds[0] & deed) !== 0;
export function noteFreeDeed(p: Board, deed: number): void {
  p.freeDeeds[0] |= deed;
}
/** D9-26: a die was rolled, or a piece of another Faction changed: what costs nothing may be done anew. */
export function forgetFreeDeeds(p: Board): void {
  if (hasDone(p, CROSSED)) {
    p.crossed.fill(0);
    p.crossedUnits.fill(0);
    p.crossedRoyals.fill(0);
  }
  p.freeDeeds[0] = 0;
}
/** D9-26: pieces of the group came through the walls: before something has been done that costs they do not go back. */
export function noteCrossing(
  p: Board,
  generals: readonly General[],
  units: Units,
  royals: readonly Royal[],
): void {
  noteFreeDeed(p, CROSSED);
  for (const general of generals) p.crossed[general] = 1;
  for (let unit = 0; unit < TYPES; unit++) p.crossedUnits[unit] += units[unit];
  for (const royal of royals) p.crossedRoyals[royal] = 1;
}
export const hasCrossed = (p: Board, general: General): boolean => p.crossed[general] === 1;
export const hasRoyalCrossed = (p: Board, royal: Royal): boolean => p.crossedRoyals[royal] === 1;
/** How many CUs of the group may still go through the walls. */
export const uncrossedUnits = (p: Board, unit: Unit): number => p.groupUnits[unit] - p.crossedUnits[unit];

/** The group is now elsewhere, and could come back the way it came. */
export function advance(p: Board, to: Location, by: number): void {
  if (p.wayLength[0] === WAY) {
    // Only shifts that cost nothing make a way so long; what is far behind does not matter.
    p.way.copyWithin(0, 1);
    p.wayLength[0]--;
  }
  p.way[p.wayLength[0]++] = p.groupAt[0];
  p.groupAt[0] = to;
  stir(p);
  p.cameBy[0] = by;
  p.bound[0] = FREE;
  p.hasMoved[0] = 1;
  if (by === BY_LAND) forgetFreeDeeds(p);
}
/** A party that was dropped off is the group no longer: the one at sea is, and would go back as before. */
export function resumeAtSea(p: Board, at: Location, route: readonly Location[]): void {
  p.way.fill(0);
  p.way.set(route);
  p.wayLength[0] = route.length;
  p.groupAt[0] = at;
  stir(p);
  p.cameBy[0] = BY_SEA;
  p.bound[0] = FREE;
}
/** The group is now elsewhere, by sea: how it would come back stays as it is. */
export function standAt(p: Board, at: Location): void {
  p.groupAt[0] = at;
  stir(p);
}
export function wayOf(p: Board): Location[] {
  const way: Location[] = [];
  for (let place = 0; place < p.wayLength[0]; place++) way.push(p.way[place]);
  return way;
}
/** Back on its way: everything after a place on it has not happened. */
export const goBack = (p: Board, place: number): void => takeUp(p, place, p.way[place]);
/** D10-05: to a place that is not on it: there is no way back from there. */
export const goHome = (p: Board, to: Location): void => takeUp(p, 0, to);
function takeUp(p: Board, length: number, at: Location): void {
  p.way.fill(0, length, p.wayLength[0]);
  p.wayLength[0] = length;
  p.groupAt[0] = at;
  stir(p);
  p.cameBy[0] = STARTED;
  p.bound[0] = FREE;
}

export const inWake = (p: Board, space: Space, what: number): boolean => (p.wake[space] & what) !== 0;
export function noteWake(p: Board, space: Space, what: number): void {
  p.wake[space] |= what;
}
