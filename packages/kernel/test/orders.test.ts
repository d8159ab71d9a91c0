/** Standing orders: each seat has one for each kind of window, and being stopped follows from it. */

import { describe, expect, it } from 'vitest';
import type { Position } from '../src/index.ts';
import { giveOrder, isArmed, ORDERS, orderOf } from '../src/orders.ts';

const [SEATS, WINDOWS] = [2, 3];
const none = (): Position => ({ orders: new Int16Array(SEATS * WINDOWS) }) as unknown as Position;
const each = [0, 1].flatMap((seat) => [0, 1, 2].map((window) => [seat, window] as const));

describe('A standing order', () => {
  it('is the usual one where none was given', () => {
    for (const [seat, window] of each) expect(orderOf(none(), window, WINDOWS, seat)).toBe('default');
  });

  it.each(each)('is of one seat and one kind of window alone: %i %i', (seat, window) => {
    const p = none();
    giveOrder(p, window, WINDOWS, seat, 'always');
    for (const [other, kind] of each) {
      const isIt = other === seat && kind === window;
      expect(orderOf(p, kind, WINDOWS, other)).toBe(isIt ? 'always' : 'default');
      expect(isArmed(p, kind, WINDOWS, other, false)).toBe(isIt);
    }
  });

  it('stops its seat always, never, or as usual', () => {
    const stops = ORDERS.map((order) => {
      const p = none();
      giveOrder(p, 2, WINDOWS, 1, order);
      return [order, isArmed(p, 2, WINDOWS, 1, false), isArmed(p, 2, WINDOWS, 1, true)];
    });
    expect(stops).toEqual([
      ['default', false, true],
      ['always', true, true],
      ['never', false, false],
    ]);
  });
});
