/** On the way by sea: a CU that takes a port for itself, and CUs that wait for somebody to lead them. */

import type { Seat } from '@diadochi/kernel';
import {
  aboardUnits,
  type Board,
  cusAboard,
  cusAt,
  freshCus,
  freshUnits,
  hasGeneralAt,
  isMinorCity,
  isPlayer,
  isTransit,
  isUncontrolled,
  mayDropOff,
  minorsOf,
  OFF_MAP,
  outsideOf,
  pcOn,
  pickUpWay,
  roomAboard,
  type Space,
  shipAt,
  UNITS,
  whereIs,
} from '@diadochi/successors/board';
import type { Answer } from './game-knowledge.ts';
import { firstOf } from './successors-groups.ts';
import { stakesOf } from './successors-stakes.ts';
import { threatsTo } from './successors-strength.ts';
import { pcGain } from './successors-worth.ts';

/** A PC must bring so much, of which half is left where somebody could come; and so many CUs must stay aboard. */
const WORTH_A_CU = 0.6;
const THREATENED = 0.5;
const STAY = 2;
const OUTSIDE = 0;

/** What is done where the ship is before the group sails on; null if nothing is. */
export const onTheWay = (p: Board, seat: Seat): Answer | null => dropOff(p, seat) ?? pickUp(p, seat);

/** S13.2-25: one CU, with a Minor General who is needed nowhere. */
function dropOff(p: Board, seat: Seat): Answer | null {
  const space = shipAt(p);
  const at = outsideOf(space);
  if (cusAboard(p) <= STAY || !mayDropOff.allows(p, seat, OUTSIDE) || !couldTake(p, seat, space)) return null;
  const guard = minorsOf(p, seat).find((general) => whereIs(p, general) === OFF_MAP);
  // S13.2-25: nor where a General of his is.
  if (guard === undefined || cusAt(p, at, seat) > 0 || hasGeneralAt(p, at, seat)) return null;
  const gain = pcGain(p, seat, space, stakesOf(p, seat));
  if (gain * (threatsTo(p, seat)[space] > 0 ? THREATENED : 1) < WORTH_A_CU) return null;
  const party = firstOf(
    UNITS.map((_, unit) => aboardUnits(p, unit)),
    1,
  );
  return { dropOff: OUTSIDE, with: [], guard: [guard], ...named(party), carry: [] };
}
/** 6.1: whether CUs there take it in the next Surrender Segment. */
function couldTake(p: Board, seat: Seat, space: Space): boolean {
  const pc = pcOn(p, space);
  if (isUncontrolled(p, space)) return !isTransit(p, space);
  return isPlayer(pc) && pc !== seat && isMinorCity(p, space);
}

/** All who are in a space of one's own without a General, where nobody threatens it. */
function pickUp(p: Board, seat: Seat): Answer | null {
  const space = shipAt(p);
  const at = outsideOf(space);
  if (pickUpWay.pickUp.may(p, { seat, so: {} }, OUTSIDE) !== null) return null;
  const cus = freshCus(p, at, seat);
  if (cus === 0 || cus > roomAboard(p) || pcOn(p, space) !== seat || hasGeneralAt(p, at, seat)) return null;
  if (threatsTo(p, seat)[space] > 0) return null;
  return {
    pickUp: OUTSIDE,
    with: [],
    ...named(UNITS.map((_, unit) => freshUnits(p, at, seat, unit))),
    carry: [],
  };
}
const named = (units: readonly number[]): { [unit: string]: number } =>
  Object.fromEntries(UNITS.map((unit, i) => [unit, units[i]]));
