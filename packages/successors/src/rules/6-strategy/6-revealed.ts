/** 6, with two and three players: the cards on the table that are revealed at the end of a Round. */

import type { Card } from '../../box.ts';
import { type Board, procedure } from '../../contract.ts';
import {
  BESIDE,
  cardFacts,
  discard,
  facedownOf,
  putCard,
  revealFacedown,
  toFront,
} from '../../position/deck.ts';
import { pointsOf } from '../../position/scores.ts';
import { setupOf } from '../../position/turns.ts';
import { those } from '../3-victory/3.5-victory-points.ts';
import { lowestRoll } from '../5-sequence/5.1-ties.ts';
import { layAside } from './6.2-tyche.ts';

export const revealing = procedure('revealing', () => ({ cards: [], seat: 0 })).steps({
  // S6-05, S6-06; S6-10, D6-02: what does not act is discarded, and what does lies beside the board until its turn comes.
  A_reveal: (p, f, { chance, tell }) => {
    for (let i = setupOf(p).revealed; i > 0 && facedownOf(p) > 0; i--) {
      const card = revealFacedown(p, chance);
      tell?.all('revealed', { card });
      if (isResolved(p, card)) {
        putCard(p, card, BESIDE);
        f.cards = [...f.cards, card];
      } else discard(p, card);
    }
  },
  // S6-08: in the order in which they were revealed; S6-09, D6-01: whose they are is looked for anew each time.
  B_next: (p, f, play) => {
    if (f.cards.length === 0) return 'E_done';
    f.seat = lowestRoll(those(p, pointsOf, 'least'), play);
    toFront(p, f.seat, f.cards[0]);
    play.tell?.all('resolves', { seat: f.seat, card: f.cards[0] });
    return;
  },
  // S6-08: the event only; D6-29: as far as it goes.
  C_event: { call: 'event', with: (_, { seat, cards }) => ({ seat, card: cards[0] }) },
  D_aside: (p, f) => {
    layAside(p, f.cards[0], true); // S6-10
    f.cards = f.cards.slice(1);
    return 'B_next';
  },
  E_done: () => {},
});

/** S6-07, CK-01: with its ornament, if all that it does is written. */
const isResolved = (p: Board, card: Card): boolean => {
  const { ornament, event } = cardFacts(p, card);
  return ornament && event !== null;
};
