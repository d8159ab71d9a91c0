/** The tables of the player aid: that no roll falls beside them, and more never gets less. */

import { type Checks, falling, matched, unless } from './parts.ts';

export const tableChecks: Checks = {
  // S14.7
  'the battle table is complete, and rises': ({ tables: { battleTable } }) => {
    const { strengths, rolls, scores } = battleTable;
    return [
      ...consecutive('tables.battleTable.strengths', strengths),
      ...consecutive('tables.battleTable.rolls', rolls),
      ...matched('tables.battleTable.scores', Object.keys(scores), rolls.map(String)),
      ...Object.entries(scores).flatMap(([roll, row]) => [
        ...unless(
          row.length === strengths.length,
          `tables.battleTable.scores.${roll}: ${row.length} scores for ${strengths.length} strengths`,
        ),
        ...rising(`tables.battleTable.scores.${roll}`, row),
      ]),
      ...strengths.flatMap((strength, i) =>
        rising(
          `tables.battleTable.scores for strength ${strength}`,
          rolls.map((roll) => scores[roll]?.[i] ?? 0),
        ),
      ),
    ];
  },

  // S10.A
  'the attrition table is complete, and rises': ({ tables: { attritionTable } }) => {
    const { columns, dieOrder } = attritionTable;
    const where = 'tables.attritionTable';
    const groups = Object.keys(columns).map(Number);
    const losses = (cus: number): number[] => columns[cus].map((cell) => Number.parseInt(cell, 10) || 0);
    return [
      ...consecutive(`${where}.dieOrder`, dieOrder),
      ...consecutive(`${where}.columns`, groups),
      ...groups.flatMap((cus) => [
        ...unless(
          columns[cus].length === dieOrder.length,
          `${where}.columns.${cus}: ${columns[cus].length} results for ${dieOrder.length} rolls`,
        ),
        ...rising(`${where}.columns.${cus}`, losses(cus)),
        ...unless(
          losses(cus).every((lost) => lost <= cus),
          `${where}.columns.${cus}: more are lost than there are`,
        ),
      ]),
      ...dieOrder.flatMap((die, i) =>
        rising(
          `${where}.columns for a roll of ${die}`,
          groups.map((cus) => losses(cus)[i] ?? 0),
        ),
      ),
      ...[attritionTable.strongholdColumn, attritionTable.strongholdColumnWithCavalry].flatMap((column) =>
        unless(groups.includes(column), `${where}.strongholdColumn: there is no column ${column}`),
      ),
    ];
  },

  // S15.2.B
  'the siege table has one row for every roll': ({ tables: { siegeTable } }) => {
    const { rows } = siegeTable;
    const where = 'tables.siegeTable.rows';
    return [
      ...unless(rows[0].min === null, `${where}.0.min: the first row has none`),
      ...unless(rows.at(-1)?.max === null, `${where}.${rows.length - 1}.max: the last row has none`),
      ...rows
        .slice(1)
        .flatMap(({ min }, i) =>
          unless(
            min !== null && rows[i].max !== null && min === rows[i].max + 1,
            `${where}.${i + 1}.min: does not follow the row before`,
          ),
        ),
      ...rows.flatMap(({ min, max }, i) =>
        unless(min === null || max === null || min <= max, `${where}.${i}: ${min} is above ${max}`),
      ),
      ...rising(
        `${where} (siegePoints)`,
        rows.map(({ siegePoints }) => siegePoints),
      ),
      ...rising(`${where} (losses, from the last row up)`, rows.map(({ losses }) => losses).reverse()),
    ];
  },
  'what the siege table leaves to others is there': ({ tables, majorGenerals, markers, cards }) =>
    matched(
      'tables.siegeTable.modifiersElsewhere',
      tables.siegeTable.modifiersElsewhere.map((each) => Object.values(each)[0] as string),
      [
        ...markers.filter(({ siegeModifier }) => siegeModifier !== undefined).map(({ id }) => id),
        ...cards
          .filter(({ effects }) =>
            effects.some((effect) => effect.kind === 'roll-modifier' && effect.rolls.includes('siege')),
          )
          .map(({ id }) => id),
        ...majorGenerals.filter(({ ability }) => ability.kind.startsWith('siege')).map(({ id }) => id),
      ],
    ),

  // S9.2
  'a higher roll moves no less far': ({ tables: { movementAllowance } }) => [
    ...consecutive('tables.movementAllowance.die', movementAllowance.die),
    ...Object.entries(movementAllowance.byInitiative).flatMap(([initiative, mps]) =>
      rising(`tables.movementAllowance.byInitiative.${initiative}`, mps),
    ),
  ],
  // S14.5
  // S14.5-03
  'Local Troops of space and Province add up': ({ tables: { localTroops } }) =>
    unless(
      localTroops.both === localTroops.space + localTroops.province,
      `tables.localTroops.both: ${localTroops.both}, but ${localTroops.space} and ${localTroops.province} for one`,
    ),
};

function consecutive(where: string, numbers: readonly number[]): string[] {
  const gap = numbers.findIndex((each, i) => i > 0 && each !== numbers[i - 1] + 1);
  return unless(gap < 0, `${where}: ${numbers[gap]} does not follow ${numbers[gap - 1]}`);
}
function rising(where: string, numbers: readonly number[]): string[] {
  const place = falling(numbers);
  return unless(place < 0, `${where}: falls from ${numbers[place - 1]} to ${numbers[place]}`);
}
