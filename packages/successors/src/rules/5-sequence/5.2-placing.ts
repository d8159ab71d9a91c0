/** 5.2 Placing Reinforcements: what waits is put on the map, by the phase or by whatever gave it. */

import { done, type Seat, upTo } from '@diadochi/kernel';
import type { General, Space, Unit } from '../../box.ts';
import {
  BOTH_SIDES,
  type Board,
  decision,
  INSIDE,
  OUTSIDE,
  type Play,
  procedure,
  rule,
  type Side,
  TYPES,
} from '../../contract.ts';
import {
  DISPERSED,
  isOnMap,
  isSomebodyWaiting,
  moveGeneral,
  waitingGenerals,
} from '../../position/generals.ts';
import { allSpaces, locationOf } from '../../position/places.ts';
import {
  addDispersed,
  addUnits,
  addWaiting,
  forgetPlaced,
  notePlaced,
  waitingCus,
  waitingTypes,
  waitingUnits,
} from '../../position/units.ts';
import { fewestOf, mayPart } from '../7-pieces/7.2-silver-shields.ts';
import { isEligible, isLikely, likelySpaces, mayReinforce, mayTake } from './5.2-eligible.ts';
import { canFlee } from './5.2-refuge.ts';

/** D5-18: no movement, so nobody reacts. */
export const reinforcing = procedure('reinforcing', (_, args) => args).steps({
  A_begin: (p) => forgetPlaced(p),
  // S5.2-09: placing is mandatory.
  B_eligible: (p, { seat }) => {
    if (isAllPlaced(p, seat)) return done({});
    return canBePlaced(p, seat) ? 'C_reinforce' : 'D_noEligible';
  },
  C_reinforce: {
    ask: 'reinforce',
    of: (_, { seat }) => [seat],
    about: (p, { seat }) => ({ left: waitingCus(p, seat) + waitingGenerals(p, seat).length }),
    then: (p, _, seat, answer, play) => {
      if ('general' in answer) placeGeneral(p, seat, answer.general, answer.at, answer.side, play);
      else placeUnits(p, seat, answer.units, answer.count, answer.at, answer.side, play);
      return 'B_eligible';
    },
  },
  // S5.2-17, S5.2-19: from here on only what is placed elsewhere is counted.
  D_noEligible: (p) => forgetPlaced(p),
  D_elsewhere: (p, { seat }) => {
    if (isAllPlaced(p, seat)) return done({});
    return canFlee(p, seat) ? 'D_refuge' : 'E_disperse';
  },
  D_refuge: {
    ask: 'refuge',
    of: (_, { seat }) => [seat],
    about: (p, { seat }) => ({ left: waitingCus(p, seat) + waitingGenerals(p, seat).length }),
    then: (p, _, seat, answer, play) => {
      if ('general' in answer) placeGeneral(p, seat, answer.general, answer.at, OUTSIDE, play);
      else {
        // S5.2-20: a General with them, unless he came before them.
        if (!isOnMap(p, answer.under)) placeGeneral(p, seat, answer.under, answer.at, OUTSIDE, play);
        placeUnits(p, seat, answer.units, answer.count, answer.at, OUTSIDE, play);
      }
      return 'D_elsewhere';
    },
  },
  // S5.2-20, S5.2-21
  E_disperse: (p, { seat }, play) => disperseWaiting(p, seat, play),
});

const isAllPlaced = (p: Board, seat: Seat): boolean =>
  waitingCus(p, seat) === 0 && !isSomebodyWaiting(p, seat);

const canBePlaced = (p: Board, seat: Seat): boolean =>
  (isSomebodyWaiting(p, seat) && mayGoAnywhere.allows(p, seat)) ||
  waitingTypes(p, seat, []).some((unit) => mayFindRoom.allows(p, seat, unit));

function placeGeneral(p: Board, seat: Seat, general: General, at: Space, side: Side, { tell }: Play): void {
  moveGeneral(p, general, locationOf(at, side));
  tell?.all('placedGeneral', { seat, general, space: at, side });
}
function placeUnits(
  p: Board,
  seat: Seat,
  unit: Unit,
  count: number,
  at: Space,
  side: Side,
  { tell }: Play,
): void {
  addWaiting(p, seat, unit, -count);
  addUnits(p, locationOf(at, side), seat, unit, count);
  notePlaced(p, at, count);
  tell?.all('placedUnits', { seat, unit, count, space: at, side });
}
function disperseWaiting(p: Board, seat: Seat, { tell }: Play): void {
  for (let unit = 0; unit < TYPES; unit++) {
    const count = waitingUnits(p, seat, unit);
    if (count === 0) continue;
    addWaiting(p, seat, unit, -count);
    addDispersed(p, seat, unit, count);
    tell?.all('dispersedUnits', { seat, unit, count });
  }
  for (const general of waitingGenerals(p, seat)) {
    moveGeneral(p, general, DISPERSED);
    tell?.all('dispersedGeneral', { seat, general });
  }
}

/** The clause that leaves no space to a General, or to CUs. */
const mayGoAnywhere = rule<[Seat]>({
  'S5.2-10': (p, seat) => isOneEligible(p, seat),
});
const mayFindRoom = rule<[Seat, Unit]>({
  'S5.2-14': (p, seat, unit) => isThereRoom(p, seat, fewestOf(p, seat, unit)),
});
function isOneEligible(p: Board, seat: Seat): boolean {
  for (const space of allSpaces(p)) if (isEligible(p, seat, space)) return true;
  return false;
}
function isThereRoom(p: Board, seat: Seat, count: number): boolean {
  for (const space of allSpaces(p))
    if (isLikely(p, seat, space) && brokenRoom(p, seat, space, count) === null) return true;
  return false;
}
/** S5.2-14, S9.4-06: a location that takes so many CUs more. */
function brokenRoom(p: Board, seat: Seat, space: Space, count: number): string | null {
  const outside = brokenRoomAt(p, seat, space, OUTSIDE, count);
  return outside === null || brokenRoomAt(p, seat, space, INSIDE, count) === null ? null : outside;
}
const brokenRoomAt = (p: Board, seat: Seat, space: Space, side: Side, count: number): string | null =>
  mayReinforce.broken(p, seat, space, side) ?? mayTake.broken(p, seat, space, side, count);

export const reinforce = decision('reinforce', [
  {
    general: {
      among: (p, { seat }, list) => waitingGenerals(p, seat, list),
      bounds: 'S5.2-02',
      may: (p, { seat }) => mayGoAnywhere.broken(p, seat),
    },
    at: {
      among: (p) => allSpaces(p),
      likely: (p, { seat }, list) => likelySpaces(p, seat, list),
      bounds: 'S5.2-10',
      may: (p, { seat }, space) =>
        mayReinforce.broken(p, seat, space, OUTSIDE) && mayReinforce.broken(p, seat, space, INSIDE),
    },
    side: {
      among: () => BOTH_SIDES,
      bounds: 'S2-13',
      may: (p, { seat, so }, side) => mayReinforce.broken(p, seat, so.at, side),
    },
  },
  {
    units: {
      among: (p, { seat }, list) => waitingTypes(p, seat, list),
      bounds: 'S5.2-03',
      may: (p, { seat }, unit) => mayFindRoom.broken(p, seat, unit),
    },
    at: {
      among: (p) => allSpaces(p),
      likely: (p, { seat }, list) => likelySpaces(p, seat, list),
      bounds: 'S5.2-10',
      may: (p, { seat, so }, space) => brokenRoom(p, seat, space, fewestOf(p, seat, so.units)),
    },
    side: {
      among: () => BOTH_SIDES,
      bounds: 'S2-13',
      may: (p, { seat, so }, side) => brokenRoomAt(p, seat, so.at, side, fewestOf(p, seat, so.units)),
    },
    count: {
      among: (p, { seat, so }) => upTo(waitingUnits(p, seat, so.units), 1),
      bounds: 'S5.2-09',
      may: (p, { seat, so }, count) =>
        mayPart.broken(p, so.units, count, waitingUnits(p, seat, so.units)) ??
        mayTake.broken(p, seat, so.at, so.side, count),
    },
  },
]);
