/** How the tests of Surprise cards go on where nobody has anything more to play. */

import type { Table } from '@diadochi/kernel';
import { successors } from '../src/index.ts';

const isWindow = (kind: string): boolean => Object.hasOwn(successors.contract.windows, kind);
/** All pass in every window that is open, or opens by that. */
export function passes(table: Table): Table {
  for (let asked = table.asked(); asked.some(({ kind }) => isWindow(kind)); asked = table.asked())
    table.does(asked[0].seat, { pass: true });
  return table;
}
/** A seat does something, and then all pass. */
export function alone(table: Table, seat: number, action: Parameters<Table['does']>[1]): Table {
  table.does(seat, action);
  return passes(table);
}
