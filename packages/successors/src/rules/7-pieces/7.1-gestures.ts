/**
 * 7.1.C, 7.2.F: what a player may do in his own turn whenever he may act: place, take off and reposition Minor
 * Generals, and disband Royal Army CUs. They are the last ways to answer in every menu of his turn.
 */

import { type Seat, upTo } from '@diadochi/kernel';
import { type General, ROYAL, type Space } from '../../box.ts';
import { BOTH_SIDES, type Board, type Location, OWNERS, type Play, rule, type Side } from '../../contract.ts';
import {
  forgetGestures,
  hasGeneralAt,
  hasGestured,
  isAboard,
  isOnMap,
  minorsOf,
  moveGeneral,
  noteGesture,
  noteParting,
  OFF_MAP,
  whereIs,
} from '../../position/generals.ts';
import { freshUnits, isInGroup, marcherOf } from '../../position/march.ts';
import { insideOf, locationOf, outsideOf, spaceOf } from '../../position/places.ts';
import {
  cusAt,
  eliminate,
  hasCus,
  locationOfStack,
  ownerOfStack,
  spacesWithCus,
  stackCount,
  unitsAt,
} from '../../position/units.ts';
import { appoint, mayPartFrom } from './7.1-minor-generals.ts';

/** Each Minor General once, until something else has been done: a turn must end. */
const mayMove = rule<[General]>({
  'D13-01': (p, general) => !isAboard(p, general),
  'D9-26': (p, general) => !hasGestured(p, general),
  // Who is active is repositioned with what he leads (9.3 B).
  'S9.1-08': (p, general) => !isInGroup(p, general),
});
const mayFindCus = rule<[Seat, Location]>({
  'S7.1.C-03': (p, seat, location) => cusAt(p, location, seat) > 0,
});
const mayCommand = rule<[Seat, General, Location]>({
  // There he would be a Subordinate, and off the map again at once; unless somebody is about to leave (S7.1.C-13).
  'S7.1.C-12': (p, seat, general, location) => mayCommandAt(p, seat, general, location),
});
const brokenCommand = (p: Board, seat: Seat, general: General, location: Location): string | null =>
  mayFindCus.broken(p, seat, location) ?? mayCommand.broken(p, seat, general, location);
const mayCommandAt = (p: Board, seat: Seat, general: General, location: Location): boolean =>
  !hasGeneralAt(p, location, seat) ||
  (whereIs(p, general) !== location && mayPartFrom(p, seat, location, general));
const mayRecall = rule<[General]>({
  'D13-01': (p, general) => !isAboard(p, general),
  'D9-26': (p, general) => !hasGestured(p, general),
  'S9.1-08': (p, general) => !isInGroup(p, general),
  'S7.1.C-04': (p, general) => isOnMap(p, general),
});
/** S7.2.F-23 */
const mayDisband = rule<[Seat, Location]>({
  'S7.2.F-23': (p, seat, location) => unitsAt(p, location, seat, ROYAL) > 0,
  'D7-20': (p, seat, location) => freshUnits(p, location, seat, ROYAL) > 0,
});

/** Why none can be disbanded in either location of a space, or null if some can. */
function brokenDisbanding(p: Board, seat: Seat, space: Space): string | null {
  const outside = mayDisband.broken(p, seat, outsideOf(space));
  if (outside === null) return null;
  const inside = mayDisband.broken(p, seat, insideOf(space));
  return inside !== null && unitsAt(p, outsideOf(space), seat, ROYAL) > 0 ? outside : inside;
}

/** Why no Minor General can go to either location of a space, or null if one can. */
function brokenAppointing(p: Board, seat: Seat, general: General, space: Space): string | null {
  const outside = brokenCommand(p, seat, general, outsideOf(space));
  if (outside === null) return null;
  const inside = brokenCommand(p, seat, general, insideOf(space));
  return inside !== null && cusAt(p, outsideOf(space), seat) > 0 ? outside : inside;
}
/** Whether a Minor General could go anywhere at all. */
const mayAppoint = rule<[Seat, General]>({
  'S7.1.C-03': (p, seat) => hasCus(p, seat),
  'S7.1.C-12': (p, seat, general) => {
    const { stackAt, stackOwner, generalsIn } = p;
    const count = stackCount(p);
    // Most often there are CUs without a General, and nobody need be looked for who could part from his.
    for (let place = 0; place < count; place++)
      if (stackOwner[place] === seat && generalsIn[spaceOf(stackAt[place]) * OWNERS + seat] === 0)
        return true;
    for (let place = 0; place < count; place++)
      if (ownerOfStack(p, place) === seat && mayCommandAt(p, seat, general, locationOfStack(p, place)))
        return true;
    return false;
  },
});

function minorsOnMap(p: Board, seat: Seat, list: General[]): General[] {
  for (const general of minorsOf(p, seat)) if (isOnMap(p, general)) list.push(general);
  return list;
}

interface Asked<Way = object> {
  readonly seat: Seat;
  readonly so: Way;
}

export const appointWay = {
  appoint: {
    among: (p: Board, { seat }: Asked) => minorsOf(p, seat),
    bounds: 'S7.1.C-03',
    may: (p: Board, { seat }: Asked, general: General) =>
      mayMove.broken(p, general) ?? mayAppoint.broken(p, seat, general),
  },
  at: {
    among: (p: Board, { seat }: Asked, list: Space[]) => spacesWithCus(p, seat, list),
    bounds: 'S7.1.C-03',
    may: (p: Board, { seat, so }: Asked<{ appoint: General }>, space: Space) =>
      brokenAppointing(p, seat, so.appoint, space),
  },
  side: {
    among: () => BOTH_SIDES,
    bounds: 'S2-13',
    may: (p: Board, { seat, so }: Asked<{ appoint: General; at: Space }>, side: Side) =>
      brokenCommand(p, seat, so.appoint, locationOf(so.at, side)),
  },
};
export const recallWay = {
  recall: {
    among: (p: Board, { seat }: Asked) => minorsOf(p, seat),
    likely: (p: Board, { seat }: Asked, list: General[]) => minorsOnMap(p, seat, list),
    bounds: 'S7.1.C-04',
    may: (p: Board, _: Asked, general: General) => mayRecall.broken(p, general),
  },
};
export const disbandWay = {
  disband: {
    among: (p: Board, { seat }: Asked, list: Space[]) => spacesWithCus(p, seat, list, ROYAL),
    bounds: 'S7.2.F-23',
    may: (p: Board, { seat }: Asked, space: Space) => brokenDisbanding(p, seat, space),
  },
  side: {
    among: () => BOTH_SIDES,
    bounds: 'S2-13',
    may: (p: Board, { seat, so }: Asked<{ disband: Space }>, side: Side) =>
      mayDisband.broken(p, seat, locationOf(so.disband, side)),
  },
  count: {
    among: (p: Board, { seat, so }: Asked<{ disband: Space; side: Side }>) =>
      upTo(freshUnits(p, locationOf(so.disband, so.side), seat, ROYAL), 1),
    bounds: 'S7.2.F-23',
  },
};

/** Sends a Minor General to CUs of his player; D7-05: beside another General he stays until a group is named. */
export function station(p: Board, seat: Seat, general: General, to: Location, play: Play): void {
  const isBeside = hasGeneralAt(p, to, seat);
  appoint(p, seat, general, to, play);
  if (isBeside && marcherOf(p) === null) noteParting(p, general);
}

/** Carries a gesture out, if the answer is one. */
export function gesture(p: Board, seat: Seat, answer: object, play: Play): boolean {
  if ('appoint' in answer) {
    const { appoint: general, at, side } = answer as { appoint: General; at: Space; side: Side };
    station(p, seat, general, locationOf(at, side), play); // S7.1.C-03, S7.1.C-05, S7.1.C-06
    noteGesture(p, general);
    return true;
  }
  if ('recall' in answer) {
    const { recall: general } = answer as { recall: General };
    moveGeneral(p, general, OFF_MAP); // S7.1.C-04, D7-04
    noteGesture(p, general);
    play.tell?.all('recalled', { seat, general });
    return true;
  }
  if ('disband' in answer) {
    const { disband: space, side, count } = answer as { disband: Space; side: Side; count: number };
    eliminate(p, locationOf(space, side), seat, ROYAL, count); // S7.2.F-24
    forgetGestures(p); // D9-26: that was no Minor General, and the Royal Army comes to an end
    play.tell?.all('disbanded', { seat, count, space });
    return true;
  }
  return false;
}
