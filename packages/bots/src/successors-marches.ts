/** Marches that a bot considers: who could go where, by land or by sea, or besiege what; and what that would bring. */

import type { Game, Seat } from '@diadochi/kernel';
import {
  activateNamed,
  availableFleets,
  type BattleForecast,
  type Board,
  brokenSiege,
  commanderAt,
  cusAt,
  cusInSpace,
  embarkedFrom,
  escortOf,
  everybodyAboard,
  forecastLanding,
  forecastWay,
  goAshore,
  groupAt,
  groupCommander,
  groupCus,
  hasEnemyCusAt,
  hasLanded,
  hasSailed,
  hasSetSail,
  isAtSea,
  isChampion,
  landSpent,
  mayPutToSea,
  mpsLeft,
  type Naming,
  outsideOf,
  reachOf,
  roomAboard,
  type Space,
  type StepForecast,
  shipAt,
  spaceFacts,
  spaceOf,
  spentMps,
  strengthOfFleets,
  under,
  wayOf,
} from '@diadochi/successors/board';
import type { Answer } from './game-knowledge.ts';
import { namings, strandedBy } from './successors-groups.ts';
import { type Outlook, placeGain, removalGain, threatsTo } from './successors-places.ts';
import { attritionMean, fleetsWorth, lossAtSea, seaReach, type Voyage } from './successors-sea.ts';
import { assault, assaultGain, siegeGain } from './successors-sieges.ts';
import { championship, type Stakes, stakesOf } from './successors-stakes.ts';
import { hunger } from './successors-worth.ts';

/** What a group should do next, null if it should stay as it is; and what that leads to brings. */
export interface Goal {
  readonly act: Answer | null;
  readonly gain: number;
}
export interface Venture extends Goal {
  readonly naming: Naming;
}

/** So many of the best goals are looked at closely: who might Intercept, and how a battle would go. */
const CLOSELY = 12;
/** What a battle may bring at best. */
const FIGHT = 2;
/** What a mean CU is worth; a General who is killed or Dispersed. */
const CU = 0.6;
const KILLED = 3;
const DISPERSED_GENERAL = 0.7;
const STEP = 0.02;
/** To land where it has put to sea. */
const IN_VAIN = 1;

/** A way that a group could take: by land, by sea, and by land again; `besieges`: a Siege where it is. */
interface Plan {
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

export interface Marches {
  /** The best goal of the active group, on land or at sea. */
  goal(p: Board, seat: Seat): Goal;
  /** The best group to name, and what it should do; null if nobody should do anything. */
  venture(p: Board, seat: Seat): Venture | null;
}

export function marchesIn(game: Game): Marches {
  const [trial, named, landed] = [game.empty() as Board, game.empty() as Board, game.empty() as Board];
  const copy = (to: Board, from: Board): Board => game.copyInto(to, from) as Board;

  function goal(p: Board, seat: Seat): Goal {
    const outlook = { threat: threatsTo(p, seat), stakes: stakesOf(p, seat) };
    const atSea = isAtSea(p);
    // What a place is worth to those at sea is asked of them ashore.
    const b = atSea ? copy(landed, p) : p;
    if (atSea) goAshore(b, seat);
    const plans = atSea ? plansAtSea(p, b, seat, outlook) : plansOnLand(p, seat, outlook);
    plans.sort((one, other) => other.hope - one.hope);
    // At sea it has to go somewhere.
    let best: Goal = { act: null, gain: atSea ? Number.NEGATIVE_INFINITY : 0 };
    for (const [looked, plan] of plans.entries()) {
      if (plan.hope <= best.gain || looked === CLOSELY) break;
      const total = plan.besieges ? plan.gain : outcomeOf(p, b, seat, plan, outlook.stakes);
      if (total > best.gain) best = { act: firstOf(p, seat, plan), gain: total };
    }
    return best;
  }

  /** With what may happen on the way, and at its end. */
  function outcomeOf(p: Board, b: Board, seat: Seat, plan: Plan, stakes: Stakes): number {
    const { way, voyage, onward, gain } = plan;
    copy(trial, p);
    const steps: StepForecast[] = [...forecastWay(trial, seat, way, true).steps];
    if (steps.length < way.length) return Number.NEGATIVE_INFINITY;
    let lost = 0;
    if (voyage !== null) {
      lost = lostAtSea(p, seat, voyage.ports, groupCus(b));
      steps.push(forecastLanding(trial, seat, voyage.ports.at(-1) ?? shipAt(p), voyage.cost));
      if (onward.length > 0) steps.push(...forecastWay(trial, seat, onward, true).steps);
    }
    const last = steps.at(-1);
    const win = (last?.battle?.win ?? 1) * (1 - 0.7 * (last?.evasion ?? 0));
    const there = steps.reduce(
      (sum, step) => sum + risk(b, seat, step, stakes),
      gain > 0 ? win * gain : gain,
    );
    return (1 - lost) * there - lost * wreck(p, seat, groupCus(b));
  }

  function venture(p: Board, seat: Seat): Venture | null {
    let best: Venture | null = null;
    for (const naming of namings(p, seat)) {
      copy(named, p);
      activateNamed(named, seat, naming);
      const { act, gain } = goal(named, seat);
      const left = gain - strandedBy(p, seat, naming);
      if (act !== null && left > (best?.gain ?? 0)) best = { naming, act, gain: left };
    }
    return best;
  }
  return { goal, venture };
}

/** The first answer of a plan. */
function firstOf(p: Board, seat: Seat, { way, voyage, besieges }: Plan): Answer {
  if (besieges) return assault(p);
  if (way.length > 0) return { go: way[0] };
  if (!isAtSea(p)) return { ...everybodyAboard(p, seat) } as Answer;
  const [next] = voyage?.ports ?? [];
  return next === undefined ? { land: OUTSIDE } : { sail: next };
}
const OUTSIDE = 0;

function plansOnLand(p: Board, seat: Seat, outlook: Outlook): Plan[] {
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
  const consider = (space: Space, cost: number, left: number, plan: Partial<Plan>): void => {
    const there =
      valueAt(p, seat, space, left, outlook) +
      removalGain(p, seat, space, left, stakes) -
      hunger(p, space, cusInSpace(p, space, seat) + size);
    plans.push(planFor(p, seat, space, there - rest - staying - STEP * cost, plan));
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
    if (been.has(space)) continue;
    const way = ways.get(voyage.from) ?? [];
    const cost = mps - (ports.get(voyage.from) as number) + voyage.cost;
    const left = mayGoOn && way.length === 0 ? mps - cost : 0;
    consider(space, cost, left, { way, voyage });
    for (const { to, cost: more, byLand } of spaceFacts(p, space).paths)
      if (byLand && more <= left && !been.has(to) && !hasEnemyCusAt(p, outsideOf(space), seat))
        consider(to, cost + more, left - more, { way, voyage, onward: [to] });
  }
  return plans;
}

/** Of a group at sea: `b` is the same as if it had landed where it is. */
function plansAtSea(p: Board, b: Board, seat: Seat, outlook: Outlook): Plan[] {
  const here = shipAt(p);
  const size = groupCus(b);
  const mps = mpsLeft(p);
  const home = spaceOf(embarkedFrom(p));
  const plans: Plan[] = [];
  const worthOf = (space: Space, left: number): number =>
    valueAt(b, seat, space, left, outlook) +
    removalGain(b, seat, space, left, outlook.stakes) -
    hunger(b, space, cusInSpace(b, space, seat) + (space === here ? 0 : size));
  // Whoever is driven back is in the port again.
  const back = worthOf(home, 0);
  const consider = (space: Space, cost: number, plan: Partial<Plan>): void => {
    const there = worthOf(space, landSpent(p) > 0 ? 0 : mps - cost);
    const vain = space === home ? IN_VAIN : 0;
    plans.push(planFor(b, seat, space, there - back - vain - STEP * cost, plan));
  };
  const reach = new Map<Space, Voyage>(seaReach(p, new Map([[here, mps]])));
  if (hasSetSail(p)) reach.set(here, { ports: [], cost: 0 });
  for (const [space, voyage] of reach) {
    consider(space, voyage.cost, { voyage });
    for (const { to, cost, byLand } of spaceFacts(p, space).paths)
      if (byLand && voyage.cost + cost <= mps && landSpent(p) === 0)
        if (to !== home && !hasEnemyCusAt(p, outsideOf(space), seat))
          consider(to, voyage.cost + cost, { voyage, onward: [to] });
  }
  return plans;
}
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
  return placeGain(p, seat, space, outlook) + Math.max(0, siege - without);
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

/** How likely the group is driven back, and what that costs besides the march. */
function lostAtSea(p: Board, seat: Seat, ports: readonly Space[], cus: number): number {
  const sailing = isAtSea(p) ? under(p, 'sailing') : null;
  const passed = sailing?.passes.map(({ by }) => by) ?? [];
  return lossAtSea(p, { mover: seat, cus, escort: escortStrength(p, seat) }, ports, passed);
}
const escortStrength = (p: Board, seat: Seat): number =>
  strengthOfFleets(p, seat, isAtSea(p) ? escortOf(p) : availableFleets(p, seat));
const wreck = (p: Board, seat: Seat, cus: number): number =>
  CU * attritionMean(p, cus) + fleetsWorth(p, escortStrength(p, seat));

/** What a step may bring besides: a battle, an Interception, Attrition. */
function risk(p: Board, seat: Seat, step: StepForecast, stakes: Stakes): number {
  let sum = -step.attrition * CU;
  // Nobody Intercepts who would lose by it; a Withdrawal costs only the march.
  sum -= step.interception * (0.3 + 0.1 * groupCus(p));
  if (step.champion !== null && isChampion(p, seat)) sum -= championship(p, stakes);
  if (step.meets === 'dispersed') sum -= 4;
  if (step.meets === 'dispersal') sum += DISPERSED_GENERAL;
  if (step.meets === 'overrun') sum += 1.5;
  if (step.meets === 'generals') sum -= 0.5;
  if (step.battle !== null) sum += (1 - 0.7 * step.evasion) * battleGain(step.battle);
  return sum;
}
function battleGain(battle: BattleForecast): number {
  const { win, draw, lose } = battle;
  const theirs =
    CU * (battle.defenderLosses + 0.5 * battle.defenderDispersed) + KILLED * battle.defenderKilled;
  const ours = CU * (battle.attackerLosses + 0.5 * battle.attackerDispersed) + KILLED * battle.attackerKilled;
  const generals = battle.defender.general === null ? 0 : DISPERSED_GENERAL;
  return 0.7 * theirs + (generals + 0.3) * win - 1.1 * ours - (DISPERSED_GENERAL + 1) * lose - 0.2 * draw;
}
