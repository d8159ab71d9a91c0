/**
 * Moments to which undo and redo return. Each is kept as what is otherwise in it than in the moment next to it, which the
 * present is nearest to: a few numbers instead of a whole position.
 */

import type { Game } from './game.ts';
import { cellsThatDiffer, type Frame, type Position } from './position.ts';
import type { Seat } from './shape.ts';

export interface Moment {
  /** Who could return to it. */
  readonly seat: Seat;
  /** He was asked in a window then. */
  readonly isReaction: boolean;
  readonly otherwise: Otherwise;
}
interface Otherwise {
  /** Each cell that differs, and what is in it. */
  readonly cells: readonly number[];
  readonly stack: readonly Frame[];
  readonly asks: number;
}

/** A moment as it is seen from the next one. */
export function momentOf(
  { seat, isReaction }: Pick<Moment, 'seat' | 'isReaction'>,
  position: Position,
  next: Position,
): Moment {
  const places = cellsThatDiffer(position, next);
  const cells = places.flatMap((place) => [place, position.cells[place]]);
  return { seat, isReaction, otherwise: { cells, stack: [...position.stack], asks: position.asks } };
}

/** The position of a moment, from that of the next. */
export function positionAt(game: Game, { otherwise }: Moment, next: Position): Position {
  const position = game.copy(next);
  const { cells, stack, asks } = otherwise;
  for (let i = 0; i < cells.length; i += 2) position.cells[cells[i]] = cells[i + 1];
  position.stack = [...stack];
  position.owned = stack.length;
  position.asks = asks;
  return position;
}

/** All moments with something done to their positions; null: it is a moment no more. */
export function movedTo(
  game: Game,
  moments: readonly Moment[],
  present: Position,
  move: (position: Position, seat: Seat) => Position | null,
): Moment[] {
  const moved: Moment[] = [];
  let [was, is] = [present, present];
  for (const moment of moments.toReversed()) {
    was = positionAt(game, moment, was);
    const position = move(was, moment.seat);
    if (position === null) continue;
    moved.push(momentOf(moment, position, is));
    is = position;
  }
  return moved.reverse();
}
