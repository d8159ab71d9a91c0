/**
 * Where a bot sends Independent Armies (9.5): to where others lose PCs and CUs, the one who leads most, and never against
 * itself. A plain reckoning: who reacts on the way is left out.
 */

import { type Filling, nextOptions, type Seat } from '@diadochi/kernel';
import {
  type Board,
  cusAt,
  type General,
  generalFacts,
  groupAt,
  INDEPENDENT,
  isMinorCity,
  isOnMap,
  isPlayer,
  mpsLeft,
  outsideOf,
  pcOn,
  type Space,
  spaceFacts,
  spaceOf,
  whereIs,
} from '@diadochi/successors/board';
import type { Answer } from './game-knowledge.ts';
import { type Stakes, stakesOf } from './successors-stakes.ts';
import { holding, loss } from './successors-worth.ts';

/** A CU that fights, by how likely the Independent Army is to win; one's own are missed more than those of others. */
const CU = 0.3;
const OWN = 3;
/** An Army must bring so much to be moved at all; a PC that is placed is a little better than none. */
const WORTHWHILE = 0.05;
const PLACED = 0.05;

interface Goal {
  /** The first space on the way; null: it stays. */
  readonly first: Space | null;
  readonly worth: number;
}

export function independents(p: Board, q: Filling): Answer {
  const stakes = stakesOf(p, q.seat);
  const wakes = q.about.wakes as General;
  const mps = p.box.content.independentArmyRules.movementAllowance;
  let [best, most]: [Answer, number] = [{ done: true }, WORTHWHILE];
  for (const general of p.box.all.independents) {
    if (p.mark[general] !== 0) continue; // D9-11: it has been moved
    if (general === wakes && !isOnMap(p, general) && isInBox(p, q)) {
      // It has to enter, sooner or later.
      for (const at of generalFacts(p, general).entries) {
        const { worth } = goalOf(p, q.seat, general, at, mps - 1, stakes);
        if (worth > most || 'done' in best) [best, most] = [{ enter: general, at }, worth];
      }
    }
    if (!isOnMap(p, general)) continue;
    const space = spaceOf(whereIs(p, general));
    const { first, worth } = goalOf(p, q.seat, general, space, mps, stakes);
    if (worth <= most && !('enter' in best && worth > WORTHWHILE)) continue;
    const places = first === null && isPlayer(pcOn(p, space)) && isMinorCity(p, space);
    [best, most] = [places ? { placePc: general } : { move: general }, worth + (places ? PLACED : 0)];
  }
  return best;
}
/** Whether the woken Army may still enter: then the event is not over. */
function isInBox(p: Board, q: Filling): boolean {
  const [field] = q.form.ways.find((way) => way.verb === 'done')?.fields ?? [];
  return (field?.closed?.(p, q) ?? null) !== null;
}

export function steer(p: Board, q: Filling): Answer {
  const options: number[] = [];
  const count = nextOptions(p, q, options);
  const spaces = options.slice(0, count).filter((option) => option <= 0xffff);
  const canEnd = spaces.length < count;
  const here = spaceOf(groupAt(p));
  const general = q.about.general as General;
  const { first } = goalOf(p, q.seat, general, here, mpsLeft(p), stakesOf(p, q.seat), q.about.west as never);
  if (first !== null && spaces.includes(first)) return { go: first };
  return canEnd ? { end: true } : { go: spaces[0] };
}

/** The best space within reach to end in, and the way to it. */
function goalOf(
  p: Board,
  seat: Seat,
  general: General,
  from: Space,
  mps: number,
  stakes: Stakes,
  west: Space | null = null,
): Goal {
  const { limits } = generalFacts(p, general);
  let best: Goal = { first: null, worth: endingIn(p, seat, general, from, stakes) };
  const walk = (space: Space, left: number, first: Space | null): void => {
    for (const { to, cost, byLand } of spaceFacts(p, space).paths) {
      const { province, lon } = spaceFacts(p, to);
      if (!byLand || cost > left || (limits.provinces !== null && !limits.provinces.includes(province)))
        continue;
      if (province === limits.leavesIn && province >= 0) continue; // he would be gone
      const isWest = west === null || lon < spaceFacts(p, west).lon;
      const worth = isWest ? endingIn(p, seat, general, to, stakes) : Number.NEGATIVE_INFINITY;
      if (worth > best.worth) best = { first: first ?? to, worth };
      if (enemiesIn(p, to) === 0) walk(to, left - cost, first ?? to);
    }
  };
  walk(from, mps, null);
  return best;
}
function enemiesIn(p: Board, space: Space): number {
  let sum = 0;
  for (let owner: Seat = 0; owner < p.seats; owner++) sum += cusAt(p, outsideOf(space), owner);
  return sum;
}
/** S9.5-28: a PC that goes; 14: the CUs there, of which the Army beats as many as it has itself. */
function endingIn(p: Board, seat: Seat, general: General, space: Space, stakes: Stakes): number {
  let worth = 0;
  const pc = pcOn(p, space);
  if (isPlayer(pc) && isMinorCity(p, space))
    worth += pc === seat ? -holding(p, seat, space, stakes) : loss(p, pc, space, stakes);
  const own = generalFacts(p, general).cus;
  for (let owner: Seat = 0; owner < p.seats; owner++) {
    const theirs = cusAt(p, outsideOf(space), owner);
    if (theirs === 0) continue;
    const chance = own / (own + 1.6 * theirs);
    worth += owner === seat ? -OWN * CU * theirs : CU * theirs * (2 * chance - 0.8) * leads(owner, stakes);
  }
  return cusAt(p, outsideOf(space), INDEPENDENT) > own ? worth - WORTHWHILE : worth;
}
/** Who leads is worth more: a point that he loses is. */
const leads = (owner: Seat, { taken }: Stakes): number => taken[owner] / Math.max(0.01, ...taken);
