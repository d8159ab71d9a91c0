/** 14 Conditions: what a card asks of the player who wants to play it. All are minimums. */

import type { Seat } from '@diadochi/kernel';
import type { Card, Condition, Need } from '../box.ts';
import { type Board, rule } from '../contract.ts';
import {
  cardFacts,
  cardsOfColour,
  figuresOnBoard,
  hasPlayedOneOf,
  ownOfColour,
  ownSum,
  regionsOfKind,
  strengthOf,
  symbolsOf,
  talentsOf,
} from '../position.ts';

/** How much a player has of what a condition counts. */
export function haveOf(p: Board, seat: Seat, { needs, of }: Condition): number {
  switch (needs) {
    case 'ownDice':
      return ownOfColour(p, seat, of);
    case 'figures':
      return figuresOnBoard(p, seat);
    case 'playedCards':
      return cardsOfColour(p, seat, of); // P14-13: rotated ones too
    case 'diceSum':
      return ownSum(p, seat);
    case 'regions':
      return regionsOfKind(p, seat, of);
    case 'symbols':
      return symbolsOf(p, seat, of);
    case 'talents':
      return talentsOf(p, seat);
    case 'strength':
      return strengthOf(p, seat);
  }
}

/** P21-03, P21-04: a Supply Wagon makes its owner independent of one sort of condition. */
const isIgnored = (p: Board, seat: Seat, needs: Need): boolean =>
  (needs === 'talents' || needs === 'diceSum') && hasPlayedOneOf(p, seat, p.box.wagons[needs]);

export const isMet = (p: Board, seat: Seat, condition: Condition): boolean =>
  haveOf(p, seat, condition) >= condition.least || isIgnored(p, seat, condition.needs);

function allMet(p: Board, seat: Seat, card: Card, needs: Need): boolean {
  const { conditions } = cardFacts(p, card);
  for (let i = 0; i < conditions.length; i++)
    if (conditions[i].needs === needs && !isMet(p, seat, conditions[i])) return false;
  return true;
}

/** P8-01, P14-10: every condition of the card, at the moment of playing. */
export const meetsConditions = rule<[Seat, Card]>({
  'P14-02': (p, seat, card) => allMet(p, seat, card, 'ownDice'),
  'P14-03': (p, seat, card) => allMet(p, seat, card, 'figures'),
  'P14-04': (p, seat, card) => allMet(p, seat, card, 'playedCards'),
  'P14-05': (p, seat, card) => allMet(p, seat, card, 'diceSum'),
  'P14-06': (p, seat, card) => allMet(p, seat, card, 'regions'),
  'P14-07': (p, seat, card) => allMet(p, seat, card, 'symbols'),
  'P14-08': (p, seat, card) => allMet(p, seat, card, 'talents'),
  'P14-09': (p, seat, card) => allMet(p, seat, card, 'strength'),
});
