/** Effects of cards that last, as long as they do: found by the kind of the effect, whichever card has it. */

import type { Seat } from '@diadochi/kernel';
import type { Card, General, Province, Space, Until } from '../box.ts';
import { type Board, NOBODY } from '../contract.ts';
import { discard, inFrontOf } from './deck.ts';
import { stir } from './stirred.ts';

const NO_CARDS: readonly never[] = [];

/** Who has what a card hands out, and what it lies on. */
export const isHeldBy = (p: Board, card: Card, seat: Seat): boolean => p.lastingHolder[card] === seat;
const known = (number: number): number | null => (number === NOBODY ? null : number);
export const holderOfCard = (p: Board, card: Card): Seat | null => known(p.lastingHolder[card]);
export const generalUnder = (p: Board, card: Card): General | null => known(p.lastingGeneral[card]);
export const spaceUnder = (p: Board, card: Card): Space | null => known(p.lastingSpace[card]);
export const provinceUnder = (p: Board, card: Card): Province | null => known(p.lastingProvince[card]);
export const seatUnder = (p: Board, card: Card): Seat | null => known(p.lastingSeat[card]);

/** The effect of a card begins to last; what is not named is left as it is. */
export function makeLast(
  p: Board,
  card: Card,
  on: {
    readonly holder?: Seat;
    readonly general?: General;
    readonly space?: Space;
    readonly province?: Province;
    readonly seat?: Seat;
  },
): void {
  p.lastingHolder[card] = on.holder ?? p.lastingHolder[card];
  p.lastingGeneral[card] = on.general ?? p.lastingGeneral[card];
  p.lastingSpace[card] = on.space ?? p.lastingSpace[card];
  p.lastingProvince[card] = on.province ?? p.lastingProvince[card];
  p.lastingSeat[card] = on.seat ?? p.lastingSeat[card];
  p.touched[0] = 1;
  stir(p); // 8.2: who has been offered a marriage
}
/** It is over. Whatever lasts has a holder, or lies on a General. */
export function endLasting(p: Board, card: Card): void {
  if (holderOfCard(p, card) === null && generalUnder(p, card) === null) return;
  p.lastingHolder[card] = NOBODY;
  p.lastingGeneral[card] = NOBODY;
  p.lastingSpace[card] = NOBODY;
  p.lastingProvince[card] = NOBODY;
  p.lastingSeat[card] = NOBODY;
  p.touched[0] = 1;
}
/** C0-04, D6-35: whatever lasts until now is over, and the cards that lie in front of players for it are discarded. */
export function endAllLasting(p: Board, until: Until): void {
  for (const card of p.box.lastingUntil[until] ?? NO_CARDS) {
    endLasting(p, card);
    if (p.box.cards[card].keptUntil === until && inFrontOf(p, card) !== null) discard(p, card);
  }
}
/** C35-07: he has left the game, and what lies on him until then is over. */
export function endLastingOn(p: Board, general: General): void {
  for (const card of p.box.lastingUntil['played-again-or-general-gone'] ?? NO_CARDS)
    if (p.lastingGeneral[card] === general) endLasting(p, card);
}
/** S4: nothing lasts yet. */
export function forgetLasting(p: Board): void {
  for (const column of [p.lastingHolder, p.lastingGeneral, p.lastingSpace, p.lastingProvince, p.lastingSeat])
    column.fill(NOBODY);
}
