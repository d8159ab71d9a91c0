/** 6.2, D6-06: discarding Surprise cards at any moment of a Strategy Phase, where the table has agreed on that. */

import { type Board, interjection, isInMark, procedure } from '../../contract.ts';
import { handOf, hasCards } from '../../position/deck.ts';
import { freeDiscard } from '../../settings.ts';
import { discardSurprise as discardAndDraw, mayDiscard } from './6.2-tyche.ts';

export const discarding = procedure('discarding', (_, args) => args).steps({
  A_discard: (p, { seat, card }, play) => discardAndDraw(p, seat, card, play),
});

/** No choice is pending: the player whose turn it is is only asked what he does next. In Foraging every question is one. */
const isBetweenDeeds = (p: Board): boolean => isInMark(p, 'menu');

export const discardSurprise = interjection('discardSurprise', {
  open: (p, seat) => freeDiscard(p) === 1 && isBetweenDeeds(p) && hasCards(p, seat),
  ways: [
    {
      shed: {
        among: (p, { seat }, list) => handOf(p, seat, list),
        bounds: 'S6.2-12',
        may: (p, _, card) => mayDiscard.broken(p, card),
      },
    },
  ],
  calls: 'discarding',
  with: (_, seat, { shed }) => ({ seat, card: shed }),
});
