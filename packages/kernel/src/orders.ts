/**
 * Standing orders: by kind of window, whether a seat wants to be stopped. Anyone may arm any kind whether or
 * not he holds such a card, so being asked tells nothing of a hand. They are the seat's own secret.
 */

import type { Position } from './position.ts';
import type { Seat } from './shape.ts';

export const ORDERS = ['default', 'always', 'never'] as const;
export type Order = (typeof ORDERS)[number];

const DEFAULT = 0;
const ALWAYS = 1;

/** Whether a seat is stopped by a window of this kind (its place among the windows). */
export function isArmed(
  p: Position,
  window: number,
  windows: number,
  seat: Seat,
  byDefault: boolean,
): boolean {
  const order = p.orders[seat * windows + window];
  return order === ALWAYS || (order === DEFAULT && byDefault);
}

export function orderOf(p: Position, window: number, windows: number, seat: Seat): Order {
  return ORDERS[p.orders[seat * windows + window]];
}

export function giveOrder(p: Position, window: number, windows: number, seat: Seat, order: Order): void {
  p.orders[seat * windows + window] = ORDERS.indexOf(order);
}
