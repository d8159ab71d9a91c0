/** D6-36: who knows which cards of whose hand, until they leave it. */

import type { Seat, Wrong } from '@diadochi/kernel';
import type { Card } from '../box.ts';
import { type Board, SEATS } from '../contract.ts';
import { handOf, isFaceup, isInHand, isSomewhere } from './deck.ts';
import { allSeats } from './places.ts';

/** The bits of all seats, and one more: whoever only watches. */
const EVERYBODY = (1 << (SEATS + 1)) - 1;

/** A card was played and taken back: all have seen it, and it is in the hand again. */
export function showInHand(p: Board, seat: Seat, card: Card): void {
  if (isInHand(p, seat, card)) p.knownTo[card] = EVERYBODY;
}
/** Somebody has seen a card of another hand. */
export function noteSeen(p: Board, seat: Seat, card: Card): void {
  p.knownTo[card] |= 1 << seat;
}
/** D6-36, C59-07: a card was taken unseen: only who took it can say which of those that somebody has seen are left. */
export function forgetSeen(p: Board, seat: Seat, by: Seat): void {
  for (const card of handOf(p, seat)) p.knownTo[card] &= 1 << by;
}
const isKnownToAll = (p: Board, card: Card): boolean => p.knownTo[card] === EVERYBODY;
const isKnownTo = (p: Board, seat: Seat, card: Card): boolean => (p.knownTo[card] & (1 << seat)) !== 0;
/** As far as everybody can see: whether a player may have a card in his hand. */
export function couldHold(p: Board, seat: Seat, card: Card): boolean {
  if (isFaceup(p, card)) return false;
  if (isKnownToAll(p, card)) return isInHand(p, seat, card);
  return handOf(p, seat).some((each) => !isKnownToAll(p, each));
}
/** Those of a hand that everybody knows of. */
export const shownInHand = (p: Board, seat: Seat): Card[] =>
  handOf(p, seat).filter((card) => isKnownToAll(p, card));
/** Those of another hand that a seat knows of besides. */
export const seenInHand = (p: Board, seat: Seat, other: Seat): Card[] =>
  handOf(p, other).filter((card) => isKnownTo(p, seat, card) && !isKnownToAll(p, card));
/** D6-36: of a card of one's own; null: nobody, or everybody. */
export function watchersOf(p: Board, seat: Seat, card: Card): Seat[] | null {
  if (!isInHand(p, seat, card) || isKnownToAll(p, card)) return null;
  const watchers = allSeats(p).filter((other) => isKnownTo(p, other, card));
  return watchers.length > 0 ? watchers : null;
}
/** Each card is somewhere, in the hand of a player who is there; and somebody knows of those alone that are in a hand. */
export function cardFault(p: Board, card: Card): Wrong {
  if (!isSomewhere(p, card)) return `the card is nowhere (${p.cardAt[card]})`;
  return p.knownTo[card] === 0 || allSeats(p).some((seat) => isInHand(p, seat, card))
    ? null
    : 'somebody knows where it is, but it is in no hand';
}
