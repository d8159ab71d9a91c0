/** Sieges: how likely a city falls, what that brings and what it costs, exact by the Siege Table. */

import { type Filling, nextOptions, type Seat } from '@diadochi/kernel';
import {
  assaultsOf,
  type Board,
  besiegerBy,
  besiegerOf,
  CAVALRY,
  canBeBesieged,
  commanderAt,
  countedUnits,
  cusAt,
  cusNeeded,
  defendersIn,
  type General,
  generalsAt,
  groupAt,
  groupCommander,
  groupCus,
  insideOf,
  isAssaultOver,
  isChampion,
  isEnemySpace,
  isMajorCity,
  isProtected,
  isRaided,
  outsideOf,
  pcOn,
  pointsNeeded,
  type Space,
  siegeCost,
  siegePointsIn,
  siegeResult,
  siegeRoll,
  spaceOf,
  standIns,
  TYPES,
  UNITS,
} from '@diadochi/successors/board';
import type { Answer } from './game-knowledge.ts';
import { championship, type Stakes, type StakesOf, stakesOf } from './successors-stakes.ts';
import { CU_WORTH } from './successors-strength.ts';
import { holding, pcGain } from './successors-worth.ts';

/** What a CU is worth that is lost before a city: the cheapest one. */
const LOST = 0.45;
/** How likely an Army is still there in the next Surrender Segment, and in the one after it. */
const STAYS = [0.75, 0.5];
/** A city that falls on a march is still nobody's until the next Surrender Segment. */
const TAKEN = 0.9;
/** For each CU or General behind the walls. */
const INSIDE = 0.3;
/** How likely an own city is lost that somebody besieges: by itself, and for each of his Siege Points. */
const BESIEGED = 0.3;
const POINT = 0.2;

/** An Army that could besiege a space: of so many CUs, under somebody, with so many MPs left for it. */
export interface Besieger {
  readonly cus: number;
  readonly commander: General | null;
  readonly mps: number;
}

/** What it would bring a seat to have an Army before a city, in this activation and in the Surrender Segments after it. */
export function siegeGain(p: Board, seat: Seat, space: Space, army: Besieger, stakes: Stakes): number {
  if (!canBeBesieged(p, space) || !isEnemySpace(p, seat, space)) return 0;
  const { maxPerSpace } = p.box.content.tables.siegeTable;
  const cost = siegeCost(p, space, p.groupUnits[CAVALRY]); // S16.9-16
  const open = isAssaultOver(p, space) ? 0 : maxPerSpace.activation - assaultsOf(p, space);
  const rolls = Math.max(0, Math.min(open, Math.floor(army.mps / cost)));
  return gainBy(p, seat, space, army, [...Array<number>(rolls).fill(1), ...STAYS], stakes);
}
/** The rolls that there may be, each with the chance that it comes to it. */
function gainBy(
  p: Board,
  seat: Seat,
  space: Space,
  { cus, commander }: Besieger,
  rolls: readonly number[],
  stakes: Stakes,
): number {
  const outcomes = outcomesOf(p, seat, space, commander);
  const [needed, least] = [pointsNeeded(p, space), cusNeeded(p, commander)];
  const prize = TAKEN * prizeOf(p, seat, space, stakes);
  const coveted = stakes.coveted?.(space) ?? 0;
  const expected = (roll: number, points: number, left: number, inside: number): number => {
    if (roll === rolls.length || left < least) return 0;
    let sum = 0;
    for (const { chance, points: more, losses } of outcomes) {
      const rest = left - Math.min(left, losses);
      const spared = standIns(more, { points, needed, inside });
      const then = points + more - spared;
      const falls = then >= needed && rest > 0;
      sum +=
        chance * ((falls ? prize : expected(roll + 1, then, rest, inside - spared)) - LOST * (left - rest));
    }
    // It may give up.
    return Math.max(0, ((coveted + sum) * rolls[roll]) / (rolls[roll - 1] ?? 1));
  };
  const points = besiegerBy(p, space) === seat ? siegePointsIn(p, space) : 0;
  const gain = expected(0, points, cus, defendersIn(p, space));
  return Math.max(0, gain - peaceBroken(p, seat, space, stakes));
}
/** S15-03 */
function peaceBroken(p: Board, seat: Seat, space: Space, stakes: Stakes): number {
  const isAttack = isMajorCity(p, space) && isChampion(p, seat) && isProtected(p, pcOn(p, space));
  return isAttack ? championship(p, stakes) : 0;
}
/** S15.4-06: the PC, and whoever is behind the walls. */
function prizeOf(p: Board, seat: Seat, space: Space, stakes: Stakes): number {
  const [owner, inside] = [pcOn(p, space), insideOf(space)];
  const people = isMajorCity(p, space) ? cusAt(p, inside, owner) + generalsAt(p, inside, owner).length : 0;
  return pcGain(p, seat, space, stakes) + INSIDE * people;
}

interface Outcome {
  readonly points: number;
  readonly losses: number;
  chance: number;
}
/** S15.2.B-09: what the six dice give; those that give the same together. */
function outcomesOf(p: Board, seat: Seat, space: Space, commander: General | null): Outcome[] {
  const by = siegeRoll.sum(p, seat, space, commander, 0);
  const outcomes: Outcome[] = [];
  for (let die = 1; die <= FACES; die++) {
    const { points, losses } = siegeResult(p, die + by);
    const same = outcomes.find((each) => each.points === points && each.losses === losses);
    if (same === undefined) outcomes.push({ points, losses, chance: 1 / FACES });
    else same.chance += 1 / FACES;
  }
  return outcomes;
}
const FACES = 6;

/** What is saved by driving a Besieger off. */
export function reliefGain(p: Board, seat: Seat, space: Space, stakes: Stakes): number {
  if (pcOn(p, space) !== seat || !isMajorCity(p, space)) return 0;
  const besieger = besiegerOf(p, space);
  if (besieger < 0 || besieger === seat) return 0;
  return (BESIEGED + POINT * siegePointsIn(p, space)) * holding(p, seat, space, stakes);
}

/** What a Siege where the group stands adds to those that its CUs conduct without it. */
export function assaultGain(p: Board, seat: Seat, space: Space, mps: number, stakes: Stakes): number {
  const army = { cus: groupCus(p), commander: groupCommander(p), mps };
  return siegeGain(p, seat, space, army, stakes) - siegeGain(p, seat, space, { ...army, mps: 0 }, stakes);
}
/** D9-17: the cheapest ones are named; S16.9-16: a Cavalry CU first, where that costs less. */
export function assault(p: Board, seat: Seat): Answer {
  let open = cusNeeded(p, groupCommander(p));
  const named: { [unit: string]: number } = {};
  const riders = isRaided(p, spaceOf(groupAt(p))) ? Math.min(1, countedUnits(p, seat, CAVALRY)) : 0;
  open -= riders;
  for (const unit of byWorth) {
    const all = countedUnits(p, seat, unit) - (unit === CAVALRY ? riders : 0);
    // S7.2.D-06: the Silver Shields come last, and all of them.
    const count = unit === TYPES - 1 && open > 0 ? all : Math.min(open, all);
    named[UNITS[unit]] = count + (unit === CAVALRY ? riders : 0);
    open -= count;
  }
  return { siege: true, ...named };
}
const byWorth = UNITS.map((_, unit) => unit).sort((a, b) => CU_WORTH[a] - CU_WORTH[b]);

/** Options of a first field: which way of answering, and which space. */
const WAY = 16;
const SPACE = 0xffff;
const BY_CAVALRY = 1;
/** 6.1: the Siege that brings most, as long as there is one that brings more than it costs. */
export function besiege(p: Board, q: Filling, stakesFor: StakesOf = stakesOf): Answer {
  const options: number[] = [];
  const count = nextOptions(p, q, options);
  const stakes = stakesFor(p, q.seat);
  let [best, most]: [Answer, number] = [{ done: true }, 0];
  for (const option of options.slice(0, count)) {
    const [way, space] = [option >> WAY, option & SPACE];
    if (way > BY_CAVALRY) continue; // other ways to answer
    const at = outsideOf(space);
    const army = { cus: cusAt(p, at, q.seat), commander: commanderAt(p, at, q.seat), mps: 0 };
    const gain = gainBy(p, q.seat, space, army, [1, ...STAYS], stakes);
    // S16.9-17: what is Dispersed comes back.
    const answer = way === BY_CAVALRY ? { siegeWithCavalry: space } : { siege: space };
    if (gain > most || (way === BY_CAVALRY && gain === most && gain > 0)) [best, most] = [answer, gain];
  }
  return best;
}
