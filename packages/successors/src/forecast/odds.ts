/** The odds of a Land Battle, exact: every roll of the dice of both sides, each with its weight. */

import { type Board, INDEPENDENT, type Owner } from '../contract.ts';
import { commanderAt } from '../position/generals.ts';
import {
  type Battle,
  elephantStrength,
  elephantsOf,
  raised,
  ratingOf,
  scoreOf,
  strengthOf,
} from '../rules/14.6-battle-strength.ts';
import { isAtRisk, killsOn } from '../rules/14.8-general-loss.ts';

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
  const attacks = outcomesOf(p, battle, battle.attacker);
  const defends = outcomesOf(p, battle, battle.defender);
  let [win, draw, lose, attackerKilled, defenderKilled, attackerSpared, defenderSpared] = [
    0, 0, 0, 0, 0, 0, 0,
  ];
  const fatal = (lost: boolean): number =>
    [1, 2, 3, 4, 5, 6].filter((die) => killsOn(p, die, lost)).length / 6;
  const [fatalToLoser, fatalToOthers] = [fatal(true), fatal(false)];
  for (const a of attacks)
    for (const d of defends) {
      const chance = a.chance * d.chance;
      if (a.score > d.score) win += chance;
      else if (a.score < d.score) lose += chance;
      else draw += chance;
      if (a.isNine) attackerKilled += chance * (a.score < d.score ? fatalToLoser : fatalToOthers);
      if (d.isNine) defenderKilled += chance * (d.score < a.score ? fatalToLoser : fatalToOthers);
      if (a.score > d.score && (d.score === 0 || a.score >= 2 * d.score)) attackerSpared += chance;
      if (d.score > a.score && (a.score === 0 || d.score >= 2 * a.score)) defenderSpared += chance;
    }
  return { win, draw, lose, attackerKilled, defenderKilled, attackerSpared, defenderSpared };
}

/** Every score that a side may reach. */
function outcomesOf(p: Board, battle: Battle, owner: Owner): Outcome[] {
  const strength = strengthOf(p, battle, owner);
  const commander = owner === INDEPENDENT ? null : commanderAt(p, battle.location, owner);
  const outcomes = new Map<number, Outcome>();
  for (const [elephants, likely] of elephantSums(p, elephantsOf(p, battle, owner))) {
    const rating = ratingOf(p, battle, owner, elephants);
    for (let first = 1; first <= 6; first++)
      for (let second = 1; second <= 6; second++) {
        const roll = raised(first, rating) + raised(second, rating);
        const score = scoreOf(p, roll, strength + elephants);
        const isNine = isAtRisk(p, commander, roll);
        const key = score * 2 + (isNine ? 1 : 0);
        const found = outcomes.get(key);
        if (found === undefined) outcomes.set(key, { score, isNine, chance: likely / 36 });
        else found.chance += likely / 36;
      }
  }
  return [...outcomes.values()];
}

/** S14.6-02: what so many Elephant dice give together, and how likely. */
function elephantSums(p: Board, dice: number): Map<number, number> {
  let sums = new Map([[0, 1]]);
  for (let i = 0; i < dice; i++) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums)
      for (let die = 1; die <= 6; die++) {
        const more = sum + elephantStrength(p, die);
        next.set(more, (next.get(more) ?? 0) + chance / 6);
      }
    sums = next;
  }
  return sums;
}
