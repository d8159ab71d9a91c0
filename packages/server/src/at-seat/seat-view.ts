/** What a seat's page gets to see of a match: the view without its frames, who is asked, and what can be undone. */

import { type Match, type Memory, mayRedo, mayUndo, type Pending, type Seat } from '@diadochi/kernel';
import type { Fields, SeatView } from '../api.ts';

/** What a view is made of besides the match. */
export interface Seeing {
  readonly seat: Seat | null;
  /** All that is pending in the match. */
  readonly pending: readonly Pending[];
  /** How many questions have been put to the seat. */
  readonly put: number;
  readonly memory?: Memory | undefined;
}
/** A view but for its number. */
export type Seen = Omit<SeatView, 'seq'>;

export function seenBy(match: Match, { seat, pending, put, memory }: Seeing): Seen {
  const { game, position } = match;
  const { table, options, orders, crumbs } = game.seen(position, seat, memory);
  return {
    seat,
    table: table as Fields,
    options: options as Fields,
    orders: orders as SeatView['orders'],
    crumbs,
    asked: askedFor(pending, seat, put),
    free: pending.flatMap((each) => (each.optional && each.seat === seat ? [each.kind] : [])),
    undo: seat !== null && mayTakeBack(match, seat),
    redo: seat !== null && mayRedo(match, seat),
    outcome: game.outcome(position),
  };
}

/** In a window each sees only whether he is asked himself: to others reactions are open, whoever thinks about one. */
function askedFor(pending: readonly Pending[], seat: Seat | null, put: number): SeatView['asked'] {
  const asked = pending.filter(({ optional }) => !optional);
  if (asked.length === 0) return null;
  const [{ kind, about, reaction }] = asked;
  const seats = asked.flatMap((each) => (!reaction || each.seat === seat ? [each.seat] : []));
  const no = seat !== null && seats.includes(seat) ? put : 0;
  return { kind, no, about: about as Fields, seats };
}

/** What was said in a window is not taken back: whether it still could be would tell who else has answered. */
export function mayTakeBack(match: Match, seat: Seat): boolean {
  return mayUndo(match, seat) && match.past.at(-1)?.isReaction === false;
}
