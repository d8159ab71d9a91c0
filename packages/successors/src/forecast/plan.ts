/**
 * What may come of a plan: the active group walks and acts on the copy with the deeds of section 9, step by step, each of them
 * judged first. Nobody reacts, and no die is rolled: a Siege costs its MPs, and what it brings is not known yet.
 */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import { type Board, TYPES } from '../contract.ts';
import { generalFacts, generalsAt } from '../position/generals.ts';
import {
  freshUnits,
  groupAt,
  groupCommander,
  groupGenerals,
  groupRoyals,
  groupUnits,
  isFresh,
  isRoyalFresh,
} from '../position/march.ts';
import { spaceFacts, spaceOf } from '../position/places.ts';
import { royalFacts } from '../position/royals.ts';
import { noteAssault } from '../position/sieges.ts';
import { royalsAt } from '../rules/9-armies/9.1-company.ts';
import { brokenRegrouping, type Regrouping, regroup, regroupWay } from '../rules/9-armies/9.1-regrouping.ts';
import { mpsLeft } from '../rules/9-armies/9.2-movement-points.ts';
import { endWay, removePc, removePcWay } from '../rules/9-armies/9.3-marching.ts';
import { brokenSiege, cusNeeded, siegeWay, storm } from '../rules/15-sieges/15.2-requirements.ts';
import { UNITS } from '../words.ts';
import { brokenStep, hunger, walk } from './march.ts';
import { brokenAnswer } from './naming.ts';
import type { CompanyForecast, PlanForecast, StepForecast } from './shape.ts';
import { TRIAL } from './trial-play.ts';

/** An answer of whoever marches, with numbers for names. */
export type Planned = Going | Deed;
interface Going {
  readonly go: Space;
}
/** `siege`: with the CUs that it names, by their types. */
type Deed = Regrouping | { readonly [field in 'removePc' | 'siege' | 'end']?: true };
const isGoing = (planned: Planned): planned is Going => 'go' in planned;

export function forecastPlan(p: Board, seat: Seat, plan: readonly Planned[]): PlanForecast {
  const steps: StepForecast[] = [];
  const costs: number[] = [];
  let blocked: PlanForecast['blocked'] = null;
  for (const [step, planned] of plan.entries()) {
    const clause = brokenIn(p, seat, planned);
    if (clause !== null) {
      blocked = { step, clause };
      break;
    }
    const before = mpsLeft(p);
    if (isGoing(planned)) {
      const walked = walk(p, seat, planned.go);
      steps.push(walked);
      costs.push(walked.cost);
    } else {
      act(p, seat, planned);
      costs.push(before - mpsLeft(p));
    }
  }
  const space = spaceOf(groupAt(p));
  return {
    cost: costs.reduce((sum, each) => sum + each, 0),
    left: mpsLeft(p),
    blocked,
    steps,
    costs,
    forage: steps.some(({ battle }) => battle !== null) ? null : hunger(p, seat, space),
    at: spaceFacts(p, space).name,
    group: groupOf(p),
    fresh: freshOf(p, seat),
    least: cusNeeded(p, groupCommander(p)),
    assaulting: countsOf((unit) => p.assaulting[unit]),
    next: {
      regroup: brokenRegrouping(p),
      removePc: removePcWay.removePc.closed(p, { seat, so: {} }),
      siege: brokenSiege(p, seat, space),
      end: endWay.end.closed(p),
    },
  };
}

/** Why it may not be done then, or null. */
function brokenIn(p: Board, seat: Seat, planned: Planned): string | null {
  if (isGoing(planned)) return brokenStep(p, seat, planned.go);
  if (groupCommander(p) === null) return NOBODY_IS_ASKED; // D9-03
  return brokenAnswer(p, seat, wayOf(planned), { ...planned });
}
const NOBODY_IS_ASKED = 'K-02';
const wayOf = (planned: Deed): object =>
  'regroup' in planned
    ? regroupWay
    : 'siege' in planned
      ? siegeWay
      : 'removePc' in planned
        ? removePcWay
        : endWay;

function act(p: Board, seat: Seat, planned: Deed): void {
  if ('regroup' in planned) regroup(p, seat, planned as Regrouping, TRIAL);
  else if ('removePc' in planned) removePc(p, seat, TRIAL);
  else if ('siege' in planned) {
    storm(p, { ...planned });
    noteAssault(p, spaceOf(groupAt(p)));
  }
}

const countsOf = (count: (unit: number) => number): { [unit: string]: number } =>
  Object.fromEntries(
    Array.from({ length: TYPES }, (_, unit) => [UNITS[unit], count(unit)] as const).filter(
      ([, each]) => each > 0,
    ),
  );
const groupOf = (p: Board): CompanyForecast => ({
  generals: groupGenerals(p).map((general) => generalFacts(p, general).name),
  units: countsOf((unit) => groupUnits(p, unit)),
  royals: groupRoyals(p).map((royal) => royalFacts(p, royal).name),
});
/** D9-16: what has not moved. */
const freshOf = (p: Board, seat: Seat): CompanyForecast => ({
  generals: generalsAt(p, groupAt(p), seat)
    .filter((general) => isFresh(p, general))
    .map((general) => generalFacts(p, general).name),
  units: countsOf((unit) => freshUnits(p, groupAt(p), seat, unit)),
  royals: royalsAt(p, groupAt(p), seat, [])
    .filter((royal) => isRoyalFresh(p, royal))
    .map((royal) => royalFacts(p, royal).name),
});
