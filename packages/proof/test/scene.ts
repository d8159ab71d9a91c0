/** Scenes of the proof game for its tests: what is not said is as at the start. */

import { type Json, type Seat, setScene, type Table } from '@diadochi/kernel';
import { kept } from '@diadochi/kernel/scenes';
import { proof } from '../src/index.ts';

export { asked, offered, seen, told } from '@diadochi/kernel/scenes';

interface Scene {
  seats?: number;
  options?: { seasons?: number; auguries?: boolean };
  season?: number;
  /** Whose turn it is; without it the scene begins with the muster. */
  turn?: number;
  first?: number;
  camp?: { [seat: number]: number };
  heroes?: { [seat: number]: { veteran?: 'watch'; youth?: 'watch' } };
  villages?: { [village: string]: number };
  hands?: { [seat: number]: string[] };
  discards?: string[];
  orders?: { [seat: number]: { omens?: string; answering?: string } };
  dice?: number[];
  draws?: string[];
}

/** A scene. A turn is the last of a game of one season unless `first` or `options` say more: nothing follows it. */
export function scene({ seats = 2, season = 1, dice = [], draws = [], options, ...parts }: Scene): Table {
  const { turn } = parts;
  const first = turn === undefined ? 0 : (turn + 1) % seats;
  const position = { season, first, ...parts };
  return kept(setScene(proof, { seats, options: { seasons: 1, ...options }, position, dice, draws }));
}

/** A game from its set-up. */
export function newGame(seats: number, draws: string[], options: Scene['options'] = {}): Table {
  return kept(setScene(proof, { seats, options, position: 'standard', draws }));
}

/** The answers to the present question as a seat sees them: sealed ones are null. */
export const sealed = (table: Table, seat: Seat): readonly Json[] | null | undefined =>
  table.game.view(table.position, seat).stack.at(-1)?.answers;

/** Every card of the game. */
export const wholeDeck: string[] = Object.entries({ omen: 7, curse: 6, liar: 6, envoy: 4, night: 3 }).flatMap(
  ([card, copies]) => Array<string>(copies).fill(card),
);
