/** Scenes of Phalanxx for its tests: what is not said is as in `scene` below. */

import { type Seat, setScene, type Table } from '@diadochi/kernel';
import { kept } from '@diadochi/kernel/scenes';
import { phalanxx } from '../src/index.ts';

export { asked, offered, seen, told } from '@diadochi/kernel/scenes';

interface BySide<T> {
  readonly [side: number]: T;
}
type Options = {
  readonly expert?: boolean;
  readonly soloAdvantage?: string;
  readonly startPlayer?: string;
};
interface Scene {
  readonly seats?: number;
  readonly options?: Options;
  readonly round?: number;
  readonly start?: Seat;
  /** Whose turn it is; without it the scene begins with the start player's turn. */
  readonly turn?: Seat;
  readonly step?: 'buy' | 'roll' | 'act' | 'pass' | 'neutral' | 'end';
  readonly last?: boolean;
  readonly advantages?: BySide<string>;
  readonly talents?: BySide<number>;
  /** Own dice row by row: `W4 O2 P5`. */
  readonly own?: BySide<string>;
  /** The rolled dice, and those on the grey fields: a dash where there is none. */
  readonly rolled?: string;
  readonly grey?: string;
  /** The colours of the dice that will be rolled: `WOP`. */
  readonly travelling?: string;
  readonly regions?: { readonly [region: string]: Seat };
  readonly supply?: BySide<number>;
  readonly givenUp?: BySide<number>;
  readonly hands?: BySide<readonly string[]>;
  /** With a star, rotated: `XX-01*`. */
  readonly played?: BySide<readonly string[]>;
  readonly legend?: BySide<number>;
  /** From the stack to the far right. */
  readonly display?: readonly (string | null)[];
  readonly out?: readonly string[];
  /** X, XX, upper XXX, base. */
  readonly stack?: readonly number[];
  /** What chance gives. */
  readonly dice?: readonly number[];
  readonly draws?: readonly string[];
}

/** A scene. Seat 0 begins; it is the last round of a game for two, and a turn of seat 1 is its last. */
export function scene({
  seats = 2,
  options = {},
  own,
  round = 1,
  dice = [],
  draws = [],
  ...parts
}: Scene): Table {
  const position = { round, ...parts, ...(own === undefined ? {} : { dice: own }) };
  return kept(setScene(phalanxx, { seats, options, position, dice, draws }));
}

/** A game from its set-up. */
export function newGame(
  seats: number,
  { dice = [], draws = [], options = {} }: { dice?: number[]; draws?: string[]; options?: Options } = {},
): Table {
  return kept(setScene(phalanxx, { seats, options, position: 'standard', dice, draws }));
}

/** A game from its set-up, dealt in the order of the cards; seat 0 begins, and everybody rolls 4, 2 and 5. */
export function dealt(seats: number, options: Options = {}): Table {
  const sides = Math.max(2, seats);
  const dice = Array.from({ length: sides }, () => [4, 2, 5]).flat();
  const draws = Array.from({ length: 5 + 2 * seats }, (_, i) => `X-${String(i + 1).padStart(2, '0')}`);
  return newGame(seats, { dice, draws, options: { startPlayer: 'first', ...options } });
}

/** A turn in which a seat buys nothing and takes income three times. */
export function idleTurn(table: Table, seat: Seat): void {
  table.does(seat, { decline: true });
  for (const [income, at] of Object.entries({ first: 'top', second: 'middle', third: 'bottom' }))
    table.does(seat, { income, at });
}
