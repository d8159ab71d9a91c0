/** 11.3 Withdrawal, and the way back for it and for a Retreat (D10-05). */

import type { Seat } from '@diadochi/kernel';
import { type Board, type Location, NOBODY, OWNERS, type Play } from '../contract.ts';
import { hasGeneralAt } from '../position/generals.ts';
import { closeBudget, goBack, groupAt, groupSize, wayOf } from '../position/march.ts';
import { sideOf, spaceOf } from '../position/places.ts';
import { disperseUnits } from './7.2-ownership.ts';
import { liftGroup, putGroup } from './9.1-groups.ts';
import { enemyCusAt } from './10.D-factions.ts';
import { disperseGenerals, disperseLoneGenerals } from './10.I-army-against-general.ts';

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
export function withdraw(p: Board, seat: Seat, play: Play): void {
  const from = spaceOf(groupAt(p));
  fallBack(p, seat, play);
  play.tell?.all('withdrew', { seat, from, space: spaceOf(groupAt(p)), side: sideOf(groupAt(p)) });
}

/** The group goes back the way it came. Where enemies stand even there, what cannot stay is Dispersed. */
export function fallBack(p: Board, seat: Seat, play: Play): void {
  const place = backTo(p, seat);
  const units = liftGroup(p, seat);
  if (place !== NOBODY) goBack(p, place);
  putGroup(p, seat, units);
  closeBudget(p);
  const at = groupAt(p);
  if (enemyCusAt(p, at, seat) > 0) {
    disperseUnits(p, at, seat, play);
    disperseGenerals(p, at, seat, play);
  } else disperseLoneGenerals(p, at, play);
}
