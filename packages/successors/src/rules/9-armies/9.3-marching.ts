/** 9.3: what an active group does with its MPs, in any order (S9.3-01), until its player ends the activation (S9.3-02). */

import { done, type Seat } from '@diadochi/kernel';
import type { General, Royal, Space } from '../../box.ts';
import { isBarred, mayMeet } from '../../cards/pact.ts';
import {
  BOTH_SIDES,
  type Board,
  decision,
  isPlayer,
  type Location,
  NOBODY,
  OUTSIDE,
  type Play,
  procedure,
  rule,
  type Side,
  TYPES,
} from '../../contract.ts';
import { closeBudget, spendMps } from '../../position/budget.ts';
import { enlist } from '../../position/fought.ts';
import {
  forgetGestures,
  generalsAt,
  hasGestured,
  mostSeniorOf,
  noteGesture,
} from '../../position/generals.ts';
import {
  ACTIVE,
  boundOf,
  freshUnits,
  groupAt,
  groupCommander,
  groupCus,
  groupGenerals,
  groupRoyals,
  hasMoved,
  MOVED,
  MUST_LEAVE,
  MUST_STOP,
  markRoyal,
  movedUnits,
  moverOf,
  noteMove,
  setGroupUnits,
  standStill,
} from '../../position/march.ts';
import {
  insideOf,
  isMajorCity,
  isMinorCity,
  locationOf,
  outsideOf,
  pcOn,
  setPc,
  sideOf,
  spaceFacts,
  spaceOf,
} from '../../position/places.ts';
import { endProcedure } from '../../position/played.ts';
import { cusAt, spacesWithCus } from '../../position/units.ts';
import { appointWay, disbandWay, gesture, recallWay } from '../7-pieces/7.1-gestures.ts';
import { appoint } from '../7-pieces/7.1-minor-generals.ts';
import { hasHostsAt, hasIndependents } from '../10-land-movement/10.C-free-passage.ts';
import { meetOnlyGenerals } from '../10-land-movement/10.D-factions.ts';
import { canLeaveBySea, isLandClosed } from '../13-naval-movement/13.1-limitations.ts';
import { embark, embarkWay } from '../13-naval-movement/13.2-embarking.ts';
import { isHeirWaiting } from '../14-land-battle/14.8-general-loss.ts';
import { siegeWay, storm } from '../15-sieges/15.2-requirements.ts';
import {
  type Asked,
  carried,
  cuFields,
  mayMoveTogether,
  namedCus,
  namedUnits,
  royalsAt,
} from './9.1-company.ts';
import { dropUnits, endGroup, notePassage } from './9.1-groups.ts';
import { isLedByMinor, regroup, regroupWay } from './9.1-regrouping.ts';
import {
  canPay,
  costOf,
  extraLeft,
  mpsLeft,
  mpsLeftUnder,
  paidByExtra,
  paymentTo,
  removalCost,
} from './9.2-movement-points.ts';
import {
  acrossTheWalls,
  garrison,
  garrisonWay,
  isNobody,
  muster,
  musterWay,
  shift,
  shiftWay,
} from './9.4-walls.ts';

export const marching = procedure('marching', (_, args) => ({
  ...args,
  into: 0,
  request: false,
  passing: false,
  riders: false,
})).steps({
  A_act: {
    ask: 'march',
    // D9-03: without a General it is over.
    of: (p, { seat }) => (groupCommander(p) === null ? [] : [seat]),
    about: (p) => ({ space: spaceOf(groupAt(p)), side: sideOf(groupAt(p)), left: mpsLeft(p) }),
    then: (p, f, seat, answer, play) => {
      if (gesture(p, seat, answer, play)) return 'A_act';
      if (!isIdle(p, answer)) forgetGestures(p);
      if ('end' in answer) return 'B_end';
      if ('go' in answer || 'request' in answer) {
        f.request = 'request' in answer;
        f.into = outsideOf('request' in answer ? answer.request : answer.go); // S9.4-03
        return 'C_landMovement';
      }
      if ('embark' in answer) {
        f.passing = embark(p, seat, answer, play);
        return 'D_sailing';
      }
      if ('regroup' in answer) regroup(p, seat, answer, play);
      else if ('shift' in answer)
        return sideOf(shift(p, seat, answer, play)) === OUTSIDE ? 'D_sortie' : 'A_act';
      else if ('garrison' in answer) garrison(p, seat, answer, play);
      else if ('muster' in answer) return muster(p, seat, answer, play) ? 'D_sortie' : 'A_act';
      else if ('relocate' in answer) relocate(p, seat, answer, play);
      else if ('removePc' in answer) removePc(p, seat, play);
      else if ('siege' in answer) {
        f.riders = storm(p, answer);
        return 'D_siege';
      }
      return 'A_act';
    },
  },
  B_end: (p, { seat }, play) => {
    endGroup(p, seat, play);
    return done({});
  },
  C_landMovement: {
    call: 'landMovement',
    with: (p, { seat, into, request }) => ({ by: seat, mover: seat, from: groupAt(p), into, request }),
    then: 'E_over',
  },
  // S9.3.B-05, D11-08
  D_sortie: {
    call: 'landMovement',
    at: 'D_interceptions',
    with: (p, { seat }) => ({
      by: seat,
      mover: seat,
      from: acrossTheWalls(groupAt(p)),
      into: groupAt(p),
      request: false,
    }),
    then: 'E_over',
  },
  // S9.3.C-01
  D_siege: {
    call: 'siege',
    with: (p, { seat, riders }) => ({ seat, space: spaceOf(groupAt(p)), surrender: false, riders }),
    then: 'E_over',
  },
  // S9.3.A-06
  D_sailing: {
    call: 'sailing',
    with: (_, { seat, passing }) => ({ seat, passing, to: null }),
    then: (p, { seat }, { over }, play) => {
      if (!over) return 'E_over';
      endProcedure(p);
      endGroup(p, seat, play);
      return done({});
    },
  },
  E_over: (p) => endProcedure(p),
  // S7.1.B-08, D7-09
  E_inheritance: {
    call: 'inheritance',
    with: (p) => (isHeirWaiting(p) ? {} : null),
    then: 'A_act',
    none: 'A_act',
  },
});

/**
 * D9-26: what costs nothing and takes nobody along is no action: with such, an active Minor General could be put to and
 * fro for ever.
 */
function isIdle(p: Board, answer: { readonly [field: string]: unknown }): boolean {
  if ('regroup' in answer || 'relocate' in answer) return true;
  if (!isLedByMinor(p) || !('shift' in answer || 'garrison' in answer || 'muster' in answer)) return false;
  return isNobody(answer as Parameters<typeof isNobody>[0]);
}

/** With as many MPs left. */
export const mayGo = rule<[Space, number]>({
  'S13.1-05': (p) => !isLandClosed(p),
  'S9.4-01': (p) => sideOf(groupAt(p)) === OUTSIDE,
  'S10.C-09': (p) => boundOf(p) !== MUST_STOP,
  // D16-22: who has been made to leave goes with all of his.
  'S16.8-01': (p) => boundOf(p) === MUST_LEAVE || mayMoveTogether.allows(p, groupCus(p)),
  'S9.3.A-07': (p, space, left) => canPay(p, spaceOf(groupAt(p)), space, left),
});
/**
 * S10.C-03, D10-04: whether somebody in a space could leave it under a General, with so many MPs: by land, or with so many
 * CUs by sea.
 */
export const canLeave = (
  p: Board,
  space: Space,
  commander: General | null,
  mps: number,
  extra: number,
  cus: number,
): boolean =>
  spaceFacts(p, space).paths.some((path) => {
    const cost = costOf(p, moverOf(p), path);
    return (
      cost >= 0 &&
      cost - paidByExtra(p, space, path, extra) <= mps &&
      !isBarred(p, moverOf(p), outsideOf(path.to)) // D6-37
    );
  }) || canLeaveBySea(p, space, cus, (at) => mps + mpsMoreIn(p, commander, at, space));
/** How many more MPs a General has in one space than in another. */
const mpsMoreIn = (p: Board, commander: General | null, space: Space, than: Space): number =>
  mpsLeftUnder(p, commander, outsideOf(space)) - mpsLeftUnder(p, commander, outsideOf(than));
/** Whether there is anybody in a space of whom Free Passage could be asked. */
export const mayRequestIn = rule<[Seat, Space]>({
  'S10.C-04': (p, _, space) => !hasIndependents(p, outsideOf(space)),
  'S10.C-01': (p, seat, space) => hasHostsAt(p, outsideOf(space), seat),
  'S10.C-02': (p, _, space) => !isMajorCity(p, space),
});
export const mayRequest = rule<[Seat, Space]>({
  // S10.C-07: those of his who are there come along, and one of them may command.
  'S10.C-03': (p, seat, space) => {
    const commander = mostSeniorOf(p, [...groupGenerals(p), ...generalsAt(p, outsideOf(space), seat)]);
    const left = mpsLeftUnder(p, commander, outsideOf(space));
    const cus = groupCus(p) + cusAt(p, outsideOf(space), seat);
    const { mps, extra } = paymentTo(p, spaceOf(groupAt(p)), space);
    return canLeave(p, space, commander, left - mps, extraLeft(p, commander) - extra, cus);
  },
});
const mayEnd = rule<[]>({
  'S10.G-01': (p) => boundOf(p) !== MUST_LEAVE || !meetOnlyGenerals(p, groupAt(p)),
  'S10.C-07': (p) => boundOf(p) !== MUST_LEAVE,
});
const mayRemovePc = rule<[Seat]>({
  'S13.1-05': (p) => !isLandClosed(p),
  'S10.C-08': (p) => boundOf(p) !== MUST_LEAVE,
  'S9.3.D-03': (p, seat) => {
    const space = spaceOf(groupAt(p));
    const pc = pcOn(p, space);
    return isPlayer(pc) && pc !== seat && isMinorCity(p, space);
  },
  'S9.3.D-02': (p) => groupCus(p) >= p.box.content.marching.removePcCus, // S9.3.D-08: of the group
  'S9.3.D-01': (p) => mpsLeft(p) >= removalCost(p),
});
const mayRelocate = rule<[Seat]>({
  'S9.3.B-04': (p) => isLedByMinor(p),
  'S10.C-08': (p) => boundOf(p) !== MUST_LEAVE,
  'D9-26': (p) => !hasGestured(p, groupCommander(p) as General),
  'S9.1-21': (p, seat) =>
    !hasMoved(p) ||
    pcOn(p, spaceOf(groupAt(p))) === seat ||
    groupCus(p) + groupRoyals(p).length === 0 ||
    generalsAt(p, groupAt(p), seat).length > 1,
});
const mayRelocateTo = rule<[Seat, Location]>({
  'S7.1.C-05': (p, seat, location) => location !== groupAt(p) && cusAt(p, location, seat) > 0,
});
function brokenRelocating(p: Board, seat: Seat, space: Space): string | null {
  const outside = mayRelocateTo.broken(p, seat, outsideOf(space));
  return outside === null ? null : mayRelocateTo.broken(p, seat, insideOf(space));
}
export const nextSpaces = (p: Board): readonly Space[] => spaceFacts(p, spaceOf(groupAt(p))).adjacent;
function nextToHosts(p: Board, seat: Seat, list: Space[]): Space[] {
  for (const space of nextSpaces(p)) if (hasHostsAt(p, outsideOf(space), seat)) list.push(space);
  return list;
}
const elsewhere = ({ so }: Asked): Location => locationOf(so.relocate as Space, so.side as Side);

export const removePcWay = {
  removePc: { closed: (p: Board, { seat }: Asked) => mayRemovePc.broken(p, seat) },
};
export const endWay = { end: { closed: (p: Board) => mayEnd.broken(p) } };

export const march = decision('march', [
  {
    go: {
      among: nextSpaces,
      bounds: 'S10.A-01',
      may: (p, { seat, about: { left } }, space) =>
        mayGo.broken(p, space, left) ?? mayMeet.broken(p, seat, outsideOf(space)),
    },
  },
  {
    request: {
      among: nextSpaces,
      likely: (p, { seat }, list) => nextToHosts(p, seat, list),
      bounds: 'S10.A-01',
      may: (p, { seat, about: { left } }, space) =>
        mayGo.broken(p, space, left) ??
        mayRequestIn.broken(p, seat, space) ??
        mayRequest.broken(p, seat, space),
    },
  },
  regroupWay,
  shiftWay,
  garrisonWay,
  musterWay,
  {
    relocate: {
      among: (p, { seat }, list) => spacesWithCus(p, seat, list),
      likely: (p, { seat }, list) => (isLedByMinor(p) ? spacesWithCus(p, seat, list) : list),
      bounds: 'S7.1.C-05',
      closed: (p, { seat }) => mayRelocate.broken(p, seat),
      may: (p, { seat }, space) => brokenRelocating(p, seat, space),
    },
    side: {
      among: () => BOTH_SIDES,
      bounds: 'S2-13',
      may: (p, { seat, so }, side) => mayRelocateTo.broken(p, seat, locationOf(so.relocate, side)),
    },
    ...cuFields('S9.1-10', (p, q, unit) => freshUnits(p, elsewhere(q), q.seat, unit), {
      judge: (p, { so }, _, count) => mayMoveTogether.broken(p, namedCus(so) + count),
    }),
    carry: carried((p, q, list) => royalsAt(p, elsewhere(q), q.seat, list)),
  },
  embarkWay,
  removePcWay,
  siegeWay,
  endWay,
  appointWay,
  recallWay,
  disbandWay,
]);

/** S9.1-06 to S9.1-08, S9.3.B-04: the active Minor General is put elsewhere, alone, and goes on from there. */
function relocate(
  p: Board,
  seat: Seat,
  answer: { relocate: Space; side: Side; carry: readonly Royal[]; [unit: string]: unknown },
  play: Play,
): void {
  const [minor] = groupGenerals(p);
  for (let unit = 0; unit < TYPES; unit++) {
    dropUnits(p, seat, unit, movedUnits(p, unit)); // D9-33
    setGroupUnits(p, unit, 0);
  }
  for (const royal of groupRoyals(p)) markRoyal(p, royal, hasMoved(p) ? MOVED : 0);
  const to = locationOf(answer.relocate, answer.side);
  if (boundOf(p) === MUST_STOP) closeBudget(p); // S10.C-09, D10-04
  standStill(p, to);
  appoint(p, seat, minor, to, play);
  const units = namedUnits(answer);
  for (let unit = 0; unit < TYPES; unit++) enlist(p, to, unit, units[unit]);
  for (const royal of answer.carry) markRoyal(p, royal, ACTIVE);
  notePassage(p);
  noteGesture(p, minor);
}

/** S9.3.D-01, S9.3.D-04 */
export function removePc(p: Board, seat: Seat, { tell }: Play): void {
  const space = spaceOf(groupAt(p));
  const from = pcOn(p, space);
  spendMps(p, removalCost(p));
  noteMove(p);
  setPc(p, space, NOBODY, seat);
  tell?.all('removedPc', { seat, space, from });
}
