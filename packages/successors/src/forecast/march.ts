/**
 * What may happen to the active group on its way. It walks on the copy with the deeds of section 10, step by step, and
 * nobody reacts: those who could are listed at each step.
 */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import { mayMeet } from '../cards/pact.ts';
import { type Board, INDEPENDENT, type Location, NOBODY, type Owner } from '../contract.ts';
import { closeBudget } from '../position/budget.ts';
import { hasGeneralAt, IN_BOX, independentsAt, LEFT_GAME, moveGeneral } from '../position/generals.ts';
import {
  allGroupUnits,
  bind,
  groupAt,
  groupCommander,
  groupCus,
  isIndependentMoving,
  MUST_LEAVE,
  moverOf,
} from '../position/march.ts';
import { outsideOf, spaceFacts, spaceOf } from '../position/places.ts';
import { cusInSpace, disperseAll } from '../position/units.ts';
import { forageLimit, isCrowded } from '../rules/6-strategy/6.4-forage.ts';
import { attritionOf, strongholdColumn } from '../rules/7-pieces/7.3-attrition.ts';
import { brokenSteering, leavesGameIn, steeredBy } from '../rules/9.5-independent-armies/9.5-movement.ts';
import { costTo, mpsLeft } from '../rules/9-armies/9.2-movement-points.ts';
import { mayGo, mayRequest, mayRequestIn, nextSpaces } from '../rules/9-armies/9.3-marching.ts';
import { announce, enter, passesStronghold } from '../rules/10-land-movement/10.A-announcing.ts';
import { isOneFaction, meetOnlyGenerals, opponentAt } from '../rules/10-land-movement/10.D-factions.ts';
import { gatherAll } from '../rules/10-land-movement/10.G-general-against-general.ts';
import { attackedChampion, loseChampionStatus } from '../rules/10-land-movement/10.H-champion-status.ts';
import {
  disperseGenerals,
  disperseLoneGenerals,
} from '../rules/10-land-movement/10.I-army-against-general.ts';
import { isOverrun } from '../rules/10-land-movement/10.J-overrun.ts';
import { defect, deserters } from '../rules/10-land-movement/10.K-royal-army.ts';
import { settleChange } from '../rules/settling/settle.ts';
import { battleAt, forecastBattle } from './battle.ts';
import { evasionsFrom, interceptionsInto } from './reactions.ts';
import type { BattleForecast, StepForecast, WayForecast } from './shape.ts';
import { TRIAL } from './trial-play.ts';

/** `isKnown`: whether it is known how many MPs there are. */
export function forecastWay(p: Board, seat: Seat, way: readonly Space[], isKnown: boolean): WayForecast {
  const steps: StepForecast[] = [];
  let blocked: WayForecast['blocked'] = null;
  for (const [step, space] of way.entries()) {
    const clause = brokenStep(p, seat, space);
    if (clause !== null) {
      blocked = { step, clause };
      break;
    }
    steps.push(walk(p, seat, space));
  }
  const cost = [spaceOf(groupAt(p)), ...way.slice(steps.length)].reduce(
    (sum, space, i, rest) => sum + (i === 0 ? 0 : Math.max(0, costTo(p, rest[i - 1], space))),
    0,
  );
  return {
    cost: steps.reduce((sum, step) => sum + step.cost, cost),
    left: isKnown ? mpsLeft(p) - cost : null,
    blocked,
    steps,
    forage: steps.some(({ battle }) => battle !== null) ? null : hunger(p, seat, spaceOf(groupAt(p))),
  };
}
export function hunger(p: Board, seat: Seat, space: Space): WayForecast['forage'] {
  if (isIndependentMoving(p)) return null;
  return isCrowded(p, seat, space) ? { cus: cusInSpace(p, space, seat), limit: forageLimit(p, space) } : null;
}

/** Why the group may not go into a space: as `march` judges it, or `steer`. */
export function brokenStep(p: Board, seat: Seat, space: Space): string | null {
  if (groupCommander(p) === null) return NOBODY_IS_ASKED; // D9-03
  const steered = steeredBy(p, seat);
  if (steered !== null) return brokenSteering(p, { ...steered, left: mpsLeft(p) }, space);
  if (!nextSpaces(p).includes(space)) return NO_PATH;
  return mayGo.broken(p, space, mpsLeft(p)) ?? mayMeet.broken(p, seat, outsideOf(space));
}
const NO_PATH = 'S10.A-01';
const NOBODY_IS_ASKED = 'K-02';

export function walk(p: Board, seat: Seat, space: Space): StepForecast {
  const [from, into] = [groupAt(p), outsideOf(space)];
  const cost = costTo(p, spaceOf(from), space);
  const steered = steeredBy(p, seat);
  const passage =
    steered === null && mayRequestIn.allows(p, seat, space) && mayRequest.allows(p, seat, space);
  announce(p, seat, into, TRIAL);
  const attrition = passesStronghold(p) ? strongholdRisk(p) : 0;
  const step = { space: spaceFacts(p, space).name, cost, attrition, passage };
  if (steered !== null && leavesGameIn(p, steered.general, space)) {
    moveGeneral(p, steered.general, LEFT_GAME); // S9.5-26
    return { ...step, ...NOBODY_MET };
  }
  enter(p, moverOf(p), into);
  return { ...step, ...arrival(p, seat, from, into) };
}
/** Where nobody can react, and nobody is met. */
export const NOBODY_MET = {
  interceptions: [],
  interception: 0,
  evasions: [],
  evasion: 0,
  champion: null,
  meets: 'nobody',
  battle: null,
} as const satisfies Partial<StepForecast>;
/** Who could react to a group that has come into a location, and whom it meets there. */
export function arrival(
  p: Board,
  seat: Seat,
  from: Location,
  into: Location,
): Omit<StepForecast, 'space' | 'cost' | 'attrition' | 'passage'> {
  const [interceptions, interception] = interceptionsInto(p, seat, into);
  const [evasions, evasion] = evasionsFrom(p, { by: seat, from, into });
  return { interceptions, interception, evasions, evasion, ...meet(p, moverOf(p), into) };
}
/** S10.A-03, S10.A-04 */
function strongholdRisk(p: Board): number {
  const fatal = [1, 2, 3, 4, 5, 6].filter(
    (die) => attritionOf(p, strongholdColumn(p, allGroupUnits(p)), die).cus > 0,
  );
  return groupCus(p) > 0 ? fatal.length / 6 : 0;
}

/** G to L: what happens if nobody has Intercepted or Evaded; `failed`: but these have tried (S12.2.B-01). */
export function meet(
  p: Board,
  mover: Owner,
  into: Location,
  failed: readonly Owner[] = [],
): { champion: number | null; meets: StepForecast['meets']; battle: BattleForecast | null } {
  if (isOneFaction(p, into)) return { champion: null, meets: 'nobody', battle: null };
  if (meetOnlyGenerals(p, into)) {
    gatherAll(p, mover, into);
    bind(p, MUST_LEAVE);
    return { champion: null, meets: 'generals', battle: null };
  }
  const champion = attackedChampion(p, mover, into);
  loseChampionStatus(p, mover, into, TRIAL);
  settleChange(p, TRIAL); // Prestige goes by what Legitimacy is then
  disperseLoneGenerals(p, into, TRIAL);
  if (isOneFaction(p, into))
    return { champion, meets: hasGeneralAt(p, into, mover) ? 'dispersal' : 'dispersed', battle: null };
  const overran = isOverrun(p, mover, into);
  while (isOverrun(p, mover, into)) sweep(p, opponentAt(p, into, mover), into);
  if (isOneFaction(p, into)) return { champion, meets: overran ? 'overrun' : 'dispersed', battle: null };
  const from = deserters(p, mover, into, TRIAL);
  if (from !== NOBODY) {
    defect(p, from, into, TRIAL);
    return { champion, meets: 'defection', battle: null };
  }
  const battle = battleAt(p, into, mover, opponentAt(p, into, mover), failed);
  if (battle === null) return { champion, meets: 'defection', battle: null };
  const forecast = forecastBattle(p, battle);
  closeBudget(p); // S10.L-02
  return { champion, meets: 'battle', battle: forecast };
}
/** S10.J-08: they are gone, whatever becomes of them. */
function sweep(p: Board, owner: number, location: Location): void {
  if (owner === INDEPENDENT)
    for (const general of independentsAt(p, location)) moveGeneral(p, general, IN_BOX);
  else {
    disperseAll(p, location, owner);
    disperseGenerals(p, location, owner, TRIAL);
  }
}
