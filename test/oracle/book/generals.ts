/** 7.1: who commands, and what his ratings are; 7.2 F: the Prestige of a side. */

import { controllerOf } from './control.ts';
import { independents, majors, minors, regionOf, spaceOf, units } from './facts.ts';
import { ridden } from './options.ts';
import { legitimacy } from './points.ts';
import { type Counts, countOf, type OpenTable, type Owner } from './table.ts';

export const isMajor = (general: string): boolean => majors.has(general);

/** 7.1 A: the most Senior of them; all Minor Generals are alike. */
export function commanderOf(generals: readonly string[]): string | null {
  const seniority = (general: string): number => majors.get(general)?.seniority ?? 0;
  return [...generals].sort((a, b) => seniority(b) - seniority(a))[0] ?? null;
}

export const abilityOf = (general: string | null, kind: string) => {
  const ability = majors.get(general ?? '')?.ability;
  return ability?.kind === kind ? ability.params : null;
};

const cardOf = (general: string) => {
  const card = majors.get(general) ?? minors.get(general) ?? independents.get(general);
  if (card === undefined) throw new Error(`no General ${general}`);
  return card;
};

const isIn = (space: string, provinces: readonly string[]): boolean =>
  provinces.includes(spaceOf.get(space)?.province ?? '');

/** Initiative for Interception and Evasion, where he stands. */
function initiativeOf(general: string, space: string): number {
  const { initiative } = cardOf(general);
  const better = abilityOf(general, 'rating-override');
  if (better?.rating !== 'initiative' || better.value === undefined) return initiative;
  // An Ability that is for movement alone helps neither to Intercept nor to Evade.
  const { regions, provinces, uses } = better.when ?? {};
  const holds =
    uses === undefined &&
    (regions === undefined || regions.includes(regionOf(space) ?? '')) &&
    (provinces === undefined || isIn(space, provinces));
  return holds ? better.value : initiative;
}

/** 11.2 and 12.2: the roll must be higher than the Initiative, or as high as a Special Ability says; 16.9: with Cavalry. */
export function neededFor(
  t: OpenTable,
  what: 'interception' | 'evasion',
  general: string,
  owner: Owner,
  space: string,
): number {
  const { minRoll } = abilityOf(general, `${what}-threshold`) ?? {};
  return (minRoll ?? initiativeOf(general, space) + 1) + ridden(t, general, owner);
}

/** A side's own circumstances in a Land Battle, as far as Abilities ask for them. */
export interface Circumstances {
  readonly space: string;
  readonly side: 'attacker' | 'defender';
  readonly owner: Owner;
  readonly participating: Counts;
  readonly elephantsAwake: boolean;
}
export function battleRatingOf(t: OpenTable, general: string | null, here: Circumstances): number {
  if (general === null) return 0;
  const { battle } = cardOf(general);
  const better = abilityOf(general, 'rating-override');
  if (better?.rating !== 'battle' || better.value === undefined) return battle;
  const { when = {} } = better;
  const { participating } = here;
  const macedonian = [...units.values()]
    .filter((unit) => unit.macedonian)
    .reduce((sum, { id }) => sum + (participating[id] ?? 0), 0);
  const { ownParticipatingCu: cu, ownMacedonianShareAtLeast: share } = when;
  const holds =
    (when.provinces === undefined || isIn(here.space, when.provinces)) &&
    (when.side === undefined || when.side === here.side) &&
    (when.spaceControlledBy === undefined || controllerOf(t, here.space) === here.owner) &&
    (cu === undefined || (participating[cu.type] ?? 0) >= cu.min) &&
    (share === undefined || macedonian >= share * countOf(participating)) &&
    (when.ownElephantWithStrengthAbove === undefined || here.elephantsAwake);
  return holds ? Math.max(battle, better.value) : battle;
}

/** 7.2 F: L, and the Popularity of whoever commands; never below 0. `sacred`: he defends in a Land Battle; `oratory`: The Gift of. */
export function prestigeOf(
  t: OpenTable,
  owner: Owner,
  commander: string | null,
  space: string,
  sacred: boolean,
  oratory = 0,
): number {
  if (owner === 'independent') return 0;
  const own = commander === null ? 0 : t.generals[commander].popularity;
  const onSacredGround = sacred && commander !== null && guardsAlexander(t, owner, space);
  return Math.max(0, legitimacy(t, owner) + own + oratory + (onSacredGround ? 4 : 0));
}
function guardsAlexander(t: OpenTable, owner: Owner, space: string): boolean {
  const [cart, tomb] = [t.royals['funeral-cart'], t.royals.tomb];
  const isHere = (royal: typeof cart) => typeof royal === 'object' && royal?.at === space && !royal.aboard;
  if (isHere(cart) && typeof cart === 'object') return cart?.controller === owner;
  return isHere(tomb) && controllerOf(t, space) === owner;
}
