/** What a landing would meet, if the group comes so far: it puts to sea on the copy, unless it is there, and goes ashore. */

import type { Seat } from '@diadochi/kernel';
import type { General, Royal, Space } from '../box.ts';
import { type Board, type Location, OUTSIDE } from '../contract.ts';
import { spendMps } from '../position/budget.ts';
import { availableFleets } from '../position/fleets.ts';
import { allGroupUnits, groupAt, groupCommander, groupGenerals } from '../position/march.ts';
import { spaceFacts } from '../position/places.ts';
import { isAtSea, sailTo } from '../position/voyage.ts';
import { mayCarry, royalsAt } from '../rules/9-armies/9.1-company.ts';
import { disembark } from '../rules/13-naval-movement/13.2-disembarking.ts';
import { type Embarking, embark } from '../rules/13-naval-movement/13.2-embarking.ts';
import { UNITS } from '../words.ts';
import { arrival } from './march.ts';
import type { StepForecast } from './shape.ts';
import { TRIAL } from './trial-play.ts';

/** S9.1-15: also whom it has just gained. */
const ofItsOwn = (p: Board, seat: Seat): Royal[] =>
  royalsAt(p, groupAt(p), seat, []).filter((royal) => mayCarry.allows(p, royal));

/** The whole active group, under all Fleets at hand. */
export function everybodyAboard(p: Board, seat: Seat): Embarking {
  const leader = groupCommander(p) as General;
  const units = allGroupUnits(p);
  return {
    embark: leader,
    escort: availableFleets(p, seat),
    with: groupGenerals(p).filter((general) => general !== leader),
    ...Object.fromEntries(UNITS.map((unit, i) => [unit, units[i]])),
    carry: units.some((count) => count > 0) ? ofItsOwn(p, seat) : [],
  };
}

/** Whoever is aboard is put ashore where the ship is, and meets nobody. */
export const goAshore = (p: Board, seat: Seat): Location => disembark(p, seat, OUTSIDE, TRIAL);

/** By sea, for so many MPs, into a space, outside its walls. */
export function forecastLanding(p: Board, seat: Seat, space: Space, cost: number): StepForecast {
  if (!isAtSea(p)) embark(p, seat, everybodyAboard(p, seat), TRIAL);
  spendMps(p, cost);
  sailTo(p, space);
  const into = goAshore(p, seat);
  return {
    space: spaceFacts(p, space).name,
    cost,
    attrition: 0,
    passage: false,
    ...arrival(p, seat, into, into),
  };
}
