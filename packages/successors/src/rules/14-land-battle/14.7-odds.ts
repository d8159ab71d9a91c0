/** 14.7: the odds of a Land Battle, exact: every roll of the dice of both sides, each with its weight. */

import { type Board, INDEPENDENT, type Owner } from '../../contract.ts';
import { commanderAt } from '../../position/generals.ts';
import {
  type Battle,
  battleRoll,
  CHARGE,
  elephantStrength,
  elephantsOf,
  isCharge,
  isSpared,
  placeOfSide,
  ratingOf,
  scoreOf,
  strengthOf,
} from './14.6-battle-strength.ts';
import { isAtRisk, killsOn, type Result } from './14.8-general-loss.ts';

export interface Odds {
  /** For the Attacker. */
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  /** That the Commanding General of a side is killed. */
  readonly attackerKilled: number;
  readonly defenderKilled: number;
  /** That a side wins without losing a CU. */
  readonly attackerSpared: number;
  readonly defenderSpared: number;
}

/** What a side may come to: a score, whether its General is at risk, and how likely that is. */
interface Outcome {
  readonly score: number;
  readonly isNine: boolean;
  chance: number;
}

export function battleOdds(p: Board, battle: Battle): Odds {
  let [win, draw, lose, attackerKilled, defenderKilled, attackerSpared, defenderSpared] = [
    0, 0, 0, 0, 0, 0, 0,
  ];
  const fatal = (result: Result): number =>
    [1, 2, 3, 4, 5, 6].filter((die) => killsOn(p, die, result)).length / 6;
  const fatalTo = { win: fatal('win'), draw: fatal('draw'), loss: fatal('loss') };
  // S16.9-27: whether a side's Cavalry counts hangs on the Elephant dice of the other.
  for (const [attacks, defends] of pairings(p, battle))
    for (const a of attacks) {
      for (const d of defends) {
        const chance = a.chance * d.chance;
        if (a.score > d.score) win += chance;
        else if (a.score < d.score) lose += chance;
        else draw += chance;
        if (a.isNine) attackerKilled += chance * fatalTo[resultOf(a.score, d.score)];
        if (d.isNine) defenderKilled += chance * fatalTo[resultOf(d.score, a.score)];
        if (a.score > d.score && isSpared(a.score, d.score)) attackerSpared += chance;
        if (d.score > a.score && isSpared(d.score, a.score)) defenderSpared += chance;
      }
    }
  return { win, draw, lose, attackerKilled, defenderKilled, attackerSpared, defenderSpared };
}

const resultOf = (mine: number, theirs: number): Result =>
  mine === theirs ? 'draw' : mine > theirs ? 'win' : 'loss';

/** What may meet what: all with all, or with Cavalry by whether the Elephants of each side are strong. */
function pairings(p: Board, battle: Battle): [Outcome[], Outcome[]][] {
  const { attacker, defender } = battle;
  const charges = [isCharge(p, battle, attacker, 0), isCharge(p, battle, defender, 0)];
  if (!charges.includes(true)) return [[outcomesOf(p, battle, attacker), outcomesOf(p, battle, defender)]];
  const strengths = ['none', 'some'] as const;
  return strengths.flatMap((theirs) =>
    strengths.map((ours): [Outcome[], Outcome[]] => [
      outcomesOf(p, battle, attacker, ours, charges[0] && theirs === 'none'),
      outcomesOf(p, battle, defender, theirs, charges[1] && ours === 'none'),
    ]),
  );
}
/** Every score that a side may reach: with Elephants of any strength, or none, or some; with its Cavalry, or without. */
function outcomesOf(
  p: Board,
  battle: Battle,
  owner: Owner,
  tusks: 'any' | 'none' | 'some' = 'any',
  isCharging = false,
): Outcome[] {
  const strength = strengthOf(p, battle, owner);
  const commander = owner === INDEPENDENT ? null : commanderAt(p, battle.location, owner);
  const bonus = (battle.rollBonus?.[placeOfSide(battle, owner)] ?? 0) + (isCharging ? CHARGE : 0);
  const outcomes: Outcome[] = [];
  const places: number[] = [];
  const sums = elephantSums(p, elephantsOf(p, battle, owner));
  const ratings = ratingsOf(p, battle, owner, sums.length - 1);
  sums.forEach((likely, elephants) => {
    if (tusks !== 'any' && (tusks === 'some') !== elephants > 0) return;
    const rolls = rollsWith(p, ratings[elephants] ?? ratings[0]);
    for (let dice = 2; dice < rolls.length; dice++) {
      if (rolls[dice] === 0 || likely === 0) continue;
      const roll = dice + bonus; // S14.7-03, S16.9-26
      const score = scoreOf(p, roll, strength + elephants);
      const isNine = isAtRisk(p, commander, roll);
      const key = score * 2 + (isNine ? 1 : 0);
      places[key] ??= outcomes.push({ score, isNine, chance: 0 }) - 1;
      outcomes[places[key]].chance += likely * rolls[dice];
    }
  });
  return outcomes;
}
/** The Battle Rating by what the Elephants give; a single one if it is the same with nothing and with the most. */
function ratingsOf(p: Board, battle: Battle, owner: Owner, most: number): number[] {
  const least = ratingOf(p, battle, owner, 0);
  if (most === 0 || ratingOf(p, battle, owner, most) === least) return [least];
  return Array.from({ length: most + 1 }, (_, elephants) => ratingOf(p, battle, owner, elephants));
}

/** How likely each roll of two dice is, with a Battle Rating: by the roll. */
export function rollsUnder(p: Board, rating: number): readonly number[] {
  const rolls = new Array<number>(2 * Math.max(FACES, rating) + 1).fill(0);
  for (let first = 1; first <= FACES; first++)
    for (let second = 1; second <= FACES; second++)
      rolls[battleRoll.sum(p, [first, second], rating, 0, false)] += 1 / FACES ** 2;
  return rolls;
}
/** The same, worked out once: it is asked for again and again, and hangs on the rating alone. */
function rollsWith(p: Board, rating: number): readonly number[] {
  ROLLS[rating] ??= rollsUnder(p, rating);
  return ROLLS[rating];
}
const FACES = 6;
const ROLLS: (readonly number[])[] = [];

/** S14.6-02: how likely so many Elephant dice give each sum. */
function elephantSums(p: Board, dice: number): readonly number[] {
  let sums = [1];
  for (let i = 0; i < dice; i++) {
    const next: number[] = [];
    for (let die = 1; die <= FACES; die++)
      sums.forEach((chance, sum) => {
        const more = sum + elephantStrength(p, die);
        next[more] = (next[more] ?? 0) + chance / FACES;
      });
    sums = Array.from(next, (chance) => chance ?? 0);
  }
  return sums;
}
