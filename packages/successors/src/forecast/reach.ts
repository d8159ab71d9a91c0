/** Where the active group can go by land with the MPs that it has, and the cheapest way to each space. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import type { Board, Owner } from '../contract.ts';
import { fixedMps, isBudgetClosed, spentMps } from '../position/budget.ts';
import { groupAt, groupCommander, groupCus, moverOf } from '../position/march.ts';
import { outsideOf, spaceFacts, spaceOf } from '../position/places.ts';
import { cusAt } from '../position/units.ts';
import { mayEndIn, mayStand, steeredBy } from '../rules/9.5-independent-armies/9.5-movement.ts';
import {
  allowanceByDie,
  costOf,
  extraLeft,
  mpsLeft,
  paidByExtra,
} from '../rules/9-armies/9.2-movement-points.ts';
import { enemyCusAt } from '../rules/10-land-movement/10.D-factions.ts';
import { brokenStep } from './march.ts';
import type { ReachForecast } from './shape.ts';

interface Found {
  readonly space: Space;
  readonly cost: number;
  /** D9-31: so much of it paid by MPs that a card gave. */
  readonly extra: number;
  readonly way: readonly Space[];
}

/** By space, the nearest first. */
export function reachOf(p: Board, seat: Seat): Map<Space, Found> {
  const reached = new Map<number, Found>();
  const steered = steeredBy(p, seat);
  const start = spaceOf(groupAt(p));
  const most = extraLeft(p, groupCommander(p));
  // Two ways to one space differ if one has spent more of the extra MPs.
  const stateOf = ({ space, extra }: Found): number => space * (most + 1) + extra;
  const open = new Map<number, Found>([[start * (most + 1), { space: start, cost: 0, extra: 0, way: [] }]]);
  while (open.size > 0) {
    const found = nearest(open);
    const { space } = found;
    open.delete(stateOf(found));
    reached.set(stateOf(found), found);
    if (found.way.length > 0 && !canGoOn(p, moverOf(p), space)) continue;
    const left = mpsAt(p, space) - (found.cost - found.extra);
    for (const path of spaceFacts(p, space).paths) {
      const { to } = path;
      const cost = costOf(p, moverOf(p), path);
      const extra = paidByExtra(p, space, path, most - found.extra);
      if (cost < 0 || cost - extra > left) continue;
      const next = {
        space: to,
        cost: found.cost + cost,
        extra: found.extra + extra,
        way: [...found.way, to],
      };
      if (reached.has(stateOf(next))) continue;
      // What binds the group where it is, the judge knows.
      if (space === start && brokenStep(p, seat, to) !== null) continue;
      if (steered !== null && !mayStand(p, steered.general, to)) continue;
      const known = open.get(stateOf(next));
      if (known === undefined || next.cost < known.cost) open.set(stateOf(next), next);
    }
  }
  const spaces = new Map<Space, Found>();
  for (const found of reached.values()) {
    const known = spaces.get(found.space);
    if (known === undefined || found.cost < known.cost) spaces.set(found.space, found);
  }
  spaces.delete(start);
  if (steered !== null)
    for (const space of [...spaces.keys()]) if (!mayEndIn(p, steered.west, space)) spaces.delete(space);
  return spaces;
}
function nearest(open: ReadonlyMap<number, Found>): Found {
  let best: Found | null = null;
  for (const each of open.values()) if (best === null || each.cost < best.cost) best = each;
  return best as Found;
}

/** S9.2-06: some Generals have another Initiative in some places, so the MPs are those of the space that is left. */
function mpsAt(p: Board, space: Space): number {
  if (isBudgetClosed(p)) return 0;
  const commander = groupCommander(p);
  if (fixedMps(p) !== null || commander === null) return mpsLeft(p);
  const at = space === spaceOf(groupAt(p)) ? groupAt(p) : outsideOf(space);
  return allowanceByDie(p, commander, at) - spentMps(p);
}
/** S10.L-02, S10.J-01: past enemy CUs only if they are Overrun; whether Free Passage is granted nobody knows. */
function canGoOn(p: Board, mover: Owner, space: Space): boolean {
  const at = outsideOf(space);
  const enemies = enemyCusAt(p, at, mover);
  if (enemies === 0) return true;
  return groupCus(p) + ownCusAt(p, mover, space) >= p.box.content.tables.overrun.cuRatio * enemies;
}
/** Those of the mover who stand there already. */
const ownCusAt = (p: Board, mover: Owner, space: Space): number =>
  outsideOf(space) === groupAt(p) ? 0 : cusAt(p, outsideOf(space), mover);

export function forecastReach(p: Board, seat: Seat, isKnown: boolean): ReachForecast {
  const name = (space: Space): string => spaceFacts(p, space).name;
  const spaces: { [space: string]: { cost: number; way: string[] } } = {};
  for (const [space, { cost, way }] of reachOf(p, seat)) spaces[name(space)] = { cost, way: way.map(name) };
  return { left: isKnown ? mpsLeft(p) : null, spaces };
}
