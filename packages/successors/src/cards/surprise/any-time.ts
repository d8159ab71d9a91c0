/** Effects for any time: a card of the discard pile, or of another hand (cards 58, 59). */

import type { Seat } from '@diadochi/kernel';
import { type Board, decision, procedure } from '../../contract.ts';
import { cardsAt, DISCARDED, handOf, hasCards, toHand } from '../../position/deck.ts';
import { forgetSeen, noteSeen, showInHand } from '../../position/known.ts';
import { allSeats } from '../../position/places.ts';
import { draw } from '../../rules/5-sequence/5.3-tyche-cards.ts';
import { demands } from '../demands.ts';
import type { SurpriseEffect } from './facts.ts';
import type { SurpriseKind } from './kind.ts';

/** `draw-from-discard` */
export const fetchingCard = procedure('fetchingCard', (_, args) => args).steps({
  // C58-04
  A_none: (p, { seat }, play) => {
    if (cardsAt(p, DISCARDED).length === 0) draw(p, seat, play);
    else return 'B_which';
    return 'C_end';
  },
  // C58-02, C58-03: its own card lies in front, and not there.
  B_which: {
    ask: 'chooseCard',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect }),
    then: (p, _, seat, { take }, { tell }) => {
      toHand(p, seat, take);
      showInHand(p, seat, take); // C58-06, D6-36
      tell?.all('fetched', { seat, card: take });
    },
  },
  C_end: () => undefined,
});
export const chooseCard = decision('chooseCard', [
  { take: { among: (p, _, list) => cardsAt(p, DISCARDED, list), bounds: 'C58-02' } },
]);
export const drawFromDiscard: SurpriseKind<'draw-from-discard'> = {
  in: {},
  atAnyTime: { procedure: 'fetchingCard' },
};

/** `steal-card` */
export const stealingCard = procedure('stealingCard', (_, args) => args).steps({
  A_steal: (p, { seat, card, effect, whom }, play) => {
    // C59-05
    if (whom === null || !hasCards(p, whom)) {
      draw(p, seat, play);
      return;
    }
    const taken = play.chance.draw(handOf(p, whom)); // C59-03
    toHand(p, seat, taken);
    forgetSeen(p, whom, seat);
    noteSeen(p, whom, taken); // C59-07, D6-36
    play.tell?.except([seat, whom], 'robbed', { seat, whom });
    play.tell?.some([seat, whom], 'stolen', { seat, whom, card: taken });
    // C59-04
    const { victimDraws } = effectOf(p, card, effect);
    for (let i = 0; i < victimDraws; i++) draw(p, whom, play);
  },
});
const effectOf = (p: Board, card: number, effect: number): SurpriseEffect<'steal-card'> =>
  p.box.cards[card].surprise?.effects[effect] as SurpriseEffect<'steal-card'>;

const mayRob = demands<SurpriseEffect<'steal-card'>, [Seat, Seat | null]>({
  // C59-02, C59-05: without a victim only where there is none.
  robbed: (p, _, seat, whom) =>
    whom === null
      ? !allSeats(p).some((other) => other !== seat && hasCards(p, other))
      : whom !== seat && hasCards(p, whom),
});
export const stealCard: SurpriseKind<'steal-card'> = {
  in: {},
  atAnyTime: {
    procedure: 'stealingCard',
    broken: (p, seat, effect, whom) => mayRob.broken(p, effect, seat, whom),
  },
};
