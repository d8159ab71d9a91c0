/** What a General's Initiative is where he stands, and which die his reactions need. */

import { box, generalOf, majorOf } from '../content.ts';

/** S7.1-03: an ability may give another Initiative in some Regions, or in ports for movement only. */
function initiativeAt(general: string, at: string, isMovement: boolean): number {
  const initiative = generalOf(general)?.initiative ?? 0;
  const ability = majorOf(general)?.ability;
  if (ability?.kind !== 'rating-override' || ability.params.rating !== 'initiative') return initiative;
  const { value, when } = ability.params;
  if (when.uses !== undefined && !isMovement) return initiative;
  const space = box().spaces.find(({ id }) => id === at);
  if (when.inPort === true && space?.port !== true) return initiative;
  const province = box().provinces.find(({ id }) => id === space?.province);
  if (when.provinces !== undefined && !isAmong(when.provinces, province?.id)) return initiative;
  if (when.regions !== undefined && !isAmong(when.regions, province?.region)) return initiative;
  return value;
}
const isAmong = (list: readonly string[], one: string | undefined): boolean =>
  one !== undefined && list.includes(one);

/** S9.2-09: the MPs that the movement die gives him. */
export function allowance(general: string, at: string, die: number): number {
  const table: { readonly [initiative: string]: readonly number[] } =
    box().tables.movementAllowance.byInitiative;
  return table[initiativeAt(general, at, true)]?.[die - 1] ?? 0;
}

const THRESHOLDS = { intercept: 'interception-threshold', evade: 'evasion-threshold' } as const;
/** S11.2-11, S12.2-04: the least die that does it. */
export function neededDie(general: string, at: string, attempt: keyof typeof THRESHOLDS): number {
  const ability = majorOf(general)?.ability;
  if (ability?.kind === THRESHOLDS[attempt]) return ability.params.minRoll;
  return initiativeAt(general, at, false) + 1;
}
export const chanceOf = (needed: number): number => Math.min(1, Math.max(0, 7 - needed) / 6);
