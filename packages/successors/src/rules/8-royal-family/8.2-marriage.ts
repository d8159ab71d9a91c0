/** 8.2 Marriages: a Female is offered by a card in front of a player, until it is used or the Game Turn ends. */

import { nameOf, type Seat } from '@diadochi/kernel';
import type { Card, Royal } from '../../box.ts';
import type { Board, Play } from '../../contract.ts';
import { discard, inFrontOf } from '../../position/deck.ts';
import { hasGeneralAt } from '../../position/generals.ts';
import { endLasting, holderOfCard } from '../../position/lasting.ts';
import { isMarching, isPassedThrough } from '../../position/march.ts';
import { controllerOfRoyal, ROYAL_GONE, royalAt } from '../../position/royals.ts';
import { cusAt, hasEnemyCusAt } from '../../position/units.ts';

export const brideOf = (p: Board, { royal }: { readonly royal: string }): Royal => p.box.royalNumbers[royal];

/** S8.2-09 */
export const hasArmyWith = (p: Board, seat: Seat, bride: Royal): boolean =>
  hasGeneralAt(p, royalAt(p, bride), seat) && cusAt(p, royalAt(p, bride), seat) > 0;
/** S8.2-10, D8-04, D8-05: nobody has CUs there, or he passes by their leave. */
export const isUndisturbed = (p: Board, seat: Seat, bride: Royal): boolean =>
  !hasEnemyCusAt(p, royalAt(p, bride), seat) ||
  (isMarching(p, seat) && isPassedThrough(p, royalAt(p, bride)));

/** S8.2-07: the card by which she is offered to a player; null: there is none. */
export function offerTo(p: Board, seat: Seat, bride: Royal): Card | null {
  for (const { card, effect } of p.box.lasting['marriage-offer'])
    if (holderOfCard(p, card) === seat && brideOf(p, effect) === bride) return card;
  return null;
}

/** D8-18: she is his, or dead. Whom another player controls may still be free in this Game Turn, also if she is aboard. */
const isOver = (p: Board, seat: Seat, bride: Royal): boolean =>
  controllerOfRoyal(p, bride) === seat || royalAt(p, bride) === ROYAL_GONE;
export function hasOfferOver(p: Board): boolean {
  for (const { card, effect } of p.box.lasting['marriage-offer']) {
    const seat = holderOfCard(p, card);
    if (seat !== null && isOver(p, seat, brideOf(p, effect))) return true;
  }
  return false;
}
/** The card goes to the discard pile: it has been used, or is of no use any more. */
export function closeOffers(p: Board, { tell }: Play): void {
  for (const { card, effect } of p.box.lasting['marriage-offer']) {
    const seat = holderOfCard(p, card);
    const bride = brideOf(p, effect);
    if (seat === null || !isOver(p, seat, bride)) continue;
    endLasting(p, card);
    discard(p, card);
    if (royalAt(p, bride) === ROYAL_GONE) tell?.all('offerOver', { seat, card });
  }
}

/** What is wrong with a card, S8.2-12: what it offers lies in front of whom it is offered. */
export function offerFault(p: Board, card: Card): string | null {
  const isOffer = p.box.lasting['marriage-offer'].some((each) => each.card === card);
  const holder = holderOfCard(p, card);
  return isOffer && holder !== null && inFrontOf(p, card) !== holder
    ? `${nameOf(p, 'card', card)} offers marriage to seat ${holder}, but does not lie there`
    : null;
}
