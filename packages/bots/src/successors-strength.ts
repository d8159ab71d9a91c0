/** What CUs are worth, how strong Armies are by them, and which of them could attack whom. */

import type { Seat } from '@diadochi/kernel';
import {
  type Board,
  commanderAt,
  havePact,
  type Location,
  locationOfStack,
  ownerOfStack,
  spaceOf,
  stackCount,
  TYPES,
  UNITS,
  unitsAt,
} from '@diadochi/successors/board';
import { waysTo } from './successors-map.ts';

/** A CU on the map; one in the Dispersed Box comes back, but later. */
export const CU_WORTH: readonly number[] = UNITS.map(
  (unit) =>
    ({ mercenary: 0.4, elephant: 0.7, cavalry: 0.5, loyal: 0.8, royal: 0.6, 'silver-shields': 1.2 })[unit],
);
/** How strong a CU is, by what it is worth. */
const STRONG = 2.2;
/** An ordinary march, in MPs. */
export const NEAR = 4;

export function strengthOfGroup(p: Board): number {
  let sum = 0;
  for (let unit = 0; unit < TYPES; unit++) sum += p.groupUnits[unit] * CU_WORTH[unit];
  return STRONG * sum;
}
export function strengthAt(p: Board, at: Location, owner: number): number {
  let sum = 0;
  for (let unit = 0; unit < TYPES; unit++) sum += unitsAt(p, at, owner, unit) * CU_WORTH[unit];
  return STRONG * sum;
}

/** What an Army may lose to one that could attack it. */
export const exposure = (strength: number, attackers: number): number =>
  Math.max(0, Math.min(strength * 0.25, (attackers - strength) * 0.08));

/** The strength of the strongest Army that could come to each space with a good roll, of another player without a pact. */
export function threatsTo(p: Board, seat: Seat): number[] {
  const threat = new Array<number>(p.pc.length).fill(0);
  for (let place = 0; place < stackCount(p); place++) {
    const owner = ownerOfStack(p, place);
    const at = locationOfStack(p, place);
    if (owner === seat || commanderAt(p, at, owner) === null || havePact(p, seat, owner)) continue; // CO63-04
    const strength = strengthAt(p, at, owner);
    const far = waysTo(p, spaceOf(at));
    for (let space = 0; space < threat.length; space++)
      if (far[space] <= NEAR && strength > threat[space]) threat[space] = strength;
  }
  return threat;
}
