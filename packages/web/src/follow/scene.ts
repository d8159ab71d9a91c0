/**
 * A scene: what belongs together of what happened, such as a march with all its steps. It has a number, the same wherever
 * it is spoken of. What belongs together each game says itself (`Book`).
 */

import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { LogEntry, Message, SeatView } from '../api.ts';
import type { SceneKind } from './kinds.ts';

export type { SceneKind } from './kinds.ts';

/** A way that somebody goes, place after place. */
export interface Way {
  readonly seat: number | null;
  readonly places: readonly string[];
}

/** What an entry of the log is in a story. */
export interface Beat {
  readonly kind: SceneKind;
  readonly seat: number | null;
  /** Entries in a row with the same one are one scene; null: it is a scene by itself. */
  readonly thread: string | null;
  /** Whatever came before is over. */
  readonly begins?: boolean;
  /** Where it happens. */
  readonly places: readonly string[];
  readonly ways?: readonly Way[];
  /** Somebody met somebody: it is not drawn together with others of its kind. */
  readonly isEncounter?: boolean;
  /** It is not left by itself: dice decide something. */
  readonly stops?: boolean;
}
/** What tells nothing by itself belongs to the scene before it, or to the one after it. */
export type Aside = 'after' | 'before';

export interface Scene extends Beat {
  readonly no: number;
  readonly entries: readonly LogEntry[];
  readonly ways: readonly Way[];
  readonly isEncounter: boolean;
  readonly stops: boolean;
  /** The number of its first and of its last entry. */
  readonly from: number;
  readonly until: number;
  /** How many of its kind are drawn together in it. */
  readonly count: number;
}

/** What has come of a scene, in a word or two. */
export interface Chip {
  /** Against me, for me, a threat, or none of that. */
  readonly tone: 'bad' | 'ok' | 'warn' | 'flat';
  readonly words: string;
}
/** What whoever comes back has to heed. */
export interface Heed {
  readonly words: string;
  readonly clause?: string;
}
/** A number by which players are compared. */
export interface Tally {
  readonly name: string;
  of(view: SeatView<unknown>, seat: number): number;
}

/** How a game tells what happens in it. */
export interface Book {
  beatOf(entry: LogEntry): Beat | Aside;
  placeName(place: string): string;
  /** What a scene is called once it is told; null: by its kind. */
  title?(scene: Scene): string | null;
  /** What is said of it; null: the sentences of the log. */
  words?(scene: Scene): string | null;
  /** The sentences of the log that tell it best. */
  best(scene: Scene): readonly Message[];
  /** The rule by which it went. */
  clause?(scene: Scene): string | null;
  concerns(scene: Scene, me: number): boolean;
  chips(scene: Scene, me: number | null): readonly Chip[];
  heed(view: SeatView<unknown>, me: number | null): readonly Heed[];
  readonly tallies: readonly Tally[];
  /** Under which heading of the log each entry stands, by its number. */
  chapters(entries: readonly LogEntry[], view: SeatView<unknown>): ReadonlyMap<number, string>;
  /** Something of the game's lies over the board and is looked at: the story waits. */
  readonly isOpen?: ReadonlySignal<boolean>;
  shut?(): void;
  /** Shows a scene closer: its battle, say. Null: there is nothing more to see. */
  closer?(scene: Scene, log: readonly LogEntry[]): (() => void) | null;
  /** What it draws of the scenes on its board. */
  readonly Stage: ComponentType<StageProps>;
  /** A card that is shown with a scene. */
  readonly Card?: ComponentType<{ readonly scene: Scene }>;
}
export interface StageProps {
  readonly scenes: readonly Scene[];
  /** The one that is shown; those after it wait to be told. */
  readonly now: Scene | null;
  /** The entry that is shown: a scene may not be over. */
  readonly until: number;
  /** All may be told: who comes back reads what happened. */
  readonly isSince: boolean;
}
