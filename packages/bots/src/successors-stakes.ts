/**
 * What a point is worth in Successors: how likely each player is to win, as things stand, by a Regency (3.2) or at the end
 * (3.3), and by how much a point more or less changes that.
 */

import type { Seat } from '@diadochi/kernel';
import {
  type Board,
  controllerOfRoyal,
  isRoyalOnMap,
  lastTurn,
  legitimacyOf,
  phaseOf,
  pointsOf,
  type Royal,
  roundOf,
  royalFacts,
  type Space,
  STRATEGY,
  setupOf,
  TURN_END,
  turnOf,
} from '@diadochi/successors/board';

/** Who wins has so much. */
export const WIN = 40;
/** How near an Instant Victory is, at most; and what it is worth. */
const NEARLY = 20;
const VICTORY = 60;
/** What L counts by itself when no Regency is left to be won: S3.3-03, not at the end. */
const LATE_LEGITIMACY = 0.35;
/** Of what others have: of whoever is in front, and of all. */
export const RIVAL = 0.5;
export const OTHERS = 0.15;
/** How sure a lead is: it is worth less, the more Rounds are still to come. */
const SURE = 0.5;
const UNSURE = 0.6;

/** What a Champion has besides his L: his peace. */
const PEACE = 0.5;

/** What a point more is worth to a seat: of its own, and one that another has lost. */
export interface Stakes {
  readonly vp: number;
  readonly legitimacy: number;
  /** By seat; nothing for one's own. */
  readonly taken: readonly number[];
  /** What the die of a Siege is worth for its own sake, whatever is won by it; or to be near a battle, and in it. */
  readonly coveted?: (space: Space) => number;
  readonly sought?: (space: Space) => number;
}
export type StakesOf = (p: Board, seat: Seat) => Stakes;

export function stakesOf(p: Board, seat: Seat): Stakes {
  const race = raceIn(p);
  const now = advantage(race, seat);
  const more = (row: number[], of: Seat, by: number): number => {
    row[of] += by;
    const then = advantage(race, seat);
    row[of] -= by;
    return then - now;
  };
  return {
    vp: more(race.vp, seat, 1),
    legitimacy: more(race.legitimacy, seat, 1),
    taken: race.vp.map((_, other) => (other === seat ? 0 : more(race.vp, other, -1))),
  };
}

/** S3.6-12: what is lost by attacking a Champion. */
export const championship = (p: Board, stakes: Stakes): number =>
  PEACE + p.box.content.victory.champion * stakes.legitimacy;

/** How each seat stands by its points and by how near they are to winning at once; and the chances to win otherwise. */
export interface Standing {
  readonly points: readonly number[];
  readonly chances: readonly number[];
}
export function standingIn(p: Board): Standing {
  const race = raceIn(p);
  return { points: pointsIn(race), chances: chancesIn(race) };
}
/** What so much more Legitimacy would be worth to a seat (S3.8-08). */
export function worthOfLegitimacy(p: Board, seat: Seat, more: number): number {
  return changed(raceIn(p), seat, (race) => {
    race.legitimacy[seat] += more;
  });
}
/** What it would be worth to a seat if an Heir came into somebody's hands, or into nobody's. */
export function worthOfPassing(p: Board, seat: Seat, heir: Royal, to: Seat | null): number {
  return changed(raceIn(p), seat, (race) => {
    const holder = controllerOfRoyal(p, heir);
    const { legitimacy } = royalFacts(p, heir);
    if (holder !== null) race.legitimacy[holder] -= legitimacy;
    if (to !== null) race.legitimacy[to] += legitimacy;
    for (const regency of race.regencies) if (regency.heir === heir) regency.holder = to;
  });
}
function changed(race: Race, seat: Seat, change: (race: Race) => void): number {
  const now = advantage(race, seat);
  change(race);
  return advantage(race, seat) - now;
}

/** The points, and who holds the Heirs for whom a Regency is still to come. */
interface Race {
  readonly vp: number[];
  readonly legitimacy: number[];
  readonly regencies: readonly { readonly heir: Royal; readonly rounds: number; holder: Seat | null }[];
  /** How many Rounds there are until the end. */
  readonly rounds: number;
  readonly need: { readonly vp: number; readonly legitimacy: number };
}
function raceIn(p: Board): Race {
  const vp: number[] = [];
  const legitimacy: number[] = [];
  for (let seat = 0; seat < p.seats; seat++) {
    vp.push(pointsOf(p, seat));
    legitimacy.push(legitimacyOf(p, seat));
  }
  const { victory } = p.box.content;
  // S3.2-01, S3.2-02: before a Game Turn, the one after the other; S16.12-01: before those that are played.
  const regencies = p.box.all.royals
    .filter((royal) => {
      const { regency } = royalFacts(p, royal);
      return isRoyalOnMap(p, royal) && regency > turnOf(p) && regency <= lastTurn(p);
    })
    .sort((a, b) => royalFacts(p, a).regency - royalFacts(p, b).regency)
    .map((royal) => ({
      heir: royal,
      rounds: roundsUntil(p, royalFacts(p, royal).regency),
      holder: controllerOfRoyal(p, royal),
    }));
  return {
    vp,
    legitimacy,
    regencies,
    rounds: roundsUntil(p, lastTurn(p) + 1),
    need: { vp: setupOf(p).victoryPoints, legitimacy: victory.legitimacy },
  };
}
/** How many Rounds there are before a Game Turn begins, the present one included. */
export function roundsUntil(p: Board, turn: number): number {
  const { rounds } = setupOf(p);
  const phase = phaseOf(p);
  const here = phase === STRATEGY ? rounds - roundOf(p) + 1 : phase === TURN_END ? 0 : rounds;
  return Math.max(0, (turn - 1 - turnOf(p)) * rounds + here);
}

function pointsIn({ vp, legitimacy, need, regencies }: Race): number[] {
  const counted = regencies.length > 0 ? 1 : LATE_LEGITIMACY;
  return vp.map(
    (points, seat) =>
      points +
      counted * legitimacy[seat] +
      nearness(points, need.vp) +
      nearness(legitimacy[seat], need.legitimacy),
  );
}
/** S3.1-01, S3.1-02: little at first, and then more and more. */
const nearness = (have: number, need: number): number =>
  have >= need ? VICTORY : NEARLY * (Math.max(0, have) / need) ** 4;

function advantage(race: Race, seat: Seat): number {
  return ahead(pointsIn(race), seat) + WIN * chancesIn(race)[seat];
}
/** What one has, less of what the others have. */
export function ahead(points: readonly number[], seat: Seat): number {
  let [best, all] = [Number.NEGATIVE_INFINITY, 0];
  for (const [other, theirs] of points.entries()) {
    if (other === seat) continue;
    best = Math.max(best, theirs);
    all += theirs;
  }
  return points[seat] - RIVAL * best - OTHERS * all;
}

/** How likely each seat is to win, if nobody wins at once. */
function chancesIn({ vp, legitimacy, regencies, rounds }: Race): number[] {
  const chances = vp.map(() => 0);
  const sums = vp.map((points, seat) => points + legitimacy[seat]);
  let left = 1;
  for (const { holder, rounds: until } of regencies) {
    const spread = spreadAfter(until);
    if (holder === null) {
      // S3.2-05: the best one wins.
      share(chances, sums, spread, left);
      return chances;
    }
    // S3.2-01, S3.2-04: only he can win, if nobody has more; else the game goes on.
    let best = Number.NEGATIVE_INFINITY;
    for (const [seat, sum] of sums.entries()) if (seat !== holder) best = Math.max(best, sum);
    const wins = left / (1 + Math.exp((best - sums[holder]) / spread));
    chances[holder] += wins;
    left -= wins;
  }
  share(chances, vp, spreadAfter(rounds), left); // S3.3-01
  return chances;
}
const spreadAfter = (rounds: number): number => SURE + UNSURE * Math.sqrt(rounds);
function share(chances: number[], of: readonly number[], spread: number, all: number): void {
  const most = Math.max(...of);
  const parts = of.map((each) => Math.exp((each - most) / spread));
  const sum = parts.reduce((total, each) => total + each, 0);
  for (const [seat, part] of parts.entries()) chances[seat] += (all * part) / sum;
}
