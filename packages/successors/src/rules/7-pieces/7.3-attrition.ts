/** 7.3 Attrition: one die, in the column for the number of CUs. */

import type { Losses, Units } from '../../box.ts';
import type { Board } from '../../contract.ts';
import { isCavalryAmong } from '../../position/cavalry.ts';

/** S7.3-05; D7-22: beyond the last column, or the last die, the last one counts. */
export function attritionOf(p: Board, column: number, die: number): Losses {
  const columns = p.box.attrition;
  const losses = columns[Math.min(column, columns.length) - 1];
  return losses[Math.min(die, losses.length) - 1];
}
/** S7.3-08, S10.A-03: whatever the number of CUs; S16.9-21, D16-10: another with a Cavalry CU among them. */
export function strongholdColumn(p: Board, units: Units): number {
  const { strongholdColumn: column, strongholdColumnWithCavalry: fewer } =
    p.box.content.tables.attritionTable;
  return isCavalryAmong(p, units) ? fewer : column;
}
