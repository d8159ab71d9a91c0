/** 9.1 Activation: a player names a group, and at last it has moved. */

import type { Seat } from '@diadochi/kernel';
import type { General, Space, Units } from '../../box.ts';
import {
  BOTH_SIDES,
  type Board,
  INDEPENDENT,
  type Location,
  NOBODY,
  type Owner,
  type Play,
  rule,
  type Side,
  TYPES,
  under,
} from '../../contract.ts';
import { forgetBudget, openBudget } from '../../position/budget.ts';
import { enlist, forgetFoughtUnits } from '../../position/fought.ts';
import {
  forgetGestures,
  forgetParting,
  isAboard,
  isMinor,
  isOnMap,
  minorsOf,
  moveGeneral,
  ownerOf,
  whereIs,
} from '../../position/generals.ts';
import {
  ACTIVE,
  allGroupUnits,
  closeGroup,
  FRESH,
  freshUnits,
  groupAt,
  groupCommander,
  groupCus,
  groupGenerals,
  groupRoyals,
  groupUnits,
  hasMoved,
  isFresh,
  isInGroup,
  MOVED,
  markGeneral,
  markRoyal,
  movedUnits,
  moverOf,
  noteWake,
  openGroup,
  PASSED,
  setGroupUnits,
  WAS_BESIEGED,
  wayOf,
} from '../../position/march.ts';
import { locationOf, spaceOf } from '../../position/places.ts';
import { royalAt, setRoyal } from '../../position/royals.ts';
import { closeAssaults } from '../../position/sieges.ts';
import { addUnits, cusAt, hasCus, noteMoved, spacesWithCus, stacks } from '../../position/units.ts';
import { forgetVoyage } from '../../position/voyage.ts';
import { isBesieged } from '../2-board/2-besieged.ts';
import { appoint } from '../7-pieces/7.1-minor-generals.ts';
import {
  type Asked,
  type Company,
  carried,
  cuFields,
  followers,
  type Judge,
  juniorsAt,
  mayMoveTogether,
  namedCus,
  namedUnits,
  royalsAt,
} from './9.1-company.ts';

/** An answer that names a group (D9-01). */
export interface Naming extends Company {
  readonly march: General;
  readonly from: Space;
  readonly side: Side;
}

const mayActivate = rule<[Seat, General]>({
  // S9.1-09, S9.1-24: also if he came along, or was dropped off.
  'S9.1-10': (p, _, general) => isMinor(p, general) || isFresh(p, general),
  'S9.1-08': (p, _, general) => isFresh(p, general),
  'S7.1.C-03': (p, seat, general) => !isMinor(p, general) || hasCus(p, seat),
});
/** S9-03: a Minor General is put where he is needed, where his player has a CU; a Major General is where he is. */
const mayStart = rule<[Seat, General, Location]>({
  'S9.1-01': (p, _, general, location) => isMinor(p, general) || whereIs(p, general) === location,
  'S7.1.C-03': (p, seat, general, location) => !isMinor(p, general) || cusAt(p, location, seat) > 0,
});
const mayJoin = rule<[General]>({
  'S9.1-10': (p, general) => isFresh(p, general),
});

/** S9.1-01: the Generals of a player who could lead: those on the map, and Minor Generals wherever they are. */
const isLeaderOf = (p: Board, seat: Seat, general: General): boolean =>
  ownerOf(p, general) === seat && (isOnMap(p, general) || isMinor(p, general));
function leadersOf(p: Board, seat: Seat, list: General[]): General[] {
  for (let general = 0; general < p.owner.length; general++)
    if (isLeaderOf(p, seat, general)) list.push(general);
  return list;
}
/** Those of them whom he may activate. */
export const fitLeaders = (p: Board, seat: Seat): General[] =>
  leadersOf(p, seat, []).filter((general) => mayActivate.allows(p, seat, general));
export function canActivate(p: Board, seat: Seat): boolean {
  for (let general: General = 0; general < p.owner.length; general++)
    if (isLeaderOf(p, seat, general) && mayActivate.allows(p, seat, general)) return true;
  return false;
}

const start = ({ so }: Asked): Location => locationOf(so.from as Space, so.side as Side);
/**
 * D9-01: a General, and any fresh pieces of one location; what is not named stays, and has not moved. `judge`: why so many
 * CUs cannot be named.
 */
export const namingWay = (closed?: (p: Board) => string | null, judge?: Judge) => ({
  march: {
    among: (p: Board, { seat }: Asked, list: General[]) => leadersOf(p, seat, list),
    bounds: 'S9.1-01',
    ...(closed && { closed }),
    may: (p: Board, { seat }: Asked, general: General) => mayActivate.broken(p, seat, general),
  },
  from: {
    among: (p: Board, { seat, so }: Asked, list: Space[]) => {
      const leader = so.march as General;
      if (isMinor(p, leader)) return spacesWithCus(p, seat, list);
      list.push(spaceOf(whereIs(p, leader)));
      return list;
    },
    bounds: 'S9.1-01',
  },
  side: {
    among: () => BOTH_SIDES,
    bounds: 'S2-13',
    may: (p: Board, { seat, so }: Asked, side: Side) =>
      mayStart.broken(p, seat, so.march as General, locationOf(so.from as Space, side)),
  },
  with: followers(
    'D9-01',
    (_, { so }) => so.march as General,
    (p, q, list) => juniorsAt(p, start(q), q.seat, q.so.march as General, list),
    (p, general) => mayJoin.broken(p, general),
  ),
  ...cuFields('S9.1-10', (p, q, unit) => freshUnits(p, start(q), q.seat, unit), {
    judge: (p, q, unit, count) =>
      mayMoveTogether.broken(p, namedCus(q.so) + count) ?? judge?.(p, q, unit, count) ?? null,
  }),
  carry: carried((p, q, list) => royalsAt(p, start(q), q.seat, list)),
});

/** The activation begins; `mps` as in `openBudget`. */
export function activateGroup(p: Board, seat: Seat, naming: Naming, mps: number, play: Play): void {
  const { march: leader, from: space, side } = naming;
  const at = locationOf(space, side);
  forgetGestures(p);
  forgetParting(p);
  if (whereIs(p, leader) !== at) appoint(p, seat, leader, at, play);
  beginActivation(p, seat, at, leader, mps);
  for (const general of naming.with) markGeneral(p, general, ACTIVE);
  const units = namedUnits(naming);
  for (let unit = 0; unit < TYPES; unit++) enlist(p, at, unit, units[unit]);
  for (const royal of naming.carry) markRoyal(p, royal, ACTIVE);
  notePassage(p);
  play.tell?.all('activated', { seat, general: leader, space, side, cus: groupCus(p) });
  for (const royal of naming.carry) play.tell?.all('takesAlong', { seat, general: leader, royal });
}

/** A group of a Faction is active: its leader, and whoever is added to him. */
export function beginActivation(p: Board, mover: Owner, at: Location, leader: General, mps: number): void {
  openBudget(p, mps);
  openGroup(p, mover, at);
  markGeneral(p, leader, ACTIVE);
  // D10-02: whether a city was Besieged when the activation began.
  const { majorCity } = p;
  for (let city: Space = 0; city < majorCity.length; city++)
    if (majorCity[city] === 1 && isBesieged(p, city)) noteWake(p, city, WAS_BESIEGED);
}

/** D11-04: where the group has CUs it Besieges, as long as its activation lasts. */
export function notePassage(p: Board): void {
  if (groupCus(p) > 0) noteWake(p, spaceOf(groupAt(p)), PASSED);
}

/** D9-16: what was in the group has moved; if it never did, only its leader has been activated, and who was named in a Siege. */
export function endGroup(p: Board, seat: Seat, { tell }: Play): void {
  const commander = groupCommander(p);
  const at = groupAt(p);
  for (const general of groupGenerals(p))
    markGeneral(p, general, hasMoved(p) || general === commander ? MOVED : FRESH);
  for (const royal of groupRoyals(p)) markRoyal(p, royal, hasMoved(p) ? MOVED : FRESH);
  const moved: number[] = [];
  for (let unit = 0; unit < TYPES; unit++) moved.push(movedUnits(p, unit)); // D15-13
  closeGroup(p);
  closeAssaults(p);
  forgetBudget(p);
  forgetVoyage(p);
  for (let unit = 0; unit < TYPES; unit++) noteMoved(p, at, seat, unit, moved[unit]);
  tell?.all('endedActivation', { seat, general: commander });
}

/** Takes the CUs of the group off its location, to be put down where it goes. */
export function liftGroup(p: Board, mover: Owner): Units {
  const units = allGroupUnits(p);
  for (let unit = 0; unit < TYPES; unit++) {
    setGroupUnits(p, unit, 0);
    addUnits(p, groupAt(p), mover, unit, -units[unit]);
  }
  return units;
}
/** Puts the group down where it now is. S9.1-16: without a CU nobody of the Royal Family has come along. */
export function putGroup(p: Board, mover: Owner, units: Units): void {
  const at = groupAt(p);
  for (let unit = 0; unit < TYPES; unit++) {
    addUnits(p, at, mover, unit, units[unit]);
    setGroupUnits(p, unit, units[unit]);
  }
  for (const general of groupGenerals(p)) moveGeneral(p, general, at);
  // S8.4-05: within the space a General is enough.
  for (const royal of groupRoyals(p))
    if (groupCus(p) > 0 || spaceOf(royalAt(p, royal)) === spaceOf(at)) setRoyal(p, royal, at);
    else markRoyal(p, royal, MOVED);
}

/** S9.1-24, S9.2-16: pieces that were in the group stay behind, and have moved. */
export function dropUnits(p: Board, seat: Seat, unit: number, count: number): void {
  p.crossedUnits[unit] = Math.max(0, p.crossedUnits[unit] - count); // of like ones those who could not go back anyway
  forgetFoughtUnits(p, unit, count);
  setGroupUnits(p, unit, groupUnits(p, unit) - count);
  noteMoved(p, groupAt(p), seat, unit, count);
}
export const minorsElsewhere = (p: Board, seat: Seat, at: Location): General[] =>
  minorsOf(p, seat).filter(
    (general) => whereIs(p, general) !== at && !isInGroup(p, general) && !isAboard(p, general), // D13-01
  );

/** What a group is active in. */
const OPENED_BY = { independents: ['independents'], players: ['marching', 'sailingEuxine'] } as const;
/** What is wrong with the active group: it is where it is said to be; without an activation there is none (S9.1-05). */
export function marchFault(p: Board, isBetween: boolean): string | null {
  const mover = moverOf(p);
  const isUnderWay = OPENED_BY[mover === INDEPENDENT ? 'independents' : 'players'].some(
    (name) => under(p, name) !== null,
  );
  if (mover === NOBODY) {
    const left = groupCus(p) + groupGenerals(p).length + groupRoyals(p).length;
    if (left > 0 || wayOf(p).length > 0 || p.wake.some((each) => each !== 0))
      return 'a group that is not active';
    // S3.1-07: a game can be over in the middle of a march; then nothing is open any more.
  } else if (!isUnderWay && p.stack.length > 0) return 'a group is active, but no activation is open';
  for (const { at, owner, units, moved } of stacks(p))
    for (const [unit, count] of units.entries()) {
      const active = mover === owner && groupAt(p) === at ? groupUnits(p, unit) : 0;
      if (moved[unit] < 0 || moved[unit] + active > count)
        return `${moved[unit]} and ${active} of ${count} CUs have moved or are moving`;
    }
  const isElsewhere = (general: General) => whereIs(p, general) !== groupAt(p);
  return !isBetween && groupGenerals(p).some(isElsewhere) ? 'a General of the group is elsewhere' : null;
}
