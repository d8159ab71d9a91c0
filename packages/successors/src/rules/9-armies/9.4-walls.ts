/**
 * 9.3 B, 9.4: between the inside and the outside of one's own Major City, which costs no MPs. An active General in the
 * space leads (D9-05); coming out is a movement of its own, which runs the Land Movement Procedure (S9.3.B-05, D11-08).
 */

import { nameOf, type Seat } from '@diadochi/kernel';
import type { General, Royal, Unit } from '../../box.ts';
import { mayMeet } from '../../cards/pact.ts';
import {
  type Board,
  INSIDE,
  type Location,
  OUTSIDE,
  type Owner,
  type Play,
  rule,
  TYPES,
} from '../../contract.ts';
import { enlist, forgetFoughtUnits } from '../../position/fought.ts';
import { generalFacts, generalsAt, moveGeneral } from '../../position/generals.ts';
import {
  ACTIVE,
  advance,
  allGroupUnits,
  boundOf,
  FRESH,
  freshUnits,
  groupAt,
  groupCommander,
  groupCus,
  groupGenerals,
  groupRoyals,
  groupUnits,
  hasCrossed,
  hasDone,
  hasMoved,
  hasRoyalCrossed,
  IDLED,
  isFresh,
  MOVED,
  MUST_LEAVE,
  markGeneral,
  markRoyal,
  noteCrossing,
  noteFreeDeed,
  noteMove,
  setGroupUnits,
  THROUGH_WALLS,
  uncrossedUnits,
} from '../../position/march.ts';
import { isMajorCity, pcOn, sideOf, spaceOf } from '../../position/places.ts';
import { setRoyal } from '../../position/royals.ts';
import { addUnits, cusAt, noteMoved } from '../../position/units.ts';
import {
  type Asked,
  type Company,
  cuFields,
  followers,
  isFreeToGo,
  mayMoveTogether,
  namedCus,
  namedUnits,
  royalsAt,
} from './9.1-company.ts';

/** D9-26: whether nobody goes or comes. */
export const isNobody = (company: Company): boolean =>
  company.with.length + company.carry.length + namedCus(company) === 0;

/** The other location of a Major City. */
export const acrossTheWalls = (location: Location): Location => location ^ 1;
const across = (p: Board): Location => acrossTheWalls(groupAt(p));

const mayUseGates = rule<[Seat]>({
  // D9-18: one's own city, and nobody else's (S9.4-05).
  'S9.3.B-02': (p, seat) => {
    const space = spaceOf(groupAt(p));
    return isMajorCity(p, space) && pcOn(p, space) === seat;
  },
});
// D9-26: nobody comes back to where he was before something has been done that cannot be done for ever.
const mayReturn = rule<[General]>({
  'D9-26': (p, general) => !hasCrossed(p, general),
});
const mayUnitsReturn = rule<[Unit, number]>({
  'D9-26': (p, unit, count) => count <= uncrossedUnits(p, unit),
});
/** D8-13: through the walls also the Cart goes in Game Turn I. */
const mayGoAlong = rule<[Royal]>({
  'S9.1-10': (p, royal) => isFreeToGo(p, royal),
  'D9-26': (p, royal) => !hasRoyalCrossed(p, royal),
});
export const canShift = (p: Board, seat: Seat): boolean =>
  mayUseGates.allows(p, seat) && groupGenerals(p).every((general) => mayReturn.allows(p, general));
const mayGarrison = rule<[]>({
  'S9.3.B-02': (p) => sideOf(groupAt(p)) === OUTSIDE,
  'S10.G-03': (p) => boundOf(p) !== MUST_LEAVE,
  'D9-26': (p) => !hasDone(p, IDLED) && canAnybodyGarrison(p),
});
function canAnybodyGarrison(p: Board): boolean {
  for (let unit = 0; unit < TYPES; unit++) if (uncrossedUnits(p, unit) > 0) return true;
  const generals = groupGenerals(p);
  return (
    (generals.length > 1 && generals.some((general) => mayReturn.allows(p, general))) ||
    groupRoyals(p).some((royal) => mayGoAlong.allows(p, royal))
  );
}
const mayMuster = rule<[]>({
  'S10.G-03': (p) => boundOf(p) !== MUST_LEAVE,
  'D9-26': (p) => !hasDone(p, IDLED),
});
/** S9.4-06: as many CUs as there is still room for. */
const roomIn =
  (to: (p: Board) => Location) =>
  (p: Board, { seat }: Asked): number =>
    sideOf(to(p)) === OUTSIDE ? Number.POSITIVE_INFINITY : p.box.content.walls.inside - cusAt(p, to(p), seat);
const mayStayBehind = rule<[Asked['so']]>({
  'S9.1-14': (p, so) => (so.with as readonly General[]).length + 1 < groupGenerals(p).length,
});

const inGroup = (p: Board, _: Asked, unit: Unit): number => groupUnits(p, unit);
const behind = (p: Board, { seat }: Asked, unit: Unit): number => freshUnits(p, across(p), seat, unit);

/** The named pieces of the group go through the walls; the others have been dropped off. */
export const shiftWay = {
  shift: {
    among: (p: Board, _: Asked, list: General[]) => groupGenerals(p, list),
    likely: (p: Board, { seat }: Asked, list: General[]) =>
      mayUseGates.allows(p, seat) ? groupGenerals(p, list) : list,
    bounds: 'S9.1-14',
    closed: (p: Board, { seat }: Asked) => mayUseGates.broken(p, seat) ?? mayMeet.broken(p, seat, across(p)),
    may: (p: Board, _: Asked, general: General) =>
      mayGoTogether.broken(p, general) ?? mayReturn.broken(p, general),
  },
  with: followers(
    'S9.1-15',
    (_, { so }) => so.shift as General,
    (p, { so }, list) => {
      const { seniority } = generalFacts(p, so.shift as General);
      for (const general of groupGenerals(p))
        if (general !== so.shift && generalFacts(p, general).seniority <= seniority) list.push(general);
      return list;
    },
    (p, general) => mayReturn.broken(p, general),
  ),
  ...cuFields('S9.4-06', inGroup, {
    total: roomIn(across),
    judge: (p, _, unit, count) => mayUnitsReturn.broken(p, unit, count),
  }),
  carry: {
    among: (p: Board, { seat }: Asked, list: Royal[]) => royalsAt(p, groupAt(p), seat, list),
    bounds: 'S8.4-05',
    may: (p: Board, _: Asked, royal: Royal) => mayGoAlong.broken(p, royal),
  },
};
/** S10.G-03: where they have to leave, all Generals leave, with him who commands. */
const mayGoTogether = rule<[General]>({
  'S10.G-03': (p, general) => boundOf(p) !== MUST_LEAVE || general === groupCommander(p),
});
/** S9.1-22: some of the group stay inside, and the group marches on. */
export const garrisonWay = {
  garrison: { closed: (p: Board, { seat }: Asked) => mayUseGates.broken(p, seat) ?? mayGarrison.broken(p) },
  with: {
    among: (p: Board, _: Asked, list: General[]) => groupGenerals(p, list),
    bounds: 'S9.1-15',
    may: (p: Board, { so }: Asked, general: General) =>
      mayStayBehind.broken(p, so) ?? mayReturn.broken(p, general),
  },
  ...cuFields('S9.4-06', inGroup, {
    total: roomIn(across),
    judge: (p, _, unit, count) => mayUnitsReturn.broken(p, unit, count),
  }),
  carry: {
    among: (p: Board, _: Asked, list: Royal[]) => groupRoyals(p, list),
    bounds: 'S8.4-05',
    may: (p: Board, _: Asked, royal: Royal) => mayGoAlong.broken(p, royal),
  },
};
/** S9.1-22: those on the other side of the walls who have not moved join the group. */
export const musterWay = {
  muster: { closed: (p: Board, { seat }: Asked) => mayUseGates.broken(p, seat) ?? mayMuster.broken(p) },
  with: followers(
    'S9.1-15',
    (p) => groupCommander(p) as General,
    (p, { seat }) => generalsAt(p, across(p), seat),
    (p, general) => mayBeMustered.broken(p, general),
  ),
  ...cuFields('S9.1-23', behind, {
    total: roomIn(groupAt),
    judge: (p, { so }, _, count) =>
      count === 0 ? null : mayMoveTogether.broken(p, groupCus(p) + namedCus(so) + count),
  }),
  carry: {
    among: (p: Board, { seat }: Asked, list: Royal[]) => royalsAt(p, across(p), seat, list),
    bounds: 'S8.4-05',
    may: (p: Board, _: Asked, royal: Royal) => mayGoAlong.broken(p, royal),
  },
};
const mayBeMustered = rule<[General]>({
  'S9.1-23': (p, general) => isFresh(p, general),
});

/** Moves CUs of a player from one side of the walls to the other. */
function carryUnits(p: Board, seat: Seat, from: Location, unit: Unit, count: number): void {
  addUnits(p, from, seat, unit, -count);
  addUnits(p, acrossTheWalls(from), seat, unit, count);
}

export function shift(p: Board, seat: Seat, answer: Company & { shift: General }, { tell }: Play): Location {
  const [from, to] = [groupAt(p), across(p)];
  const all = boundOf(p) === MUST_LEAVE;
  const generals = all ? groupGenerals(p) : [answer.shift, ...answer.with];
  const units = all ? allGroupUnits(p) : namedUnits(answer);
  // D9-16: who stays behind where the group began has not moved; only its leader has been activated.
  const [leader, left] = [groupCommander(p), hasMoved(p) ? MOVED : FRESH];
  for (const general of groupGenerals(p))
    if (!generals.includes(general)) markGeneral(p, general, general === leader ? MOVED : left);
  for (const royal of groupRoyals(p)) if (!answer.carry.includes(royal)) markRoyal(p, royal, left);
  for (let unit = 0; unit < TYPES; unit++) {
    if (left === MOVED) noteMoved(p, from, seat, unit, groupUnits(p, unit) - units[unit]);
    forgetFoughtUnits(p, unit, groupUnits(p, unit) - units[unit]);
    setGroupUnits(p, unit, 0);
    carryUnits(p, seat, from, unit, units[unit]);
  }
  advance(p, to, THROUGH_WALLS);
  for (const general of generals) moveGeneral(p, general, to);
  for (const royal of answer.carry) {
    setRoyal(p, royal, to);
    markRoyal(p, royal, ACTIVE);
  }
  for (let unit = 0; unit < TYPES; unit++) setGroupUnits(p, unit, units[unit]);
  noteCrossing(p, generals, units, answer.carry);
  tell?.all('shifted', {
    seat,
    general: groupCommander(p) as General,
    space: spaceOf(to),
    side: sideOf(to),
    cus: groupCus(p),
  });
  return to;
}

export function garrison(p: Board, seat: Seat, answer: Company, { tell }: Play): void {
  const [from, to] = [groupAt(p), across(p)];
  for (const general of answer.with) {
    markGeneral(p, general, MOVED);
    moveGeneral(p, general, to);
  }
  for (const [unit, count] of namedUnits(answer).entries()) {
    forgetFoughtUnits(p, unit, count);
    setGroupUnits(p, unit, groupUnits(p, unit) - count);
    carryUnits(p, seat, from, unit, count);
    noteMoved(p, to, seat, unit, count);
  }
  for (const royal of answer.carry) {
    markRoyal(p, royal, MOVED);
    setRoyal(p, royal, to);
  }
  if (isNobody(answer)) noteFreeDeed(p, IDLED);
  else noteMove(p);
  tell?.all('garrisoned', { seat, space: spaceOf(to), cus: namedCus(answer) });
}

/** True if the pieces came out: that is a movement into the outside location. */
export function muster(p: Board, seat: Seat, answer: Company, { tell }: Play): boolean {
  const [from, to] = [across(p), groupAt(p)];
  for (const general of answer.with) {
    markGeneral(p, general, ACTIVE);
    moveGeneral(p, general, to);
  }
  for (const [unit, count] of namedUnits(answer).entries()) {
    carryUnits(p, seat, from, unit, count);
    enlist(p, from, unit, groupUnits(p, unit) + count);
  }
  for (const royal of answer.carry) {
    markRoyal(p, royal, ACTIVE);
    setRoyal(p, royal, to);
  }
  if (isNobody(answer)) noteFreeDeed(p, IDLED);
  else {
    noteCrossing(p, answer.with, namedUnits(answer), answer.carry);
    noteMove(p);
  }
  tell?.all('mustered', { seat, space: spaceOf(to), cus: namedCus(answer) });
  return sideOf(to) === OUTSIDE && namedCus(answer) + answer.with.length > 0;
}

/**
 * What is wrong with pieces inside, S9.4-05: the inside of a city that is somebody else's, or of a space that is none, is closed to all pieces. When a city
 * has just been lost, some may still be there.
 */
export function insideFault(
  p: Board,
  at: Location,
  what: string,
  owner: Owner,
  isBetween: boolean,
): string | null {
  const space = spaceOf(at);
  if (sideOf(at) !== INSIDE) return null;
  if (!isMajorCity(p, space)) return `${what} inside ${nameOf(p, 'space', space)}, which is no Major City`;
  return isBetween || pcOn(p, space) === owner
    ? null
    : `${what} inside ${nameOf(p, 'space', space)}, where seat ${owner} has no PC`;
}
