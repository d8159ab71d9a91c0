/** 6.2 A: a card is played for its event: whether it may be, and its effects one after the other. */

import type { Seat } from '@diadochi/kernel';
import type { Card } from '../box.ts';
import { type Board, procedure, rule } from '../contract.ts';
import { cardFacts, isSurprise } from '../position/deck.ts';
import { endProcedure } from '../position/played.ts';
import { unmetCondition } from './conditions.ts';
import { demands } from './demands.ts';
import { isBound, isPossible, kindAt } from './effects.ts';
import type { EffectFacts, EventFacts, Written } from './facts.ts';
import { type EffectProcedure, effectFacts } from './kind.ts';

const procedureOf = (p: Board, { card, effect }: { card: Card; effect: number }): EffectProcedure =>
  kindAt(p, card, effect).procedure;

/** D6-31: an effect that is over is over, even if the next can do nothing. */
export const event = procedure('event', (_, args) => ({ ...args, effect: 0, army: null })).steps({
  A_effect: {
    call: procedureOf,
    with: (p, { seat, card, effect, army }) =>
      isPossible(p, seat, effectFacts(p, card, effect)) ? { seat, card, effect, army } : null,
    then: (_, f, { army }) => {
      f.army = army ?? f.army;
    },
  },
  B_next: (p, f) => {
    f.effect++;
    endProcedure(p); // D6-31
    return f.effect < eventOf(p, f.card).effects.length ? 'A_effect' : undefined;
  },
});
const NO_EVENT: EventFacts = { requires: [], effects: [] };
const eventOf = (p: Board, card: Card): EventFacts => cardFacts(p, card).event ?? NO_EVENT;

const mayBeEvent = rule<[Card]>({
  'S6.2-01': (p, card) => !isSurprise(p, card),
  'CK-01': (p, card) => cardFacts(p, card).event !== null,
});
/** C0-01 */
const mayTakePlace = demands<Written, [Seat]>({
  needs: (p, effect, seat) => isPossible(p, seat, effect),
});
/** Why a card cannot be played for its event, or null. */
export function brokenEvent(p: Board, seat: Seat, card: Card): string | null {
  const { requires, effects } = eventOf(p, card);
  return mayBeEvent.broken(p, card) ?? unmetCondition(p, seat, requires) ?? brokenEffects(p, seat, effects);
}
/** D6-29: each effect that must do something finds something to do; where none must, one of them. */
function brokenEffects(p: Board, seat: Seat, effects: readonly EffectFacts[]): string | null {
  let isAnyBound = false;
  for (let i = 0; i < effects.length; i++) {
    if (!isBound(effects[i])) continue;
    isAnyBound = true;
    const broken = mayTakePlace.broken(p, effects[i], seat);
    if (broken !== null) return broken;
  }
  // Without any there is no event (CK-01).
  if (isAnyBound || effects.length === 0) return null;
  for (let i = 0; i < effects.length; i++) if (mayTakePlace.allows(p, effects[i], seat)) return null;
  return mayTakePlace.broken(p, effects[0], seat);
}
