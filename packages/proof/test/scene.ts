/** Scenes of the proof game for its tests: what is not said is as at the start. */

import { type Json, leftovers, type Seat, setScene, type Table } from '@diadochi/kernel';
import { afterEach } from 'vitest';
import { proof } from '../src/index.ts';

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

const set: Table[] = [];

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

function kept(table: Table): Table {
  set.push(table);
  return table;
}

/** Dice or draws that nobody asked for are a mistake, in the scene or in the rules. */
afterEach(() => {
  for (const table of set.splice(0)) {
    const left = leftovers(table);
    if (left !== null) throw new Error(left);
  }
});

/** The values that a seat is offered under a verb, or for the next field of an answer. */
export const offered = (table: Table, seat: Seat, field: string, partial?: Json): Json[] =>
  table.options(seat, partial).flatMap((option) =>
    Object.entries(option as { [field: string]: Json })
      .filter(([name]) => name === field)
      .map(([, value]) => value),
  );

/** Who is asked what, as `0 turn`. */
export const asked = (table: Table): string[] => table.asked().map(({ seat, kind }) => `${seat} ${kind}`);

/** What the last event of a kind said. */
export const told = (table: Table, event: string, seat: Seat | null | 'all' = 'all') =>
  table.events(seat).findLast(({ key }) => key === `event.${event}`)?.params;

/** The game's own part of what a seat sees. */
export const seen = (table: Table, seat: Seat | null): { [part: string]: Json } =>
  table.game.view(table.position, seat).table as { [part: string]: Json };

/** The answers to the present question as a seat sees them: sealed ones are null. */
export const sealed = (table: Table, seat: Seat): readonly Json[] | null | undefined =>
  table.game.view(table.position, seat).stack.at(-1)?.answers;

/** Every card of the game. */
export const wholeDeck: string[] = Object.entries({ omen: 7, curse: 6, liar: 6, envoy: 4, night: 3 }).flatMap(
  ([card, copies]) => Array<string>(copies).fill(card),
);
