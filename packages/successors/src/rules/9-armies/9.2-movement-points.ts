/** 9.2: how many MPs an active group has. */

import type { General, Space } from '../../box.ts';
import type { Board, Location, Owner } from '../../contract.ts';
import type { Path } from '../../map.ts';
import { fixedMps, isBudgetClosed, spentMps } from '../../position/budget.ts';
import { groupAt, groupCommander, movementDieOf, moverOf } from '../../position/march.ts';
import { spaceFacts } from '../../position/places.ts';
import { shipCommander } from '../../position/voyage.ts';
import { movementInitiative } from '../7-pieces/7.1-ratings.ts';
import { isLandClosed } from '../13-naval-movement/13.1-limitations.ts';

/** S9.3.A-01 to S9.3.A-06: what a path costs a Faction by land; -1 where none leads (Mountain Guides, Royal Road: here). */
export const costOf = (_p: Board, _mover: Owner, { byLand, cost }: Path): number => (byLand ? cost : -1);
/** The cheapest path by land from a space to one next to it, for the group; -1 if there is none. */
export function costTo(p: Board, from: Space, to: Space): number {
  let least = -1;
  for (const path of spaceFacts(p, from).paths) {
    if (path.to !== to) continue;
    const cost = costOf(p, moverOf(p), path);
    if (cost >= 0 && (least < 0 || cost < least)) least = cost;
  }
  return least;
}
/** S9.2-06 to S9.2-09: by the movement die and the Initiative of a General where he is. */
export function allowanceByDie(p: Board, general: General, at: Location): number {
  const die = movementDieOf(p);
  if (die === 0) return 0;
  const table = p.box.content.tables.movementAllowance.byInitiative;
  return table[movementInitiative(p, general, at) as 2 | 3 | 4][die - 1];
}
/** S9.2-01, S9.2-03: given by a card, whoever commands; S9.2-11, S9.2-12: otherwise those of who commands now. */
export const allowance = (p: Board): number => allowanceAt(p, groupAt(p));
const allowanceAt = (p: Board, at: Location): number => allowanceUnder(p, commanderNow(p), at);
/** D13-29: on land or at sea. */
const commanderNow = (p: Board): General | null => groupCommander(p) ?? shipCommander(p);
function allowanceUnder(p: Board, commander: General | null, at: Location): number {
  const fixed = fixedMps(p);
  if (fixed !== null) return fixed;
  return commander === null ? 0 : allowanceByDie(p, commander, at);
}
/** S9.2-13, D9-07 */
export const mpsLeft = (p: Board): number => mpsLeftAt(p, groupAt(p));
/** What would be left elsewhere: there are Generals who are quicker in some places than in others. */
const mpsLeftAt = (p: Board, at: Location): number => mpsLeftUnder(p, commanderNow(p), at);
/** And if another General commanded. D13-26: none are left to who may not spend them on land any more. */
export const mpsLeftUnder = (p: Board, commander: General | null, at: Location): number =>
  isBudgetClosed(p) || isLandClosed(p) ? 0 : Math.max(0, allowanceUnder(p, commander, at) - spentMps(p));
