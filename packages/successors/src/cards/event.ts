/** 6.2 A: a card is played for its event: whether it may be, and its effects one after the other. */

import type { Seat } from '@diadochi/kernel';
import type { Card } from '../box.ts';
import { type Board, procedure, rule } from '../contract.ts';
import { cardFacts, isSurprise } from '../position/deck.ts';
import { demands } from './demands.ts';
import { isPossible, kindAt } from './effects.ts';
import type { EffectProcedure } from './kind.ts';

const procedureOf = (p: Board, { card, effect }: { card: Card; effect: number }): EffectProcedure =>
  kindAt(p, card, effect).procedure;

export const event = procedure('event', (_, args) => ({ ...args, effect: 0 })).steps({
  A_effect: {
    call: procedureOf,
    with: (_, { seat, card, effect }) => ({ seat, card, effect }),
  },
  B_next: (p, f) => {
    f.effect++;
    return f.effect < (cardFacts(p, f.card).event?.length ?? 0) ? 'A_effect' : undefined;
  },
});

const mayBeEvent = rule<[Card]>({
  'S6.2-01': (p, card) => !isSurprise(p, card),
  'CK-01': (p, card) => cardFacts(p, card).event !== null,
});
/** C0-01: each effect finds something to do. */
const mayTakePlace = demands<[Seat, Card]>({
  needs: (p, seat, card) =>
    cardFacts(p, card).event?.every((effect) => isPossible(p, seat, card, effect)) ?? true,
});
/** Why a card cannot be played for its event, or null. */
export function brokenEvent(p: Board, seat: Seat, card: Card): string | null {
  return mayBeEvent.broken(p, card) ?? mayTakePlace.broken(p, card, seat, card);
}
