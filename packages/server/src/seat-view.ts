/** What a seat's page gets to see of a match: the view without its frames, who is asked, and what can be undone. */

import { type Json, type Match, mayRedo, mayUndo, type Seat } from '@diadochi/kernel';

export interface SeatView {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly table: Json;
  readonly options: Json;
  readonly orders: Json;
  /** What is under way, the outermost first. */
  readonly crumbs: readonly string[];
  /** The question that is put, and to whom: a decision's id is `kind.no.seat`. Null when the game is over. */
  readonly asked: Asked | null;
  /** What this seat may do uninvited; the id of such a decision is `kind.free.seat`. */
  readonly free: readonly string[];
  readonly undo: boolean;
  readonly redo: boolean;
  readonly outcome: Json;
}
interface Asked {
  readonly kind: string;
  readonly no: number;
  readonly about: Json;
  readonly seats: readonly Seat[];
}

export function seatView(match: Match, seat: Seat | null): SeatView {
  const { game, position, seq } = match;
  const { table, options, orders, stack } = game.view(position, seat);
  const pending = game.pending(position);
  const [first, ...others] = pending.filter(({ optional }) => !optional);
  return {
    seq,
    seat,
    table,
    options,
    orders,
    crumbs: stack.map(({ proc }) => proc),
    asked:
      first === undefined
        ? null
        : {
            kind: first.kind,
            no: stack.at(-1)?.no ?? 0,
            about: first.about,
            seats: [first.seat, ...others.map((each) => each.seat)],
          },
    free: pending.flatMap((each) => (each.optional && each.seat === seat ? [each.kind] : [])),
    undo: seat !== null && mayUndo(match, seat),
    redo: seat !== null && mayRedo(match, seat),
    outcome: game.outcome(position) as unknown as Json,
  };
}
