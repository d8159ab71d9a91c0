/** 6.2 Tyche Segment: one card, for exactly one option. */

import { type Seat, upTo } from '@diadochi/kernel';
import type { Card, Fleet } from '../../box.ts';
import { brokenEvent } from '../../cards/event.ts';
import { type Board, decision, type Play, procedure, rule } from '../../contract.ts';
import {
  cardFacts,
  discard,
  handOf,
  hasCards,
  isBonus,
  isSurprise,
  OUT,
  putCard,
  toFront,
} from '../../position/deck.ts';
import { allFleets, isAvailable, isUpgraded, upgradeFleet } from '../../position/fleets.ts';
import { forgetGestures, forgetParting } from '../../position/generals.ts';
import { OPERATIONS } from '../../words.ts';
import { draw } from '../5-sequence/5.3-tyche-cards.ts';
import { appointWay, disbandWay, gesture, recallWay } from '../7-pieces/7.1-gestures.ts';
import { activateGroup, canActivate, namingWay } from '../9-armies/9.1-groups.ts';
import { completeWay, finishCart, retrieveFleet, retrieveWay } from './6.2-options.ts';
import { brokenRecruiting, hasRoomForMore, reserveOf } from './6.2-recruit.ts';

export const tycheSegment = procedure('tycheSegment', (_, args) => ({
  ...args,
  card: 0,
  general: 0,
  wasEvent: false,
})).steps({
  // S6.2-01; D6-05: nobody can play a card who has none.
  A_card: {
    ask: 'tyche',
    of: (p, { seat }) => (hasCards(p, seat) ? [seat] : []),
    about: () => ({}),
    then: (p, f, seat, answer, play) => {
      if (gesture(p, seat, answer, play)) return 'A_card';
      forgetGestures(p);
      if ('discard' in answer) {
        discardSurprise(p, seat, answer.discard, play);
        return 'A_card';
      }
      if ('event' in answer) {
        f.card = answer.event;
        playCard(p, seat, f.card, play);
        play.tell?.all('usedEvent', { seat, card: f.card });
        f.wasEvent = true;
        return 'B_event';
      }
      if ('operations' in answer) {
        f.card = answer.operations;
        playCard(p, seat, f.card, play);
        const { ops } = cardFacts(p, f.card);
        play.tell?.all('usedOperations', { seat, card: f.card, operation: answer.on, ops });
        return operating(answer.on);
      }
      if ('upgrade' in answer) {
        f.card = answer.upgrade;
        playCard(p, seat, f.card, play);
        upgradeFleet(p, answer.fleet); // S6.2.C-01
        play.tell?.all('upgraded', { seat, card: f.card, fleet: answer.fleet });
        return 'E_end';
      }
      if ('complete' in answer || 'retrieve' in answer) {
        f.card = 'complete' in answer ? answer.complete : answer.retrieve;
        playCard(p, seat, f.card, play);
        if ('retrieve' in answer) retrieveFleet(p, seat, f.card, answer.fleet, play);
        else finishCart(p, seat, f.card, play);
        return 'E_end'; // D16-04, D16-17: it is neither an event nor OPs
      }
      if ('recruit' in answer) {
        f.card = answer.recruit;
        f.general = answer.general;
        playCard(p, seat, f.card, play);
        play.tell?.all('recruited', { seat, card: f.card, general: answer.general });
        return 'D_recruit';
      }
      return;
    },
  },
  A_none: (_p, { seat }, { tell }) => {
    tell?.all('skippedTyche', { seat });
    return 'F_done';
  },
  B_event: { call: 'event', with: (_, { seat, card }) => ({ seat, card }) },
  // S6.2-05, S6.2-06: a Bonus card has its OPs besides, after the event and at its player's wish.
  B_bonus: {
    ask: 'bonus',
    of: (p, { seat, card }) => (isBonus(p, card) ? [seat] : []),
    about: (p, { card }) => ({ card, ops: cardFacts(p, card).ops }),
    then: (p, { card }, seat, answer, play) => {
      if ('none' in answer) return 'E_end';
      const { ops } = cardFacts(p, card);
      play.tell?.all('usedOperations', { seat, card, operation: answer.on, ops });
      return operating(answer.on);
    },
    none: 'E_end',
  },
  B_placePcs: {
    call: 'placingPcs',
    with: (p, { seat, card }) => ({ seat, ops: cardFacts(p, card).ops }),
    then: 'E_end',
  },
  C_train: {
    call: 'training',
    with: (p, { seat, card }) => ({ seat, ops: cardFacts(p, card).ops }),
    then: 'E_end',
  },
  // 6.2 B1: one Army or General, with as many MPs as the card has OPs.
  C_forceMarch: {
    ask: 'forceMarch',
    of: (_, { seat }) => [seat],
    about: (p, { card }) => ({ mps: cardFacts(p, card).ops }),
    then: (p, { card }, seat, naming, play) => activateGroup(p, seat, naming, cardFacts(p, card).ops, play), // S6.2.B1-02
  },
  C_march: { call: 'marching', with: (_, { seat }) => ({ seat }), then: 'E_end' },
  D_recruit: { call: 'recruiting', with: (_, { seat, general }) => ({ seat, general }) },
  // D6-27: after it is resolved.
  E_end: (p, { card, wasEvent }) => layAside(p, card, wasEvent),
  // D7-05: whoever was placed to be left behind, and was not.
  F_done: (p) => forgetParting(p),
});
const PLACE_PCS = OPERATIONS.indexOf('placePcs');
const FORCE_MARCH = OPERATIONS.indexOf('forceMarch');
/** The step that OPs are used in. */
function operating(on: number): 'C_forceMarch' | 'B_placePcs' | 'C_train' {
  if (on === FORCE_MARCH) return 'C_forceMarch';
  return on === PLACE_PCS ? 'B_placePcs' : 'C_train';
}

/** C0-02, C0-03: whether a card was used for its event decides what becomes of it. */
export function layAside(p: Board, card: Card, wasEvent: boolean): void {
  const { keptUntil, leavesGame } = cardFacts(p, card);
  // It stays in front, or an effect that was over at once has discarded it (C31-08).
  if (wasEvent && keptUntil !== null) return;
  if (wasEvent && leavesGame) putCard(p, card, OUT);
  else discard(p, card);
}

/** A card lies in front of its player as long as it is being resolved; everybody has seen it. */
function playCard(p: Board, seat: Seat, card: Card, { chance }: Play): void {
  chance.reveal('own', card);
  toFront(p, seat, card);
}

/** S6.2-02, S6.2-09, S6.2-12: without effect, and replaced at once; S6.2-10: two of them are not. */
export function discardSurprise(p: Board, seat: Seat, card: Card, play: Play): void {
  play.chance.reveal('own', card);
  discard(p, card);
  play.tell?.all('discarded', { seat, card });
  if (cardFacts(p, card).replaced) draw(p, seat, play);
}

const mayOperate = rule<[Card]>({
  'S6.2-01': (p, card) => !isSurprise(p, card),
});
export const mayDiscard = rule<[Card]>({
  'S6.2-12': (p, card) => isSurprise(p, card),
});
const mayUpgrade = rule<[Seat, Fleet]>({
  'S6.2.C-01': (p, seat, fleet) => isAvailable(p, seat, fleet), // S7.4-06
  'S7.4-01': (p, _, fleet) => !isUpgraded(p, fleet),
});
const mayPayUpgrade = rule<[Seat, Card]>({
  'S6.2-01': (p, _, card) => !isSurprise(p, card),
  'S6.2.C-01': (p, seat, card) =>
    cardFacts(p, card).ops === p.box.content.fleetRules.upgradeCardOps && hasFleetToUpgrade(p, seat),
});
export const fleetsToUpgrade = (p: Board, seat: Seat): Fleet[] =>
  allFleets(p).filter((fleet) => mayUpgrade.allows(p, seat, fleet));
const hasFleetToUpgrade = (p: Board, seat: Seat): boolean => {
  for (const fleet of allFleets(p)) if (mayUpgrade.allows(p, seat, fleet)) return true;
  return false;
};
const inHand = (p: Board, { seat }: { seat: Seat }, list: Card[]): Card[] => handOf(p, seat, list);

const mayForceMarch = rule<[Seat]>({
  'S6.2.B1-01': (p, seat) => canActivate(p, seat),
});

const operation = {
  among: () => upTo(OPERATIONS.length - 1),
  bounds: 'S6.2.B-01',
  may: (p: Board, { seat }: { seat: Seat }, operation: number) =>
    operation === FORCE_MARCH ? mayForceMarch.broken(p, seat) : null,
};
export const bonus = decision('bonus', [{ on: operation }, { none: {} }]);

export const tyche = decision('tyche', [
  { event: { among: inHand, bounds: 'S6.2-01', may: (p, { seat }, card) => brokenEvent(p, seat, card) } },
  {
    operations: {
      among: inHand,
      bounds: 'S6.2-01',
      may: (p, _, card) => mayOperate.broken(p, card),
    },
    on: operation,
  },
  {
    upgrade: {
      among: inHand,
      likely: (p, q, list) => (hasFleetToUpgrade(p, q.seat) ? inHand(p, q, list) : list),
      bounds: 'S6.2-01',
      may: (p, { seat }, card) => mayPayUpgrade.broken(p, seat, card),
    },
    fleet: {
      among: (p) => allFleets(p),
      bounds: 'S6.2.C-01',
      may: (p, { seat }, fleet) => mayUpgrade.broken(p, seat, fleet),
    },
  },
  {
    recruit: {
      among: inHand,
      likely: (p, q, list) => (hasRoomForMore(p, q.seat) ? inHand(p, q, list) : list),
      bounds: 'S6.2-01',
      may: (p, { seat }, card) => mayOperate.broken(p, card) ?? brokenRecruiting(p, seat, card),
    },
    general: {
      among: (p, _, list) => reserveOf(p, list),
      bounds: 'S6.2.D-05',
      may: (p, { seat, so }, general) => brokenRecruiting(p, seat, so.recruit, general),
    },
  },
  completeWay,
  retrieveWay,
  {
    discard: {
      among: inHand,
      bounds: 'S6.2-12',
      may: (p, _, card) => mayDiscard.broken(p, card),
    },
  },
  appointWay,
  recallWay,
  disbandWay,
]);

export const forceMarch = decision('forceMarch', [namingWay()]);
