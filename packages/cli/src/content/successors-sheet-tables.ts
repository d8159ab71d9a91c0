/** The tables of the player aid and the numbers of the rules on the sheet. */

import type { Content } from '@diadochi/successors/content-schema';
import { gridOf, plainTable } from './plain-table.ts';

export function tableSheet(content: Content): string[] {
  const { tables, royalFamilyRules, trainingTrack, fleetRules, setups } = content;
  const { battleTable, attritionTable, siegeTable, movementAllowance, ...others } = tables;
  const { columns, ...attrition } = attritionTable;
  const { rows, ...siege } = siegeTable;
  const { strengths, rolls, scores } = battleTable;
  return [
    gridOf(
      'Battle: strength across, modified roll down',
      battleTable,
      'scores',
      strengths,
      rolls,
      (roll, i) => String(scores[roll][i]),
    ),
    gridOf(
      'Attrition: CUs across, die down',
      attritionTable,
      'columns',
      Object.keys(columns).map(Number),
      attritionTable.dieOrder,
      (die, i) => columns[Object.keys(columns)[i]][attritionTable.dieOrder.indexOf(die)],
    ),
    plainTable('Attrition, other values', [attrition]),
    plainTable(
      'Siege: modified roll',
      rows.map((row) => ({ ...row, ...standingOf(siegeTable, 'rows') })),
    ),
    plainTable('Siege, other values', [siege]),
    gridOf(
      'Movement Allowance: die across, Initiative down',
      movementAllowance,
      'byInitiative',
      movementAllowance.die,
      [2, 3, 4],
      (initiative, i) =>
        String(
          movementAllowance.byInitiative[
            String(initiative) as unknown as keyof typeof movementAllowance.byInitiative
          ][i],
        ),
    ),
    ...Object.entries(others).map(([name, table]) => plainTable(name, [table])),
    plainTable('By number of players', setups),
    plainTable('Royal Family, for all', [royalFamilyRules]),
    plainTable('Training Track', [trainingTrack]),
    plainTable('Fleets, for all', [fleetRules]),
    ...(['victory', 'reinforcements', 'placing', 'recruiting', 'raising', 'forage', 'walls'] as const).map(
      (name) => plainTable(name, [content[name]]),
    ),
  ];
}

/** Rows of a table have the standing of the table. */
const standingOf = (
  { provenance, fieldProvenance }: Content['tables']['siegeTable'],
  field: string,
): { provenance: string } => ({ provenance: fieldProvenance?.[field] ?? provenance });
