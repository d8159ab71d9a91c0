/** 13.2 (6): pieces come aboard or go ashore in a space on the way, while the active General stays at sea. */

import type { Seat } from '@diadochi/kernel';
import type { General, Royal, Space, Unit } from '../../box.ts';
import { isBarred } from '../../cards/pact.ts';
import {
  BOTH_SIDES,
  type Board,
  INSIDE,
  type Location,
  OUTSIDE,
  type Play,
  rule,
  type Side,
  TYPES,
} from '../../contract.ts';
import { closeBudget, reopenBudget } from '../../position/budget.ts';
import { bring } from '../../position/fought.ts';
import { generalsAt, hasGeneralAt, isMinor, moveGeneral } from '../../position/generals.ts';
import {
  ACTIVE,
  bind,
  freshCus,
  freshUnits,
  groupAt,
  groupCus,
  groupGenerals,
  groupRoyals,
  groupUnits,
  hasDone,
  IDLED,
  isFresh,
  MOVED,
  MUST_STOP,
  markGeneral,
  markRoyal,
  noteFreeDeed,
  resumeAtSea,
  setGroupUnits,
  standAt,
} from '../../position/march.ts';
import { isMajorCity, locationOf, outsideOf, pcOn, sideOf, spaceOf } from '../../position/places.ts';
import { setRoyal } from '../../position/royals.ts';
import { addUnits, cusAt, hasEnemyCusAt, noteMoved } from '../../position/units.ts';
import {
  aboardUnits,
  board,
  cusAboard,
  generalsAboard,
  hasSetSail,
  royalsAboard,
  shipAt,
  shipCommander,
  unload,
} from '../../position/voyage.ts';
import { besiegerOf, isBesieged } from '../2-board/2-besieged.ts';
import { appoint } from '../7-pieces/7.1-minor-generals.ts';
import { fitting } from '../7-pieces/7.2-silver-shields.ts';
import {
  type Asked,
  type Company,
  cuFields,
  isFreeToGo,
  mayCarry,
  mayCarryAnybody,
  mayFollow,
  mayLead,
  namedCus,
  namedUnits,
  royalsAt,
} from '../9-armies/9.1-company.ts';
import { minorsElsewhere, notePassage } from '../9-armies/9.1-groups.ts';
import { isNobody } from '../9-armies/9.4-walls.ts';
import { roomAboard } from './13.1-limitations.ts';

const isOwn = (p: Board, seat: Seat, space: Space): boolean => pcOn(p, space) === seat;
const isBesiegedCity = (p: Board, space: Space): boolean => isMajorCity(p, space) && isBesieged(p, space);
const here = (p: Board, side: Side): Location => locationOf(shipAt(p), side);

const mayPickUp = rule<[Seat, Side]>({
  // Whoever is in the Embarkation Port has embarked, or has not.
  'S13.2-14': (p) => hasSetSail(p),
  'S13.2-21': (p, seat, side) =>
    !isBesiegedCity(p, shipAt(p)) || side === (isOwn(p, seat, shipAt(p)) ? INSIDE : OUTSIDE),
  'S9.1-23': (p, seat, side) => hasSomebody(p, seat, here(p, side)),
  // D6-37: where nobody may land nobody comes or goes.
  'CO63-04': (p, seat) => !isBarred(p, seat, here(p, OUTSIDE)),
  'S13.1-03': (p, seat, side) => roomAboard(p) > 0 || hasPersons(p, seat, here(p, side)),
  // Whoever has come aboard is not picked up again: only what changes nothing could go on for ever.
  'D9-26': (p) => !hasDone(p, IDLED),
});
/** Whether a piece is there that has not moved. */
const hasSomebody = (p: Board, seat: Seat, location: Location): boolean =>
  freshCus(p, location, seat) > 0 || hasPersons(p, seat, location);
const hasPersons = (p: Board, seat: Seat, location: Location): boolean =>
  generalsAt(p, location, seat).some((general) => isFresh(p, general)) ||
  royalsAt(p, location, seat, []).some((royal) => isFreeToGo(p, royal));
const mayBePickedUp = rule<[General]>({
  'S9.1-23': (p, general) => isFresh(p, general),
});

/** S13.2-15: from any land location of the space. */
export const pickUpWay = {
  pickUp: {
    among: () => BOTH_SIDES,
    bounds: 'S13.2-15',
    may: (p: Board, { seat }: Asked, side: Side) => mayPickUp.broken(p, seat, side),
  },
  with: {
    among: (p: Board, { seat, so }: Asked, list: General[]) =>
      generalsAt(p, here(p, so.pickUp as Side), seat, list),
    bounds: 'S9.1-15',
    closed: (p: Board) => mayLead.broken(p, shipCommander(p) as General),
    may: (p: Board, _: Asked, general: General) =>
      mayFollow.broken(p, general) ?? mayBePickedUp.broken(p, general),
  },
  ...cuFields('S13.1-03', (p, { seat, so }, unit) => freshUnits(p, here(p, so.pickUp as Side), seat, unit), {
    total: (p) => roomAboard(p),
  }),
  carry: {
    among: (p: Board, { seat, so }: Asked, list: Royal[]) =>
      royalsAt(p, here(p, so.pickUp as Side), seat, list),
    bounds: 'S9.1-15',
    // D13-18
    closed: (p: Board, { so }: Asked) => mayCarryAnybody.broken(p, cusAboard(p) + namedCus(so)),
    may: (p: Board, _: Asked, royal: Royal) => mayCarry.broken(p, royal),
  },
};
export function pickUp(p: Board, seat: Seat, answer: Company & { pickUp: Side }, { tell }: Play): void {
  const at = here(p, answer.pickUp);
  const units = namedUnits(answer);
  for (let unit = 0; unit < TYPES; unit++) {
    addUnits(p, at, seat, unit, -units[unit]);
    bring(p, at, unit, units[unit]);
  }
  board(p, answer.with, units, answer.carry);
  if (isNobody(answer)) noteFreeDeed(p, IDLED);
  const general = shipCommander(p) as General;
  tell?.all('pickedUp', {
    seat,
    general,
    space: shipAt(p),
    side: answer.pickUp,
    cus: namedCus(answer),
  });
  for (const royal of answer.carry) tell?.all('takesAlong', { seat, general, royal });
}

/** Where pieces may go ashore while others stay at sea. */
export const mayDropOff = rule<[Seat, Side]>({
  'S13.2-14': (p) => hasSetSail(p),
  'S2-13': (p, _, side) => side === OUTSIDE || isMajorCity(p, shipAt(p)),
  'S13.2-18': (p, seat) =>
    !isBesiegedCity(p, shipAt(p)) || isOwn(p, seat, shipAt(p)) || besiegerOf(p, shipAt(p)) === seat,
  'S13.2-19': (p, seat, side) =>
    side === INSIDE || !isBesiegedCity(p, shipAt(p)) || !isOwn(p, seat, shipAt(p)),
  'S13.2-20': (p, seat, side) => side === OUTSIDE || besiegerOf(p, shipAt(p)) !== seat,
  'S9.4-05': (p, seat, side) => side === OUTSIDE || isOwn(p, seat, shipAt(p)),
  'CO63-04': (p, seat) => !isBarred(p, seat, here(p, OUTSIDE)), // D6-37
  'S13.2-16': (p, seat, side) => !hasEnemyCusAt(p, here(p, side), seat),
  'D9-26': (p) => !hasDone(p, IDLED),
});
/** The active General stays at sea; who that is when several are aboard, his player decides. */
const mayGoAshore = rule<[Asked['so']]>({
  'S13.2-14': (p, so) => (so.with as readonly General[]).length + 1 < generalsAboard(p).length,
});
/** S13.2-25: one Minor General, where nobody else would be with them. */
const mayPlaceWith = rule<[Asked]>({
  'S13.2-25': (p, { seat, so }) => !hasGeneralAt(p, here(p, so.dropOff as Side), seat) && !isLed(so),
  'S7.1.C-03': (p, q) => canGoAshore(p, q, 0),
  'D9-09': (_p, { so }) => (so.guard as readonly General[]).length === 0,
});
const isLed = (so: Asked['so']): boolean => (so.with as readonly General[]).length > 0;
/** Whoever is placed is placed with CUs that are dropped off: as long as some can still be named. */
const mayComeWithout = rule<[Asked, Unit]>({
  'S7.1.C-03': (p, q, unit) =>
    (q.so.guard as readonly General[]).length === 0 || namedCus(q.so) > 0 || canGoAshore(p, q, unit + 1),
});
/** Whether there are CUs, of a type or one after it, that could go ashore. */
function canGoAshore(p: Board, q: Asked, from: Unit): boolean {
  for (let unit = from; unit < TYPES; unit++)
    if (fitting(unit, aboardUnits(p, unit), roomAshore(p, q)) > 0) return true;
  return false;
}
/** S9.1-21, D9-09: in a space that is not one's own somebody has to be with them. */
const mayBeLeft = rule<[Seat, Asked['so']]>({
  'S9.1-21': (p, seat, so) =>
    isOwn(p, seat, shipAt(p)) ||
    isLed(so) ||
    (so.guard as readonly General[]).length > 0 ||
    hasGeneralAt(p, here(p, so.dropOff as Side), seat),
});
/** S7.1.C-11: a Minor General stays only with a CU. */
const mayRoyalsBeLeft = rule<[Seat, Asked['so']]>({
  'S9.1-21': (p, seat, so) => {
    const at = here(p, so.dropOff as Side);
    const isWithMajor = isLed(so) || generalsAt(p, at, seat).some((general) => !isMinor(p, general));
    return (
      isWithMajor ||
      (mayBeLeft.allows(p, seat, so) && (isOwn(p, seat, shipAt(p)) || cusAt(p, at, seat) + namedCus(so) > 0))
    );
  },
});
/** S13.2-19: within the limit of a city. */
const roomAshore = (p: Board, { seat, so }: Asked): number =>
  so.dropOff === OUTSIDE
    ? Number.POSITIVE_INFINITY
    : p.box.content.walls.inside - cusAt(p, here(p, INSIDE), seat);

export const dropOffWay = {
  dropOff: {
    among: () => BOTH_SIDES,
    bounds: 'S2-13',
    may: (p: Board, { seat }: Asked, side: Side) => mayDropOff.broken(p, seat, side),
  },
  with: {
    among: (p: Board, _: Asked, list: General[]) => generalsAboard(p, list),
    bounds: 'S9.1-15',
    may: (p: Board, { so }: Asked, _general: General) => mayGoAshore.broken(p, so),
  },
  guard: {
    among: (p: Board, { seat, so }: Asked) => minorsElsewhere(p, seat, here(p, so.dropOff as Side)),
    bounds: 'S9.1-21',
    closed: (p: Board, q: Asked) => mayPlaceWith.broken(p, q),
  },
  ...cuFields('S9.4-06', (p: Board, _: Asked, unit: Unit) => aboardUnits(p, unit), {
    total: roomAshore,
    judge: (p, q, unit, count) =>
      count > 0 ? mayBeLeft.broken(p, q.seat, q.so) : mayComeWithout.broken(p, q, unit),
  }),
  carry: {
    among: (p: Board, _: Asked, list: Royal[]) => royalsAboard(p, list),
    bounds: 'S9.1-15',
    closed: (p: Board, { seat, so }: Asked) => mayRoyalsBeLeft.broken(p, seat, so),
  },
};

/** An answer that says who goes ashore. */
export interface DroppingOff extends Company {
  readonly dropOff: Side;
  readonly guard: readonly General[];
}
/** D13-27: those who go ashore are the active group until their Procedure is over, without MPs and bound to stay. */
export function dropOff(p: Board, seat: Seat, answer: DroppingOff, play: Play): Location {
  const at = here(p, answer.dropOff);
  closeBudget(p);
  standAt(p, at);
  bind(p, MUST_STOP);
  for (const general of answer.with) {
    moveGeneral(p, general, at);
    markGeneral(p, general, ACTIVE);
  }
  for (const [unit, count] of namedUnits(answer).entries()) {
    unload(p, unit, count);
    addUnits(p, at, seat, unit, count);
    setGroupUnits(p, unit, count);
  }
  for (const royal of answer.carry) {
    setRoyal(p, royal, at);
    markRoyal(p, royal, ACTIVE);
  }
  for (const minor of answer.guard) {
    appoint(p, seat, minor, at, play);
    markGeneral(p, minor, ACTIVE);
  }
  notePassage(p);
  if (isNobody(answer)) noteFreeDeed(p, IDLED);
  play.tell?.all('droppedOff', {
    seat,
    space: spaceOf(at),
    side: sideOf(at),
    cus: namedCus(answer),
  });
  return at;
}
/** S11.1-02: whether a General or a CU was dropped off; whoever was only placed with them was not. */
export const isAnybodyAshore = (p: Board, guard: General | null): boolean =>
  groupCus(p) > 0 || groupGenerals(p).some((general) => general !== guard);
/** S13.2-24: they have moved; the group at sea is as it was. Whoever was placed with them has not been activated. */
export function leaveAshore(
  p: Board,
  seat: Seat,
  { route, guard, guardMark }: { route: readonly Location[]; guard: General | null; guardMark: number },
): void {
  for (const general of groupGenerals(p)) markGeneral(p, general, general === guard ? guardMark : MOVED);
  for (const royal of groupRoyals(p)) markRoyal(p, royal, MOVED);
  for (let unit = 0; unit < TYPES; unit++) {
    const count = groupUnits(p, unit);
    setGroupUnits(p, unit, 0);
    noteMoved(p, groupAt(p), seat, unit, count);
  }
  resumeAtSea(p, outsideOf(shipAt(p)), route);
  reopenBudget(p);
}
