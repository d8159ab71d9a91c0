/** `look-at-hand`: the player sees the cards of another (card 45). */

import type { Seat } from '@diadochi/kernel';
import { procedure } from '../contract.ts';
import { handOf, hasCards } from '../position/deck.ts';
import { noteSeen } from '../position/known.ts';
import { allSeats } from '../position/places.ts';
import { demands } from './demands.ts';
import type { EffectKind } from './kind.ts';

export const lookingAtHand = procedure('lookingAtHand', (_, args) => args).steps({
  A_whose: {
    ask: 'chooseSeat',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect }),
    then: (p, { card }, seat, answer, { chance, tell }) => {
      if ('none' in answer) return;
      const { whom } = answer;
      const hand = handOf(p, whom);
      chance.reveal(); // there is no way back from what has been seen
      for (const each of hand) noteSeen(p, seat, each); // D6-36
      tell?.all('spied', { seat, card, whom });
      tell?.only(seat, 'sawHand', { whom, cards: hand });
    },
  },
});

const mayLook = demands<'look-at-hand', [Seat, Seat]>({
  player: (p, _, seat, other) => other !== seat && hasCards(p, other),
});

export const lookAtHand: EffectKind<'look-at-hand'> = {
  possible: (p, seat, effect) => allSeats(p).some((other) => mayLook.allows(p, effect, seat, other)),
  bound: () => true,
  procedure: 'lookingAtHand',
  rules: { whom: (p, seat, effect, other) => mayLook.broken(p, effect, seat, other) },
};
