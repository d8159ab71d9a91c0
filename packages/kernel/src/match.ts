/**
 * A match: one game being played, and its log. The log is the truth: replaying it gives the position.
 *
 * Undo goes back to the last point where nothing new was learned: no die, no card seen, no other seat's
 * answer in between. A card that the mover has shown himself goes back too, but all know from then on that he has it.
 * What was undone stays in the log.
 */

import { type Chance, recording } from './chance.ts';
import type { PositionJson } from './codec.ts';
import type { Sink } from './events.ts';
import { type Game, Refused, type Setup } from './game.ts';
import { refusal } from './judge.ts';
import type { Position } from './position.ts';
import { NOTHING_TO_REDO, NOTHING_TO_UNDO } from './ready-rules.ts';
import type { Json, Seat } from './shape.ts';

export interface Entry {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: Json;
  /** What fell while the action was carried out. */
  readonly chance: readonly number[];
  /** The hash of the position afterwards, reckoned when somebody asks for it. */
  readonly hash: string;
}
interface Moment {
  readonly seat: Seat;
  readonly position: Position;
}
export interface Match {
  readonly game: Game;
  position: Position;
  /** How many entries there are. */
  seq: number;
  /** The moments to which undo may return, and those to which redo may. */
  past: Moment[];
  future: Moment[];
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
});

/** Judges an action, carries it out and gives its entry. A refusal throws `Refused` and changes nothing. */
export function act(match: Match, seat: Seat, action: unknown, source: Chance, sink?: Sink): Entry {
  const { game } = match;
  const chance = recording(source);
  if (isPlain(action, 'undo')) {
    goBack(match, seat);
    sink?.push({ event: 'undone', params: { seat }, to: null });
  } else if (isPlain(action, 'redo')) {
    goForward(match, seat);
    sink?.push({ event: 'redone', params: { seat }, to: null });
  } else {
    const before = match.position;
    match.position = game.apply(before, seat, action, chance, sink);
    const alone = match.past.every((moment) => moment.seat === seat);
    const past = [...(alone ? match.past : []), { seat, position: before }];
    match.past = chance.learned ? [] : knowing(game, past, chance.shown);
    match.future = [];
  }
  match.seq++;
  return entryOf(match, seat, action as Json, chance.outcomes);
}

function entryOf({ game, seq, position }: Match, seat: Seat, action: Json, chance: number[]): Entry {
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

/** The moments to which undo may return, as they are for those who have seen these pieces since. */
function knowing(game: Game, moments: Moment[], shown: readonly number[]): Moment[] {
  if (shown.length === 0) return moments;
  return moments.flatMap(({ seat, position }) => {
    const known = game.withShown(position, seat, shown);
    return known === null ? [] : [{ seat, position: known }];
  });
}

/** Nothing is taken back when the game is over: its secrets are out. */
export const mayUndo = ({ position, past }: Match, seat: Seat): boolean =>
  position.stack.length > 0 && past.at(-1)?.seat === seat;
export const mayRedo = (match: Match, seat: Seat): boolean => match.future.at(-1)?.seat === seat;

function goBack(match: Match, seat: Seat): void {
  if (!mayUndo(match, seat)) throw refused(NOTHING_TO_UNDO, seat);
  const moment = match.past.pop() as Moment;
  match.future.push({ seat, position: match.position });
  match.position = moment.position;
}

function goForward(match: Match, seat: Seat): void {
  if (!mayRedo(match, seat)) throw refused(NOTHING_TO_REDO, seat);
  const moment = match.future.pop() as Moment;
  match.past.push({ seat, position: match.position });
  match.position = moment.position;
}

const refused = (clause: string, seat: Seat): Refused => new Refused(refusal(clause, { seat }));

/** Exactly `{ undo: true }`, so that a malformed action is judged as one. */
function isPlain(action: unknown, verb: string): boolean {
  if (typeof action !== 'object' || action === null) return false;
  const keys = Object.keys(action);
  return keys.length === 1 && keys[0] === verb && (action as Record<string, unknown>)[verb] === true;
}

/** A match as it can be stored: the entries before it need not be played again. */
export interface Snapshot {
  readonly seq: number;
  readonly position: PositionJson;
  readonly past: readonly { readonly seat: Seat; readonly position: PositionJson }[];
  readonly future: readonly { readonly seat: Seat; readonly position: PositionJson }[];
}

export function saveMatch({ game, position, seq, past, future }: Match): Snapshot {
  const save = ({ seat, position }: Moment) => ({ seat, position: game.toJson(position) });
  return { seq, position: game.toJson(position), past: past.map(save), future: future.map(save) };
}

export function restoreMatch(game: Game, { seq, position, past, future }: Snapshot): Match {
  const load = (moment: Snapshot['past'][number]): Moment => ({
    seat: moment.seat,
    position: game.fromJson(moment.position),
  });
  return { game, position: game.fromJson(position), seq, past: past.map(load), future: future.map(load) };
}
