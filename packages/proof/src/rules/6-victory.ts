/** 6 Victory: glory at once, or the most points when the seasons are over. */

import type { Outcome, Seat } from '@diadochi/kernel';
import { content } from '../content.ts';
import type { Board } from '../contract.ts';
import { inCamp, pointsOf } from '../position.ts';

/** T6-02: who reaches the goal has won there and then. */
export function hasGlory(p: Board): boolean {
  for (let seat = 0; seat < p.seats; seat++) if (pointsOf(p, seat) >= content.glory) return true;
  return false;
}

export function outcome(p: Board): Outcome {
  const seats = Array.from({ length: p.seats }, (_, seat): Seat => seat);
  const scores = seats.map((seat) => pointsOf(p, seat)); // T6-01
  // T6-03, T6-04, T6-05: points, then hoplites; those who are still equal share the victory.
  const best = Math.max(...seats.map((seat) => rank(p, seat)));
  return {
    winners: seats.filter((seat) => rank(p, seat) === best),
    kind: hasGlory(p) ? 'glory' : 'points',
    scores,
  };
}

const rank = (p: Board, seat: Seat): number => pointsOf(p, seat) * 100 + inCamp(p, seat);
