/** Fleets: where a group could be by sea, who might meet it there, and when that is worth a Naval Battle. */

import type { Filling, Seat } from '@diadochi/kernel';
import {
  attacksChampion,
  attritionOf,
  availableFleets,
  type Board,
  cusInSpace,
  type Fleet,
  generalsInSpace,
  hasDeclared,
  type NavalOdds,
  navalOdds,
  pcOn,
  roundOf,
  type Space,
  setupOf,
  spaceFacts,
  strengthOfFleets,
} from '@diadochi/successors/board';
import type { Answer } from './game-knowledge.ts';
import { championship, stakesOf } from './successors-stakes.ts';

/** A way by sea: the ports that it leads through, the last one included. */
export interface Voyage {
  readonly ports: readonly Space[];
  readonly cost: number;
}
/** Where a group can be by sea from some ports, each reached with so many MPs left. */
export function seaReach(p: Board, from: ReadonlyMap<Space, number>): Map<Space, Voyage & { from: Space }> {
  const reached = new Map<Space, Voyage & { from: Space; left: number }>();
  const open = [...from].map(([space, left]) => ({
    space,
    from: space,
    ports: [] as Space[],
    cost: 0,
    left,
  }));
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const known = reached.get(at.space);
    if (known !== undefined && known.left >= at.left) continue;
    reached.set(at.space, at);
    for (const path of spaceFacts(p, at.space).bySea)
      if (path.cost <= at.left)
        open.push({
          space: path.to,
          from: at.from,
          ports: [...at.ports, path.to],
          cost: at.cost + path.cost,
          left: at.left - path.cost,
        });
  }
  for (const [space, { ports }] of reached) if (ports.length === 0) reached.delete(space);
  return reached;
}

/** What a CU is worth that somebody else loses, and what it is worth to stop one: near oneself, and elsewhere. */
const THEIRS = 0.3;
const STOPPED_NEAR = 0.2;
const STOPPED = 0.06;
/** A Fleet that is Dispersed comes back with the next Reinforcements: for each Round until then, and each point of strength. */
const FLEET_ROUND = 0.04;
const FLEET = 0.05;
/** How likely somebody declares a Naval Battle who should, and who should not. */
const KEEN = 0.85;
const RASH = 0.1;
/** What others are thought to lose with Champion status. */
const CHAMPION = 3;

/** What a player loses with Fleets of so much strength. */
export const fleetsWorth = (p: Board, strength: number): number =>
  strength * (FLEET + FLEET_ROUND * Math.max(0, setupOf(p).rounds - roundOf(p)));

/** A group at sea, as whoever might meet it sees it. */
export interface Convoy {
  readonly mover: Seat;
  readonly cus: number;
  readonly escort: number;
  readonly isNear: boolean;
}
/** What it brings to declare a Naval Battle against a group, with Fleets of so much strength. */
function battleWorth(p: Board, { cus, escort, isNear }: Convoy, strength: number): number {
  const { win, lose } = oddsOf(p, escort, strength);
  const stopped = cus * (isNear ? STOPPED_NEAR : STOPPED) + THEIRS * attritionMean(p, cus);
  return lose * (stopped + 0.5 * fleetsWorth(p, escort)) - win * fleetsWorth(p, strength);
}
/** S13.3.D-07, in the mean. */
export function attritionMean(p: Board, cus: number): number {
  if (cus === 0) return 0;
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += Math.min(cus, attritionOf(p, cus, die).cus);
  return sum / 6;
}
const known = new WeakMap<object, Map<number, NavalOdds>>();
function oddsOf(p: Board, mover: number, interceptor: number): NavalOdds {
  const all = known.get(p.box) ?? new Map<number, NavalOdds>();
  known.set(p.box, all);
  const key = mover * 100 + interceptor;
  const odds = all.get(key) ?? navalOdds(p, mover, interceptor);
  all.set(key, odds);
  return odds;
}
/** Whether somebody has a PC, CUs or a General where the group could land, or next to it. */
const isNear = (p: Board, seat: Seat, space: Space): boolean =>
  [space, ...spaceFacts(p, space).adjacent].some(
    (each) => pcOn(p, each) === seat || cusInSpace(p, each, seat) > 0 || generalsInSpace(p, each, seat) > 0,
  );

/** How likely a group is driven back on its way by sea, by anybody who could declare a Naval Battle. */
export function lossAtSea(
  p: Board,
  { mover, cus, escort }: Omit<Convoy, 'isNear'>,
  ports: readonly Space[],
  passed: readonly Seat[],
): number {
  let through = 1;
  for (let seat: Seat = 0; seat < p.seats; seat++) {
    if (seat === mover || hasDeclared(p, seat) || passed.includes(seat)) continue;
    const strength = strengthOfFleets(p, seat, availableFleets(p, seat));
    if (strength === 0 || !ports.some((port) => isGuardedBy(p, seat, port))) continue;
    const convoy = { mover, cus, escort, isNear: ports.some((port) => isNear(p, seat, port)) };
    const price = attacksChampion(p, seat, mover) ? CHAMPION : 0;
    const chance = battleWorth(p, convoy, strength) > price ? KEEN : RASH;
    through *= 1 - chance * oddsOf(p, escort, strength).lose;
  }
  return 1 - through;
}
const isGuardedBy = (p: Board, seat: Seat, port: Space): boolean =>
  spaceFacts(p, port).guardedFrom.some((space) => pcOn(p, space) === seat);

/** By the odds, with as many Fleets as pay, the strongest first; for nothing it is not asked again. */
export function engage(p: Board, q: Filling): Answer {
  const { seat } = q;
  const { by, space, cus, escort } = q.about as { by: Seat; space: Space; cus: number; escort: number };
  const price = attacksChampion(p, seat, by) ? championship(p, stakesOf(p, seat)) : 0;
  const convoy = { mover: by, cus, escort, isNear: isNear(p, seat, space) };
  const strengthOf = (fleet: Fleet): number => strengthOfFleets(p, seat, [fleet]);
  const fleets = availableFleets(p, seat).sort((a, b) => strengthOf(b) - strengthOf(a));
  let [best, most]: [readonly Fleet[], number] = [[], price];
  for (let count = 1; count <= fleets.length; count++) {
    const committed = fleets.slice(0, count);
    const worth = battleWorth(p, convoy, strengthOfFleets(p, seat, committed));
    if (worth > most) [best, most] = [committed, worth];
  }
  if (best.length === 0) return price > 0 ? { passAll: true } : { pass: true };
  const [first, ...others] = [...best].sort((a, b) => a - b);
  return { engage: first, with: others };
}
