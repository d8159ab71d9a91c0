/** Whom a group that is being put together would leave behind without anybody: they are Dispersed, or somebody is sent. */

import { BadInput, type Seat } from '@diadochi/kernel';
import type { General, Space } from '../box.ts';
import { type Board, type Location, type Side, TYPES } from '../contract.ts';
import { isOnMap, moveGeneral, OFF_MAP, ownerOf, whereIs } from '../position/generals.ts';
import { groupAt, groupGenerals, isMarching } from '../position/march.ts';
import { locationOf, sideOf, spaceFacts, spaceOf } from '../position/places.ts';
import { addUnits, cusAt, locationOfStack, ownerOfStack, stackCount, unitsAt } from '../position/units.ts';
import { hasGuard } from '../rules/7-pieces/7.1-minor-generals.ts';
import { isOwned } from '../rules/7-pieces/7.2-ownership.ts';
import { namedUnits } from '../rules/9-armies/9.1-company.ts';
import { SIDES } from '../words.ts';
import type { BehindForecast } from './shape.ts';

/** An answer that names who goes: `march`, `intercept`, `regroup` or `relocate`. */
export interface Leaving {
  readonly march?: General;
  readonly intercept?: General;
  readonly regroup?: General;
  readonly relocate?: Space;
  readonly from?: Space;
  readonly side?: Side;
  readonly with?: readonly General[];
  readonly guard?: readonly General[];
  readonly [unit: string]: unknown;
}

/** S7.2.A-04, D11-10: once they have gone. Whether they may go at all the judge says. */
export function forecastBehind(p: Board, seat: Seat, leaving: Leaving): BehindForecast {
  const at = placeOf(p, seat, leaving);
  for (const guard of leaving.guard ?? []) if (ownerOf(p, guard) === seat) moveGeneral(p, guard, at);
  for (const general of goingFrom(p, leaving))
    if (ownerOf(p, general) === seat) moveGeneral(p, general, OFF_MAP);
  const units = namedUnits(leaving);
  for (let unit = 0; unit < TYPES; unit++)
    addUnits(p, at, seat, unit, -Math.min(Math.max(0, units[unit]), unitsAt(p, at, seat, unit)));
  const stranded: BehindForecast['stranded'][number][] = [];
  for (let place = 0; place < stackCount(p); place++) {
    const [owner, location] = [ownerOfStack(p, place), locationOfStack(p, place)];
    if (owner !== seat || isOwned(p, location, seat)) continue;
    const { name: space } = spaceFacts(p, spaceOf(location));
    stranded.push({ space, side: SIDES[sideOf(location)], cus: cusAt(p, location, seat) });
  }
  return { stranded, asked: hasGuard(p, seat) };
}

function placeOf(p: Board, seat: Seat, { intercept, regroup, relocate, from, side }: Leaving): Location {
  if (intercept !== undefined) {
    if (ownerOf(p, intercept) === seat && isOnMap(p, intercept)) return whereIs(p, intercept);
    throw new BadInput('request.behind.intercept is no General of the seat on the map');
  }
  if (regroup === undefined) return locationOf((relocate ?? from) as Space, side as Side);
  if (isMarching(p, seat)) return groupAt(p);
  throw new BadInput('request.behind.regroup, but the seat has no active group');
}
const goingFrom = (
  p: Board,
  { march, intercept, regroup, relocate, with: others = [] }: Leaving,
): General[] =>
  relocate !== undefined ? groupGenerals(p) : [(march ?? intercept ?? regroup) as General, ...others];
