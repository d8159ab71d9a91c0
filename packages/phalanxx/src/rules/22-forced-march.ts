/** 22 Forced March: across one unoccupied region. */

import type { Seat } from '@diadochi/kernel';
import type { Region } from '../box.ts';
import type { Board } from '../contract.ts';
import { advantageFacts, holds, isFree, neighboursOf } from '../position.ts';

const bordersOnOwn = (p: Board, seat: Seat, region: Region): boolean => {
  const near = neighboursOf(p, region);
  for (let i = 0; i < near.length; i++) if (holds(p, seat, near[i])) return true;
  return false;
};

/** P22-10, P22-12: over exactly one region that nobody holds, whoever holds the one behind it. */
export function marchesTo(p: Board, seat: Seat, region: Region): boolean {
  if (!advantageFacts(p, seat).crosses) return false;
  const near = neighboursOf(p, region);
  for (let i = 0; i < near.length; i++) if (isFree(p, near[i]) && bordersOnOwn(p, seat, near[i])) return true;
  return false;
}

/** P22-11: false if only somebody else's region lies between. */
export function mayCross(p: Board, seat: Seat, region: Region): boolean {
  if (!advantageFacts(p, seat).crosses || bordersOnOwn(p, seat, region) || marchesTo(p, seat, region))
    return true;
  const near = neighboursOf(p, region);
  for (let i = 0; i < near.length; i++) if (bordersOnOwn(p, seat, near[i])) return false;
  return true;
}
