/** What the page asks of an engine in its worker, and what it answers: the requests of the server's API, and those of branches. */

import type { Chosen, Json, Message, PositionJson, Seat, View } from '@diadochi/kernel';
import type { Acted, Fields, Final, LogEntry, Options, SeatView, Verdict } from '@diadochi/server/api';

/** What a table in this browser begins with: what somebody knows of a moment, a position that is all known, or a new game. */
export type Beginning =
  | { readonly view: View }
  | { readonly position: PositionJson }
  | { readonly seats: number; readonly options: Chosen };

export interface Opening {
  readonly game: string;
  /** What is in the box; null for a game whose content is part of its code. */
  readonly content: Json | null;
  readonly from: Beginning;
  /** What its dice follow from. */
  readonly seed: string;
}

/** How a battle ends for whoever looks; `fall`: as the dice fall. */
export const RESULTS = ['win', 'draw', 'lose'] as const;
export type Result = (typeof RESULTS)[number];
export type Wish = Result | 'fall';

/** A moment that was tried out: what was done, and what came of it. */
export interface Tried {
  readonly id: number;
  /** Null: where it all began. */
  readonly parent: number | null;
  /** How many have been tried before it on its way. */
  readonly depth: number;
  readonly seat: Seat | null;
  readonly messages: readonly Message[];
  /** What the dice have brought, where they decide something; and how often they bring that, about. */
  readonly result: Result | null;
  readonly chance: number | null;
  readonly hasDice: boolean;
}
export interface Tree {
  readonly at: number;
  /** Where the branch ends on which one is. */
  readonly tip: number;
  readonly tried: readonly Tried[];
  /** How the dice are to fall. */
  readonly wish: Wish;
}

/** What a desk does, by the names of its requests. */
export interface Requests {
  open(opening: Opening): Tree;
  view(): SeatView;
  log(): readonly LogEntry[];
  options(
    partial: Fields,
    wanted?: {
      readonly kind?: string | undefined;
      readonly refused?: boolean | undefined;
      readonly forced?: 'later' | 'first';
    },
  ): Options;
  act(decision: string, action: unknown): Acted;
  undo(): Acted;
  redo(): Acted;
  judge(actions: readonly unknown[]): readonly Verdict[];
  finality(action: unknown): Final | null;
  forecast(requests: readonly unknown[]): readonly unknown[];
  tree(): Tree;
  /** Goes to another moment of the tree. */
  goTo(id: number): Acted;
  /** How the dice are to fall from now on; a moment that they have decided is tried once more, as another branch. */
  wish(wish: Wish): Acted;
}

/** A request on its way to the worker, and its answer. */
export interface Asked {
  readonly no: number;
  readonly what: keyof Requests;
  readonly with: readonly unknown[];
}
export interface Wrong {
  readonly status: number;
  readonly type: string;
  readonly detail: string;
  readonly clause?: string;
  readonly message?: Message;
}
export type Answered =
  | { readonly no: number; readonly found: unknown }
  | { readonly no: number; readonly wrong: Wrong };
