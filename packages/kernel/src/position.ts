/**
 * A position: the whole state of one game, plain data, cheap to copy, with one canonical JSON form.
 *
 * The board lies in columns of small integers, one after another in one buffer, so that a copy is one `set`.
 * The procedures under way lie on a stack of frames. Frames hold nothing secret: what is hidden lies in
 * columns (whose view the game writes), and sealed answers are kept apart, by the kernel.
 */

import { copyData, type Seat } from './shape.ts';

export interface Position {
  /** All columns, in the order of the layout. */
  readonly cells: Int16Array;
  /** The procedures under way, the innermost last. Empty when the game is over. */
  stack: Frame[];
  /** How many seats are playing. */
  seats: number;
  /** How many questions have been put: their numbers tell one from another. */
  asks: number;
  /** The table's options, by their place among the game's options. */
  readonly settings: Int16Array;
  /** Who wants to be stopped when, by seat and kind of window: see `orders.ts`. */
  readonly orders: Int16Array;
}

export type Locals = { [name: string]: unknown };
/** An answer with pieces as numbers. */
export type Answer = { [field: string]: number | true };

/** One procedure under way: where it is, and its own data. */
export interface Frame {
  proc: number;
  step: number;
  /** The number of the question that stands here. */
  no: number;
  /** The seats that are asked, in the order in which their answers will count; null when nobody is. */
  asked: readonly Seat[] | null;
  /** Their sealed answers, null where one is still missing. */
  answers: (Answer | null)[] | null;
  /** In a window, the seat (by its place in `asked`) whose answer is being carried out; otherwise -1. */
  turn: number;
  locals: Locals;
}

/** The columns of a game: how many cells each has. */
export type Layout = { readonly [column: string]: number };
export type PositionOf<L extends Layout> = Position & { readonly [C in keyof L]: Int16Array };

/** An empty position: every cell zero, nothing under way. */
export function emptyPosition<L extends Layout>(layout: L): PositionOf<L> {
  let size = 0;
  for (const column in layout) size += layout[column];
  const cells = new Int16Array(size);
  const position: Record<string, unknown> = { cells, stack: [], seats: 0, asks: 0 };
  let at = 0;
  for (const column in layout) {
    position[column] = cells.subarray(at, at + layout[column]);
    at += layout[column];
  }
  return position as unknown as PositionOf<L>;
}

/**
 * Makes `to` the same position as `from`. A search keeps a pool of positions and copies into them.
 * `nested` says for each procedure whether its frames hold lists or records.
 */
export function copyInto<P extends Position>(to: P, from: P, nested: readonly boolean[]): P {
  to.cells.set(from.cells);
  to.seats = from.seats;
  to.asks = from.asks;
  const depth = from.stack.length;
  const stack = to.stack;
  if (stack.length > depth) stack.length = depth;
  for (let i = 0; i < depth; i++) stack[i] = copyFrame(from.stack[i], nested);
  return to;
}

// Lists of seats and given answers are never changed, only replaced: copies may share them.
function copyFrame({ proc, step, no, asked, answers, turn, locals }: Frame, nested: readonly boolean[]): Frame {
  return {
    proc,
    step,
    no,
    asked,
    answers: answers === null ? null : answers.slice(),
    turn,
    locals: nested[proc] ? copyData(locals) : { ...locals },
  };
}
