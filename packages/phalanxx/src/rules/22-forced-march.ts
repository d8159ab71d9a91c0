/** 22 Forced March: across one unoccupied region. */

import type { Seat } from '@diadochi/kernel';
import type { Region } from '../box.ts';
import type { Board } from '../contract.ts';
import { advantageFacts, bordersOn, isFree, neighboursOf } from '../position.ts';

/** P22-10: one region lies between this one and the player's own, whoever holds it. */
export function isMarch(p: Board, seat: Seat, region: Region): boolean {
  if (!advantageFacts(p, seat).crosses) return false;
  const between = neighboursOf(p, region);
  for (let i = 0; i < between.length; i++) if (bordersOn(p, seat, between[i])) return true;
  return false;
}

/** P22-11: some region between is one that nobody holds. P22-12: who holds the one behind it does not matter. */
export function isWayFree(p: Board, seat: Seat, region: Region): boolean {
  const between = neighboursOf(p, region);
  for (let i = 0; i < between.length; i++)
    if (isFree(p, between[i]) && bordersOn(p, seat, between[i])) return true;
  return false;
}
