/** Whole games, played by bots, with nobody watching. */

import type { Curiosity } from '@diadochi/bots';
import {
  act,
  addEntry,
  beginRecord,
  type Entry,
  entryChance,
  type Game,
  type GameRecord,
  type Json,
  type Match,
  type Outcome,
  type Position,
  randomMove,
  recording,
  type Seat,
  type Setup,
  type Sink,
} from '@diadochi/kernel';
import { Invariants } from './invariants.ts';
import { botDice, isRandom, moverOf } from './movers.ts';

export interface Sitting {
  readonly game: Game;
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly curiosity?: Curiosity;
  /** Hears of every question before it is answered; those that answer themselves are none. */
  readonly onPrompt?: (position: Position, seat: Seat, kind: string, action: () => Json) => void;
  /** Everybody wants to be stopped by every window. */
  readonly isArmed?: boolean;
}
export interface Played {
  readonly position: Position;
  readonly outcome: Outcome;
  readonly actions: number;
  /** How often each kind of question was answered. */
  readonly prompts: { [kind: string]: number };
}

/** A game that is not over by then never will be. */
const MOST_ACTIONS = 100_000;

/** Plays and keeps nothing: the quick way. */
export const play = (sitting: Sitting, into?: Position): Played =>
  isRandom(sitting.bots) ? playInPlace(sitting, into) : playByBots(sitting);

/** A game from its beginning. */
function begun({ game, setup, seed, isArmed }: Sitting, into?: Position): Position {
  const chance = entryChance(seed, 0);
  let position = game.start(setup, chance, undefined, into);
  if (isArmed)
    for (let seat = 0; seat < setup.seats; seat++)
      for (const window of Object.keys(game.contract.windows))
        position = game.apply(position, seat, { arm: window, when: 'always' }, chance);
  return position;
}

function playInPlace(sitting: Sitting, into?: Position): Played {
  const { game, seed, onPrompt } = sitting;
  const choice = botDice(seed);
  const position = begun(sitting, into);
  const prompts: Played['prompts'] = {};
  let actions = 0;
  for (;;) {
    const move = randomMove(game, position, choice);
    if (move === null) break;
    const { kind, role } = move.form;
    prompts[kind] = (prompts[kind] ?? 0) + 1;
    if (role === 'asked') onPrompt?.(position, move.seat, kind, () => game.action(move));
    game.play(position, move, game.playing(entryChance(seed, ++actions)));
    if (actions > MOST_ACTIONS) throw new Error(`the game is not over after ${MOST_ACTIONS} actions`);
  }
  return { position, outcome: game.outcome(position) as Outcome, actions, prompts };
}

/** Plays with bots that look and think; `mover` instead of theirs watches them while they do. */
export function playByBots(sitting: Sitting, mover = moverOf(sitting)): Played {
  const { game, seed, onPrompt } = sitting;
  const prompts: Played['prompts'] = {};
  let position = begun(sitting);
  let actions = 0;
  for (let move = mover(position); move !== null; move = mover(position)) {
    prompts[move.kind] = (prompts[move.kind] ?? 0) + 1;
    if (game.forms[move.kind].role === 'asked') onPrompt?.(position, move.seat, move.kind, () => move.action);
    position = game.apply(position, move.seat, move.action, entryChance(seed, ++actions));
    if (actions > MOST_ACTIONS) throw new Error(`the game is not over after ${MOST_ACTIONS} actions`);
  }
  return { position, outcome: game.outcome(position) as Outcome, actions, prompts };
}

/** A game that went wrong, and the record that shows it. */
export class GameFailed extends Error {
  override readonly name = 'GameFailed';
  readonly record: GameRecord;
  constructor(message: string, record: GameRecord) {
    super(message);
    this.record = record;
  }
}

/** Plays the same game as `play` does, by the log, and gives its record; with `check`, every invariant is on. */
export function playForTheRecord(
  sitting: Sitting,
  check: boolean,
  sink?: Sink,
): Played & { record: GameRecord } {
  const { game, setup, bots, seed, onPrompt } = sitting;
  const mover = moverOf(sitting);
  const invariants = check ? new Invariants(game, seed) : null;
  const prompts: Played['prompts'] = {};
  const { match, record } = beginRecord(game, setup, { seats: bots, seed }, entryChance(seed, 0), sink);
  try {
    for (;;) {
      const { position } = match;
      invariants?.atRest(position);
      const move = mover(position);
      if (move === null) break;
      prompts[move.kind] = (prompts[move.kind] ?? 0) + 1;
      if (game.forms[move.kind].role === 'asked')
        onPrompt?.(position, move.seat, move.kind, () => move.action);
      const entry = carriedOut(match, record, move.seat, move.action, seed, sink);
      invariants?.afterwards(position, entry, match.position);
      if (match.seq > MOST_ACTIONS) throw new Error(`the game is not over after ${MOST_ACTIONS} actions`);
    }
  } catch (error) {
    throw new GameFailed(`after ${match.seq} actions: ${(error as Error).message}`, record);
  }
  const { position, seq } = match;
  return { position, outcome: game.outcome(position) as Outcome, actions: seq, prompts, record };
}

function carriedOut(
  match: Match,
  record: GameRecord,
  seat: Seat,
  action: Json,
  seed: string,
  sink?: Sink,
): Entry {
  const chance = recording(entryChance(seed, match.seq + 1));
  try {
    const entry = act(match, seat, action, chance, sink);
    addEntry(record, match, entry);
    return entry;
  } catch (error) {
    // The action that failed belongs to the record, so that replaying it fails in the same way.
    addEntry(record, match, { seq: match.seq + 1, seat, action, chance: chance.outcomes, hash: '' });
    throw error;
  }
}
