/** 3.4 The Victory Tie Breaker. */

import type { ClauseId, Seat } from '@diadochi/kernel';
import { type Board, modifiers } from '../../contract.ts';
import { seniorityOf } from '../../position/generals.ts';
import { holderOf } from '../../position/places.ts';
import { legitimacyOf, pointsOf } from '../../position/scores.ts';
import { tieBreakCus } from '../../position/units.ts';

const always = () => true;
const makedonia = modifiers<[Seat]>({
  'S3.4-02': [1, (p, seat) => holderOf(p, p.box.makedonia) === seat],
});
const macedonians = modifiers<[Seat]>({ 'S3.4-03': [(p, seat) => tieBreakCus(p, seat), always] });
const seniority = modifiers<[Seat]>({ 'S3.4-05': [(p, seat) => seniorityOf(p, seat), always] });

/** In their order; D3-07: where all three fail, Victory Points, then Legitimacy. */
const tieBreakers: readonly (readonly [ClauseId, (p: Board, seat: Seat) => number])[] = [
  ['S3.4-02', makedonia.sum],
  ['S3.4-03', macedonians.sum],
  ['S3.4-05', seniority.sum],
  ['D3-07', pointsOf],
  ['D3-07', legitimacyOf],
];

/** S3.4-07: each compares only those who are still tied; D3-07: in the end some may share the victory. */
export const tieBreak = (p: Board, tied: readonly Seat[]): Seat[] => [...settled(p, tied).winners];

/** The same, with the tie breaker that left the winners alone; null if there was no tie, or none that could be broken. */
export function settled(p: Board, tied: readonly Seat[]): { winners: readonly Seat[]; by: ClauseId | null } {
  let left = [...tied];
  let by: ClauseId | null = null;
  for (const [clause, breaker] of tieBreakers) {
    if (left.length < 2) break;
    const best = Math.max(...left.map((seat) => breaker(p, seat)));
    const before = left.length;
    left = left.filter((seat) => breaker(p, seat) === best);
    if (left.length < before) by = clause;
  }
  return { winners: left, by };
}
