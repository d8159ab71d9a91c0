/** 5 Step 1: buy an epoch card. */

import { done, type Seat } from '@diadochi/kernel';
import type { Card } from '../box.ts';
import { type Board, decision, type Play, procedure, rule } from '../contract.ts';
import {
  advantageFacts,
  announceLastRound,
  cardAt,
  displayed,
  drawCard,
  FAR_RIGHT,
  handOf,
  isHeroism,
  isLastRound,
  leaveGame,
  lookedAt,
  pay,
  pushTogether,
  putInDisplay,
  spaceOf,
  stackLeft,
  takeFromDisplay,
  talentsOf,
  toHand,
} from '../position.ts';
import { buyTop, look, mayLook } from './21-scout.ts';

export const purchase = procedure('purchase', (_, args) => ({ ...args, card: 0 })).steps({
  // DP-11: where nothing lies there is nothing to buy and nothing to remove.
  A_display: (p) => (cardAt(p, FAR_RIGHT) === null ? done({}) : undefined),
  // P5-01: one card at most, for each way out of this question ends the purchase.
  A_buy: {
    ask: 'buy',
    of: (_, { seat }) => [seat],
    about: (p, { seat }) => ({ talents: talentsOf(p, seat) }),
    then: (p, f, seat, answer, play) => {
      if ('look' in answer) {
        look(p, seat, play);
        return;
      }
      if ('decline' in answer) {
        removeFarRight(p, seat, play);
        return 'D_closeUp';
      }
      f.card = answer.buy;
      const space = spaceOf(p, answer.buy);
      buyCard(p, seat, answer.buy, play);
      return opensExchange(p, space) ? 'C_exchange' : 'D_closeUp';
    },
  },
  // P21-08, P21-09
  B_scouted: {
    ask: 'scouted',
    of: (_, { seat }) => [seat],
    about: (p) => ({ price: p.box.scoutPrice }),
    then: (p, _, seat, answer, play) => {
      if ('take' in answer) {
        buyTop(p, seat, play);
        return done({}); // P21-10: the display stays as it is
      }
      play.tell?.all('putBack', { seat });
      return 'A_buy';
    },
  },
  // P5-06, P5-08, P5-09
  C_exchange: {
    ask: 'exchange',
    of: (_, { seat }) => [seat],
    about: (_, { card }) => ({ card }),
    then: (p, _, seat, answer, { tell }) => {
      if ('keep' in answer) return;
      const space = spaceOf(p, answer.for);
      putInDisplay(p, space, answer.give); // P5-07
      toHand(p, seat, answer.for, true);
      tell?.all('exchanged', { seat, given: answer.give, taken: answer.for });
    },
  },
  D_closeUp: (p, _, play) => closeUp(p, play),
});

/** P5-02, P5-03: the price belongs to the space; P22-05: a Master Merchant pays his own. */
export const priceOf = (p: Board, seat: Seat, space: number): number =>
  advantageFacts(p, seat).price ?? p.box.content.display.prices[space];

/** P5-06, P22-06: the printed price decides, whatever was paid. */
const opensExchange = (p: Board, space: number): boolean =>
  p.box.content.display.prices[space] >= p.box.content.display.exchangeFrom;

// P5-05: nobody asks for the condition of a card that is bought.
function buyCard(p: Board, seat: Seat, card: Card, { tell }: Play): void {
  const space = spaceOf(p, card);
  const price = priceOf(p, seat, space);
  pay(p, seat, price);
  takeFromDisplay(p, space);
  toHand(p, seat, card, true);
  tell?.all('bought', { seat, card, price });
}

/** P5-10, P16-07: whatever lies at the far right, Heroism too. */
function removeFarRight(p: Board, seat: Seat, { tell }: Play): void {
  const card = cardAt(p, FAR_RIGHT) as Card;
  takeFromDisplay(p, FAR_RIGHT);
  leaveGame(p, card);
  tell?.all('boughtNothing', { seat, card });
}

/** P5-12 to P5-14; P17-01: a space that cannot be filled makes this round the last. */
export function closeUp(p: Board, { chance, tell }: Play): void {
  pushTogether(p);
  if (stackLeft(p) > 0) {
    if (lookedAt(p) !== null) chance.reveal(); // what the Scout saw is now seen by all
    const card = drawCard(p, chance);
    putInDisplay(p, 0, card);
    tell?.all('revealed', { card });
  } else if (!isLastRound(p)) {
    announceLastRound(p);
    tell?.all('lastRound', {});
  }
}

const mayBuy = rule<[Seat, Card]>({
  'P16-02': (p, _, card) => !isHeroism(p, card),
  'P5-04': (p, seat, card) => talentsOf(p, seat) >= priceOf(p, seat, spaceOf(p, card)),
});
const mayTake = rule<[Card]>({
  'P16-02': (p, card) => !isHeroism(p, card),
});
const mayExchange = rule<[]>({
  'P5-06': (p) => displayed(p, []).some((card) => !isHeroism(p, card)),
});

export const buy = decision('buy', [
  {
    buy: {
      among: (p, _, list) => displayed(p, list),
      bounds: 'P5-02',
      may: (p, { seat }, card) => mayBuy.broken(p, seat, card),
    },
  },
  { look: { closed: (p, { seat }) => mayLook.broken(p, seat) } },
  { decline: {} },
]);

export const exchange = decision('exchange', [
  {
    give: {
      among: (p, { seat }, list) => handOf(p, seat, list),
      bounds: 'P5-06',
      closed: (p) => mayExchange.broken(p),
    },
    for: {
      among: (p, _, list) => displayed(p, list),
      bounds: 'P5-06',
      may: (p, _, card) => mayTake.broken(p, card),
    },
  },
  { keep: {} },
]);
