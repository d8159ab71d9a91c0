/** 7.2: Combat Units, in stacks by location and owner; the Dispersed Box, and what waits to be placed. */

import type { Seat } from '@diadochi/kernel';
import type { Space, Unit, Units } from '../box.ts';
import {
  type Board,
  INDEPENDENT,
  type Location,
  OUTSIDE,
  OWNERS,
  type Owner,
  STACKS,
  TYPES,
} from '../contract.ts';
import { generalFacts, generalsAt, hasGeneralAt, whereIs } from './generals.ts';
import { allSeats, insideOf, isMajorCity, outsideOf, sideOf, spaceOf } from './places.ts';
import { royalsWith } from './royals.ts';
import { stir } from './stirred.ts';

/** The place of a stack in the list, or where it would be, as -place - 1. Kept in order: equal boards look alike. */
function findStack(p: Board, location: Location, owner: Owner): number {
  const { stackAt, stackOwner } = p;
  const key = location * OWNERS + owner;
  let low = 0;
  let high = p.stackCount[0] - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = stackAt[middle] * OWNERS + stackOwner[middle];
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -low - 1;
}
function openStack(p: Board, place: number, location: Location, owner: Owner): void {
  const count = p.stackCount[0];
  if (count === STACKS) throw new Error('there are more stacks of CUs than the map has places for');
  p.stackAt.copyWithin(place + 1, place, count);
  p.stackOwner.copyWithin(place + 1, place, count);
  p.stackUnits.copyWithin((place + 1) * TYPES, place * TYPES, count * TYPES);
  p.stackMoved.copyWithin((place + 1) * TYPES, place * TYPES, count * TYPES);
  p.stackAt[place] = location;
  p.stackOwner[place] = owner;
  p.stackUnits.fill(0, place * TYPES, (place + 1) * TYPES);
  p.stackMoved.fill(0, place * TYPES, (place + 1) * TYPES);
  p.stackCount[0]++;
}
function closeStack(p: Board, place: number): void {
  const last = --p.stackCount[0];
  p.stackAt.copyWithin(place, place + 1, last + 1);
  p.stackOwner.copyWithin(place, place + 1, last + 1);
  p.stackUnits.copyWithin(place * TYPES, (place + 1) * TYPES, (last + 1) * TYPES);
  p.stackMoved.copyWithin(place * TYPES, (place + 1) * TYPES, (last + 1) * TYPES);
  p.stackAt[last] = 0;
  p.stackOwner[last] = 0;
  p.stackUnits.fill(0, last * TYPES, (last + 1) * TYPES);
  p.stackMoved.fill(0, last * TYPES, (last + 1) * TYPES);
}

/** Puts CUs of one type on a location, or takes them away (a negative count). */
export function addUnits(p: Board, location: Location, seat: Seat, unit: Unit, count: number): void {
  if (count === 0) return;
  let place = findStack(p, location, seat);
  if (place < 0) {
    place = -place - 1;
    openStack(p, place, location, seat);
  }
  p.stackUnits[place * TYPES + unit] += count;
  p.cusIn[spaceOf(location) * OWNERS + seat] += count;
  if (count < 0) keepMarks(p, place, location, seat, unit);
  stir(p);
  if (sizeOf(p, place) === 0) closeStack(p, place);
}
/** CUs are gone: of like ones those that could still go, then those that have moved, and last those of the active group. */
function keepMarks(p: Board, place: number, location: Location, seat: Seat, unit: Unit): void {
  const cell = place * TYPES + unit;
  const left = p.stackUnits[cell];
  const isActive = p.marcher[0] === seat && p.groupAt[0] === location;
  const active = isActive ? p.groupUnits[unit] : 0;
  p.stackMoved[cell] = Math.min(p.stackMoved[cell], Math.max(0, left - active));
  if (!isActive) return;
  p.groupUnits[unit] = Math.min(active, left);
  p.crossedUnits[unit] = Math.min(p.crossedUnits[unit], p.groupUnits[unit]);
  p.assaulting[unit] = Math.min(p.assaulting[unit], p.groupUnits[unit]);
  if (active > 0) p.groupFought[unit] = Math.min(p.groupFought[unit], p.groupUnits[unit]);
}
/** D9-16: how many CUs, of one type or of all, have not moved in this Segment. */
export function unmovedAt(p: Board, location: Location, seat: Seat, unit: Unit): number {
  if (cusInSpace(p, spaceOf(location), seat) === 0) return 0;
  const place = findStack(p, location, seat);
  return place < 0 ? 0 : p.stackUnits[place * TYPES + unit] - p.stackMoved[place * TYPES + unit];
}
export function unmovedCusAt(p: Board, location: Location, seat: Seat): number {
  if (cusInSpace(p, spaceOf(location), seat) === 0) return 0;
  const place = findStack(p, location, seat);
  if (place < 0) return 0;
  let sum = 0;
  for (let cell = place * TYPES; cell < (place + 1) * TYPES; cell++)
    sum += p.stackUnits[cell] - p.stackMoved[cell];
  return sum;
}
export function noteMoved(p: Board, location: Location, seat: Seat, unit: Unit, count: number): void {
  if (count > 0) p.stackMoved[findStack(p, location, seat) * TYPES + unit] += count;
}
/** They go on with the active group. */
export function forgetMoved(p: Board, location: Location, seat: Seat, unit: Unit): void {
  const place = findStack(p, location, seat);
  if (place >= 0) p.stackMoved[place * TYPES + unit] = 0;
}
export function addAllUnits(p: Board, location: Location, seat: Seat, units: Units): void {
  for (let unit = 0; unit < TYPES; unit++) addUnits(p, location, seat, unit, units[unit]);
}
function sizeOf(p: Board, place: number): number {
  let size = 0;
  for (let unit = 0; unit < TYPES; unit++) size += p.stackUnits[place * TYPES + unit];
  return size;
}

export interface Stack {
  readonly at: Location;
  readonly owner: Seat;
  readonly units: Units;
  readonly moved: Units;
}
/** Every stack of a player's CUs on the map. */
export function stacks(p: Board): Stack[] {
  const { stackAt, stackOwner, stackUnits, stackMoved } = p;
  const found: Stack[] = [];
  const count = stackCount(p);
  for (let place = 0; place < count; place++) {
    const units: number[] = [];
    const moved: number[] = [];
    for (let cell = place * TYPES; cell < (place + 1) * TYPES; cell++) {
      units.push(stackUnits[cell]);
      moved.push(stackMoved[cell]);
    }
    found.push({ at: stackAt[place], owner: stackOwner[place], units, moved });
  }
  return found;
}
/** All by which one Army is told from another in its place, for views: lists, with what is no piece between them. */
export function armyNumbers(p: Board, at: Location, owner: Owner): number[] {
  const { stackUnits, stackMoved } = p;
  const numbers: number[] = generalsAt(p, at, owner);
  numbers.push(-1, cusAt(p, at, owner), ...royalsWith(p, at, owner), -1);
  const place = findStack(p, at, owner);
  if (place >= 0)
    for (let cell = place * TYPES; cell < (place + 1) * TYPES; cell++)
      numbers.push(stackUnits[cell], stackMoved[cell]);
  return numbers;
}
/** Every location in which somebody has Generals or CUs, and whose they are. */
export function armies(p: Board): { readonly at: Location; readonly owner: Owner }[] {
  const { cusIn, generalsIn } = p;
  const found: { at: Location; owner: Owner }[] = [];
  const locations = p.box.words.location.length;
  for (let at = 0; at < locations; at++)
    for (let owner = 0, cell = spaceOf(at) * OWNERS; owner < OWNERS; owner++, cell++) {
      const isInSpace = cusIn[cell] > 0 || generalsIn[cell] > 0;
      if (isInSpace && (cusAt(p, at, owner) > 0 || hasGeneralAt(p, at, owner))) found.push({ at, owner });
    }
  return found;
}
/** The spaces in which another player has CUs, in order. */
export function spacesWithCusOfOthers(p: Board, seat: Seat): Space[] {
  const found: Space[] = [];
  for (let place = 0; place < stackCount(p); place++) {
    const space = spaceOf(locationOfStack(p, place));
    if (ownerOfStack(p, place) !== seat && found[found.length - 1] !== space) found.push(space);
  }
  return found;
}
export const stackCount = (p: Board): number => p.stackCount[0];
export const locationOfStack = (p: Board, place: number): Location => p.stackAt[place];
export const ownerOfStack = (p: Board, place: number): Seat => p.stackOwner[place];
export function hasCus(p: Board, seat: Seat): boolean {
  const { stackOwner } = p;
  const count = stackCount(p);
  for (let place = 0; place < count; place++) if (stackOwner[place] === seat) return true;
  return false;
}
/** The spaces in which a player has CUs, or CUs of one type. */
export function spacesWithCus(p: Board, seat: Seat, list: Space[], unit?: Unit): Space[] {
  const { stackOwner, stackAt, stackUnits } = p;
  const count = p.stackCount[0];
  let last: Space = -1;
  for (let place = 0; place < count; place++) {
    if (stackOwner[place] !== seat) continue;
    if (unit !== undefined && stackUnits[place * TYPES + unit] === 0) continue;
    const space = spaceOf(stackAt[place]);
    // Stacks are in order: of his own, those inside and outside one city follow each other.
    if (space !== last) list.push(space);
    last = space;
  }
  return list;
}

export function unitsAt(p: Board, location: Location, seat: Seat, unit: Unit): number {
  if (cusInSpace(p, spaceOf(location), seat) === 0) return 0;
  const place = findStack(p, location, seat);
  return place < 0 ? 0 : p.stackUnits[place * TYPES + unit];
}
/** How many CUs an owner has in a location; S7.5-01: those of an Independent Army go with its General. */
export function cusAt(p: Board, location: Location, owner: Owner): number {
  const space = spaceOf(location);
  const inSpace = p.cusIn[space * OWNERS + owner];
  // S2-13: only a Major City has two locations.
  if (inSpace === 0 || !isMajorCity(p, space)) return sideOf(location) === OUTSIDE ? inSpace : 0;
  return cusOnSide(p, location, owner);
}
/** A function of its own: it is rarely needed, and the one above is short enough to stand in place of its calls. */
function cusOnSide(p: Board, location: Location, owner: Owner): number {
  if (owner === INDEPENDENT) {
    let sum = 0;
    for (const general of p.box.all.independents)
      if (whereIs(p, general) === location) sum += generalFacts(p, general).cus;
    return sum;
  }
  const place = findStack(p, location, owner);
  return place < 0 ? 0 : sizeOf(p, place);
}
export const cusInSpace = (p: Board, space: Space, owner: Owner): number => p.cusIn[space * OWNERS + owner];
export function hasEnemyCus(p: Board, space: Space, owner: Owner): boolean {
  for (let other = 0; other < OWNERS; other++)
    if (other !== owner && p.cusIn[space * OWNERS + other] > 0) return true;
  return false;
}
export function hasEnemyCusAt(p: Board, location: Location, owner: Owner): boolean {
  if (!hasEnemyCus(p, spaceOf(location), owner)) return false;
  for (let other = 0; other < OWNERS; other++)
    if (other !== owner && cusAt(p, location, other) > 0) return true;
  return false;
}
/** CUs of one type of a player in a space, in both locations together. */
export const unitsInSpace = (p: Board, space: Space, seat: Seat, unit: Unit): number =>
  unitsAt(p, outsideOf(space), seat, unit) + unitsAt(p, insideOf(space), seat, unit);

/** S7.2-04: eliminated CUs can be used again, those of which there are only so many cannot. */
export function eliminate(p: Board, location: Location, seat: Seat, unit: Unit, count: number): void {
  addUnits(p, location, seat, unit, -count);
  noteEliminated(p, unit, count);
}
export function noteEliminated(p: Board, unit: Unit, count: number): void {
  if (p.box.units[unit].total > 0) p.goneUnits[unit] += count;
}
export const goneUnits = (p: Board, unit: Unit): number => p.goneUnits[unit];

/** S4.1-11: the CUs of a type that wait in their holding box; a counter leaves it as a whole. */
export const cusInBox = (p: Board, unit: Unit): number => p.inBox[unit];
export function fillBoxes(p: Board): void {
  p.box.units.forEach(({ inBox }, unit) => {
    p.inBox[unit] = inBox;
  });
}
export function emptyBox(p: Board, unit: Unit): void {
  p.inBox[unit] = 0;
}

// S2-46: the Dispersed Box, where each CU stays its owner's; and the CUs that a player is about to place.
export const dispersedUnits = (p: Board, seat: Seat, unit: Unit): number =>
  p.dispersedUnits[seat * TYPES + unit];
export const waitingUnits = (p: Board, seat: Seat, unit: Unit): number => p.waitingUnits[seat * TYPES + unit];
export function addDispersed(p: Board, seat: Seat, unit: Unit, count: number): void {
  p.dispersedUnits[seat * TYPES + unit] += count;
}
export function addWaiting(p: Board, seat: Seat, unit: Unit, count: number): void {
  p.waitingUnits[seat * TYPES + unit] += count;
}
export function waitingCus(p: Board, seat: Seat): number {
  let sum = 0;
  for (let unit = 0; unit < TYPES; unit++) sum += p.waitingUnits[seat * TYPES + unit];
  return sum;
}
/** The types of CUs that a player is about to place. */
export function waitingTypes(p: Board, seat: Seat, list: Unit[]): Unit[] {
  for (let unit = 0; unit < TYPES; unit++) if (waitingUnits(p, seat, unit) > 0) list.push(unit);
  return list;
}
/** All CUs of a player in a location go to the Dispersed Box. */
export function disperseAll(p: Board, location: Location, seat: Seat): Units {
  const gone: number[] = [];
  for (let unit = 0; unit < TYPES; unit++) {
    const count = unitsAt(p, location, seat, unit);
    addDispersed(p, seat, unit, count);
    addUnits(p, location, seat, unit, -count);
    gone.push(count);
  }
  return gone;
}

/** D5-09: how many CUs have been placed in a space on this occasion. */
export const placedIn = (p: Board, space: Space): number => p.placedIn[space];
export function notePlaced(p: Board, space: Space, count: number): void {
  p.placedIn[space] += count;
}
export function forgetPlaced(p: Board): void {
  p.placedIn.fill(0);
}

/** S3.4-03, S3.4-04, D3-08: on the map and in the Dispersed Box, not in training. */
export function tieBreakCus(p: Board, seat: Seat): number {
  let sum = 0;
  for (let unit = 0; unit < TYPES; unit++) {
    if (!p.box.units[unit].countsForTieBreak) continue;
    sum += dispersedUnits(p, seat, unit) + waitingUnits(p, seat, unit);
    if (p.marcher[0] === seat) sum += p.aboardUnits[unit];
    for (let place = 0; place < p.stackCount[0]; place++)
      if (p.stackOwner[place] === seat) sum += p.stackUnits[place * TYPES + unit];
  }
  return sum;
}

/** How many CUs of a type are in each place where there can be some, but for those that have left the game. */
export const unitsByPlace = (p: Board, unit: Unit): number[] => [
  ...stacks(p).map((stack) => stack.units[unit]),
  ...allSeats(p).flatMap((seat) => [dispersedUnits(p, seat, unit), waitingUnits(p, seat, unit)]),
  p.aboardUnits[unit],
  cusInBox(p, unit),
];
/** All of them, and those that have left it. */
export const unitsEverywhere = (p: Board, unit: Unit): number =>
  unitsByPlace(p, unit).reduce((sum, count) => sum + count, goneUnits(p, unit));
