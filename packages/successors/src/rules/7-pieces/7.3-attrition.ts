/** 7.3 Attrition: one die, in the column for the number of CUs. */

import type { Losses } from '../../box.ts';
import type { Board } from '../../contract.ts';

/** S7.3-05; D7-22: beyond the last column, or the last die, the last one counts. */
export function attritionOf(p: Board, column: number, die: number): Losses {
  const columns = p.box.attrition;
  const losses = columns[Math.min(column, columns.length) - 1];
  return losses[Math.min(die, losses.length) - 1];
}
/** S7.3-08, S10.A-03: whatever the number of CUs. */
export const strongholdColumn = (p: Board): number => p.box.content.tables.attritionTable.strongholdColumn;
