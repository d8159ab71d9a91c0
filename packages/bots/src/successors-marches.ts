/** Marches that a bot considers: the plan of a group that turns out best, and the group that should be named. */

import type { Filling, Game, Seat } from '@diadochi/kernel';
import {
  activateNamed,
  availableFleets,
  type BattleForecast,
  type Board,
  cardFacts,
  escortOf,
  everybodyAboard,
  forecastLanding,
  forecastWay,
  goAshore,
  groupCus,
  isAtSea,
  isChampion,
  type Location,
  type Naming,
  type Space,
  type StepForecast,
  shipAt,
  sideOf,
  spaceOf,
  strengthOfFleets,
  under,
} from '@diadochi/successors/board';
import type { Answer } from './game-knowledge.ts';
import { namings } from './successors-groups.ts';
import { type Plan, plansAtSea, plansOnLand } from './successors-plans.ts';
import { attritionMean, fleetsWorth, lossAtSea } from './successors-sea.ts';
import { assault } from './successors-sieges.ts';
import { championship, type Stakes, type StakesOf, stakesOf } from './successors-stakes.ts';
import { threatsTo } from './successors-strength.ts';

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
/** What a mean CU is worth; a General who is killed or Dispersed. */
const CU = 0.6;
const KILLED = 3;
const DISPERSED_GENERAL = 0.7;

export interface Marches {
  /** The best goal of the active group, on land or at sea. */
  goal(p: Board, seat: Seat): Goal;
  /** The best group to name, of those in a location if only they can be; null if nobody should do anything. */
  venture(p: Board, seat: Seat, from?: Location | null): Venture | null;
}

export function marchesIn(game: Game, stakesFor: StakesOf = stakesOf): Marches {
  const [trial, named, landed] = [game.empty() as Board, game.empty() as Board, game.empty() as Board];
  const copy = (to: Board, from: Board): Board => game.copyInto(to, from) as Board;

  function goal(p: Board, seat: Seat): Goal {
    const outlook = { threat: threatsTo(p, seat), stakes: stakesFor(p, seat) };
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

  function venture(p: Board, seat: Seat, from: Location | null = null): Venture | null {
    let best: Venture | null = null;
    for (const naming of namings(p, seat)) {
      if (from !== null && (naming.side !== sideOf(from) || naming.from !== spaceOf(from))) continue;
      copy(named, p);
      activateNamed(named, seat, naming);
      const { act, gain } = goal(named, seat);
      if (act !== null && gain > (best?.gain ?? 0)) best = { naming, act, gain };
    }
    return best;
  }
  return { goal, venture };
}

/** C42-06: where whoever can be named for a campaign has to be, if that matters. */
export function campaigner(p: Board, { form, about }: Filling): Location | null {
  if (form.kind !== 'campaign') return null;
  const effect = cardFacts(p, about.card as number).event?.effects[about.effect as number];
  const isSame = effect?.kind === 'activate-army' && effect.same;
  return isSame ? (under(p, 'activatingArmies')?.army ?? null) : null;
}

/** Whether the group that is named goes on by itself. */
export const marchesBy = (p: Board, { about }: Filling): boolean =>
  cardFacts(p, about.card as number).event?.effects[about.effect as number].kind === 'activate-army';

/** The first answer of a plan. */
function firstOf(p: Board, seat: Seat, { way, voyage, besieges }: Plan): Answer {
  if (besieges) return assault(p, seat);
  if (way.length > 0) return { go: way[0] };
  if (!isAtSea(p)) return { ...everybodyAboard(p, seat) } as Answer;
  const [next] = voyage?.ports ?? [];
  return next === undefined ? { land: OUTSIDE } : { sail: next };
}
const OUTSIDE = 0;

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
