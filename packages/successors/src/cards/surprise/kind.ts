/** What the module of a Surprise card's kind of effect gives. */

import type { Seat, Subject } from '@diadochi/kernel';
import type { Card, Unit } from '../../box.ts';
import type { Board, Play, SuccessorsContract } from '../../contract.ts';
import type { SurpriseWindow } from './contract.ts';
import type { SurpriseEffect, SurpriseKindName } from './facts.ts';

/** Of every die that a card can help or bring about. */
export const FACES = 6;

export type { SurpriseWindow } from './contract.ts';
export type SubjectOf<W extends SurpriseWindow> = Subject<SuccessorsContract, W>;

/** What was chosen with a card. */
export interface Chosen {
  readonly card: Card;
  readonly unit?: Unit;
  readonly points?: number;
}
/** What an effect does in a window: it changes what goes round, or the board. */
export interface InWindow<K extends SurpriseKindName, W extends SurpriseWindow> {
  /** Why it cannot be played there, or null: by what everybody sees. */
  broken(p: Board, seat: Seat, subject: SubjectOf<W>, effect: SurpriseEffect<K>): string | null;
  /** Whether it would change anything, where it can be played; if that is left out, it would. */
  matters?(p: Board, seat: Seat, subject: SubjectOf<W>, effect: SurpriseEffect<K>): boolean;
  does(
    p: Board,
    seat: Seat,
    subject: SubjectOf<W>,
    effect: SurpriseEffect<K>,
    chosen: Chosen,
    play: Play,
  ): void;
}
export type AtAnyTime = 'fetchingCard' | 'stealingCard';
export interface SurpriseKind<K extends SurpriseKindName> {
  readonly in: { readonly [W in SurpriseWindow]?: InWindow<K, W> };
  /** At any time: what carries it out; whom it can be used on. */
  readonly atAnyTime?: {
    readonly procedure: AtAnyTime;
    broken?(p: Board, seat: Seat, effect: SurpriseEffect<K>, whom: Seat | null): string | null;
  };
}
