/** What a game shows of itself at the table; everything else there is the same for all games. */

import type { Contract, Kind } from '@diadochi/kernel';
import type { ComponentType, VNode } from 'preact';
import type { Fields, LogEntry, Message, SeatView } from '../api.ts';
import type { Book } from '../follow/scene.ts';
import type { Shown } from '../scenes/shown.ts';
import type { AtTable } from '../table/context.ts';
import type { TableStore } from '../table/store.ts';
import type { LookingBack } from './looking-back.ts';

/** Puts a question to the player and takes the answer. */
export type Panel<K extends string = string> = (props: { readonly kind: K }) => VNode | null;
/** A panel for every question that a game can ask: a missing one does not compile. */
export type Panels<C extends Contract> = { readonly [K in Kind<C>]: Panel<K> };

/** Something that a sentence names, and how it is shown. */
export interface Named {
  readonly name: string;
  /** Where it is now, not where it was when that was said. */
  show(view: AnyView): void;
}

/** A view whose table only the game knows. */
export type AnyView = SeatView<unknown>;

export interface Face {
  readonly Board: ComponentType;
  /** My cards, or whatever else is only mine. */
  readonly Hand: ComponentType;
  handSize(view: AnyView): number;
  /** What a seat has, in its panel. */
  readonly SeatFacts: ComponentType<{ readonly seat: number }>;
  /** How many sides there are, where the game itself plays one: more than seats. */
  sides?(view: AnyView): number;
  /** The colours of the seats, where the game gives them; a seat may have none yet. */
  colours?(view: AnyView): readonly (string | null)[];
  /** What is told of the end besides who won: how the scores came about. */
  readonly Outcome?: ComponentType;
  /** By what it was won, with its figures, where that says more than the outcome's own sentence. */
  howWon?(view: AnyView): string;
  /** By what the places after the winner's go, where that is not the score. */
  standing?(view: AnyView, seat: number): number;
  looksBack?(): Promise<LookingBack>;
  /** What is shown of a moment in a replay, where my own things are not. */
  readonly Past?: ComponentType;
  readonly panels: { readonly [kind: string]: Panel<never> };
  /** How far the game has come: this round, of so many. */
  rounds(view: AnyView): { readonly now: number; readonly of: number; readonly title: string };
  points(view: AnyView, seat: number): number;
  /** How a seat stands, where that is more than one number; `small` beside its sign, where room is scarce. */
  readonly Score?: ComponentType<{ readonly seat: number; readonly small?: boolean }>;
  /** Whether something uninvited is worth a button: the server offers it to all alike, so as to tell nothing. */
  isUseful(view: AnyView, kind: string): boolean;
  /** What is shown of a table, where that is not at once all that is known: dice fall first. */
  shown?(store: TableStore): Shown;
  /** Whether an answer is confirmed though it could be taken back: so much depends on it. */
  weighs?(kind: string, action: Fields): boolean;
  /** The title of something under way; null for what needs none. */
  title(view: AnyView, crumb: string, log: readonly LogEntry[]): string | null;
  /** What to do next, where that can be said closer than the question says it. */
  guide?(at: AtTable): string | null;
  /** What a sentence of the log names that can be shown on the board. */
  named?(view: AnyView, message: Message): readonly Named[];
  /** What stands beside a sentence of the log: a way to look at what it tells of. */
  readonly Beside?: ComponentType<{ readonly message: Message }>;
  /** How it tells what happens in it, scene by scene: loaded when there is something to tell. */
  book?(): Promise<Book>;
  /** Keys of its own, and what they do. */
  keys?(): readonly (readonly [key: string, words: string])[];
}
