/** 13.2 (8): everybody aboard goes ashore in one location (D13-24), which ends the Naval Movement (S13.2-27). */

import type { Seat } from '@diadochi/kernel';
import type { General } from '../../box.ts';
import { mayMeet } from '../../cards/pact.ts';
import {
  BOTH_SIDES,
  type Board,
  type Location,
  OUTSIDE,
  type Play,
  rule,
  type Side,
} from '../../contract.ts';
import { generalsAt, mostSeniorOf } from '../../position/generals.ts';
import {
  ACTIVE,
  groupCommander,
  groupCus,
  MARCHED_IN,
  markRoyal,
  noteWake,
  PASSED,
  standAt,
} from '../../position/march.ts';
import { isMajorCity, locationOf, outsideOf, pcOn, sideOf, spaceOf } from '../../position/places.ts';
import { setRoyal } from '../../position/royals.ts';
import { cusAt } from '../../position/units.ts';
import {
  cusAboard,
  generalsAboard,
  hasSetSail,
  landSpent,
  leaveShip,
  royalsAboard,
  shipAt,
} from '../../position/voyage.ts';
import type { Asked } from '../9-armies/9.1-company.ts';
import { putGroup } from '../9-armies/9.1-groups.ts';
import { extraLeft, mpsLeftUnder } from '../9-armies/9.2-movement-points.ts';
import { canLeave, mayRequestIn } from '../9-armies/9.3-marching.ts';

/** S13.2-17: also among enemy CUs. */
export const mayLandAt = rule<[Seat, Location, number]>({
  'S2-13': (p, _, to) => sideOf(to) === OUTSIDE || isMajorCity(p, spaceOf(to)),
  'S9.4-05': (p, seat, to) => sideOf(to) === OUTSIDE || pcOn(p, spaceOf(to)) === seat,
  'D13-24': (p, seat, to, cus) =>
    sideOf(to) === OUTSIDE || cusAt(p, to, seat) + cus <= p.box.content.walls.inside,
});
const mayLeaveShip = rule<[]>({
  // Not where one has just embarked.
  'D13-19': (p) => hasSetSail(p),
});
/** Why whoever is aboard cannot go ashore where the ship is. */
export const brokenLanding = (p: Board, seat: Seat, side: Side): string | null =>
  brokenRequest(p, seat, side) ?? mayMeet.broken(p, seat, locationOf(shipAt(p), side));
/** The same for one who asks for Free Passage there: also a pact may be kept so (D6-37). */
const brokenRequest = (p: Board, seat: Seat, side: Side): string | null =>
  mayLeaveShip.broken(p) ?? mayLandAt.broken(p, seat, locationOf(shipAt(p), side), cusAboard(p));
/** S13.1-05, S13.2-29: the MPs that could be spent on land if the group went ashore where it is. */
export const landMps = (p: Board, commander: General | null): number =>
  landSpent(p) > 0 ? 0 : mpsLeftUnder(p, commander, outsideOf(shipAt(p)));
/** D10-19: with MPs to leave by land. */
const mayAskOnLanding = rule<[Seat]>({
  'S10.C-03': (p, seat) => {
    const there = generalsAt(p, outsideOf(shipAt(p)), seat);
    const commander = mostSeniorOf(p, [...generalsAboard(p), ...there]);
    return canLeave(p, shipAt(p), commander, landMps(p, commander), extraLeft(p, commander), 0);
  },
});

export const landWay = {
  land: {
    among: () => BOTH_SIDES,
    bounds: 'S2-13',
    may: (p: Board, { seat }: Asked, side: Side) => brokenLanding(p, seat, side),
  },
};
export const requestWay = {
  request: {
    closed: (p: Board, { seat }: Asked) =>
      brokenRequest(p, seat, OUTSIDE) ??
      mayRequestIn.broken(p, seat, shipAt(p)) ??
      mayAskOnLanding.broken(p, seat),
  },
};

/** Who was aboard is the active group again, on land. */
export function disembark(p: Board, seat: Seat, side: Side, { tell }: Play): Location {
  const to = locationOf(shipAt(p), side);
  const royals = royalsAboard(p);
  const units = leaveShip(p);
  standAt(p, to);
  putGroup(p, seat, units);
  // D13-18: also if no CU is left.
  for (const royal of royals) {
    setRoyal(p, royal, to);
    markRoyal(p, royal, ACTIVE);
  }
  // S10.A-11, D13-31: whoever goes on by land has passed through.
  if (groupCus(p) > 0) noteWake(p, spaceOf(to), PASSED | MARCHED_IN);
  const general = groupCommander(p) as General;
  tell?.all('landed', { seat, general, space: spaceOf(to), side: sideOf(to), cus: groupCus(p) });
  return to;
}
