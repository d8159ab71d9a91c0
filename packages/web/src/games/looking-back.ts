/** What a game shows of its past: numbers, marks and hands. */

import type { Message, SeatView } from '../api.ts';

/** A number of a view that is plotted over the game, in the order in which they count. */
export interface Plot {
  /** Its words are `replay.plot.<game>.<name>`. */
  readonly name: string;
  of(view: SeatView<unknown>, seat: number): number;
  /** What wins at once; null where nothing does. */
  goal?(view: SeatView<unknown>): number | null;
}
/** A card of a hand, in words. */
export interface HeldCard {
  readonly words: string;
  readonly ops?: number | null;
  /** Which colour it has: that of an event, a bonus or a surprise. */
  readonly tone?: 'event' | 'bonus' | 'surprise';
}
/** What a game shows of its past, loaded when somebody looks back. */
export interface LookingBack {
  readonly plots: readonly Plot[];
  /** What a sentence is on the way through a game. */
  mark(message: Message): 'battle' | 'card' | null;
  /** The events that tell most of a moment, the weightiest first. */
  readonly tells: readonly string[];
  /** What whoever sees this holds in his hand. */
  held(view: SeatView<unknown>): readonly HeldCard[];
}
