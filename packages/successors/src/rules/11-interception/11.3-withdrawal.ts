/** 11.3 Withdrawal, and the way back for it and for a Retreat (D10-05). */

import type { Seat } from '@diadochi/kernel';
import type { General, Space, Units } from '../../box.ts';
import {
  type Board,
  type Location,
  NOBODY,
  OUTSIDE,
  OWNERS,
  type Owner,
  type Play,
  rule,
} from '../../contract.ts';
import { closeBudget } from '../../position/budget.ts';
import { hasGeneralAt, IN_BOX, moveGeneral } from '../../position/generals.ts';
import {
  cameBy,
  FELL_BACK,
  FROM_BOX,
  goBack,
  goHome,
  groupAt,
  groupCommander,
  groupCus,
  isIndependentMoving,
  moverOf,
  noteWake,
  standAt,
  wayOf,
} from '../../position/march.ts';
import { outsideOf, pcOn, sideOf, spaceFacts, spaceOf } from '../../position/places.ts';
import { cusAt } from '../../position/units.ts';
import { CAUSES } from '../../words.ts';
import { isBesieged } from '../2-board/2-besieged.ts';
import { disperseUnits } from '../7-pieces/7.2-ownership.ts';
import { liftGroup, putGroup } from '../9-armies/9.1-groups.ts';
import { enemyCusAt } from '../10-land-movement/10.D-factions.ts';
import { disperseGenerals, disperseLoneGenerals } from '../10-land-movement/10.I-army-against-general.ts';

/** D10-05: no enemy CUs, and for Generals alone no other Generals either. D11-12: who came out of a city fits in again. */
const canEnter = (p: Board, mover: Owner, location: Location, cus: number): boolean =>
  enemyCusAt(p, location, mover) === 0 && (cus > 0 || !hasEnemyGeneralAt(p, location, mover));
function hasEnemyGeneralAt(p: Board, location: Location, mover: Owner): boolean {
  for (let owner = 0; owner < OWNERS; owner++)
    if (owner !== mover && hasGeneralAt(p, location, owner)) return true;
  return false;
}

/**
 * S11.3-03 to S11.3-05: the last place on its way that it can enter, other than where it stands (null: at sea); NOBODY if
 * there is none. Of a Naval Movement the Embarkation Port is on it.
 */
export function placeBack(p: Board, cus = groupCus(p), stands: Location | null = groupAt(p)): number {
  const way = wayOf(p);
  for (let place = way.length - 1; place >= 0; place--)
    if (way[place] !== stands && canEnter(p, moverOf(p), way[place], cus)) return place;
  return NOBODY;
}
/** Where a Withdrawal would lead; null if there is no way back. */
export function wayBack(p: Board): Location | null {
  const place = placeBack(p);
  return place === NOBODY ? null : sideFor(p, wayOf(p)[place], groupCus(p));
}
/** D13-11: outside the walls where those who had left from inside, and others with them, do not fit in, if they can. */
export const sideFor = (p: Board, location: Location, cus: number): Location =>
  tooMany(p, location, cus) > 0 && !isBesieged(p, spaceOf(location))
    ? outsideOf(spaceOf(location))
    : location;
const tooMany = (p: Board, location: Location, cus: number): number =>
  sideOf(location) === OUTSIDE
    ? 0
    : Math.max(0, cusAt(p, location, moverOf(p)) + cus - p.box.content.walls.inside);
/** D13-11: for how many of so many CUs there is no room where they have to go back to. */
export function crowdedOut(p: Board, cus: number, stands: Location | null): number {
  const place = placeBack(p, cus, stands);
  if (place === NOBODY) return 0;
  const location = wayOf(p)[place];
  return isBesieged(p, spaceOf(location)) ? tooMany(p, location, cus) : 0;
}
/** What `losing` is told of them; null where all of those who stand in a location find room. */
export function crowding(p: Board, seat: Seat, at: Location, units: Units) {
  const count = crowdedOut(
    p,
    units.reduce((sum, each) => sum + each, 0),
    at,
  );
  return count === 0
    ? null
    : { seat, at, units: [...units], count, elephantFirst: false, ofGroup: false, cause: NO_ROOM };
}
const NO_ROOM = CAUSES.indexOf('port');
export const mayWithdraw = rule<[]>({
  'D10-05': (p) => cameBy(p) === FROM_BOX || placeBack(p) !== NOBODY,
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
      if (type !== 'land' || seen.has(to) || !canEnter(p, moverOf(p), outsideOf(to), groupCus(p))) continue;
      seen.add(to);
      next.push(to);
    }
  return next;
}

/** S11.3-02, S11.3-08, S11.3-09: without a die and without MPs, and no MPs are left. */
export function withdraw(p: Board, by: Seat, play: Play): void {
  const from = spaceOf(groupAt(p));
  const to = fallBack(p, by, play);
  if (to === null) return;
  noteWake(p, spaceOf(to), FELL_BACK);
  const seat = isIndependentMoving(p) ? null : by;
  play.tell?.all('withdrew', { seat, from, space: spaceOf(to), side: sideOf(to) });
}

/**
 * The group goes back the way it came. D10-05: where it cannot and must, to the nearest space of his, and at worst it is
 * Dispersed. Where it is then; null if it is nowhere any more.
 */
export function fallBack(p: Board, by: Seat, play: Play): Location | null {
  if (cameBy(p) === FROM_BOX) return returnToBox(p, play);
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
  const to = home ?? sideFor(p, p.way[place], groupCus(p));
  const units = liftGroup(p, mover);
  if (home === null) goBack(p, place);
  else goHome(p, home);
  standAt(p, to);
  putGroup(p, mover, units);
  disperseLoneGenerals(p, groupAt(p), play);
  return groupAt(p);
}
/** S11.3-06, S14.10-05: an Independent Army that has only just entered the map is in its holding box again, inactive. */
function returnToBox(p: Board, { tell }: Play): null {
  const general = groupCommander(p) as General;
  tell?.all('backInBox', { general, from: spaceOf(groupAt(p)) });
  closeBudget(p);
  moveGeneral(p, general, IN_BOX);
  return null;
}
