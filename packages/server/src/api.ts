/**
 * The API in types: what is asked of the server, and what it answers. Server and page both go by it, so it holds nothing
 * but types; `http/schemas.ts` checks requests against the same names.
 */

import type { Chosen, Verdict as Judged, Message, Outcome, Seat, Setting } from '@diadochi/kernel';

/** What an answer, a view or an option is made of: names and values of the game's own. */
export type Fields = { readonly [field: string]: unknown };

// ---- tables and seats ----

export interface GameInfo {
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly settings: { readonly [key: string]: Setting };
  readonly bots: readonly string[];
  readonly version: string;
  readonly contentHash: string;
  /** The name of the content pack that new tables are played with. */
  readonly pack: string | null;
  /** Whether a content pack can correct what is in its box. */
  readonly correctable: boolean;
}

/** A table that is wanted. */
export interface TableRequest {
  readonly game: string;
  readonly name?: string;
  readonly options?: Chosen;
  readonly seats: readonly ({ readonly bot: string } | { readonly person: string })[];
  /** Whether it is listed in the lobby. */
  readonly open?: boolean;
}
export interface Created {
  readonly id: string;
  /** The secret of each person's seat, in the fragment of its link; null for a bot. */
  readonly secrets: readonly (string | null)[];
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string | null;
  /** The name of a bot, or null for a person. */
  readonly bot: string | null;
  readonly taken: boolean;
}
/** What everyone may know of a table. */
export interface TableInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** Which rules and which content it is played with, and the name of the content pack in it. */
  readonly version: string;
  readonly contentHash: string;
  readonly pack: string | null;
  readonly options: Chosen;
  readonly seats: readonly SeatInfo[];
  readonly status: 'waiting' | 'playing' | 'over';
  /** Which seats are asked now. */
  readonly asked: readonly Seat[];
  readonly seq: number;
  /** The hash of the secret from which all dice derive: published before the first one falls. */
  readonly commitment: string;
  readonly createdAt: number;
}
/** A table, and the seat of whoever asks. */
export interface TableFound {
  readonly table: TableInfo;
  readonly you: Seat | null;
}
/** Whoever has these tokens wants to know of their tables. */
export interface MineRequest {
  readonly tables: readonly { readonly id: string; readonly token: string }[];
}
export interface Mine {
  readonly table: TableInfo;
  readonly you: Seat;
}

export interface JoinRequest {
  /** That of the seat's link; without it any seat of an open table is taken. */
  readonly secret?: string;
  readonly name: string;
}
export interface Joined {
  readonly seat: Seat;
  readonly token: string;
}
export interface BotRequest {
  readonly secret: string;
  readonly bot: string;
}

// ---- play ----

/** What a seat (or, with seat null, a spectator) sees; `table` is the game's own. */
export interface SeatView<Table = Fields> {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly table: Table;
  readonly options: Fields;
  readonly orders: { readonly [window: string]: 'default' | 'always' | 'never' } | null;
  /** The names of the procedures under way, the outermost first; their titles are messages `procedure.<name>`. */
  readonly crumbs: readonly string[];
  /** The question that is put, and to whom: a decision's id is `kind.no.seat`. Null when the game is over. */
  readonly asked: {
    readonly kind: string;
    readonly no: number;
    readonly about: Fields;
    readonly seats: readonly Seat[];
  } | null;
  /** The kinds of what this seat may say uninvited; the id of such a decision is `kind.free.seat`. */
  readonly free: readonly string[];
  readonly undo: boolean;
  readonly redo: boolean;
  readonly outcome: Outcome | null;
}

export interface LogEntry {
  readonly seq: number;
  readonly by: Seat;
  readonly messages: readonly Message[];
}

export interface Options {
  readonly kind: string;
  /** The answer so far is a whole action; a list at its end may still grow. */
  readonly complete: boolean;
  readonly options: readonly Fields[];
  /** What may not be chosen, and why, if that was wanted. */
  readonly refused?: readonly {
    readonly option: Fields;
    readonly clause: string;
    readonly message: Message;
  }[];
}

export interface JudgeRequest {
  readonly actions: readonly unknown[];
  /** Whether it is wanted, too, which of them could be taken back. */
  readonly final?: boolean;
}
/** What there is no way back from: a die, a card drawn, something hidden that is shown, the end of the game. */
export type Final = 'die' | 'card' | 'shown' | 'end';
export type Verdict = Judged & { readonly final?: Final | null };

export interface ForecastRequest {
  readonly ask: readonly unknown[];
}
export interface ActionRequest {
  /** The id of the question that is answered. */
  readonly decision: string;
  readonly action: unknown;
}
export interface Acted {
  readonly seq: number;
}

export interface ChatRequest {
  readonly text: string;
}
export interface ChatLine {
  readonly no: number;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

// ---- the stream ----

/** Where something changes in the view, and to what; without a value it is gone. */
export type Change = readonly [place: string, value?: unknown];
/** An entry as the stream tells it: short. The view's own number is that of the news and not among the changes. */
export interface News {
  readonly seq: number;
  readonly by: Seat;
  /** Name (the message key is `event.` and this) and parameters. */
  readonly events: readonly (readonly [name: string, params: Message['params']])[];
  readonly changes: readonly Change[];
}
/** One message of the stream. */
export interface Heard {
  readonly table?: TableInfo;
  readonly view?: SeatView;
  readonly news?: News;
  readonly chat?: ChatLine;
  readonly problem?: ProblemDocument;
}

/** What went wrong (RFC 9457). */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What was wrong, in one sentence. */
  readonly detail: string;
  /** For what the rules forbid: the clause, and its message. */
  readonly clause?: string;
  readonly message?: Message;
}
