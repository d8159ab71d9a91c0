/** 13.3: the odds of a Naval Battle, exact: every roll of two dice a side. */

import type { Board } from '../../contract.ts';
import { scoreOf } from '../14-land-battle/14.6-battle-strength.ts';

export interface NavalOdds {
  /** For whoever sails. */
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
}

/** By the Fleet Strength of both, and what cards add to their rolls. */
export function navalOdds(
  p: Board,
  mover: number,
  interceptor: number,
  [ourBonus, theirBonus]: readonly number[] = NO_BONUS,
): NavalOdds {
  const [ours, theirs] = [scoresWith(p, mover, ourBonus), scoresWith(p, interceptor, theirBonus)];
  let [win, draw, lose] = [0, 0, 0];
  for (const [score, chance] of ours)
    for (const [other, likely] of theirs)
      if (score > other) win += chance * likely;
      else if (score < other) lose += chance * likely;
      else draw += chance * likely;
  return { win, draw, lose };
}
/** How likely each score is with a Fleet Strength. */
function scoresWith(p: Board, strength: number, bonus: number): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (let first = 1; first <= FACES; first++)
    for (let second = 1; second <= FACES; second++) {
      const score = scoreOf(p, first + second + bonus, strength);
      scores.set(score, (scores.get(score) ?? 0) + 1 / FACES ** 2);
    }
  return scores;
}
const FACES = 6;
const NO_BONUS: readonly number[] = [0, 0];
