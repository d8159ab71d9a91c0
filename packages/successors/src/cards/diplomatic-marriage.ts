/** `diplomatic-marriage`: a pact with another player, if he accepts it (D6-37; card O63). */

import type { Seat } from '@diadochi/kernel';
import { type Board, OUTSIDE, procedure, TYPES } from '../contract.ts';
import { discard } from '../position/deck.ts';
import { countLivingMajors } from '../position/generals.ts';
import { makeLast } from '../position/lasting.ts';
import { allSeats } from '../position/places.ts';
import { addWaiting } from '../position/units.ts';
import { demands } from './demands.ts';
import { type EffectKind, effectFacts } from './kind.ts';

export const makingPact = procedure('makingPact', (_, args) => ({ ...args, whom: null })).steps({
  // CO63-02
  A_whom: {
    ask: 'chooseSeat',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect }),
    then: (_, f, seat, answer, { tell }) => {
      if (!('whom' in answer)) return;
      f.whom = answer.whom;
      tell?.all('offeredPact', { seat, card: f.card, whom: answer.whom });
    },
  },
  B_answer: {
    ask: 'decide',
    of: (_, { whom }) => [whom as Seat],
    about: (_, { seat, card, effect }) => ({ card, effect, space: null, side: OUTSIDE, by: seat }),
    then: (p, f, whom, answer, { tell }) => {
      const { seat, card } = f;
      tell?.all('yes' in answer ? 'acceptedPact' : 'refusedPact', { seat: whom, whom: seat });
      if ('yes' in answer) {
        makeLast(p, card, { holder: seat, seat: whom });
        return;
      }
      discard(p, card); // CO63-07: nothing lasts
      f.whom = null;
    },
  },
  // CO63-03, CO63-06: first the player of the card.
  C_own: {
    call: 'reinforcing',
    with: (p, { seat, card, effect }) => reinforced(p, seat, card, effect),
  },
  D_other: {
    call: 'reinforcing',
    with: (p, { whom, card, effect }) => (whom === null ? null : reinforced(p, whom, card, effect)),
  },
});
/** The CUs that somebody gets. */
function reinforced(p: Board, seat: Seat, card: number, effect: number): { seat: Seat } {
  const { units } = effectFacts<'diplomatic-marriage'>(p, card, effect);
  for (let unit = 0; unit < TYPES; unit++) addWaiting(p, seat, unit, units[unit]);
  return { seat };
}

const hasMajor = (p: Board, seat: Seat): boolean => countLivingMajors(p, seat) > 0;
const mayOffer = demands<'diplomatic-marriage', [Seat, Seat]>({
  player: (p, _, seat, other) => other !== seat && hasMajor(p, other),
});

export const diplomaticMarriage: EffectKind<'diplomatic-marriage'> = {
  possible: (p, seat, effect) =>
    hasMajor(p, seat) && allSeats(p).some((other) => mayOffer.allows(p, effect, seat, other)),
  bound: () => true,
  procedure: 'makingPact',
  rules: { whom: (p, seat, effect, other) => mayOffer.broken(p, effect, seat, other) },
};
