/**
 * The moments at which Surprise cards are played (6.2, D6-33). Who could react is told by what everybody sees
 * (`couldReact`), never by hands; who of them is stopped if he has given no order, `byDefault` says.
 */

import { type Seat, upTo } from '@diadochi/kernel';
import type { Card } from '../../box.ts';
import { type Board, isPlayer, type Owner, TYPES, window } from '../../contract.ts';
import { cardFacts, handOf } from '../../position/deck.ts';
import { moverOf } from '../../position/march.ts';
import { pcOn } from '../../position/places.ts';
import { activeOf } from '../../position/turns.ts';
import { brokenPick, isFought } from './battle.ts';
import type { SurpriseWindow } from './contract.ts';
import type { Choice, SurpriseEffect, SurpriseKindName } from './facts.ts';
import type { SubjectOf } from './kind.ts';
import { mostPoints } from './others.ts';
import { brokenInWindow, carryOut, couldReact } from './playing.ts';

interface Asked<W extends SurpriseWindow> {
  readonly seat: Seat;
  readonly about: SubjectOf<W>;
}
/** The cards of a hand with which something of this sort is chosen; whatever is no Surprise card is with those without. */
export const inHand =
  (choice: Choice | null) =>
  (p: Board, { seat }: { readonly seat: Seat }, list: Card[]): Card[] => {
    const hand = handOf(p, seat);
    for (const card of hand) if ((cardFacts(p, card).surprise?.choice ?? null) === choice) list.push(card);
    return list;
  };
/** A card of the hand that can be played in a window. */
const cardIn = <W extends SurpriseWindow>(bounds: string, name: W, choice: Choice | null = null) => ({
  among: inHand(choice),
  bounds,
  may: (p: Board, { seat, about }: Asked<W>, card: Card) => brokenInWindow(p, name, seat, about, card),
});
/** Those of some who are players, and not this one: whom a card hits. */
const others = (seat: Seat, ...those: readonly (Owner | null)[]): Seat[] =>
  those.filter((each): each is Seat => each !== null && isPlayer(each) && each !== seat);
/** The effect of a kind that a card has. */
const effectOf = <K extends SurpriseKindName>(p: Board, card: Card, kind: K): SurpriseEffect<K> =>
  cardFacts(p, card).surprise?.effects.find((effect) => effect.kind === kind) as SurpriseEffect<K>;

/** 11, 12: only who tries could add to the die (C46-01); against whoever moves. */
const attempt = <W extends 'interceptionRoll' | 'evasionRoll'>(name: W) =>
  ({
    asks: (p: Board, seat: Seat, subject: SubjectOf<W>) =>
      seat === subject.by && couldReact(p, seat, name, subject),
    byDefault: () => false,
    with: (p: Board, _: SubjectOf<W>, seat: Seat, { play }: { readonly play: Card }) => ({
      by: seat,
      card: play,
      against: others(seat, activeOf(p) ?? moverOf(p)),
    }),
  }) as const;
export const interceptionRoll = window('interceptionRoll', {
  ...attempt('interceptionRoll'),
  ways: [{ play: cardIn('S6.2-07', 'interceptionRoll') }],
  plays: 'surprise',
  then: (p, subject, seat, { play }, { cancelled }, ctx) =>
    carryOut(p, 'interceptionRoll', subject, seat, { card: play }, cancelled, ctx),
});
export const evasionRoll = window('evasionRoll', {
  ...attempt('evasionRoll'),
  ways: [{ play: cardIn('S6.2-07', 'evasionRoll') }],
  plays: 'surprise',
  then: (p, subject, seat, { play }, { cancelled }, ctx) =>
    carryOut(p, 'evasionRoll', subject, seat, { card: play }, cancelled, ctx),
});

/** S14.3-02, S14.3-03, D14-08: the side whose turn it is, as often as it likes; D14-23: as long as there is a battle. */
export const battleCards = window('battleCards', {
  asks: (p, seat, subject) =>
    seat === [subject.attacker, subject.defender][subject.side] &&
    isFought(p, subject) &&
    couldReact(p, seat, 'battleCards', subject),
  byDefault: () => true,
  ways: [
    { play: cardIn('S6.2-07', 'battleCards') },
    {
      sway: cardIn('S6.2-07', 'battleCards', 'unit'),
      unit: {
        among: () => upTo(TYPES - 1),
        bounds: 'S14.3-01',
        may: (p, { seat, about, so }, unit) =>
          brokenPick(p, seat, about, effectOf(p, so.sway, 'unit-changes-side'), unit),
      },
    },
  ],
  plays: 'surprise',
  with: (_, { attacker, defender }, seat, answer) => ({
    by: seat,
    card: 'sway' in answer ? answer.sway : answer.play,
    against: others(seat, attacker, defender),
  }),
  then: (p, subject, seat, answer, { cancelled }, ctx) => {
    const chosen = 'sway' in answer ? { card: answer.sway, unit: answer.unit } : { card: answer.play };
    carryOut(p, 'battleCards', subject, seat, chosen, cancelled, ctx);
  },
});

/** D6-33 */
export const prestigeCompared = window('prestigeCompared', {
  asks: (p, seat, subject) =>
    subject.sides.includes(seat) && couldReact(p, seat, 'prestigeCompared', subject),
  byDefault: () => true,
  ways: [{ play: cardIn('S6.2-07', 'prestigeCompared') }],
  plays: 'surprise',
  with: (_, { sides }, seat, { play }) => ({ by: seat, card: play, against: others(seat, ...sides) }),
  then: (p, subject, seat, { play }, { cancelled }, ctx) =>
    carryOut(p, 'prestigeCompared', subject, seat, { card: play }, cancelled, ctx),
});

/** D13-30: without an order only the two sides of the next battle are asked. C53-01, D6-07: Storms may follow on Fog. */
export const seaCards = window('seaCards', {
  asks: (p, seat, subject) => !subject.stormed && couldReact(p, seat, 'seaCards', subject),
  byDefault: (_, seat, { mover, battles: [next] }) => next !== undefined && (seat === mover || seat === next),
  ways: [{ play: cardIn('S6.2-07', 'seaCards') }],
  plays: 'surprise',
  with: (_, { mover, battles }, seat, { play }) => ({
    by: seat,
    card: play,
    against: others(seat, mover, ...battles),
  }),
  then: (p, subject, seat, { play }, { cancelled }, ctx) =>
    carryOut(p, 'seaCards', subject, seat, { card: play }, cancelled, ctx),
});

export const siegeRoll = window('siegeRoll', {
  asks: (p, seat, subject) => couldReact(p, seat, 'siegeRoll', subject),
  byDefault: () => true,
  ways: [
    { play: cardIn('S6.2-07', 'siegeRoll') },
    {
      supply: cardIn('S6.2-07', 'siegeRoll', 'points'),
      points: {
        among: (p, { about, so }) => upTo(mostPoints(p, about, effectOf(p, so.supply, 'siege-points')), 1),
        bounds: 'CO69-05',
      },
    },
  ],
  plays: 'surprise',
  with: (p, { space, besieger }, seat, answer) => ({
    by: seat,
    card: 'supply' in answer ? answer.supply : answer.play,
    against: others(seat, besieger, pcOn(p, space)),
  }),
  then: (p, subject, seat, answer, { cancelled }, ctx) => {
    const chosen =
      'supply' in answer ? { card: answer.supply, points: answer.points } : { card: answer.play };
    carryOut(p, 'siegeRoll', subject, seat, chosen, cancelled, ctx);
  },
});

/** D14-25: without an order only the winner is asked. */
export const battleLost = window('battleLost', {
  asks: (p, seat, subject) => couldReact(p, seat, 'battleLost', subject),
  byDefault: (_, seat, { winner }) => seat === winner,
  ways: [{ play: cardIn('S6.2-07', 'battleLost') }],
  plays: 'surprise',
  with: (_, { loser }, seat, { play }) => ({ by: seat, card: play, against: others(seat, loser) }),
  then: (p, subject, seat, { play }, { cancelled }, ctx) =>
    carryOut(p, 'battleLost', subject, seat, { card: play }, cancelled, ctx),
});

/** D6-07: without an order those whom the card hits. */
export const surprisePlayed = window('surprisePlayed', {
  asks: (p, seat, subject) => couldReact(p, seat, 'surprisePlayed', subject),
  byDefault: (_, seat, { against }) => against.includes(seat),
  ways: [{ play: cardIn('S6.2-07', 'surprisePlayed') }],
  plays: 'surprise',
  with: (_, { by }, seat, { play }) => ({ by: seat, card: play, against: [by] }),
  then: (p, subject, seat, { play }, { cancelled }, ctx) =>
    carryOut(p, 'surprisePlayed', subject, seat, { card: play }, cancelled, ctx),
});
