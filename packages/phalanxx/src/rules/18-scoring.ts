/** 18 Final scoring. */

import type { Outcome, Seat } from '@diadochi/kernel';
import { type Board, modifiers } from '../contract.ts';
import {
  figuresOnBoard,
  hasPlayedOneOf,
  holds,
  isSolo,
  NEUTRAL,
  ownSum,
  regionFacts,
  regionsInPlay,
  rotationsOf,
  strengthOf,
  talentsOf,
} from '../position.ts';
import { fameGroups } from './19-fame.ts';
import { isNeutral } from './23-neutral.ts';
import { rankOf } from './23-ranks.ts';

/** P18-01 to P18-08: what counts, with its reasons. Hands, supplies and single talents count nothing. */
export const score = modifiers<[Seat]>({
  'P18-01': [(p, side) => strengthOf(p, side), () => true],
  'P18-02': [(p, side) => rotationsOf(p, side) * p.box.content.scoring.rotatedCard, () => true],
  'P18-03': [(p, side) => fameGroups(p, side) * p.box.content.scoring.fameGroup, () => true],
  'P18-04': [(p, side) => figuresOnBoard(p, side) * p.box.content.scoring.figure, () => true],
  'P18-05': [(p, side) => Math.floor(talentsOf(p, side) / p.box.content.scoring.talentsPerPoint), () => true],
  'P18-06': [(p, side) => regionValues(p, side), () => true],
  'P18-07': [(p) => -p.box.camouflaged, (p, side) => losesCamouflage(p, side)],
});
export const total = (p: Board, side: Seat): number => score.sum(p, side);

function regionValues(p: Board, side: Seat): number {
  let sum = 0;
  for (const region of regionsInPlay(p)) if (holds(p, side, region)) sum += regionFacts(p, region).value;
  return sum;
}
/** P23-09, P23-15: what it does at the end does not concern MaXXimilian. */
const losesCamouflage = (p: Board, side: Seat): boolean =>
  hasPlayedOneOf(p, side, p.box.camouflages) && !isNeutral(p, side);

export function outcome(p: Board): Outcome {
  const seats = Array.from({ length: p.seats }, (_, seat): Seat => seat);
  const scores = seats.map((seat) => total(p, seat));
  if (isSolo(p)) return soloOutcome(p, scores);
  // P18-09, P18-10, P18-11: the highest total, then the higher own dice; then it is shared.
  const best = Math.max(...scores);
  const tied = seats.filter((seat) => scores[seat] === best);
  const dice = Math.max(...tied.map((seat) => ownSum(p, seat)));
  const winners = tied.filter((seat) => ownSum(p, seat) === dice);
  const how = tied.length === 1 ? 'strength' : winners.length === 1 ? 'dice' : 'shared';
  const clause = how === 'strength' ? 'P18-09' : how === 'dice' ? 'P18-10' : 'P18-11';
  return { winners, kind: 'score', how, scores, clause };
}

/** P23-16: the rank by the difference of the two totals. */
function soloOutcome(p: Board, scores: readonly number[]): Outcome {
  const neutral = total(p, NEUTRAL);
  const difference = scores[0] - neutral;
  const winners = difference > 0 ? [0] : [];
  const how = rankOf(p, difference);
  return { winners, kind: 'solo', how, scores, clause: 'P23-16', besides: { neutral: [neutral] } };
}
