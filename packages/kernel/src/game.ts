/**
 * A game, as bots, server, page and tests see it: one object. Positions go in and out as data; actions are
 * JSON with pieces by their names. `firstQuestion` and `play` are the same in numbers, in place, for those in
 * a hurry.
 */

import type { Chance } from './chance.ts';
import type { ClauseId } from './clauses.ts';
import type { PositionJson } from './codec.ts';
import type { Contract } from './contract.ts';
import type { Sink } from './events.ts';
import type { Filling, Form } from './form.ts';
import type { Play } from './language.ts';
import type { Memory } from './memory.ts';
import type { Order } from './orders.ts';
import type { Position } from './position.ts';
import type { Chosen, Settings } from './settings.ts';
import type { Json, Seat } from './shape.ts';
import type { Steward } from './steward.ts';

export interface Setup {
  readonly seats: number;
  readonly options?: Chosen;
}
/** 'This seat is now asked this.' Recomputed from the position, never stored. */
export interface Pending {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
  readonly about: Json;
  /** An interjection: the seat may, nobody waits for it. */
  readonly optional: boolean;
  /** Asked by a window: that it is asked is the seat's own secret. */
  readonly reaction: boolean;
  readonly prompt: Message;
}
/** A message key with its parameters, pieces by their names. */
export interface Message {
  readonly key: string;
  readonly params: { readonly [name: string]: Json };
}
export interface Refusal {
  readonly allowed: false;
  readonly clause: ClauseId;
  readonly message: Message;
}
export type Verdict = { readonly allowed: true } | Refusal;
/**
 * The next field of an answer: what may be chosen, each as a record of one field, to be laid over the answer so far.
 *
 * A list grows member by member: each option is the whole list with one member more, or at first the empty list.
 * Beside them stand the options of the field after it, which end the list. The list with which an answer stops can
 * still grow, so an answer may be whole and have options.
 */
export interface Options {
  readonly kind: string;
  /** The answer is whole: it may be given as it is. */
  readonly complete: boolean;
  readonly options: readonly Json[];
  /** What may not be chosen, and why, if that was wanted. */
  readonly refused?: readonly {
    readonly option: Json;
    readonly clause: ClauseId;
    readonly message: Message;
  }[];
}
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly kind: string;
  /** What decided it, where the kind alone does not say that: a tie-break, a rank. */
  readonly how?: string;
  readonly scores: readonly number[];
  /** By which clause it was won, and by which one a tie was broken. */
  readonly clause?: ClauseId;
  readonly tieBroken?: ClauseId;
  /** What is counted besides the scores, by name: for each seat, or (`neutral`) for a side that nobody plays. */
  readonly besides?: { readonly [what: string]: readonly number[] };
}
export interface Event extends Message {
  readonly to: readonly Seat[] | null;
}
/** The position as one seat may see it, by names: a list of what it may see. */
export interface View {
  readonly seat: Seat | null;
  readonly seats: number;
  readonly options: Chosen;
  /** One's own standing orders. */
  readonly orders: { readonly [window: string]: Order } | null;
  /** The procedures under way, with the sealed answers that the seat may know. */
  readonly stack: readonly FrameView[];
  /** The game's own part. */
  readonly table: Json;
}
/** What a list of tables shows of a game: of what everybody sees, so much as can be taken in at a glance. */
export interface Glance {
  /** How far it is, in the game's own numbers: its turn, its round. */
  readonly when: { readonly [what: string]: number };
  /** What each seat has of what decides it; and how much wins at once, where some does. */
  readonly points: readonly number[];
  readonly goal: number | null;
  /** The colours of the seats, where they are the game's to give; null: not given yet. */
  readonly colours?: readonly (string | null)[];
  /** Whose the parts of the board are, and where the pieces stand that matter. */
  readonly holders: { readonly [place: string]: Seat };
  readonly pieces: readonly (readonly [place: string, seat: Seat])[];
}
/** A view with the names of the procedures under way instead of their frames. */
export interface ShortView extends Omit<View, 'stack'> {
  readonly crumbs: readonly string[];
}
/** Of a window only the own seat is among those asked, and whoever's answer is being carried out. */
export interface FrameView {
  readonly proc: string;
  readonly step: string;
  readonly asked: readonly Seat[] | null;
  readonly answered: readonly boolean[] | null;
  readonly answers: readonly Json[] | null;
  readonly turn: number;
  readonly locals: Json;
}

export interface Game {
  readonly name: string;
  readonly version: string;
  /** What is in the box, with where each value comes from. */
  readonly content: Json;
  readonly contentHash: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly settings: Settings;
  readonly contract: Contract;
  /** How games can end: the kinds of outcomes, or what decides where that says more. */
  readonly outcomes: readonly string[];
  /** Every question by kind, interjections and orders among them. */
  readonly forms: { readonly [kind: string]: Form };

  /** A game from its beginning; simulations give a position to lay it out in. */
  start(setup: Setup, chance: Chance, sink?: Sink, into?: Position): Position;
  pending(p: Position): Pending[];
  /** Whether a seat is asked in a window. */
  isReaction(p: Position, seat: Seat): boolean;
  options(p: Position, seat: Seat, partial?: Json, wanted?: { kind?: string; refused?: boolean }): Options;
  judge(p: Position, seat: Seat, action: unknown): Verdict;
  /**
   * Judges, copies, and carries the action out on the copy. A refusal throws `Refused`; the position stays as it was. `into`:
   * a position that nobody needs any more, to be the copy.
   */
  apply(p: Position, seat: Seat, action: unknown, chance: Chance, sink?: Sink, into?: Position): Position;
  /** With a memory, parts that have not changed since the last view from it are the same objects. */
  view(p: Position, seat: Seat | null, memory?: Memory): View;
  /** The same without the frames. */
  seen(p: Position, seat: Seat | null, memory?: Memory): ShortView;
  /** A view at a glance: made of what a spectator sees, so it can tell nobody more. */
  glance?(view: Pick<View, 'table'>): Glance;
  /** For views of one table, one after another: see `memory.ts`. */
  newMemory(): Memory;
  /** A position consistent with a view, its hidden parts drawn at random. */
  worldOf(view: View, chance: Chance): Position;
  /**
   * What would come of something that a seat considers, in the game's own words; games without forecasts have none.
   * `{ would: answer }`: what an answer would do (`would.ts`). It
   * reckons with everything in the position, so it is asked in a world of the seat's view. `BadInput` for a request that
   * is none.
   */
  forecast?(p: Position, seat: Seat, request: Json): Json;
  /** In which words a seat's answers can be settled ahead; asked in a world of the seat's view, as forecasts are. */
  readonly steward?: Steward;
  /** A copy in which everybody knows of these pieces of a seat; null for a game in which nothing shown is taken back. */
  withShown(p: Position, seat: Seat, pieces: readonly number[]): Position | null;
  outcome(p: Position): Outcome | null;
  /** The same position, given up: the game is over, and nobody has won. */
  abandoned(p: Position): Position;
  /** Whose turn it is; null between turns, and in games without them. */
  turnOf(p: Position): Seat | null;

  /** The question put to a seat, ready to be filled in; null if it is not asked. */
  question(p: Position, seat: Seat): Filling | null;
  /** Whether the window that is open would stop a seat that has given no order. */
  stopsByDefault(p: Position, seat: Seat): boolean;
  /** A question that a seat may answer uninvited; null if that kind is not open to it. */
  interjection(p: Position, seat: Seat, kind: string): Filling | null;
  /** The first question that nobody has answered yet; null when the game is over. */
  firstQuestion(p: Position): Filling | null;
  playing(chance: Chance, sink?: Sink, seats?: number): Play<Contract>;
  /**
   * For games that are only tried out: nobody hears of them, and what can be answered in one way alone is asked as well.
   * That is quicker, but puts more questions, so nothing that is played like this may stand in a record.
   */
  hurrying(chance: Chance): Play<Contract>;
  /** Carries out a filled-in question on the position itself, unjudged. */
  play(p: Position, filled: Filling, play: Play<Contract>): void;
  action(filled: Filling): Json;
  /** What each audience hears, by names. */
  events(sink: Sink, seat: Seat | null | 'all'): Event[];

  empty(): Position;
  copy(p: Position): Position;
  copyInto(to: Position, from: Position): Position;
  toJson(p: Position): PositionJson;
  fromJson(json: unknown, where?: string): Position;
  /** A position that an earlier version has stored, as this one has it; `BadInput` if it cannot be. */
  fromEarlier(json: unknown, version: string): Position;
  canonical(p: Position): string;
  hash(p: Position): string;
  /** A position laid out by hand, played on to its first question. */
  scene(setup: Setup, parts: { readonly [part: string]: unknown }, chance: Chance, sink?: Sink): Position;
  fact(p: Position, name: string): Json;
  /** What somebody expects of a fact, in the form that the fact has. */
  expected(p: Position, fact: string, value: Json): Json;
  /** What a part of a fact stands for that it does not list; undefined if there cannot be such a part. */
  unlisted(p: Position, fact: string, part: string): Json | undefined;
  /** The parts that a scene can have, and the facts that can be asked. */
  readonly scenes: { readonly parts: readonly string[]; readonly facts: readonly string[] };
  /**
   * What is wrong with a position: invariants that hold at every rest. Null when all is well. A position that was `laid`
   * out by hand, or has come of one, need not account for pieces that it does not name.
   */
  check(p: Position, laid?: boolean): string | null;
  /** What is wrong with a change from one rest to the next. */
  checkChange(before: Position, after: Position): string | null;
}

/** An action that the rules forbid. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`refused by ${refusal.clause}`);
    this.refusal = refusal;
  }
}
