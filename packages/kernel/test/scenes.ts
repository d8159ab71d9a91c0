/** What the tests of every game do with scenes: sit down, and look at what a table asks, offers and tells. */

import { expect, onTestFinished } from 'vitest';
import { type Json, leftovers, type Seat, type Table } from '../src/index.ts';

/**
 * A table whose script must be used up when the test that laid it is over: dice or draws that nobody asked for are a
 * mistake, in the scene or in the rules.
 */
export function kept(table: Table): Table {
  onTestFinished(() => expect(leftovers(table)).toBe(null));
  return table;
}

/** The values that a seat is offered under a verb, or for the next field of an answer. */
export const offered = (table: Table, seat: Seat, field: string, partial?: Json): Json[] =>
  table.options(seat, partial).flatMap((option) =>
    Object.entries(option as { [field: string]: Json })
      .filter(([name]) => name === field)
      .map(([, value]) => value),
  );

/** Who is asked what, as `0 turn`. */
export const asked = (table: Table): string[] => table.asked().map(({ seat, kind }) => `${seat} ${kind}`);

/** What the last event of a kind said. */
export const told = (table: Table, event: string, seat: Seat | null | 'all' = 'all') =>
  table.events(seat).findLast(({ key }) => key === `event.${event}`)?.params;

/** The game's own part of what a seat sees. */
export const seen = (table: Table, seat: Seat | null): { [part: string]: Json } =>
  table.game.view(table.position, seat).table as { [part: string]: Json };
