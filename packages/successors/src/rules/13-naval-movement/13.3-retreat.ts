/** 13.3 D: the way back from sea after a lost Naval Battle. */

import type { Seat } from '@diadochi/kernel';
import type { General } from '../../box.ts';
import { type Board, type Location, NOBODY, type Play } from '../../contract.ts';
import { AT_SEA } from '../../position/generals.ts';
import { goBack, MOVED, markRoyal, standAt } from '../../position/march.ts';
import { outsideOf, sideOf, spaceOf } from '../../position/places.ts';
import { setRoyal } from '../../position/royals.ts';
import { addDispersed } from '../../position/units.ts';
import {
  cusAboard,
  embarkedFrom,
  leaveShip,
  royalsAboard,
  shipAt,
  shipCommander,
} from '../../position/voyage.ts';
import { putGroup } from '../9-armies/9.1-groups.ts';
import { disperseGenerals, disperseLoneGenerals } from '../10-land-movement/10.I-army-against-general.ts';
import { crowdedOut, placeBack, sideFor } from '../11-interception/11.3-withdrawal.ts';

/** D13-11: how many of the CUs aboard would find no room. */
export const crowdedAtSea = (p: Board): number => crowdedOut(p, cusAboard(p), null);

/** Where a defeat would lead; null if there is nowhere to go. */
export function portBack(p: Board): Location | null {
  const place = placeBack(p, cusAboard(p), null);
  return place === NOBODY ? null : sideFor(p, p.way[place], cusAboard(p));
}

/**
 * S13.3.D-08, S13.3.D-09: all who are aboard, to the location in which the group embarked (D13-21), or along the way by
 * which it had come there (D13-23); at worst they are Dispersed.
 */
export function retreatToPort(p: Board, seat: Seat, play: Play): void {
  const [general, cus, royals] = [shipCommander(p) as General, cusAboard(p), royalsAboard(p)];
  const place = placeBack(p, cus, null);
  if (place === NOBODY) {
    cutOff(p, seat, play);
    return;
  }
  const to = sideFor(p, p.way[place], cus);
  const units = leaveShip(p);
  goBack(p, place);
  standAt(p, to);
  putGroup(p, seat, units);
  // E13-05: they go back even if the last CU was lost.
  for (const royal of royals) setRoyal(p, royal, to);
  disperseLoneGenerals(p, to, play);
  play.tell?.all('drivenBack', { seat, general, space: spaceOf(to), side: sideOf(to) });
}
/** There is nowhere to go: nobody of the Royal Family is Dispersed, so they are put ashore in the port. */
function cutOff(p: Board, seat: Seat, play: Play): void {
  const royals = royalsAboard(p);
  play.tell?.all('cutOff', { seat, space: shipAt(p) });
  for (const [unit, count] of leaveShip(p).entries()) {
    addDispersed(p, seat, unit, count);
    if (count > 0) play.tell?.all('dispersedUnits', { seat, unit, count });
  }
  disperseGenerals(p, AT_SEA, seat, play);
  for (const royal of royals) {
    setRoyal(p, royal, outsideOf(spaceOf(embarkedFrom(p))));
    markRoyal(p, royal, MOVED);
  }
}

/** D13-31: whoever of the Royal Family has no CU any more when a Stronghold is left behind stays there (D10-01). */
export function stayBehind(p: Board): void {
  if (cusAboard(p) > 0) return;
  for (const royal of royalsAboard(p)) {
    setRoyal(p, royal, embarkedFrom(p));
    markRoyal(p, royal, MOVED);
  }
}
