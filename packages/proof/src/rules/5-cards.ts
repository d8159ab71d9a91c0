/** 5 Cards: played in the omens, against another card, or at any time. */

import { done, type Seat } from '@diadochi/kernel';
import { content } from '../content.ts';
import {
  type Card,
  type CardPlayed,
  decision,
  interjection,
  type Omens,
  procedure,
  rule,
  window,
} from '../contract.ts';
import {
  allHeroes,
  bothPosts,
  CURSE,
  discard,
  ENVOY,
  handOf,
  handSize,
  holderOf,
  LIAR,
  mayBeHeld,
  move,
  OMEN,
  postOf,
} from '../position.ts';

/** A card is played, and may be answered by a liar, who may be answered by a liar … */
export const playCard = procedure('playCard', (_, args) => ({ ...args, cancelled: false })).steps({
  // T5-02
  A_discard: (p, { by, card }, { tell }) => {
    discard(p, by, card);
    tell?.all('played', { seat: by, card });
  },
  B_answers: {
    open: 'answering',
    with: (_, { by, card, cancelled }) => ({ by, card, cancelled }),
    then: (_, f, { cancelled }, { tell }) => {
      f.cancelled = cancelled;
      if (cancelled) tell?.all('cancelled', { card: f.card });
    },
  },
  C_result: (_, { cancelled }) => done({ cancelled }),
});

/** The raider reads an omen, anyone else speaks a curse. */
const mayReadOmens = rule<[Seat, Card, Omens]>({
  'T5-03': (_p, _seat, card) => card === OMEN || card === CURSE,
  'T5-04': (_p, seat, card, { by }) => card !== OMEN || seat === by,
  'T5-05': (_p, _seat, card, { bonus }) => card !== OMEN || bonus === 0,
  'T5-06': (_p, seat, card, { by }) => card !== CURSE || seat !== by,
  'T5-07': (_p, _seat, card, { hoplites }) => card !== CURSE || hoplites > 0,
});

// T5-21, T5-22: answers are sealed, count in the order of turns, and the window goes round until all pass.
export const omens = window('omens', {
  // T5-20
  asks: (p, seat) => handSize(p, seat) > 0 && (mayBeHeld(p, OMEN) || mayBeHeld(p, CURSE)),
  // T5-18, T5-19
  byDefault: (p, seat, { by, village }) => seat === by || seat === holderOf(p, village),
  ways: [
    {
      play: {
        among: (p, { seat }, list) => handOf(p, seat, list),
        bounds: 'T5-01',
        may: (p, { seat, about }, card) => mayReadOmens.broken(p, seat, card, about),
      },
    },
  ],
  plays: 'playCard',
  with: (_, __, seat, { play }) => ({ by: seat, card: play }),
  then: (_, subject, __, { play }, { cancelled }, { tell }) => {
    if (cancelled) return; // T5-10
    if (play === OMEN) {
      subject.bonus += content.cards.omen.adds; // T5-15
      tell?.all('blessed', { bonus: subject.bonus });
    } else {
      subject.hoplites -= content.cards.curse.kills; // T5-16
      tell?.all('deserted', { hoplites: subject.hoplites });
    }
  },
});

/** A liar denies what another has just played, whatever it was: T5-17, a liar too. */
const mayAnswer = rule<[Card, CardPlayed]>({
  'T5-08': (_p, card) => card === LIAR,
  'T5-13': (_p, _card, { cancelled }) => !cancelled,
});
const mayBeAsked = rule<[Seat, CardPlayed]>({
  'T5-09': (_p, seat, { by }) => seat !== by,
});

export const answering = window('answering', {
  // T5-20
  asks: (p, seat, played) =>
    !played.cancelled && mayBeAsked.allows(p, seat, played) && handSize(p, seat) > 0 && mayBeHeld(p, LIAR),
  byDefault: () => true, // T5-19
  ways: [
    {
      play: {
        among: (p, { seat }, list) => handOf(p, seat, list),
        bounds: 'T5-01',
        may: (p, { about }, card) => mayAnswer.broken(p, card, about),
      },
    },
  ],
  plays: 'playCard',
  with: (_, __, seat, { play }) => ({ by: seat, card: play }),
  then: (_, subject, __, ___, { cancelled }) => {
    if (!cancelled) subject.cancelled = true; // T5-10
  },
});

/** T5-14: an envoy can be sent at any rest, whoever is being asked. */
const maySend = rule<[Card]>({
  'T5-11': (_, card) => card === ENVOY,
});

export const envoyInterjection = interjection('envoy', {
  open: (p, seat) => handSize(p, seat) > 0 && mayBeHeld(p, ENVOY),
  ways: [
    {
      send: {
        among: (p, { seat }, list) => handOf(p, seat, list),
        bounds: 'T5-01',
        may: (p, _, card) => maySend.broken(p, card),
      },
      for: { among: () => allHeroes, bounds: 'T5-12' },
    },
  ],
  calls: 'envoy',
  with: (_, seat, { send, for: hero }) => ({ by: seat, card: send, hero }),
});

/** T5-12: he calls a hero to either post, even one who has shifted. */
export const envoy = procedure('envoy', (_, args) => ({ ...args, cancelled: false })).steps({
  A_play: {
    call: 'playCard',
    with: (_, { by, card }) => ({ by, card }),
    then: (_, f, { cancelled }) => {
      f.cancelled = cancelled;
    },
  },
  B_route: {
    ask: 'route',
    of: (_, { by, cancelled }) => (cancelled ? [] : [by]),
    about: (_, { hero }) => ({ hero }),
    then: (p, { hero }, seat, { go }, { tell }) => {
      if (postOf(p, seat, hero) === go) return;
      move(p, seat, hero, go);
      tell?.all('shifted', { seat, hero, to: go });
    },
  },
});

export const route = decision('route', [{ go: { among: () => bothPosts, bounds: 'T5-12' } }]);
