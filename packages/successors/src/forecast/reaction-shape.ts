/** What a Surprise card would change, as it goes over the line, by names. */

import type { Json } from '@diadochi/kernel';
import type { Owner } from '../table.ts';
import type { SideForecast } from './shape.ts';

/** Something that may come of it, with its chance. */
export interface Chance {
  readonly what: (typeof OUTCOMES)[number];
  /** Whom it is about. */
  readonly of: Owner | null;
  /** Of Siege Points: how many. */
  readonly count: number;
  readonly chance: number;
}
export const OUTCOMES = [
  ...(['intercepts', 'comesTooLate', 'evades', 'isCaught'] as const), // 11, 12
  ...(['wins', 'draw', 'isWithoutCus', 'defects'] as const), // 14
  ...(['yields', 'nobodyYields'] as const), // 10.K, 15.2
  ...(['sails', 'isDrivenBack', 'winsAtSea', 'drawAtSea'] as const), // 13
  ...(['takesCity', 'getsPoints'] as const), // 15
  ...(['dies', 'lives'] as const), // card O68
] as const;
/** A number that a card may change. */
export interface Figure {
  readonly what: (typeof FIGURES)[number];
  readonly of: Owner | null;
  readonly by: number;
  /** Elephant dice that come on top. */
  readonly dice: number;
}
export const FIGURES = ['strength', 'prestige', 'needed', 'fleets', 'points'] as const;
/** What is to be expected: one of several things, their chances together are 1. */
export interface Outlook {
  readonly chances: readonly Chance[];
  readonly figures: readonly Figure[];
}
/** Something that would be told. */
export interface WouldTell {
  readonly key: string;
  readonly params: { readonly [name: string]: Json };
}
/** A way to play a card. */
export interface PlayForecast {
  readonly answer: { readonly [field: string]: Json };
  readonly does: readonly WouldTell[];
  readonly outlook: Outlook | null;
}
export interface ReactionForecast {
  /** The window for whose sake all this happens: that of a card, if one is answered. */
  readonly window: string | null;
  /** Where it happens. */
  readonly space: string | null;
  /** Of a Land Battle: Attacker and Defender, as they stand. */
  readonly sides: readonly [attacker: SideForecast, defender: SideForecast] | null;
  /** If no card is played. */
  readonly without: Outlook | null;
  /** What the card that is being answered does then. */
  readonly happens: readonly WouldTell[];
  /** The Surprise cards of the hand: how each can be played, or the clause that forbids it. */
  readonly cards: readonly {
    readonly card: string;
    readonly clause: string | null;
    readonly plays: readonly PlayForecast[];
  }[];
}
