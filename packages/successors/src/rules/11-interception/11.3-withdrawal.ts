/** 11.3 Withdrawal, and the way back for it and for a Retreat (D10-05). */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../../box.ts';
import { type Board, type Location, NOBODY, OWNERS, type Owner, type Play, rule } from '../../contract.ts';
import { closeBudget } from '../../position/budget.ts';
import { hasGeneralAt } from '../../position/generals.ts';
import { goBack, goHome, groupAt, groupCus, moverOf, wayOf } from '../../position/march.ts';
import { outsideOf, pcOn, sideOf, spaceFacts, spaceOf } from '../../position/places.ts';
import { disperseUnits } from '../7-pieces/7.2-ownership.ts';
import { liftGroup, putGroup } from '../9-armies/9.1-groups.ts';
import { enemyCusAt } from '../10-land-movement/10.D-factions.ts';
import { disperseGenerals, disperseLoneGenerals } from '../10-land-movement/10.I-army-against-general.ts';

/** D10-05: no enemy CUs, and for Generals alone no other Generals either. D11-12: who came out of a city fits in again. */
const canEnter = (p: Board, mover: Owner, location: Location): boolean =>
  enemyCusAt(p, location, mover) === 0 && (groupCus(p) > 0 || !hasEnemyGeneralAt(p, location, mover));
function hasEnemyGeneralAt(p: Board, location: Location, mover: Owner): boolean {
  for (let owner = 0; owner < OWNERS; owner++)
    if (owner !== mover && hasGeneralAt(p, location, owner)) return true;
  return false;
}

/** S11.3-04, S11.3-05: the last place on its way that it can enter, other than where it stands; NOBODY if there is none. */
function placeBack(p: Board): number {
  const way = wayOf(p);
  for (let place = way.length - 1; place >= 0; place--)
    if (way[place] !== groupAt(p) && canEnter(p, moverOf(p), way[place])) return place;
  return NOBODY;
}
/** Where a Withdrawal would lead; null if there is no way back. */
export function wayBack(p: Board): Location | null {
  const place = placeBack(p);
  return place === NOBODY ? null : wayOf(p)[place];
}
export const mayWithdraw = rule<[]>({
  'D10-05': (p) => placeBack(p) !== NOBODY,
});

/** D10-05: the nearest space of his, over Land paths and through spaces that the group can enter; null if there is none. */
function nearestHome(p: Board): Location | null {
  const seen = new Set<Space>([spaceOf(groupAt(p))]);
  // Those one path away, then those two: among equals the first on the map's list.
  for (let ring: Space[] = [...seen]; ring.length > 0; ring = beyond(p, ring, seen)) {
    const homes = ring.filter((space) => space !== spaceOf(groupAt(p)) && pcOn(p, space) === moverOf(p));
    if (homes.length > 0) return outsideOf(Math.min(...homes));
  }
  return null;
}
function beyond(p: Board, ring: readonly Space[], seen: Set<Space>): Space[] {
  const next: Space[] = [];
  for (const space of ring)
    for (const { to, type } of spaceFacts(p, space).paths) {
      if (type !== 'land' || seen.has(to) || !canEnter(p, moverOf(p), outsideOf(to))) continue;
      seen.add(to);
      next.push(to);
    }
  return next;
}

/** S11.3-02, S11.3-08, S11.3-09: without a die and without MPs, and no MPs are left. */
export function withdraw(p: Board, by: Seat, play: Play): void {
  const from = spaceOf(groupAt(p));
  const to = fallBack(p, by, play);
  if (to !== null) play.tell?.all('withdrew', { seat: by, from, space: spaceOf(to), side: sideOf(to) });
}

/**
 * The group goes back the way it came. D10-05: where it cannot and must, to the nearest space of his, and at worst it is
 * Dispersed. Where it is then; null if it is nowhere any more.
 */
export function fallBack(p: Board, by: Seat, play: Play): Location | null {
  const place = placeBack(p);
  const home = place === NOBODY ? nearestHome(p) : null;
  const mover = moverOf(p);
  closeBudget(p);
  if (place === NOBODY && home === null) {
    play.tell?.all('cutOff', { seat: by, space: spaceOf(groupAt(p)) });
    disperseUnits(p, groupAt(p), mover, play);
    disperseGenerals(p, groupAt(p), mover, play);
    return null;
  }
  const units = liftGroup(p, mover);
  if (home === null) goBack(p, place);
  else goHome(p, home);
  putGroup(p, mover, units);
  disperseLoneGenerals(p, groupAt(p), play);
  return groupAt(p);
}
