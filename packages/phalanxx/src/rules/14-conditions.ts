/** 14 Conditions: what a card asks of the player who wants to play it. All are minimums. */

import type { ClauseId, Seat } from '@diadochi/kernel';
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

// A rule for each sort of condition, so that a refusal says which one was not met.
const hasOwnDice = rule<[Seat, Condition]>({ 'P14-02': isMet });
const hasFigures = rule<[Seat, Condition]>({ 'P14-03': isMet });
const hasPlayedCards = rule<[Seat, Condition]>({ 'P14-04': isMet });
const hasDiceSum = rule<[Seat, Condition]>({ 'P14-05': isMet });
const hasRegions = rule<[Seat, Condition]>({ 'P14-06': isMet });
const hasSymbols = rule<[Seat, Condition]>({ 'P14-07': isMet });
const hasTalents = rule<[Seat, Condition]>({ 'P14-08': isMet });
const hasStrength = rule<[Seat, Condition]>({ 'P14-09': isMet });

const rules = {
  ownDice: hasOwnDice,
  figures: hasFigures,
  playedCards: hasPlayedCards,
  diceSum: hasDiceSum,
  regions: hasRegions,
  symbols: hasSymbols,
  talents: hasTalents,
  strength: hasStrength,
};

/** P8-01, P14-10: the first condition of the card that is not met at this moment. */
export function brokenCondition(p: Board, seat: Seat, card: Card): ClauseId | null {
  const { conditions } = cardFacts(p, card);
  for (let i = 0; i < conditions.length; i++) {
    const clause = rules[conditions[i].needs].broken(p, seat, conditions[i]);
    if (clause !== null) return clause;
  }
  return null;
}
