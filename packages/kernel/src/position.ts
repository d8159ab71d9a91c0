/**
 * A position: the whole state of one game, plain data, cheap to copy, with one canonical JSON form.
 *
 * The board lies in columns of small integers, one after another in one buffer, so that a copy is one `set`.
 * The procedures under way lie on a stack of frames. Frames hold nothing secret: what is hidden lies in
 * columns (whose view the game writes), and sealed answers are kept apart, by the kernel.
 */

import { forget, type Kept, nothingKept } from './kept.ts';
import { copyData, type Seat } from './shape.ts';

export interface Position {
  /** All columns, in the order of the layout. */
  readonly cells: Int16Array;
  /** The procedures under way, the innermost last. Empty when the game is over. */
  stack: Frame[];
  /** Frames below this place may be shared with other positions. */
  owned: number;
  /** How many seats are playing. */
  seats: number;
  /** How many questions have been put: their numbers tell one from another. */
  asks: number;
  /** It was given up: over, and nobody has won. */
  isAbandoned: boolean;
  /** The table's options, by their place among the game's options. */
  readonly settings: Int16Array;
  /** Who wants to be stopped when, by seat and kind of window: see `orders.ts`. */
  readonly orders: Int16Array;
  /** What the game is played with: its content, made ready for the rules. The same for every position of a game. */
  readonly box: unknown;
  /** Its procedures: a frame has the place of its own in this list. The same for every position of a game. */
  readonly procedures: readonly ProcedureFacts[];
  /** What is known of the question at rest; no part of the position, only a note beside it. */
  readonly kept: Kept;
}
export interface ProcedureFacts {
  readonly name: string;
  readonly marks: readonly string[];
}

export type Locals = { [name: string]: unknown };
/** An answer with pieces as numbers; a list has each once, in ascending order, and is never changed, only replaced. */
export type Answer = { [field: string]: number | true | readonly number[] };

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
export type PositionOf<L extends Layout, Box = unknown> = Position & { readonly box: Box } & {
  readonly [C in keyof L]: Int16Array;
};

/** A maker of empty positions: every cell zero, nothing under way. */
export function positionMaker<L extends Layout>(
  layout: L,
  box: unknown,
  procedures: readonly ProcedureFacts[],
): () => PositionOf<L> {
  const columns = Object.keys(layout);
  const size = columns.reduce((sum, column) => sum + layout[column], 0);
  // Parsed, not built key by key: an engine looks properties of such an object up at once, however many there are.
  const outline = JSON.parse(
    JSON.stringify({
      cells: 0,
      stack: 0,
      owned: 0,
      seats: 0,
      asks: 0,
      isAbandoned: false,
      box: 0,
      procedures: 0,
      kept: 0,
      ...layout,
    }),
  ) as Record<string, unknown>;
  return () => {
    const cells = new Int16Array(size);
    const position: Record<string, unknown> = { ...outline };
    position.cells = cells;
    position.stack = [];
    position.box = box;
    position.procedures = procedures;
    position.kept = nothingKept();
    let at = 0;
    for (const column of columns) {
      position[column] = cells.subarray(at, at + layout[column]);
      at += layout[column];
    }
    return position as unknown as PositionOf<L>;
  };
}

/**
 * Makes `to` the same position as `from`. A search keeps a pool of positions and copies into them.
 * The frames are shared until one of the two touches them: see `ownFrame`.
 */
export function copyInto<P extends Position>(to: P, from: P): P {
  to.cells.set(from.cells);
  forget(to.kept);
  to.seats = from.seats;
  to.asks = from.asks;
  to.isAbandoned = from.isAbandoned;
  const theirs = from.stack;
  const ours = to.stack;
  const depth = theirs.length;
  while (ours.length > depth) ours.pop();
  for (let i = 0; i < depth; i++) ours[i] = theirs[i];
  to.owned = depth;
  from.owned = depth;
  return to;
}

/** The places of the cells in which two positions of a game differ, ascending. */
export function cellsThatDiffer({ cells: one }: Position, { cells: other }: Position): number[] {
  const places: number[] = [];
  // Two cells at a time, as long as they are the same.
  const pairs = one.length >> 1;
  const ones = new Int32Array(one.buffer, one.byteOffset, pairs);
  const others = new Int32Array(other.buffer, other.byteOffset, pairs);
  for (let i = 0; i < pairs; i++) {
    if (ones[i] === others[i]) continue;
    const at = 2 * i;
    if (one[at] !== other[at]) places.push(at);
    if (one[at + 1] !== other[at + 1]) places.push(at + 1);
  }
  const last = one.length - 1;
  if ((one.length & 1) === 1 && one[last] !== other[last]) places.push(last);
  return places;
}

/** The innermost frame, for a change: if another position may share it, it is copied first. */
export function ownFrame(p: Position): Frame {
  const { stack } = p;
  const top = stack.length - 1;
  if (top < p.owned) {
    stack[top] = copyFrame(stack[top]);
    p.owned = top;
  }
  return stack[top];
}

/** All frames at once: what a copy would cost that shares nothing. */
export function ownAllFrames(p: Position): void {
  for (let i = 0; i < p.owned; i++) p.stack[i] = copyFrame(p.stack[i]);
  p.owned = 0;
}

// Lists of seats and answers once given are never changed, only replaced: copies may share them.
function copyFrame({ proc, step, no, asked, answers, turn, locals }: Frame): Frame {
  return { proc, step, no, asked, answers: answers?.slice() ?? null, turn, locals: copyData(locals) };
}
