/** 3.4 The Victory Tie Breaker. */

import type { Seat } from '@diadochi/kernel';
import { type Board, modifiers } from '../contract.ts';
import { seniorityOf } from '../position/generals.ts';
import { holderOf } from '../position/places.ts';
import { legitimacyOf, pointsOf } from '../position/scores.ts';
import { tieBreakCus } from '../position/units.ts';

const always = () => true;
const makedonia = modifiers<[Seat]>({
  'S3.4-02': [1, (p, seat) => holderOf(p, p.box.makedonia) === seat],
});
const macedonians = modifiers<[Seat]>({ 'S3.4-03': [(p, seat) => tieBreakCus(p, seat), always] });
const seniority = modifiers<[Seat]>({ 'S3.4-05': [(p, seat) => seniorityOf(p, seat), always] });

/** In their order; D3-07: where all three fail, Victory Points, then Legitimacy. */
const tieBreakers: readonly ((p: Board, seat: Seat) => number)[] = [
  makedonia.sum,
  macedonians.sum,
  seniority.sum,
  pointsOf,
  legitimacyOf,
];

/** S3.4-07: each compares only those who are still tied; D3-07: in the end some may share the victory. */
export function tieBreak(p: Board, tied: readonly Seat[]): Seat[] {
  let left = [...tied];
  for (const breaker of tieBreakers) {
    if (left.length < 2) break;
    const best = Math.max(...left.map((seat) => breaker(p, seat)));
    left = left.filter((seat) => breaker(p, seat) === best);
  }
  return left;
}
