/**
 * The API in types: what is asked of the server, and what it answers. Server and page both go by it, so it holds nothing
 * but types; `http/schemas.ts` checks requests against the same names.
 */

import type {
  AnsweredBy,
  Chosen,
  Glance,
  Verdict as Judged,
  Message,
  Outcome,
  PlanStep,
  PositionJson,
  Seat,
  SeatWords,
  Setting,
  Span,
  StewardOrder,
  TestValue,
  View,
} from '@diadochi/kernel';

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
  /** Whether something can be played in another's turn, at a window. */
  readonly reacts: boolean;
}

/** How much time people have: for each decision, or in all with some for each decision besides. Milliseconds. */
export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'decision'; readonly each: number }
  | { readonly kind: 'bank'; readonly bank: number; readonly each: number };
/**
 * When somebody's time is out: nothing, what the question says for those who do not answer, a bot gives this answer, or a
 * bot takes the seat until its holder is back. What has no default a bot answers, too. A default and a bot that stands in
 * for one answer play nothing that the seat holds for other people's turns.
 */
export type TimeOut = 'nothing' | 'default' | 'answer' | 'seat';
export interface Pace {
  /** People sit at the table together, or come when they can. */
  readonly live: boolean;
  /** At a live table a window is open for so long, whoever it stops: milliseconds, 0 for not at all. */
  readonly hold: number;
  readonly clock: ClockSetting;
  readonly out: TimeOut;
  /** The bot that stands in. */
  readonly bot: string;
  /** For how many days each may stop his clock. */
  readonly awayDays: number;
  /** Who can only pass at a window is not asked: quicker, but a window that waits tells that somebody could play. */
  readonly fast?: boolean;
}

/** A table that is wanted. */
export interface TableRequest {
  readonly game: string;
  readonly name?: string;
  readonly options?: Chosen;
  readonly seats: readonly ({ readonly bot: string } | { readonly person: string })[];
  /** Whether it is listed in the lobby. */
  readonly open?: boolean;
  readonly pace?: Pace;
  /** Any text that is the browser's own: the seats of its own tables are free to it. */
  readonly browser?: string;
}
export interface Created {
  readonly id: string;
  /** The secret of each person's seat, in the fragment of its link; null for a bot. */
  readonly secrets: readonly (string | null)[];
  /** See `TableInfo`. */
  readonly commitment: string;
  /** What makes its bearer the owner: who may free seats, close and delete the table before it begins. */
  readonly owner: string;
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string | null;
  /** The name of the bot that plays, or null for a person. */
  readonly bot: string | null;
  /** Somebody holds it: if a bot plays, then for him. */
  readonly taken: boolean;
}
/** What somebody asks of all others at the table. The game goes on meanwhile. */
export interface Motion {
  readonly id: string;
  /** Who asks. */
  readonly seat: Seat;
  readonly what: MotionWhat;
  /** Who has consented, and whose consent is still missing. */
  readonly consents: readonly Seat[];
  readonly missing: readonly Seat[];
}
export type MotionWhat =
  /** All as it was after that entry; `turn`: that is the start of the asker's turn. */
  | { readonly do: 'takeBack'; readonly to: number; readonly turn: boolean }
  /** A new link for a seat: whoever uses it takes the seat over. */
  | { readonly do: 'link'; readonly of: Seat }
  /** A seat is freed, and a bot plays on. */
  | { readonly do: 'free'; readonly of: Seat; readonly bot: string };
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
  /** It was given up: over, and nobody has won. */
  readonly abandoned: boolean;
  /** Whether it is listed in the lobby. */
  readonly open: boolean;
  /** What somebody asks of all others. */
  readonly motions: readonly Motion[];
  /** The table at which the same people play once more, if somebody has asked for it. */
  readonly rematch: string | null;
  readonly spectatorsChat: boolean;
  readonly pace: Pace | null;
  /** Which seats are asked now; in a window (reactions are open) at most the own. */
  readonly asked: readonly Seat[];
  /** The hash of the server's secret, from which all dice derive: shown before anybody sits down. */
  readonly commitment: string;
  /**
   * What each seat gives to the dice besides (`from` 0: since the set-up; 1: since later, which the record tells); null at
   * tables that began before players had words of their own.
   */
  readonly words: readonly SeatWords[] | null;
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
export interface Mine extends Glimpse {
  readonly you: Seat;
  /** The kind of question that the seat is asked, and until when it may think about it; null: none, and any time. */
  readonly question: string | null;
  readonly deadline: number | null;
}
/** A table in a list. */
export interface Glimpse {
  readonly table: TableInfo;
  /** When something last happened there. */
  readonly at: number;
  /** As everybody sees it; null before it starts, and where these rules cannot tell. */
  readonly glance: Glance | null;
}
export interface Ended extends Glimpse {
  readonly outcome: Outcome | null;
  /** What each seat had, at some moments from the first to the last. */
  readonly course: readonly (readonly number[])[];
}
/** What the lobby shows to anybody: nothing of tables that are not listed. */
export interface LobbyLists {
  /** Somebody is missing: the newest first. */
  readonly open: readonly TableInfo[];
  /** Being played: where something happened last, first. */
  readonly playing: readonly Glimpse[];
  /** Played to their end: the last to end first. */
  readonly over: readonly Ended[];
}
/** The liveliest listed table of a game, as its spectators see it. */
export interface LobbyBoard {
  readonly glimpse: Glimpse;
  readonly view: Fields;
}

export interface JoinRequest {
  /** That of the seat's link; without it any seat of an open table is taken. */
  readonly secret?: string;
  readonly name: string;
  /** The hash (SHA-256, base64url) of words of one's own for the dice, which are shown when everybody has sat down. */
  readonly commitment?: string;
  /** Any text that is the browser's own: of a table of others it takes one seat, unless it has the link of another. */
  readonly browser?: string;
}
export interface Joined {
  readonly seat: Seat;
  readonly token: string;
}
/** What one had committed to when one sat down: random, 22 to 64 letters, digits, - and _. */
export interface WordsRequest {
  readonly words: string;
}
export interface BotRequest {
  readonly secret: string;
  readonly bot: string;
}

// ---- seats change hands ----

/** The secret of a link, before it is used. */
export interface LinkQuestion {
  readonly secret: string;
}
/** `seat` takes an empty seat, `second` opens a seat in one browser more, `over` takes it from whoever has it. */
export interface LinkFound {
  readonly seat: Seat;
  readonly kind: 'seat' | 'second' | 'over';
}
/** A link for one's own seat: for another browser of one's own, or (`hand`) for somebody who takes it over. */
export interface LinkRequest {
  readonly hand?: boolean;
}
export interface LinkMade {
  readonly seat: Seat;
  readonly secret: string;
}
export interface SeatRequest {
  readonly seat: Seat;
}
export interface SitInRequest {
  readonly bot: string;
}
export interface OwnerSettings {
  /** Whether it is listed in the lobby. */
  readonly open?: boolean;
  readonly spectatorsChat?: boolean;
}
export type MotionRequest =
  | { readonly do: 'takeBack'; readonly to: number | 'turn' }
  | { readonly do: 'link'; readonly of: Seat }
  | { readonly do: 'free'; readonly of: Seat; readonly bot: string };
/** Asked of all others; or done at once (`seq`), where nobody else has a say. The secret is good once it is done. */
export interface MotionMade {
  readonly motion: string | null;
  readonly seq: number | null;
  readonly secret?: string;
}
export interface MotionAnswer {
  /** `undecided` takes a consent back; a no ends it; whoever asks withdraws it by a no of his own. */
  readonly answer: 'yes' | 'no' | 'undecided';
}
export interface RematchRequest {
  /** The hash of words for the dice: see `JoinRequest`. */
  readonly commitment?: string;
}
/** The same people once more: the new table, and the seat there of whoever asks. */
export interface Rematch extends Joined {
  readonly id: string;
  /** For whoever was first: he is its owner. */
  readonly owner?: string;
  /** See `TableInfo`. */
  readonly commitment: string;
}

// ---- what a seat settles ahead ----

/** What a steward may be told in: see `StewardOrder`. */
export interface StewardWords {
  /** Tests by name: of which questions, and what has to be given. */
  readonly tests: {
    readonly [name: string]: { readonly kinds: readonly string[]; readonly value: TestValue };
  };
  /** The pieces that tests and answers can name, by their sorts. */
  readonly pieces: { readonly [sort: string]: readonly string[] };
  /** The questions that others bring about; what is answered if no order fits; and the ways to answer. */
  readonly questions: {
    readonly [kind: string]: {
      readonly window: boolean;
      readonly usual: 'ask' | 'default';
      readonly ways: readonly { readonly verb: string; readonly sort: string | null }[];
    };
  };
}
/** What an order would do now: it fits what is asked, or not; that is not asked; it has done its service, or is turned off. */
export type OrderNow = 'fits' | 'not' | 'unasked' | 'spent' | 'off';
export interface StewardAnswered {
  readonly kind: string;
  readonly action: unknown;
  /** The place of the order, or in which other way it was answered. */
  readonly by: AnsweredBy | 'plan';
  readonly at: number;
  /** The last of its news that the seat had been told then; what was answered long ago has none. */
  readonly seq?: number;
}
export interface Plan {
  readonly steps: readonly PlanStep[];
  readonly done: number;
  /** The key of the message that says what stopped it; null: it goes on. */
  readonly stopped: string | null;
}
export interface StewardState {
  readonly words: StewardWords;
  readonly orders: readonly StewardOrder[];
  /** What each order would do now. */
  readonly now: readonly OrderNow[];
  /** Until when everything is answered by default. */
  readonly quiet: Span | null;
  readonly plan: Plan | null;
  /** The latest first; and when the holder has looked at them. */
  readonly answered: readonly StewardAnswered[];
  readonly looked: number;
}
export interface StewardRequest {
  readonly orders: readonly unknown[];
  readonly quiet?: Span | null;
}
export interface PlanRequest {
  /** None: there is no plan any more. */
  readonly steps: readonly unknown[];
}

// ---- clocks and notices ----

export interface ClocksOfSeats {
  /** For each seat, when its time is out; null: it is not asked, or that is nobody else's business, or it has any time. */
  readonly deadlines: readonly (number | null)[];
  /** What is left in one's own bank. */
  readonly bank: number | null;
  /** Until when each is away. */
  readonly away: readonly (number | null)[];
  /** How many days one may still be away. */
  readonly awayDays: number;
  /** The server's time, for those whose clock is wrong. */
  readonly now: number;
}
export interface AwayRequest {
  /** 0: back again. */
  readonly days: number;
}
export interface HookRequest {
  /** Null: nowhere any more. */
  readonly url: string | null;
}
/** Where a seat is told that it is asked; the secret, with which that is signed, when it is new. */
export interface HookState {
  readonly url: string | null;
  readonly secret?: string;
}

// ---- play ----

/**
 * What a seat (or, with seat null, a spectator) sees; `table` is the game's own. Its number counts what the seat was told
 * (spectators: what they were told): entries that say nothing to it have none.
 */
export interface SeatView<Table = Fields> {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly table: Table;
  readonly options: Fields;
  readonly orders: { readonly [window: string]: 'default' | 'always' | 'never' } | null;
  /** The names of the procedures under way, the outermost first; their titles are messages `procedure.<name>`. */
  readonly crumbs: readonly string[];
  /**
   * The question that is put, and to whom. A decision's id is `kind.no.seat`; the number counts the questions put to the
   * own seat, and is 0 if it is not asked. In a window others are not told whom it asks: with no seat, reactions are open.
   * Null when the game is over.
   */
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
  /** Whose entry it was; null for another's answer in a window. */
  readonly by: Seat | null;
  readonly messages: readonly Message[];
}

export interface Options {
  readonly kind: string;
  /** The answer so far is a whole action; a list at its end may still grow. */
  readonly complete: boolean;
  readonly options: readonly Fields[];
  /** Fields that were filled in already because nothing else was possible, in their order, if that was wanted. */
  readonly forced?: readonly Fields[];
  /** What may not be chosen, and why, if that was wanted. */
  readonly refused?: readonly {
    readonly option: Fields;
    readonly clause: string;
    readonly message: Message;
  }[];
}

/** The first options of a question, short: what is refused for the same reason together. */
export interface FirstOptions extends Pick<Options, 'kind' | 'complete' | 'options'> {
  readonly refused: readonly Refusals[];
}
/**
 * The parameters of a message but for the field itself, and the values of it that are refused. The key of the message is
 * `refusal.<clause>`, unless it is named.
 */
export type Refusals = readonly [
  clause: string,
  params: Message['params'],
  field: string,
  values: readonly unknown[],
  key?: string,
];

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
  /** The name of a spectator. */
  readonly name?: string;
}
export interface ChatLine {
  readonly no: number;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
  /** The name of a spectator: these lines are shown apart. */
  readonly speaker?: string;
}

// ---- the stream ----

/** What changes in the view: see `changes.ts`. */
export type Change = Fields;
/** An entry as the stream tells it: short. The view's own number is that of the news and not among the changes. */
export interface News {
  readonly seq: number;
  readonly by: Seat | null;
  /** Name (the message key is `event.` and this) and parameters. */
  readonly events: readonly (readonly [name: string, params: Message['params']])[];
  readonly changes: Change;
  /** To the seat that is asked: the first options of its answer. */
  readonly options?: FirstOptions;
}
/**
 * The words of a game, for those who want their news in short (`shorthand.ts`): the code of each follows from its place. The
 * id stands for them all.
 */
export interface Shorthand {
  readonly id: string;
  readonly words: readonly string[];
}
/** News with places for the names, and (as they are sent) codes for the words. */
export type ShortNews = readonly [
  seq: number,
  by: News['by'],
  events: News['events'],
  changes: News['changes'],
  options?: News['options'],
];
/** The first message of whoever listens. */
export interface Hello {
  readonly token?: string | null;
  /** The number of the last news that he knows. */
  readonly since?: number | null;
  /** The words that he knows, by their id, or '' if none: from now on he is told in short. */
  readonly words?: string;
}
/** A finished game as spectators saw it: the first view, and what each entry changed. */
export interface OpenReplay {
  readonly view: SeatView;
  /** What each seat saw besides; replays of earlier days do not tell. */
  readonly sides?: readonly Side[];
  /** In order: one without a number has the next. */
  readonly news: readonly (Omit<News, 'seq'> & { readonly seq?: number; readonly sides?: readonly Side[] })[];
}
/** What makes of the table as spectators saw it that of a seat, from this moment until it is told anew. */
export type Side = readonly [seat: Seat, changes: Change];

/** One of one's news, looked back at. */
export interface Moment extends LogEntry {
  readonly changes: Change;
  /** How many news spectators had been told by then: what links to a moment count by. */
  readonly open: number;
}
/** A page of the past: the view with which it begins, and what each of the news since has changed. */
export interface Moments {
  readonly view: SeatView;
  /** That of the view; see `Moment`. */
  readonly open: number;
  readonly moments: readonly Moment[];
  /** How many news there are by now. */
  readonly last: number;
}
/**
 * What one knows of a moment, with the procedures under way: an engine makes a world of it in which things are tried out. Of
 * a game that is over all is known: then, if that was wanted, the position itself.
 */
export interface Known {
  readonly game: string;
  readonly version: string;
  readonly contentHash: string;
  readonly view: View | null;
  readonly position: PositionJson | null;
}
/** One message of the stream. */
export interface Heard {
  readonly table?: TableInfo;
  readonly view?: SeatView;
  /** Beside a view: the first options of what the seat is asked. */
  readonly options?: FirstOptions;
  readonly news?: News;
  /** To those who are told in short: the words, if they have others; and news. */
  readonly words?: Shorthand;
  readonly n?: ShortNews;
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
