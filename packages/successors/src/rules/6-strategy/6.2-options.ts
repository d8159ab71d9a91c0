/** 6.2: card options that a table may agree on: completing the Funeral Cart (16.3), retrieving a Fleet (16.10). */

import type { Seat } from '@diadochi/kernel';
import type { Card, Fleet } from '../../box.ts';
import { type Board, type Play, rule } from '../../contract.ts';
import { cardFacts, handOf, isSurprise } from '../../position/deck.ts';
import { allFleets, fleetOwner, isFleetDispersed, returnFleet } from '../../position/fleets.ts';
import { completeCart, controlsRoyal, isCartReady } from '../../position/royals.ts';
import { dispersedFleets, fasterCart } from '../../settings.ts';

interface Holder {
  readonly seat: Seat;
}

// 16.3 Faster Funeral Cart construction

const CART_OPS = 4;
const mayComplete = rule<[Card]>({
  'S16.3-01': (p, card) => !isSurprise(p, card) && cardFacts(p, card).ops === CART_OPS, // D16-04
});
/** S16.3-01: as long as it cannot be moved, who controls it. */
const isBuilding = (p: Board, seat: Seat): boolean =>
  fasterCart(p) === 1 && controlsRoyal(p, seat, p.box.cart) && !isCartReady(p);
export const completeWay = {
  complete: {
    among: (p: Board, { seat }: Holder, list: Card[]) => (isBuilding(p, seat) ? handOf(p, seat, list) : list),
    bounds: 'S16.3-01',
    may: (p: Board, _: Holder, card: Card) => mayComplete.broken(p, card),
  },
};
export function finishCart(p: Board, seat: Seat, card: Card, { tell }: Play): void {
  completeCart(p);
  tell?.all('completedCart', { seat, card });
}

// 16.10 Dispersed player Fleets

const mayPayFor = rule<[Card]>({
  'S16.10-02': (p, card) => !isSurprise(p, card),
});
const mayRetrieve = rule<[Seat, Fleet]>({
  'S16.10-02': (p, seat, fleet) => fleetOwner(p, fleet) === seat && isFleetDispersed(p, fleet), // D16-17
});
const hasFleetToRetrieve = (p: Board, seat: Seat): boolean =>
  dispersedFleets(p) === 1 && allFleets(p).some((fleet) => mayRetrieve.allows(p, seat, fleet));
export const retrieveWay = {
  retrieve: {
    among: (p: Board, { seat }: Holder, list: Card[]) =>
      hasFleetToRetrieve(p, seat) ? handOf(p, seat, list) : list,
    bounds: 'S16.10-02',
    may: (p: Board, _: Holder, card: Card) => mayPayFor.broken(p, card),
  },
  fleet: {
    among: (p: Board) => allFleets(p),
    bounds: 'S16.10-02',
    may: (p: Board, { seat }: Holder, fleet: Fleet) => mayRetrieve.broken(p, seat, fleet),
  },
};
/** S16.10-03, S16.10-04: on its normal side, where it has lain since it was Dispersed. */
export function retrieveFleet(p: Board, seat: Seat, card: Card, fleet: Fleet, { tell }: Play): void {
  returnFleet(p, fleet);
  tell?.all('retrieved', { seat, card, fleet });
}
