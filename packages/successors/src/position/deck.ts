/**
 * The Tyche cards: hands, draw pile, discard pile. The order of the draw pile is settled card by card as it is drawn,
 * and the cards that lie facedown on the table are as unknown as it is: only their number is kept.
 */

import type { Chance, Seat, Wrong } from '@diadochi/kernel';
import { BONUS, type Card, type CardFacts, SURPRISE } from '../box.ts';
import { CARD_PILES } from '../columns.ts';
import { type Board, SEATS } from '../contract.ts';

export const UNSEEN = 0; // in the draw pile, or facedown on the table
export const { discard: DISCARDED, out: OUT, beside: BESIDE } = CARD_PILES;
export const FACEDOWN = 4; // on the table, when the draw pile has run out and nothing else is unseen
const IN_HAND = 10;
const IN_FRONT = 20;

export const cardFacts = (p: Board, card: Card): CardFacts => p.box.cards[card];
export const isBonus = (p: Board, card: Card): boolean => p.box.cards[card].type === BONUS;
export const isSurprise = (p: Board, card: Card): boolean => p.box.cards[card].type === SURPRISE;
/** D6-36: whoever knew where it was knows it no longer. */
export function putCard(p: Board, card: Card, place: number): void {
  p.cardAt[card] = place;
  p.knownTo[card] = 0;
}
export const toHand = (p: Board, seat: Seat, card: Card): void => putCard(p, card, IN_HAND + seat);
/** A card that is being played, or that stays in front of its player. */
export const toFront = (p: Board, seat: Seat, card: Card): void => putCard(p, card, IN_FRONT + seat);
export const inFrontOf = (p: Board, card: Card): Seat | null => {
  const seat = p.cardAt[card] - IN_FRONT;
  return seat >= 0 && seat < SEATS ? seat : null;
};
/** S4.1-04 */
export const isBeside = (p: Board, card: Card): boolean => p.cardAt[card] === BESIDE;
export const discard = (p: Board, card: Card): void => putCard(p, card, DISCARDED);
/** Where everybody sees it: in the discard pile, in front of somebody, beside the board, out of the game. */
export function isFaceup(p: Board, card: Card): boolean {
  const at = p.cardAt[card];
  return at >= IN_FRONT || (at >= DISCARDED && at < FACEDOWN);
}
/** In a pile, beside the board, or with a player who is there. */
export function isSomewhere(p: Board, card: Card): boolean {
  const at = p.cardAt[card];
  const isWith = (place: number): boolean => at >= place && at < place + p.seats;
  return (at >= UNSEEN && at <= FACEDOWN) || isWith(IN_HAND) || isWith(IN_FRONT);
}

export function cardsAt(p: Board, place: number, list: Card[] = []): Card[] {
  const { cardAt } = p;
  for (let card = 0; card < cardAt.length; card++) if (cardAt[card] === place) list.push(card);
  return list;
}
export const isAnythingDiscarded = (p: Board): boolean => p.cardAt.includes(DISCARDED);
/** The cards in a hand, in the order of their numbers. */
export const handOf = (p: Board, seat: Seat, list: Card[] = []): Card[] => cardsAt(p, IN_HAND + seat, list);
export const isInHand = (p: Board, seat: Seat, card: Card): boolean => p.cardAt[card] === IN_HAND + seat;
function countAt(p: Board, place: number): number {
  const { cardAt } = p;
  let count = 0;
  for (let card = 0; card < cardAt.length; card++) if (cardAt[card] === place) count++;
  return count;
}
export const handSize = (p: Board, seat: Seat): number => countAt(p, IN_HAND + seat);
export const hasCards = (p: Board, seat: Seat): boolean => p.cardAt.includes(IN_HAND + seat);
/** How many cards lie facedown on the table. */
export const facedownOf = (p: Board): number => p.facedown[0];
export function setFacedown(p: Board, count: number): void {
  p.facedown[0] = count;
}
const isMarkedFacedown = (p: Board): boolean => p.cardAt.includes(FACEDOWN);
export const drawPileSize = (p: Board): number =>
  countAt(p, UNSEEN) - (isMarkedFacedown(p) ? 0 : p.facedown[0]);
export const pilesFault = (p: Board): Wrong =>
  facedownOf(p) < 0 || drawPileSize(p) < 0
    ? `${facedownOf(p)} cards facedown, ${drawPileSize(p)} in the draw pile`
    : null;

/** S5.3-01: draw pile and discard pile together; nobody knows the order. */
export function shuffleTogether(p: Board): void {
  for (const place of [DISCARDED, FACEDOWN]) for (const card of cardsAt(p, place)) p.cardAt[card] = UNSEEN;
  p.facedown[0] = 0;
  p.reshuffled.fill(0);
}

const drawable: Card[] = [];
function drawFrom(p: Board, place: number, chance: Chance): Card {
  while (drawable.length > 0) drawable.pop();
  return chance.draw(cardsAt(p, place, drawable));
}
/** The discard pile as it would be shuffled; D5-20: without what was played in the Procedure under way. */
export const reshuffledNow = (p: Board): Card[] =>
  cardsAt(p, DISCARDED).filter((card) => p.played[card] === 0);
/** The top card of the draw pile; D5-13: when it has run out the discard pile is shuffled. Null if there is none. */
export function drawCard(p: Board, chance: Chance): Card | null {
  if (drawPileSize(p) === 0) {
    const pile = reshuffledNow(p);
    if (pile.length === 0) return null;
    // What is still unseen now is what lies on the table.
    for (const card of cardsAt(p, UNSEEN)) p.cardAt[card] = FACEDOWN;
    for (const card of pile) {
      p.cardAt[card] = UNSEEN;
      noteReshuffled(p, card);
    }
  }
  return drawFrom(p, UNSEEN, chance);
}
/** D5-13: such a card may be in a hand or in the draw pile, but not facedown on the table. */
export const isReshuffled = (p: Board, card: Card): boolean => p.reshuffled[card] === 1;
function noteReshuffled(p: Board, card: Card): void {
  p.reshuffled[card] = 1;
}
/** S6-05, S6-06: one of the cards on the table is turned up. */
export function revealFacedown(p: Board, chance: Chance): Card {
  p.facedown[0]--;
  return drawFrom(p, isMarkedFacedown(p) ? FACEDOWN : UNSEEN, chance);
}
