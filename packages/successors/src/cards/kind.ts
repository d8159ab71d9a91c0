/** What the module of a kind of effect gives. */

import type { Seat } from '@diadochi/kernel';
import type { Card, General, Space } from '../box.ts';
import type { Board, Location, Side } from '../contract.ts';
import { cardFacts } from '../position/deck.ts';
import type { EffectFacts, Written } from './facts.ts';

export interface EffectKind<K extends Written> {
  /** C0-01: whether the effect could do anything now. */
  possible(p: Board, seat: Seat, card: Card, effect: EffectFacts<K>): boolean;
  /** What carries it out: procedures that are told whose card it is, and which of its effects. */
  readonly procedure: EffectProcedure;
  /** The judges of what it asks: why something cannot be chosen, or null. */
  readonly rules: {
    space?(p: Board, seat: Seat, card: Card, effect: EffectFacts<K>, space: Space): string | null;
    side?(p: Board, seat: Seat, space: Space, side: Side): string | null;
    /** Who can be chosen at all, and whether he may go there. */
    generals?(p: Board, seat: Seat, list: General[]): readonly General[];
    general?(p: Board, seat: Seat, general: General, to: Location): string | null;
  };
}
export type EffectProcedure = 'convertingCity' | 'placingUnits';

/** One effect of a card that is being resolved: only those whose events are written are. */
export const effectFacts = <K extends Written>(p: Board, card: Card, effect: number): EffectFacts<K> =>
  cardFacts(p, card).event?.[effect] as unknown as EffectFacts<K>;
