/** What a General's Initiative is where he stands, and which die his reactions need. */

import { box, generalOf, majorOf } from '../content.ts';
import type { Owner, SuccessorsView, Table } from '../view.ts';
import { isSame, type Place } from './company.ts';

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
/** Somebody who reacts from where he stands. */
export interface Reacting {
  readonly general: string;
  readonly owner: Owner | null;
  readonly place: Place;
}
export const independentAt = ({ generals }: Table, general: string): Reacting => {
  const { at, inside } = generals[general];
  return { general, owner: 'independent', place: { at: at ?? '', inside } };
};
/** S11.2-11, S12.2-04: the least die that does it. */
export function neededDie(
  view: SuccessorsView,
  reacting: Reacting,
  attempt: keyof typeof THRESHOLDS,
): number {
  const { general, place } = reacting;
  const ability = majorOf(general)?.ability;
  const least =
    ability?.kind === THRESHOLDS[attempt]
      ? ability.params.minRoll
      : initiativeAt(general, place.at, false) + 1;
  return view.options.cavalry === true ? least + riding(view.table, reacting) : least;
}
/** S16.9-22 to S16.9-25: less with Cavalry where he is, more against it; S16.9-02: every Independent Army has one. */
function riding({ stacks, march }: Table, { owner, place }: Reacting): number {
  const own = stacks.find((each) => each.owner === owner && isSame(each, place));
  const hasOwn = owner === 'independent' || (own?.units.cavalry ?? 0) > 0;
  const isAgainst = march !== null && (march.owner === 'independent' || (march.units.cavalry ?? 0) > 0);
  return Number(isAgainst) - Number(hasOwn);
}
export const chanceOf = (needed: number): number => Math.min(1, Math.max(0, 7 - needed) / 6);
