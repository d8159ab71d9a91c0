/** 11.3 Withdrawal, and the way back for it and for a Retreat (D10-05). */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import { type Board, type Location, NOBODY, OWNERS, type Play, rule } from '../contract.ts';
import { hasGeneralAt } from '../position/generals.ts';
import { closeBudget, goBack, goHome, groupAt, groupSize, wayOf } from '../position/march.ts';
import { outsideOf, pcOn, sideOf, spaceFacts, spaceOf } from '../position/places.ts';
import { disperseUnits } from './7.2-ownership.ts';
import { liftGroup, putGroup } from './9.1-groups.ts';
import { enemyCusAt } from './10.D-factions.ts';
import { disperseGenerals, disperseLoneGenerals } from './10.I-army-against-general.ts';

/** D10-05: no enemy CUs, and for Generals alone no other Generals either. D11-12: who came out of a city fits in again. */
const canEnter = (p: Board, seat: Seat, location: Location): boolean =>
  enemyCusAt(p, location, seat) === 0 && (groupSize(p) > 0 || !hasEnemyGeneralAt(p, location, seat));
function hasEnemyGeneralAt(p: Board, location: Location, seat: Seat): boolean {
  for (let owner = 0; owner < OWNERS; owner++)
    if (owner !== seat && hasGeneralAt(p, location, owner)) return true;
  return false;
}

/** S11.3-04, S11.3-05: the last place on its way that it can enter, other than where it stands; NOBODY if there is none. */
function placeBack(p: Board, seat: Seat): number {
  const way = wayOf(p);
  for (let place = way.length - 1; place >= 0; place--)
    if (way[place] !== groupAt(p) && canEnter(p, seat, way[place])) return place;
  return NOBODY;
}
/** Where a Withdrawal would lead; null if there is no way back. */
export function wayBack(p: Board, seat: Seat): Location | null {
  const place = placeBack(p, seat);
  return place === NOBODY ? null : wayOf(p)[place];
}
export const mayWithdraw = rule<[Seat]>({
  'D10-05': (p, seat) => placeBack(p, seat) !== NOBODY,
});

/** D10-05: the nearest space of his, over Land paths and through spaces that the group can enter; null if there is none. */
function nearestHome(p: Board, seat: Seat): Location | null {
  const seen = new Set<Space>([spaceOf(groupAt(p))]);
  // Those one path away, then those two: among equals the first on the map's list.
  for (let ring: Space[] = [...seen]; ring.length > 0; ring = beyond(p, seat, ring, seen)) {
    const homes = ring.filter((space) => space !== spaceOf(groupAt(p)) && pcOn(p, space) === seat);
    if (homes.length > 0) return outsideOf(Math.min(...homes));
  }
  return null;
}
function beyond(p: Board, seat: Seat, ring: readonly Space[], seen: Set<Space>): Space[] {
  const next: Space[] = [];
  for (const space of ring)
    for (const { to, type } of spaceFacts(p, space).paths) {
      if (type !== 'land' || seen.has(to) || !canEnter(p, seat, outsideOf(to))) continue;
      seen.add(to);
      next.push(to);
    }
  return next;
}

/** S11.3-02, S11.3-08, S11.3-09: without a die and without MPs, and no MPs are left. */
export function withdraw(p: Board, seat: Seat, play: Play): void {
  const from = spaceOf(groupAt(p));
  const to = fallBack(p, seat, play);
  if (to !== null) play.tell?.all('withdrew', { seat, from, space: spaceOf(to), side: sideOf(to) });
}

/**
 * The group goes back the way it came. D10-05: where it cannot and must, to the nearest space of his, and at worst it is
 * Dispersed. Where it is then; null if it is nowhere any more.
 */
export function fallBack(p: Board, seat: Seat, play: Play): Location | null {
  const place = placeBack(p, seat);
  const home = place === NOBODY ? nearestHome(p, seat) : null;
  closeBudget(p);
  if (place === NOBODY && home === null) {
    play.tell?.all('cutOff', { seat, space: spaceOf(groupAt(p)) });
    disperseUnits(p, groupAt(p), seat, play);
    disperseGenerals(p, groupAt(p), seat, play);
    return null;
  }
  const units = liftGroup(p, seat);
  if (home === null) goBack(p, place);
  else goHome(p, home);
  putGroup(p, seat, units);
  disperseLoneGenerals(p, groupAt(p), play);
  return groupAt(p);
}
