/** 16.1: the Capital of each player: not begun, being built, complete, or lost; where it is; who has its marker then. */

import type { Seat } from '@diadochi/kernel';
import type { Province, Space } from '../box.ts';
import { type Board, isPlayer, NOBODY, type Owner, SEATS } from '../contract.ts';
import { CAPITALS } from '../words.ts';
import { SCORES_TOUCHED } from './scores.ts';
import { stir } from './stirred.ts';

const [UNUSED, BUILDING, COMPLETE, LOST] = CAPITALS.map((_, i) => i);

export const isCapitalUnused = (p: Board, seat: Seat): boolean => p.capitalState[seat] === UNUSED;
export const hasCapital = (p: Board, seat: Seat): boolean => p.capitalState[seat] === COMPLETE;
/** Where a player builds; null if he does not. */
export const buildingSite = (p: Board, seat: Seat): Space | null =>
  p.capitalState[seat] === BUILDING ? p.capitalAt[seat] : null;
/** How many Capitals of others a player has captured. */
export function capturedCapitals(p: Board, seat: Seat): number {
  let count = 0;
  for (let other = 0; other < SEATS; other++)
    if (p.capitalState[other] === LOST && p.capitalTaker[other] === seat) count++;
  return count;
}

/** CO62-04 */
export function beginCapital(p: Board, seat: Seat, space: Space): void {
  p.capitalState[seat] = BUILDING;
  p.capitalAt[seat] = space;
}
/** S16.1-06, S16.1-04 */
export function completeCapital(p: Board, seat: Seat): void {
  p.capitalState[seat] = COMPLETE;
  raise(p, p.capitalAt[seat]);
  p.touched[0] = SCORES_TOUCHED;
}
/** The space becomes a Major City; it counts for its Province beside one that is there already (S16.1-05). */
function raise(p: Board, space: Space): void {
  const { province } = p.box.spaces[space];
  p.majorCity[space] = 1;
  if (province >= 0 && p.majorIn[province] < 0) p.majorIn[province] = space;
  stir(p);
}
/** Its Province no longer hangs on it. */
function release(p: Board, space: Space): void {
  const { province } = p.box.spaces[space];
  if (province >= 0 && p.majorIn[province] === space) p.majorIn[province] = otherCapitalIn(p, province);
}
/** A board was laid out cell by cell: Capitals that stand, or whose fall is not yet settled, are Major Cities. */
export function raiseCapitals(p: Board): void {
  for (let seat = 0; seat < SEATS; seat++) {
    const space = p.capitalAt[seat];
    if (p.capitalState[seat] <= BUILDING || space === NOBODY) continue;
    raise(p, space);
    if (!hasCapital(p, seat)) release(p, space);
  }
}

/**
 * A player has lost the control of a space by the act of a Faction. CO62-09: what he was building there is his to begin again.
 * S16.1-07, S16.1-08, D16-02: a Capital is lost, and its marker goes to that Faction; if it is nobody's act, or his own, it
 * leaves the game. The space is a Major City until those inside have suffered for it, but its Province hangs on it no more.
 */
export function loseSite(p: Board, space: Space, owner: Owner, by: Owner): void {
  if (!isPlayer(owner) || p.capitalAt[owner] !== space) return;
  if (p.capitalState[owner] === BUILDING) {
    p.capitalState[owner] = UNUSED;
    p.capitalAt[owner] = NOBODY;
  } else if (p.capitalState[owner] === COMPLETE) {
    p.capitalState[owner] = LOST;
    p.capitalTaker[owner] = by === owner ? NOBODY : by;
    release(p, space);
    p.touched[0] = SCORES_TOUCHED;
  }
}
export const takerOf = (p: Board, seat: Seat): Owner => p.capitalTaker[seat];
/** Where the Capital of a player has fallen and is still a Major City; null: nowhere. */
export const ruinOf = (p: Board, seat: Seat): Space | null =>
  p.capitalState[seat] === LOST && p.capitalAt[seat] !== NOBODY ? p.capitalAt[seat] : null;
/** S16.1-10: a Minor City again. */
export function raze(p: Board, seat: Seat): void {
  const space = p.capitalAt[seat];
  p.majorCity[space] = 0;
  p.capitalAt[seat] = NOBODY;
  release(p, space);
  stir(p);
  p.touched[0] = SCORES_TOUCHED;
}
function otherCapitalIn(p: Board, province: Province): Space {
  for (let seat = 0; seat < SEATS; seat++)
    if (hasCapital(p, seat) && p.box.spaces[p.capitalAt[seat]].province === province)
      return p.capitalAt[seat];
  return NOBODY;
}
/** S16.1-05: whether there is a Capital in a Province that is not this owner's to control. */
export function lacksCapital(p: Board, province: Province, owner: Owner): boolean {
  for (let seat = 0; seat < SEATS; seat++)
    if (hasCapital(p, seat)) {
      const space = p.capitalAt[seat];
      if (p.box.spaces[space].province === province && p.pc[space] !== owner) return true;
    }
  return false;
}
