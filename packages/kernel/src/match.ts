/**
 * A match: one game being played, and its log. The log is the truth: replaying it gives the position.
 *
 * Undo goes back to the last point where nothing new was learned: no die, no card seen, no other seat's
 * answer in between; another's standing order stands, whoever goes back. A card that the mover has shown himself goes back too, but all know from then on that he has it.
 * What was undone stays in the log. Nobody goes back further than `MOST_KEPT` entries.
 *
 * Further back goes only the table as a whole, by consent (`table-acts.ts`).
 *
 * Where undo cannot reach, a game can be played on from its position alone: that is where snapshots are taken.
 */

import { type Chance, recording } from './chance.ts';
import type { Sink } from './events.ts';
import { isAnswerTo } from './form.ts';
import { type Game, Refused, type Setup } from './game.ts';
import { refusal } from './judge.ts';
import { type Moment, momentOf, movedTo, positionAt } from './moments.ts';
import type { Position } from './position.ts';
import { NOT_ASKED, NOTHING_TO_REDO, NOTHING_TO_UNDO } from './ready-rules.ts';
import type { Json, Seat } from './shape.ts';
import { type Recall, type TableAct, tableActIn, tableEvent } from './table-acts.ts';

export interface Entry {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: Json;
  /** What fell while the action was carried out. */
  readonly chance: readonly number[];
  /** The hash of the position afterwards, reckoned when somebody asks for it; in a record also empty: not every one is kept. */
  readonly hash: string;
}

/** How far back undo and redo reach, in entries: what lies before is settled. */
const MOST_KEPT = 50;

export interface Match {
  readonly game: Game;
  position: Position;
  /** How many entries there are. */
  seq: number;
  /** The moments to which undo may return, and those to which redo may; the last is next to the present. */
  past: Moment[];
  future: Moment[];
  /** The entry after which they begin: played on from its bare position, the match would be the same. */
  since: number;
}

/** A match at its beginning, with the outcomes of its set-up. */
export function beginMatch(
  game: Game,
  setup: Setup,
  source: Chance,
  sink?: Sink,
): { match: Match; chance: number[] } {
  const chance = recording(source);
  return { match: matchFrom(game, game.start(setup, chance, sink)), chance: chance.outcomes };
}

export const matchFrom = (game: Game, position: Position, seq = 0): Match => ({
  game,
  position,
  seq,
  past: [],
  future: [],
  since: seq,
});
/** The same match; what is done with one leaves the other as it is. Positions are never changed, only replaced. */
export const copyOf = (match: Match): Match => ({
  ...match,
  past: [...match.past],
  future: [...match.future],
});

/** Judges an action, carries it out and gives its entry; see `carryOut`. */
export function act(
  match: Match,
  seat: Seat,
  action: unknown,
  source: Chance,
  sink?: Sink,
  recall?: Pick<Recall, 'earlier'>,
): Entry {
  const chance = carryOut(match, seat, action, source, sink, recall);
  return entryOf(match, seat, action as Json, chance);
}

/**
 * Judges an action, carries it out and gives what fell. A refusal throws `Refused` and changes nothing. `recall` knows the
 * positions that a table may go back to; `spare` is one that nobody needs any more.
 */
export function carryOut(
  match: Match,
  seat: Seat,
  action: unknown,
  source: Chance,
  sink?: Sink,
  recall?: Pick<Recall, 'earlier'>,
  spare?: Position,
): readonly number[] {
  const { game } = match;
  const chance = recording(source);
  const ofTable = tableActIn(action);
  if (ofTable !== null) {
    doAtTable(match, seat, ofTable, recall);
    sink?.push(tableEvent(seat, ofTable));
  } else if (isPlain(action, 'undo')) {
    goBack(match, seat);
    sink?.push({ event: 'undone', params: { seat }, to: null });
  } else if (isPlain(action, 'redo')) {
    goForward(match, seat);
    sink?.push({ event: 'redone', params: { seat }, to: null });
  } else {
    const before = match.position;
    match.position = game.apply(before, seat, action, chance, sink, spare);
    if (isOrder(game, action) && isOfAnother(match, seat)) {
      // Orders are the seat's own secret: nobody can tell from what he may take back that one was given. It stands in all
      // moments, too: none of another seat says that it was otherwise.
      match.seq++;
      return chance.outcomes;
    }
    if (match.past.at(-1)?.seat !== seat) match.past = [];
    if (match.past.length === 0) match.since = match.seq;
    match.past = chance.learned ? [] : remembered(match, before, seat, chance.shown);
    match.future = [];
  }
  match.seq++;
  const settled = match.past.length + match.future.length === 0;
  if (settled || match.seq - match.since >= MOST_KEPT) settle(match);
  return chance.outcomes;
}

const isOrder = ({ forms }: Game, action: unknown): boolean =>
  forms.orders !== undefined && isAnswerTo(forms.orders, action);
const isOfAnother = ({ past, future }: Match, seat: Seat): boolean =>
  past.some((moment) => moment.seat !== seat) || future.some((moment) => moment.seat !== seat);

/** Dear, since an object with a getter is put together by hand: who needs no hash carries out. */
function entryOf({ game, seq, position }: Match, seat: Seat, action: Json, chance: readonly number[]): Entry {
  let hash: string | null = null;
  return {
    seq,
    seat,
    action,
    chance,
    get hash() {
      hash ??= game.hash(position);
      return hash;
    },
  };
}

/** A seat that changes hands leaves the game as it is, and what can be undone too. */
function doAtTable(match: Match, seat: Seat, act: TableAct, recall?: Pick<Recall, 'earlier'>): void {
  if (match.position.stack.length === 0) throw refused(NOT_ASKED, seat); // the game is over
  if (act.table === 'takeBack') {
    if (act.to >= match.seq || recall === undefined) throw refused(NOTHING_TO_UNDO, seat);
    match.position = recall.earlier(act.to);
  } else if (act.table === 'abandon') match.position = match.game.abandoned(match.position);
  else if (act.of >= match.position.seats) throw refused(NOT_ASKED, seat);
  else return;
  match.past = [];
  match.future = [];
}

/** From here on nothing before can be taken back. */
function settle(match: Match): void {
  match.past = [];
  match.future = [];
  match.since = match.seq;
}

/** The moments to which undo may return, one more than before, as they are for those who have seen these pieces since. */
function remembered(
  { game, past, position }: Match,
  before: Position,
  seat: Seat,
  shown: readonly number[],
): Moment[] {
  const moment = momentOf({ seat, isReaction: game.isReaction(before, seat) }, before, position);
  const all = [...past, moment];
  if (shown.length === 0) return all;
  return movedTo(game, all, position, (each, by) => game.withShown(each, by, shown));
}

/** Nothing is taken back when the game is over: its secrets are out. */
export const mayUndo = ({ position, past }: Match, seat: Seat): boolean =>
  position.stack.length > 0 && past.at(-1)?.seat === seat;
export const mayRedo = (match: Match, seat: Seat): boolean => match.future.at(-1)?.seat === seat;

function goBack(match: Match, seat: Seat): void {
  if (!mayUndo(match, seat)) throw refused(NOTHING_TO_UNDO, seat);
  goTo(match, match.past.pop() as Moment, match.future);
}

function goForward(match: Match, seat: Seat): void {
  if (!mayRedo(match, seat)) throw refused(NOTHING_TO_REDO, seat);
  goTo(match, match.future.pop() as Moment, match.past);
}

/** To a moment; what is now is one of the others then. */
function goTo(match: Match, moment: Moment, others: Moment[]): void {
  const now = match.position;
  match.position = positionAt(match.game, moment, now);
  others.push(momentOf(moment, now, match.position));
}

const refused = (clause: string, seat: Seat): Refused => new Refused(refusal(clause, { seat }));

/** Exactly `{ undo: true }`, so that a malformed action is judged as one. */
function isPlain(action: unknown, verb: string): boolean {
  if (typeof action !== 'object' || action === null) return false;
  const keys = Object.keys(action);
  return keys.length === 1 && keys[0] === verb && (action as Record<string, unknown>)[verb] === true;
}

/** A position from which play can go on without what came before. */
export interface Resting {
  readonly seq: number;
  readonly position: Position;
  /** The first entry after which a match played on from here is the same in all, also in what can be undone. */
  readonly from: number;
}

/** Where a match rests that has just come from `before` by one action; null as long as undo reaches further back. */
export function restOf(before: Match, after: Match): Resting | null {
  const { seq, position, since } = after;
  if (since === seq) return { seq, position, from: seq };
  if (since !== before.seq) return null;
  return { seq: since, position: before.position, from: before.since === since ? since : seq };
}
