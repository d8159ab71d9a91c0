/** What a seat's page gets to see of a match: the view without its frames, who is asked, and what can be undone. */

import { type Match, mayRedo, mayUndo, type Seat } from '@diadochi/kernel';
import type { Fields, SeatView } from './api.ts';

export function seatView(match: Match, seat: Seat | null): SeatView {
  const { game, position, seq } = match;
  const { table, options, orders, stack } = game.view(position, seat);
  const pending = game.pending(position);
  const [first, ...others] = pending.filter(({ optional }) => !optional);
  return {
    seq,
    seat,
    table: table as Fields,
    options: options as Fields,
    orders: orders as SeatView['orders'],
    crumbs: stack.map(({ proc }) => proc),
    asked:
      first === undefined
        ? null
        : {
            kind: first.kind,
            no: stack.at(-1)?.no ?? 0,
            about: first.about as Fields,
            seats: [first.seat, ...others.map((each) => each.seat)],
          },
    free: pending.flatMap((each) => (each.optional && each.seat === seat ? [each.kind] : [])),
    undo: seat !== null && mayUndo(match, seat),
    redo: seat !== null && mayRedo(match, seat),
    outcome: game.outcome(position),
  };
}
