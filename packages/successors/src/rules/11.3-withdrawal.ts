/** 11.3 Withdrawal, and the way back for it and for a Retreat (D10-05). */

import type { Seat } from '@diadochi/kernel';
import { type Board, type Location, NOBODY, OWNERS, type Play } from '../contract.ts';
import { DISPERSED, hasGeneralAt, isMinor, moveGeneral, OFF_MAP } from '../position/generals.ts';
import { closeBudget, goBack, groupAt, groupGenerals, groupSize, wayOf } from '../position/march.ts';
import { sideOf, spaceOf } from '../position/places.ts';
import { disperseAll } from '../position/units.ts';
import { liftGroup, putGroup } from './9.1-groups.ts';
import { enemyCusAt } from './10.D-factions.ts';
import { disperseLoneGenerals } from './10.I-army-against-general.ts';

/** S11.3-04, S11.3-05: the last place on its way that is free of enemies; at worst where it began. */
function backTo(p: Board, seat: Seat): number {
  const way = wayOf(p);
  for (let place = way.length - 1; place > 0; place--) {
    if (enemyCusAt(p, way[place], seat) > 0) continue;
    // Generals alone cannot go where other Generals are.
    if (groupSize(p) > 0 || !hasEnemyGeneralAt(p, way[place], seat)) return place;
  }
  return way.length > 0 ? 0 : NOBODY;
}
function hasEnemyGeneralAt(p: Board, location: Location, seat: Seat): boolean {
  for (let owner = 0; owner < OWNERS; owner++)
    if (owner !== seat && hasGeneralAt(p, location, owner)) return true;
  return false;
}
export const canWithdraw = (p: Board): boolean => wayOf(p).length > 0;

/** S11.3-02, S11.3-08, S11.3-09: without a die and without MPs, and no MPs are left. */
export function withdraw(p: Board, seat: Seat, { tell, chance }: Play): void {
  const from = spaceOf(groupAt(p));
  fallBack(p, seat, { tell, chance });
  tell?.all('withdrew', { seat, from, space: spaceOf(groupAt(p)), side: sideOf(groupAt(p)) });
}

/** The group goes back the way it came. */
export function fallBack(p: Board, seat: Seat, play: Play): void {
  const units = liftGroup(p, seat);
  let size = 0;
  for (const count of units) size += count;
  p.groupUnits.set(units); // how large it is decides where it can go
  const place = backTo(p, seat);
  p.groupUnits.fill(0);
  if (place !== NOBODY) goBack(p, place);
  putGroup(p, seat, units);
  closeBudget(p);
  const at = groupAt(p);
  if (size > 0 && enemyCusAt(p, at, seat) === 0) disperseLoneGenerals(p, at, play);
  else if (enemyCusAt(p, at, seat) > 0) scatter(p, seat, at, play);
}
/** There was nowhere to go: what cannot stay is Dispersed. */
function scatter(p: Board, seat: Seat, at: Location, { tell }: Play): void {
  const gone = disperseAll(p, at, seat);
  for (const [unit, count] of gone.entries())
    if (count > 0) tell?.all('dispersedUnits', { seat, unit, count });
  for (const general of groupGenerals(p)) {
    moveGeneral(p, general, isMinor(p, general) ? OFF_MAP : DISPERSED);
    if (isMinor(p, general)) tell?.all('leftMap', { seat, general });
    else tell?.all('dispersedGeneral', { seat, general });
  }
}
