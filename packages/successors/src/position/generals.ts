/** 7.1: where Generals are, whose they are, and who commands. */

import type { Seat } from '@diadochi/kernel';
import { type General, type GeneralFacts, INDEPENDENT_GENERAL, MAJOR, MINOR, type Space } from '../box.ts';
import { type Board, INDEPENDENT, type Location, OUTSIDE, OWNERS, type Owner } from '../contract.ts';
import { endLastingOn } from './lasting.ts';
import { allSeats, isMajorCity, sideOf, spaceOf } from './places.ts';
import { stir, stirIn } from './stirred.ts';

// Where a General is when he is on no location of the map.
export const OFF_MAP = -1; // a Minor General in front of his player (S2-57)
export const DISPERSED = -2;
export const WAITING = -3; // to be placed as a Reinforcement
export const IN_RESERVE = -4;
export const EVENT = -5;
export const UNAVAILABLE = -6;
export const LEFT_GAME = -7; // killed, or gone of old age
export const DEALT = -8; // to a player, and not yet put on the map
export const IN_BOX = -9; // an Independent Army that is not active
export const OFFERED = -10; // to a player who may give him back; only he knows
export const AT_SEA = -11; // aboard, with the group that sails (13)

export const generalFacts = (p: Board, general: General): GeneralFacts => p.box.generals[general];
export const whereIs = (p: Board, general: General): number => p.whereabouts[general];
export const isAboard = (p: Board, general: General): boolean => p.whereabouts[general] === AT_SEA;
export const isOnMap = (p: Board, general: General): boolean => p.whereabouts[general] >= 0;
export const ownerOf = (p: Board, general: General): Owner => p.owner[general];
export const popularityOf = (p: Board, general: General): number => p.popularity[general];
export function setPopularity(p: Board, general: General, popularity: number): void {
  p.popularity[general] = popularity;
  p.touched[0] = 1;
}
export const isMajor = (p: Board, general: General): boolean => p.box.generals[general].sort === MAJOR;
export const isMinor = (p: Board, general: General): boolean => p.box.generals[general].sort === MINOR;
/** S5.2-11: whether he was put on the map in this Phase or Segment. */
export const isNewcomer = (p: Board, general: General): boolean => p.isNew[general] === 1;
/** D9-26 */
export const hasGestured = (p: Board, general: General): boolean => p.gestured[general] === 1;
export function noteGesture(p: Board, general: General): void {
  p.gestured[general] = 1;
}
export function forgetGestures(p: Board): void {
  for (const general of p.box.all.minors) p.gestured[general] = 0;
}
/** D7-05: whether he was placed beside a General who is about to leave him. */
export const isParting = (p: Board, general: General): boolean => p.parting[general] === 1;
export function noteParting(p: Board, general: General): void {
  p.parting[general] = 1;
}
/** Who has not been left by now will not be. */
export function forgetParting(p: Board): void {
  for (const general of p.box.all.minors) {
    if (p.parting[general] === 1) stir(p);
    p.parting[general] = 0;
  }
}
/** D9-24: whether one Minor General of a player came to where he is before another. */
export const cameBefore = (p: Board, one: General, other: General): boolean =>
  p.arrival[one] < p.arrival[other];
/** D9-24: the Minor Generals on the map, as they came to where they are. */
export const minorsAsTheyCame = (p: Board): General[] =>
  p.box.all.minors.filter((each) => isOnMap(p, each)).sort((a, b) => (cameBefore(p, a, b) ? -1 : 1));
/** The last to come anywhere is the last of his player's; whoever leaves the map is none of them. */
export function noteArrival(p: Board, general: General): void {
  const { arrival, owner } = p;
  const before = arrival[general];
  let others = 0;
  const alike = p.box.all.minorsOf[p.box.generals[general].colour] ?? NO_GENERALS;
  for (const other of alike) {
    if (other === general || owner[other] !== owner[general]) continue;
    if (before > 0 && arrival[other] > before) arrival[other]--;
    if (arrival[other] > 0) others++;
  }
  arrival[general] = isOnMap(p, general) ? others + 1 : 0;
}
/** S5.2-11, S5.2-12: a Phase or a Segment begins. */
export function forgetNewcomers(p: Board): void {
  p.isNew.fill(0);
}

export function giveGeneral(p: Board, general: General, owner: Owner): void {
  if (isLiving(p, general)) p.touched[0] = 1;
  p.owner[general] = owner;
  stir(p);
}
/** A General goes to a location, or to one of the places off the map. */
export function moveGeneral(p: Board, general: General, to: number): void {
  const from = p.whereabouts[general];
  if (from >= 0) countGeneral(p, general, spaceOf(from), -1);
  p.whereabouts[general] = to;
  stirAbout(p, general, from, to);
  if (to >= 0) {
    countGeneral(p, general, spaceOf(to), 1);
    if (from < 0 && from !== AT_SEA) p.isNew[general] = 1;
  } else if (to !== AT_SEA && (p.mark[general] === 1 || p.mark[general] === 3)) {
    p.mark[general] = 2; // S9.1-08: he was active, and is not any more
    p.crossed[general] = 0;
  }
  if (from !== to && isMinor(p, general)) {
    p.parting[general] = 0;
    noteArrival(p, general);
  }
  // S3.6-16, S3.6-17, S3.6-20: who lives may be worth something; where he is does not matter.
  if (isMajor(p, general) && isAliveAt(from) !== isAliveAt(to)) {
    p.touched[0] = 1;
    if (!isAliveAt(to)) endLastingOn(p, general);
  }
}
/** A Minor General comes and goes often, and matters to nobody but those with him. */
function stirAbout(p: Board, general: General, from: number, to: number): void {
  if (!isMinor(p, general)) stir(p);
  else {
    if (from >= 0) stirIn(p, spaceOf(from));
    if (to >= 0) stirIn(p, spaceOf(to));
  }
}
const isAliveAt = (at: number): boolean => at >= 0 || at === DISPERSED || at === WAITING || at === AT_SEA;
function countGeneral(p: Board, general: General, space: Space, by: number): void {
  const cell = space * OWNERS + p.owner[general];
  p.generalsIn[cell] += by;
  // S7.5-01: an Independent General is never without his CUs.
  const { sort, cus } = p.box.generals[general];
  if (sort === INDEPENDENT_GENERAL) p.cusIn[cell] += by * cus;
}

/** The Generals of an owner, on the map or off. */
export function generalsOf(p: Board, owner: Owner, list: General[] = []): General[] {
  for (let general = 0; general < p.owner.length; general++)
    if (p.owner[general] === owner) list.push(general);
  return list;
}
/** The Generals of a player who are in one of the places off the map. */
export const generalsOff = (p: Board, seat: Seat, place: number, list?: General[]): General[] =>
  generalsAt(p, place, seat, list);
export const waitingGenerals = (p: Board, seat: Seat, list?: General[]): General[] =>
  generalsOff(p, seat, WAITING, list);
export const isSomebodyWaiting = (p: Board, seat: Seat): boolean => isSomebodyAt(p, WAITING, seat);
/** S2-57, S4.5-02: the Minor Generals of a player: those of his colour, once he has taken them, all at once. */
export function minorsOf(p: Board, seat: Seat): readonly General[] {
  const colour = p.colour[seat];
  if (colour < 0) return NO_GENERALS;
  const minors = p.box.all.minorsOf[colour];
  return p.owner[minors[0]] === seat ? minors : NO_GENERALS;
}
const NO_GENERALS: readonly General[] = [];
/** An owner's Generals in a location, or in one of the places off the map. */
export function generalsAt(p: Board, location: number, owner: Owner, list: General[] = []): General[] {
  const { whereabouts, owner: owners } = p;
  for (let general = 0; general < whereabouts.length; general++)
    if (whereabouts[general] === location && owners[general] === owner) list.push(general);
  return list;
}
function isSomebodyAt(p: Board, location: number, owner: Owner): boolean {
  const { whereabouts } = p;
  for (let general = 0; general < whereabouts.length; general++)
    if (whereabouts[general] === location && p.owner[general] === owner) return true;
  return false;
}
export function hasGeneralAt(p: Board, location: Location, owner: Owner): boolean {
  const isInSpace = p.generalsIn[spaceOf(location) * OWNERS + owner] > 0;
  // S2-13: only a Major City has two locations.
  if (!isInSpace || !isMajorCity(p, spaceOf(location))) return isInSpace && sideOf(location) === OUTSIDE;
  return isSomebodyAt(p, location, owner);
}
export const generalsInSpace = (p: Board, space: Space, owner: Owner): number =>
  p.generalsIn[space * OWNERS + owner];
export function hasEnemyGeneral(p: Board, space: Space, owner: Owner): boolean {
  for (let other = 0; other < OWNERS; other++)
    if (other !== owner && p.generalsIn[space * OWNERS + other] > 0) return true;
  return false;
}
/** S5.2-15: a Major General of the player in the space. */
export function hasMajorGeneral(p: Board, space: Space, seat: Seat): boolean {
  if (p.generalsIn[space * OWNERS + seat] === 0) return false;
  for (const general of p.box.all.majors)
    if (ownerOf(p, general) === seat && isInSpace(p, general, space)) return true;
  return false;
}
export function hasMajorAt(p: Board, location: Location, seat: Seat): boolean {
  for (const general of p.box.all.majors)
    if (p.whereabouts[general] === location && p.owner[general] === seat) return true;
  return false;
}
/** In either location of the space. */
export const isInSpace = (p: Board, general: General, space: Space): boolean =>
  isOnMap(p, general) && spaceOf(whereIs(p, general)) === space;

/** S7.1.A-02: the General of the highest Seniority among an owner's in a location. */
export const commanderAt = (p: Board, location: Location, owner: Owner): General | null =>
  mostSeniorOf(p, generalsAt(p, location, owner));
export function mostSeniorOf(p: Board, generals: readonly General[]): General | null {
  let best: General | null = null;
  for (const general of generals)
    if (best === null || p.box.generals[general].seniority > p.box.generals[best].seniority) best = general;
  return best;
}
/** The one of the highest Seniority first. */
/** D4-06: he was offered to another. */
export const isHiddenFrom = (p: Board, general: General, seat: Seat | null): boolean =>
  p.whereabouts[general] === OFFERED && p.owner[general] !== seat;
export function inCommand(p: Board, generals: readonly General[]): General[] {
  const commander = mostSeniorOf(p, generals);
  return generals.toSorted((one, other) => Number(other === commander) - Number(one === commander));
}
/** S6.2.D-04: a Major General who belongs to a Faction and lives, Dispersed or not. */
export const isLiving = (p: Board, general: General): boolean =>
  p.owner[general] >= 0 && isAliveAt(p.whereabouts[general]);
export function countLivingMajors(p: Board, seat: Seat): number {
  let count = 0;
  for (const general of p.box.all.majors) if (ownerOf(p, general) === seat && isLiving(p, general)) count++;
  return count;
}
function livingMajors(p: Board, seat: Seat): General[] {
  const living: General[] = [];
  for (const general of p.box.all.majors)
    if (ownerOf(p, general) === seat && isLiving(p, general)) living.push(general);
  return living;
}
/** S3.4-05, S3.4-06, D5-04: of the most Senior General of a Faction, Dispersed ones too; 0 without one. */
export const seniorityOf = (p: Board, seat: Seat): number =>
  livingMajors(p, seat).reduce((most, general) => Math.max(most, p.box.generals[general].seniority), 0);

/** The owners that have Generals in a location, the players only. */
export const playersWithGeneralAt = (p: Board, location: Location): Seat[] =>
  allSeats(p).filter((seat) => hasGeneralAt(p, location, seat));
/** The first of them; null for nobody. */
export function playerWithGeneralAt(p: Board, location: Location): Seat | null {
  for (let seat: Seat = 0; seat < p.seats; seat++) if (hasGeneralAt(p, location, seat)) return seat;
  return null;
}

export const independentsAt = (p: Board, location: Location): General[] =>
  generalsAt(p, location, INDEPENDENT);
