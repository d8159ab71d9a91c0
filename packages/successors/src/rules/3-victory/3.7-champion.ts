/** 3.7 Champion and Successor. */

import type { Seat } from '@diadochi/kernel';
import type { Board, Play } from '../../contract.ts';
import { isChampion, pointsOf, setChampion } from '../../position/scores.ts';

/**
 * S3.7-16, D3-17: a Successor whose Victory Points drop to 0, by one change from more than 0, is a Champion again.
 * True if that has happened to somebody.
 */
export function restoreChampions(p: Board, before: readonly number[], { tell }: Play): boolean {
  let restored = false;
  for (let seat: Seat = 0; seat < p.seats; seat++) {
    if (isChampion(p, seat) || before[seat] === 0 || pointsOf(p, seat) > 0) continue;
    setChampion(p, seat, true);
    tell?.all('champion', { seat });
    restored = true;
  }
  return restored;
}
