/**
 * What happened, for log, animation and replay. Each event has an audience. Simulations leave the sink out,
 * and `tell?.all(…)` then costs nothing: its arguments are not even evaluated.
 */

import type { Contract } from './contract.ts';
import type { Data, Seat } from './shape.ts';

export interface Happening {
  readonly event: string;
  readonly params: Record<string, unknown>;
  /** The seats that see it; null: everyone, spectators too. */
  readonly to: readonly Seat[] | null;
}
export type Sink = Happening[];

export interface Tell<C extends Contract> {
  all<E extends keyof C['events'] & string>(event: E, params: Data<C['events'][E]>): void;
  only<E extends keyof C['events'] & string>(seat: Seat, event: E, params: Data<C['events'][E]>): void;
  /** Everyone but one seat: those who see that a card was drawn, not which. Spectators are among them. */
  others<E extends keyof C['events'] & string>(seat: Seat, event: E, params: Data<C['events'][E]>): void;
  /** These seats and nobody else: two who know which card has changed hands. */
  some<E extends keyof C['events'] & string>(
    seats: readonly Seat[],
    event: E,
    params: Data<C['events'][E]>,
  ): void;
  /** Everyone but these seats. Spectators are among them. */
  except<E extends keyof C['events'] & string>(
    seats: readonly Seat[],
    event: E,
    params: Data<C['events'][E]>,
  ): void;
}

/** What happens at the table itself, in whatever game. */
const OF_SEAT = { seat: 'seat', of: 'seat', by: 'leave' } as const;
export const TABLE_EVENTS = {
  undone: { seat: 'seat' },
  redone: { seat: 'seat' },
  tookBack: { seat: 'seat' },
  abandoned: { seat: 'seat' },
  botSitsIn: OF_SEAT,
  tookSeatBack: OF_SEAT,
  resigned: OF_SEAT,
  seatFreed: OF_SEAT,
  linkGiven: OF_SEAT,
  seatTakenOver: OF_SEAT,
} as const;

/** Spectators have no seat; where an audience is listed they go by this. */
export const SPECTATOR = -1;

export function tellInto<C extends Contract>(sink: Sink, seats: number): Tell<C> {
  const push = (event: string, params: unknown, to: readonly Seat[] | null) => {
    sink.push({ event, params: params as Record<string, unknown>, to });
  };
  const allBut = (left: readonly Seat[]): Seat[] => {
    const to: Seat[] = [SPECTATOR];
    for (let seat = 0; seat < seats; seat++) if (!left.includes(seat)) to.push(seat);
    return to;
  };
  return {
    all: (event, params) => push(event, params, null),
    only: (seat, event, params) => push(event, params, [seat]),
    others: (seat, event, params) => push(event, params, allBut([seat])),
    some: (seats, event, params) => push(event, params, [...seats]),
    except: (seats, event, params) => push(event, params, allBut(seats)),
  };
}
