/** Marches that a bot considers: who could go where, and what that would bring. */

import type { Game, Seat } from '@diadochi/kernel';
import {
  activateNamed,
  type BattleForecast,
  type Board,
  commanderAt,
  controllerOfRoyal,
  controlsRoyal,
  cusAt,
  cusInSpace,
  forageLimit,
  forecastWay,
  freshUnits,
  type General,
  generalsAt,
  groupAt,
  groupCus,
  hasEnemyCusAt,
  isChampion,
  isFresh,
  isMajor,
  isMajorCity,
  isMinor,
  isMinorCity,
  isPlayer,
  isRoyalOnMap,
  isTransit,
  isUncontrolled,
  type Location,
  locationOfStack,
  minorsOf,
  mpsLeft,
  type Naming,
  OFF_MAP,
  outsideOf,
  ownerOfStack,
  pcOn,
  reachOf,
  royalAt,
  royalFacts,
  royalsAt,
  type Space,
  type StepForecast,
  sideOf,
  spaceOf,
  stackCount,
  TYPES,
  turnOf,
  UNITS,
  unitsAt,
  wayOf,
  whereIs,
} from '@diadochi/successors/board';
import { waysTo } from './successors-map.ts';
import { RIVAL, type Stakes, stakesOf, worthOfPassing } from './successors-stakes.ts';
import { CU_WORTH, cartHope, escortWay, hunger, loss, pcGain } from './successors-worth.ts';

/** Where a group should go: the spaces to enter, none if it should stay; and what it brings. */
export interface Goal {
  readonly way: readonly Space[];
  readonly gain: number;
}
export interface Venture extends Goal {
  readonly naming: Naming;
}

/** So many of the best goals are looked at closely: who might Intercept, and how a battle would go. */
const CLOSELY = 12;
/** What a battle may bring at best. */
const FIGHT = 2;
/** What a mean CU is worth; a General who is killed or Dispersed; what a Champion has besides his L: his peace. */
const CU = 0.6;
const KILLED = 3;
const DISPERSED_GENERAL = 0.7;
const PEACE = 0.5;
const STEP = 0.02;
/** How easily somebody is lost who is in danger. */
const EXPOSED = 0.1;
/** S8.4-02: only an Army takes the Cart along, and a small one would lose it. */
const ESCORT = 3;

export interface Marches {
  /** The best goal of the active group. */
  goal(p: Board, seat: Seat): Goal;
  /** The best group to name, and where it should go; null if nobody should go anywhere. */
  venture(p: Board, seat: Seat): Venture | null;
}

export function marchesIn(game: Game): Marches {
  const [trial, named] = [game.empty() as Board, game.empty() as Board];
  const copy = (to: Board, from: Board): Board => game.copyInto(to, from) as Board;

  function goal(p: Board, seat: Seat): Goal {
    const here = spaceOf(groupAt(p));
    const threat = threatsTo(p, seat);
    const stakes = stakesOf(p, seat);
    const size = groupCus(p);
    // Who stays eats there; who goes leaves the others more (6.4).
    const stay =
      placeGain(p, seat, here, threat, stakes) +
      removalGain(p, seat, here, mpsLeft(p), stakes) -
      hunger(p, here, cusInSpace(p, here, seat));
    const rest = hunger(p, here, cusInSpace(p, here, seat) - size);
    // It does not go back to where it has been in this activation.
    const been = new Set(wayOf(p).map(spaceOf));
    const goals: (Goal & { readonly hope: number })[] = [];
    for (const [space, { cost, way }] of reachOf(p, seat)) {
      if (way.some((each) => been.has(each))) continue;
      const there =
        placeGain(p, seat, space, threat, stakes) +
        removalGain(p, seat, space, mpsLeft(p) - cost, stakes) -
        hunger(p, space, cusInSpace(p, space, seat) + size);
      const gain = there - rest - stay - STEP * cost;
      goals.push({ way, gain, hope: hasEnemyCusAt(p, outsideOf(space), seat) ? gain + FIGHT : gain });
    }
    goals.sort((a, b) => b.hope - a.hope);
    let best: Goal = { way: [], gain: 0 };
    for (const [looked, { way, gain, hope }] of goals.entries()) {
      if (hope <= best.gain || looked === CLOSELY) break;
      const { steps } = forecastWay(copy(trial, p), seat, way, true);
      const last = steps.at(-1);
      const win = (last?.battle?.win ?? 1) * (1 - 0.7 * (last?.evasion ?? 0));
      const total = steps.reduce(
        (sum, step) => sum + risk(p, seat, step, stakes),
        gain > 0 ? win * gain : gain,
      );
      if (total > best.gain) best = { way, gain: total };
    }
    return best;
  }

  function venture(p: Board, seat: Seat): Venture | null {
    let best: Venture | null = null;
    for (const naming of namings(p, seat)) {
      copy(named, p);
      activateNamed(named, seat, naming);
      const { way, gain } = goal(named, seat);
      const left = gain - strandedBy(p, seat, naming);
      if (way.length > 0 && left > (best?.gain ?? 0)) best = { naming, way, gain: left };
    }
    return best;
  }
  return { goal, venture };
}

/** What it brings to have the group in a space when the next turn begins (6.1), and what threatens it there. */
function placeGain(p: Board, seat: Seat, space: Space, threat: readonly number[], stakes: Stakes): number {
  const at = outsideOf(space);
  const size = groupCus(p);
  let gain = 0;
  if (size > 0) {
    const pc = pcOn(p, space);
    const isTaken = isUncontrolled(p, space) && !isTransit(p, space);
    const isOthers = isPlayer(pc) && pc !== seat && isMinorCity(p, space);
    // Somebody of one's own who is there already takes it as well.
    const mine = cusAt(p, at, seat) - (groupAt(p) === at ? size : 0);
    // A PC that it would rather leave where it is need not be taken off (6.1): no reason to go away.
    if ((isTaken || isOthers) && mine <= 0) gain += 0.8 * Math.max(0, pcGain(p, seat, space, stakes));
    if (pc === seat && threat[space] > 0) gain += 0.1;
    if (isMajorCity(p, space) && isPlayer(pc) && pc !== seat) gain += 0.1; // in the way of its owner
  }
  gain += royalGain(p, seat, space);
  const strength = strengthOfGroup(p);
  const danger = threat[space] - strength - (pcOn(p, space) === seat ? 1 : 0);
  if (danger <= 0) return gain;
  const lost = Math.min(1, danger / (strength + 1)) * EXPOSED;
  return gain - Math.min(strength * 0.25, danger * 0.08) - lost * companyWorth(p, seat);
}
/** What would be lost with the group, of those whom it takes along. */
function companyWorth(p: Board, seat: Seat): number {
  let sum = 0;
  for (const royal of p.box.all.royals)
    if (p.royalMark[royal] === 1 && controlsRoyal(p, seat, royal)) sum += heldWorth(p, seat, royal);
  return sum;
}
/** What somebody of the Royal Family is worth to the seat that holds them: what it would lose if the worst one had them. */
function heldWorth(p: Board, seat: Seat, royal: number): number {
  if (royal === p.box.cart) return cartHope(p, seat, spaceOf(royalAt(p, royal)));
  let worst = 0;
  for (let other: Seat = 0; other < p.seats; other++)
    if (other !== seat) worst = Math.max(worst, -worthOfPassing(p, seat, royal, other));
  return worst;
}
function strengthOfGroup(p: Board): number {
  let sum = 0;
  for (let unit = 0; unit < TYPES; unit++) sum += p.groupUnits[unit] * CU_WORTH[unit] * 2.2;
  return sum;
}

/** S9.3.D: a PC that can be taken off at once. */
function removalGain(p: Board, seat: Seat, space: Space, left: number, stakes: Stakes): number {
  const { removePcMps, removePcCus } = p.box.content.marching;
  const pc = pcOn(p, space);
  if (!isPlayer(pc) || pc === seat || !isMinorCity(p, space)) return 0;
  return left >= removePcMps && groupCus(p) >= removePcCus
    ? 0.5 * Math.max(0, loss(p, pc, space, stakes))
    : 0;
}

/** S8.2-02, S8.3: Heirs and the Cart go with the General who stands with them; the Cart should come to Pella. */
function royalGain(p: Board, seat: Seat, space: Space): number {
  let gain = 0;
  const here = spaceOf(groupAt(p));
  const { cart } = p.box;
  for (const royal of p.box.all.royals) {
    if (!isRoyalOnMap(p, royal)) continue;
    if (royal === cart && p.royalMark[royal] === 1) {
      if (space !== here) gain += cartHope(p, seat, space) - cartHope(p, seat, here);
      continue;
    }
    if (royal === cart && controlsRoyal(p, seat, royal)) gain += fetching(p, seat, here, space);
    if (royalAt(p, royal) !== outsideOf(space) || controlsRoyal(p, seat, royal)) continue;
    if (royalFacts(p, royal).sort !== HEIR && royal !== cart) continue;
    gain += 0.8 * gainedWorth(p, seat, royal);
  }
  return gain;
}
/** An own Cart that waits for an Army: what it is worth to be nearer to it. */
function fetching(p: Board, seat: Seat, here: Space, space: Space): number {
  if (space === here || groupCus(p) < ESCORT) return 0;
  const at = spaceOf(royalAt(p, p.box.cart));
  const hope = (from: Space): number => cartHope(p, seat, at, escortWay(p, seat, at, from));
  return hope(space) - hope(here);
}
/** What it would be worth to have them instead of whoever has them now. */
function gainedWorth(p: Board, seat: Seat, royal: number): number {
  if (royal !== p.box.cart) return worthOfPassing(p, seat, royal, seat);
  const holder = controllerOfRoyal(p, royal);
  const at = spaceOf(royalAt(p, royal));
  return cartHope(p, seat, at) + (holder === null ? 0 : RIVAL * cartHope(p, holder, at));
}
const HEIR = 0;

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
/** S3.6-12: what is lost by attacking a Champion. */
const championship = (p: Board, stakes: Stakes): number =>
  PEACE + p.box.content.victory.champion * stakes.legitimacy;
function battleGain(battle: BattleForecast): number {
  const { win, draw, lose } = battle;
  const theirs =
    CU * (battle.defenderLosses + 0.5 * battle.defenderDispersed) + KILLED * battle.defenderKilled;
  const ours = CU * (battle.attackerLosses + 0.5 * battle.attackerDispersed) + KILLED * battle.attackerKilled;
  const generals = battle.defender.general === null ? 0 : DISPERSED_GENERAL;
  return 0.7 * theirs + (generals + 0.3) * win - 1.1 * ours - (DISPERSED_GENERAL + 1) * lose - 0.2 * draw;
}

/** The strength of the strongest Army of another player that could come to each space with a good roll. */
export function threatsTo(p: Board, seat: Seat): number[] {
  const threat = new Array<number>(p.pc.length).fill(0);
  for (let place = 0; place < stackCount(p); place++) {
    const owner = ownerOfStack(p, place);
    const at = locationOfStack(p, place);
    if (owner === seat || commanderAt(p, at, owner) === null) continue;
    let strength = 0;
    for (let unit = 0; unit < TYPES; unit++) strength += unitsAt(p, at, owner, unit) * CU_WORTH[unit] * 2.2;
    const far = waysTo(p, spaceOf(at));
    for (let space = 0; space < threat.length; space++)
      if (far[space] <= NEAR && strength > threat[space]) threat[space] = strength;
  }
  return threat;
}
const NEAR = 4;

/** The groups that are worth a thought: whole Armies, most of one, detachments under Minor Generals. */
function* namings(p: Board, seat: Seat): Generator<Naming> {
  for (let place = 0; place < stackCount(p); place++) {
    if (ownerOfStack(p, place) !== seat) continue;
    const at = locationOfStack(p, place);
    if (sideOf(at) !== 0) continue;
    const units = UNITS.map((_, unit) => freshUnits(p, at, seat, unit));
    const size = units.reduce((sum, count) => sum + count, 0);
    if (size === 0) continue;
    const majors = generalsAt(p, at, seat).filter((general) => isMajor(p, general) && isFresh(p, general));
    const leader = bestOf(p, majors);
    if (leader !== null) {
      const others = majors.filter(
        (general) => general !== leader && seniorityOf(p, general) < seniorityOf(p, leader),
      );
      const royals = royalsAt(p, at, seat, []).filter((royal) => mayTravel(p, royal));
      yield named(at, leader, others, units, royals);
      if (size > 3 && pcOn(p, spaceOf(at)) === seat)
        yield named(at, leader, others, without(units, 2), royals);
      // 6.4: as many as can be fed elsewhere.
      const fed = p.box.content.forage.elsewhere;
      if (size > fed) yield named(at, leader, others, without(units, size - fed), royals);
    }
    const minor = minorFor(p, seat, at);
    if (minor === null) continue;
    if (leader === null) yield named(at, minor, [], units, []);
    // S7.2.A-04: those who stay need somebody, too.
    const isHeld = leader !== null || pcOn(p, spaceOf(at)) === seat;
    if (!isHeld) continue;
    if (size >= 4) yield named(at, minor, [], firstOf(units, 1), []);
    if (size >= 6) yield named(at, minor, [], firstOf(units, 3), []);
    // 6.4: those who cannot be fed here.
    const excess = cusInSpace(p, spaceOf(at), seat) - forageLimit(p, spaceOf(at));
    if (excess > 0 && excess < size && excess !== 1 && excess !== 3)
      yield named(at, minor, [], firstOf(units, excess), []);
  }
}
const seniorityOf = (p: Board, general: General): number => p.box.generals[general].seniority;
const bestOf = (p: Board, generals: readonly General[]): General | null =>
  generals.reduce<General | null>(
    (best, each) => (best === null || seniorityOf(p, each) > seniorityOf(p, best) ? each : best),
    null,
  );
/** S8.4-03 */
const mayTravel = (p: Board, royal: number): boolean =>
  p.royalMark[royal] === 0 &&
  royal !== p.box.tomb &&
  (royal !== p.box.cart || turnOf(p) >= p.box.cartTurns.moves);
/** One who is there, or else one who is needed nowhere. */
function minorFor(p: Board, seat: Seat, at: Location): General | null {
  const there = generalsAt(p, at, seat).find((general) => isMinor(p, general) && isFresh(p, general));
  const free = minorsOf(p, seat).find((general) => whereIs(p, general) === OFF_MAP && isFresh(p, general));
  return there ?? free ?? null;
}
/** Some fewer, the cheapest first. */
function without(units: readonly number[], count: number): number[] {
  const left = [...units];
  for (let i = 0; i < count; i++) left[cheapestOf(left)]--;
  return left;
}
const firstOf = (units: readonly number[], count: number): number[] => {
  const rest = without(units, count);
  return units.map((all, unit) => all - rest[unit]);
};
/** The type of the CU that is missed least. S7.2.D-06: the Silver Shields stay together. */
function cheapestOf(units: readonly number[]): number {
  let best = -1;
  for (let unit = 0; unit < TYPES; unit++)
    if (units[unit] > 0 && (best < 0 || CU_WORTH[unit] < CU_WORTH[best])) best = unit;
  return best;
}

function named(
  at: Location,
  leader: General,
  others: readonly General[],
  units: readonly number[],
  royals: readonly number[],
): Naming {
  const counts = Object.fromEntries(UNITS.map((unit, i) => [unit, units[i]]));
  return {
    march: leader,
    from: spaceOf(at),
    side: sideOf(at),
    with: [...others],
    ...counts,
    carry: [...royals],
  };
}

/** What is lost if a group goes: persons whom it leaves alone, or with nobody but a PC (S8.3). */
function strandedBy(p: Board, seat: Seat, naming: Naming): number {
  const space = naming.from;
  const at = outsideOf(space);
  const going = UNITS.reduce((sum, unit) => sum + (naming[unit] as number), 0);
  if (going < cusAt(p, at, seat)) return 0;
  const left = royalsAt(p, at, seat, []).filter((royal) => !naming.carry.includes(royal));
  if (left.length === 0) return 0;
  const lost = pcOn(p, space) === seat ? (threatsTo(p, seat)[space] > 0 ? 0.5 : 0.15) : 1;
  return left.reduce((sum, royal) => sum + lost * heldWorth(p, seat, royal), 0);
}
