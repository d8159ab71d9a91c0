/** Plans of an active group: every way by land and by sea that it could take, and what it would bring to be there. */

import type { Seat } from '@diadochi/kernel';
import {
  type Board,
  brokenSiege,
  commanderAt,
  cusAt,
  cusInSpace,
  embarkedFrom,
  everybodyAboard,
  groupAt,
  groupCommander,
  groupCus,
  groupRoyals,
  hasEnemyCusAt,
  hasLanded,
  hasSailed,
  hasSetSail,
  isBarred,
  landSpent,
  mayPutToSea,
  mpsLeft,
  outsideOf,
  reachOf,
  roomAboard,
  type Space,
  shipAt,
  spaceFacts,
  spaceOf,
  spentMps,
  wayOf,
} from '@diadochi/successors/board';
import { strandedBy } from './successors-groups.ts';
import { type Outlook, placeGain, removalGain } from './successors-places.ts';
import { seaReach, type Voyage } from './successors-sea.ts';
import { assaultGain, siegeGain } from './successors-sieges.ts';
import type { Stakes } from './successors-stakes.ts';
import { hunger } from './successors-worth.ts';

/** What a battle may bring at best. */
const FIGHT = 2;
const STEP = 0.02;

/** A way that a group could take: by land, by sea, and by land again; `besieges`: a Siege where it is. */
export interface Plan {
  readonly way: readonly Space[];
  readonly voyage: Voyage | null;
  readonly onward: readonly Space[];
  readonly besieges: boolean;
  readonly gain: number;
  readonly hope: number;
}
const NOWHERE: Pick<Plan, 'way' | 'voyage' | 'onward' | 'besieges'> = {
  way: [],
  voyage: null,
  onward: [],
  besieges: false,
};

export function plansOnLand(p: Board, seat: Seat, outlook: Outlook): Plan[] {
  const { stakes } = outlook;
  const here = spaceOf(groupAt(p));
  const size = groupCus(p);
  const mps = mpsLeft(p);
  // Who stays eats there; who goes leaves the others more (6.4), and a Siege to those who can go on with it.
  const stay = valueAt(p, seat, here, 0, outlook) - hunger(p, here, cusInSpace(p, here, seat));
  const staying = stay + removalGain(p, seat, here, mps, stakes);
  const rest = hunger(p, here, cusInSpace(p, here, seat) - size) - besiegedByRest(p, seat, here, stakes);
  // It does not go back to where it has been in this activation.
  const been = new Set([...wayOf(p).map(spaceOf), here]);
  const plans: Plan[] = [];
  // By land only those come along who are in the group; aboard also those whom it has just gained.
  const stranded = [strandedBy(p, seat, groupRoyals(p)), strandedBy(p, seat, everybodyAboard(p, seat).carry)];
  const consider = (space: Space, cost: number, left: number, plan: Partial<Plan>): void => {
    const alone = stranded[plan.way?.length ? 0 : 1];
    const there =
      valueAt(p, seat, space, left, outlook) +
      removalGain(p, seat, space, left, stakes) -
      hunger(p, space, cusInSpace(p, space, seat) + size);
    plans.push(planFor(p, seat, space, there - alone - rest - staying - STEP * cost, plan));
  };
  const ports = new Map<Space, number>();
  const ways = new Map<Space, readonly Space[]>();
  for (const [space, { cost, way }] of reachOf(p, seat)) {
    if (way.some((each) => been.has(each))) continue;
    consider(space, cost, mps - cost, { way });
    if (cost < mps && spaceFacts(p, space).port && !hasEnemyCusAt(p, outsideOf(space), seat)) {
      ports.set(space, mps - cost);
      ways.set(space, way);
    }
  }
  if (brokenSiege(p, seat, here) === null) {
    const gain = assaultGain(p, seat, here, mps, stakes);
    plans.push({ ...NOWHERE, besieges: true, gain, hope: gain });
  }
  if (size === 0 || size > roomAboard(p) || hasSailed(p) || hasLanded(p)) return plans;
  // S13.1-05: land before the sea or after it.
  if (mayPutToSea.allows(p)) ports.set(here, mps);
  const mayGoOn = spentMps(p) === 0;
  for (const [space, voyage] of seaReach(p, ports)) {
    if (been.has(space) || isClosed(p, seat, space)) continue;
    const way = ways.get(voyage.from) ?? [];
    const cost = mps - (ports.get(voyage.from) as number) + voyage.cost;
    const left = mayGoOn && way.length === 0 ? mps - cost : 0;
    consider(space, cost, left, { way, voyage });
    for (const { to, cost: more, byLand } of spaceFacts(p, space).paths)
      if (
        byLand &&
        more <= left &&
        !been.has(to) &&
        !isClosed(p, seat, to) &&
        !hasEnemyCusAt(p, outsideOf(space), seat)
      )
        consider(to, cost + more, left - more, { way, voyage, onward: [to] });
  }
  return plans;
}

/** Of a group at sea: `b` is the same as if it had landed where it is. */
export function plansAtSea(p: Board, b: Board, seat: Seat, outlook: Outlook): Plan[] {
  const here = shipAt(p);
  const size = groupCus(b);
  const mps = mpsLeft(p);
  const home = spaceOf(embarkedFrom(p));
  const been = new Set([...wayOf(p).map(spaceOf), home]);
  const plans: Plan[] = [];
  const worthOf = (space: Space, left: number): number =>
    valueAt(b, seat, space, left, outlook) +
    removalGain(b, seat, space, left, outlook.stakes) -
    hunger(b, space, cusInSpace(b, space, seat) + (space === here ? 0 : size));
  // Whoever is driven back is in the port again.
  const back = worthOf(home, 0);
  const consider = (space: Space, cost: number, plan: Partial<Plan>): void => {
    const there = worthOf(space, landSpent(p) > 0 ? 0 : mps - cost);
    plans.push(planFor(b, seat, space, there - back - STEP * cost, plan));
  };
  const reach = new Map<Space, Voyage>(seaReach(p, new Map([[here, mps]])));
  if (hasSetSail(p) && !isClosed(p, seat, here)) reach.set(here, { ports: [], cost: 0 });
  // It does not turn back, unless it can go nowhere else.
  const ashore = [...reach].filter(([space]) => !isClosed(p, seat, space));
  const ahead = ashore.filter(([space]) => !been.has(space));
  for (const [space, voyage] of [ahead, ashore].find((each) => each.length > 0) ?? reach) {
    consider(space, voyage.cost, { voyage });
    for (const { to, cost, byLand } of spaceFacts(p, space).paths)
      if (byLand && voyage.cost + cost <= mps && landSpent(p) === 0)
        if (!been.has(to) && !isClosed(p, seat, to) && !hasEnemyCusAt(p, outsideOf(space), seat))
          consider(to, voyage.cost + cost, { voyage, onward: [to] });
  }
  return plans;
}
/** CO63-04: where a partner is. */
const isClosed = (p: Board, seat: Seat, space: Space): boolean => isBarred(p, seat, outsideOf(space));

function planFor(p: Board, seat: Seat, space: Space, gain: number, plan: Partial<Plan>): Plan {
  const hope = hasEnemyCusAt(p, outsideOf(space), seat) ? gain + FIGHT : gain;
  return { ...NOWHERE, ...plan, gain, hope };
}

/** What it brings to have the group in a space, with so many MPs left. */
function valueAt(p: Board, seat: Seat, space: Space, left: number, outlook: Outlook): number {
  const at = outsideOf(space);
  const isHere = groupAt(p) === at;
  const others = cusAt(p, at, seat) - (isHere ? groupCus(p) : 0);
  // S10.L-02: after a battle no MPs are left.
  const mps = hasEnemyCusAt(p, at, seat) ? 0 : left;
  const army = { cus: others + groupCus(p), commander: groupCommander(p), mps };
  const siege = siegeGain(p, seat, space, army, outlook.stakes);
  const without = isHere ? 0 : besiegedBy(p, seat, space, others, outlook.stakes);
  const nearer = outlook.stakes.sought?.(space) ?? 0;
  return placeGain(p, seat, space, outlook) + Math.max(0, siege - without) + nearer;
}
/** What those who are in a space get by besieging it, if somebody commands them. */
function besiegedBy(p: Board, seat: Seat, space: Space, cus: number, stakes: Stakes): number {
  const commander = commanderAt(p, outsideOf(space), seat);
  return commander === null ? 0 : siegeGain(p, seat, space, { cus, commander, mps: 0 }, stakes);
}
/** The same of those whom the group leaves behind. */
function besiegedByRest(p: Board, seat: Seat, space: Space, stakes: Stakes): number {
  const cus = cusAt(p, outsideOf(space), seat) - groupCus(p);
  return cus > 0 ? siegeGain(p, seat, space, { cus, commander: null, mps: 0 }, stakes) : 0;
}
