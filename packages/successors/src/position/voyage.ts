/**
 * 13: the group at sea. Its pieces are in no land location: CUs in a column of their own, Generals and Royal Family
 * Members aboard. So the columns of the active group are free for a party that has been dropped off (S13.2-23).
 */

import type { Seat } from '@diadochi/kernel';
import type { Fleet, General, Royal, Space, Unit, Units } from '../box.ts';
import { type Board, type Location, NOBODY, TYPES } from '../contract.ts';
import { spentMps } from './budget.ts';
import { AT_SEA, moveGeneral } from './generals.ts';
import { ABOARD, ACTIVE, advance, BY_SEA, groupAt, markGeneral, markRoyal, standAt } from './march.ts';
import { outsideOf } from './places.ts';
import { ROYAL_AT_SEA, setRoyal } from './royals.ts';

export const isAtSea = (p: Board): boolean => p.ship[0] !== NOBODY;
/** The space in whose waters the group is. */
export const shipAt = (p: Board): Space => p.ship[0];
/** S13.2-06: the Embarkation Port, and the location there from which the group put to sea. */
export const embarkedFrom = (p: Board): Location => p.embarkedFrom[0];
/** S13.1-11: whether the activation under way has had its Naval Movement, or has it now. */
export const hasEmbarked = (p: Board): boolean => p.embarkedFrom[0] !== NOBODY;
/** S13.1-07: whether it is over. */
export const hasLanded = (p: Board): boolean => hasEmbarked(p) && !isAtSea(p);
/** S13.1-02: whether somebody has sailed in this Segment. */
export const hasSailed = (p: Board): boolean => p.sailed[0] === 1;
/** S13.1-05: MPs that the activation had spent on land before it put to sea. */
export const landSpent = (p: Board): number => p.landSpent[0];
/** D13-19: whether the group has made a step by sea. */
export const hasSetSail = (p: Board): boolean => spentMps(p) > landSpent(p);
/** S13.1-03: how many CUs have been aboard in this Segment. */
export const carriedCus = (p: Board): number => p.carried[0];

export const aboardUnits = (p: Board, unit: Unit): number => p.aboardUnits[unit];
export const allAboard = (p: Board): Units => Array.from(p.aboardUnits);
export function cusAboard(p: Board): number {
  let sum = 0;
  for (let unit = 0; unit < TYPES; unit++) sum += p.aboardUnits[unit];
  return sum;
}
export function generalsAboard(p: Board, list: General[] = []): General[] {
  for (let general = 0; general < p.mark.length; general++)
    if (p.mark[general] === ABOARD) list.push(general);
  return list;
}
export function royalsAboard(p: Board, list: Royal[] = []): Royal[] {
  for (let royal = 0; royal < p.royalMark.length; royal++)
    if (p.royalMark[royal] === ABOARD) list.push(royal);
  return list;
}
/** D13-29: the most Senior General aboard. */
export function shipCommander(p: Board): General | null {
  for (const general of p.box.all.bySeniority) if (p.mark[general] === ABOARD) return general;
  return null;
}

/** The Fleets that go along, as far as the mover still has them (D7-23). */
export function escortOf(p: Board): Fleet[] {
  return p.box.all.fleets.filter((fleet) => p.escort[fleet] === 1);
}

/** S13.2-01, S13.2-06: a group puts to sea; who comes aboard is said after it. */
export function putToSea(p: Board, space: Space, escort: readonly Fleet[]): void {
  p.embarkedFrom[0] = groupAt(p);
  p.landSpent[0] = spentMps(p);
  p.sailed[0] = 1;
  p.ship[0] = space;
  p.escort.fill(0);
  for (const fleet of escort) p.escort[fleet] = 1;
  advance(p, outsideOf(space), BY_SEA);
}
export function board(p: Board, generals: readonly General[], units: Units, royals: readonly Royal[]): void {
  for (const general of generals) {
    moveGeneral(p, general, AT_SEA);
    markGeneral(p, general, ABOARD);
  }
  for (let unit = 0; unit < TYPES; unit++) {
    p.aboardUnits[unit] += units[unit];
    p.carried[0] += units[unit];
  }
  for (const royal of royals) {
    setRoyal(p, royal, ROYAL_AT_SEA);
    markRoyal(p, royal, ABOARD);
  }
}
/** S13.2-13: into the waters of the next space. */
export function sailTo(p: Board, space: Space): void {
  p.ship[0] = space;
  standAt(p, outsideOf(space));
}
/** CUs of one type are aboard no longer. */
export function unload(p: Board, unit: Unit, count: number): void {
  p.aboardUnits[unit] -= count;
}
/** Whoever is still aboard is the active group again, and has to be put somewhere at once. */
export function leaveShip(p: Board): Units {
  const units = allAboard(p);
  for (const general of generalsAboard(p)) markGeneral(p, general, ACTIVE);
  for (const royal of royalsAboard(p)) markRoyal(p, royal, ACTIVE);
  p.aboardUnits.fill(0);
  p.escort.fill(0);
  p.ship[0] = NOBODY;
  return units;
}

export const hasDeclared = (p: Board, seat: Seat): boolean => p.declared[seat] === 1;
export function noteDeclared(p: Board, seat: Seat): void {
  p.declared[seat] = 1;
}
/** The activation is over. */
export function forgetVoyage(p: Board): void {
  p.embarkedFrom[0] = NOBODY;
  p.landSpent[0] = 0;
}
/** A Segment ends: somebody may sail again. */
export function forgetSailing(p: Board): void {
  p.sailed[0] = 0;
  p.carried[0] = 0;
  p.declared.fill(0);
}
