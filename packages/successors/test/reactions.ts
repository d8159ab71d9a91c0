/** How most tests of 11 and 12 begin, and how they go on. */

import type { Json, Seat, Table } from '@diadochi/kernel';
import { type Scene, scene } from './scene.ts';

/** What seats do, one after the other. */
export function plays(table: Table, ...acts: readonly [Seat, Json][]): Table {
  for (const [seat, act] of acts) table.does(seat, act);
  return table;
}

/**
 * Antigonos (seat 0) leads four CUs from Sardeis into a space next to it, Pergamon unless said otherwise; `generals` and
 * `units` are those of the others. From Pergamon land paths lead to Sardeis, Ephesos and Abydos.
 */
export const entering = ({ generals, units = [], ...rest }: Scene, space = 'pergamon'): Table =>
  plays(
    scene({
      die: 4,
      generals: { antigonos: '0 sardeis', ...generals },
      units: ['0 sardeis loyal 4', ...units],
      ...rest,
    }),
    [0, { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 4 }],
    [0, { go: space }],
  );
