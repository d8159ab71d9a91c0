/** Section 15: a Siege. What is added to the die, and what comes of it. */

import { controllerOf } from './control.ts';
import { DIE, mean } from './dice.ts';
import { isPort, spaceOf, tables } from './facts.ts';
import { abilityOf, commanderOf, prestigeOf } from './generals.ts';
import { defendersIn, isMajorCity } from './options.ts';
import { type Counts, type OpenTable, type Owner, stackAt } from './table.ts';

export interface SiegePlan {
  readonly space: string;
  readonly seat: number;
  /** Who commands the Army that conducts it (D15-20). */
  readonly general: string;
  /** The CUs that conduct it. */
  readonly army: Counts;
}
/** 15.2 B, in the order of the book. */
export interface SiegeModifiers {
  readonly fleets: number;
  readonly city: number;
  readonly engine: number;
  readonly commander: number;
  readonly defender: number;
}

const CITIES: { readonly [space: string]: number } = { rhodos: -1, memphis: 1, babylon: 1 };

/** 15.1: a controlled Major City, or an Independent space, with CUs of an enemy Army in it. */
export function besiegers(t: OpenTable): { [space: string]: Owner[] } {
  const armies = t.stacks.filter(({ at, inside, owner, generals, cus }) => {
    const controller = controllerOf(t, at);
    const canBe = controller === 'independent' || (controller !== null && isMajorCity(t, at));
    return canBe && !inside && controller !== owner && cus > 0 && generals.length > 0;
  });
  const found: { [space: string]: Owner[] } = {};
  for (const { at, owner } of armies) found[at] = [...(found[at] ?? []), owner];
  return found;
}

export function siegeModifiers(
  t: OpenTable,
  { space, seat, general }: Omit<SiegePlan, 'army'>,
): SiegeModifiers {
  const hasFleet = Object.values(t.fleets).some((fleet) => fleet.owner === seat && !fleet.dispersed);
  const inside = t.stacks.find((each) => each.at === space && each.inside);
  const isCity = isMajorCity(t, space);
  return {
    fleets: isCity && isPort(space) && !hasFleet ? -1 : 0,
    city: CITIES[space] ?? 0,
    engine: isCity && t.lasting['the-helepolis']?.space === space ? 1 : 0,
    commander: abilityOf(general, 'siege-besieger')?.modifier ?? 0,
    defender: isCity ? (abilityOf(commanderOf(inside?.generals ?? []), 'siege-defender')?.modifier ?? 0) : 0,
  };
}

export const sumOf = (modifiers: SiegeModifiers): number =>
  Object.values(modifiers).reduce((sum: number, each: number) => sum + each, 0);

/** The Siege Table: Siege Points, and CUs that the Besieger loses. */
export function siegeResult(total: number): { points: number; losses: number } {
  const row = tables.siegeTable.rows.find(
    ({ min, max }) =>
      (min ?? Number.NEGATIVE_INFINITY) <= total && total <= (max ?? Number.POSITIVE_INFINITY),
  );
  if (row === undefined) throw new Error(`no row for ${total}`);
  return { points: row.siegePoints, losses: row.losses };
}

/** 15.4 */
export function pointsNeeded(t: OpenTable, space: string): number {
  if (isMajorCity(t, space)) return 3;
  return spaceOf.get(space)?.kind === 'stronghold' ? 2 : 1;
}

/** 15.2 A */
export const leastCus = (general: string): number =>
  abilityOf(general, 'siege-besieger')?.minimumSiegeCus ?? 3;

export function siegeOdds(
  t: OpenTable,
  plan: SiegePlan,
): { falls: number; points: readonly number[]; losses: number } {
  const modifier = sumOf(siegeModifiers(t, plan));
  const siege = t.sieges[plan.space];
  const before = siege?.by === plan.seat ? siege.points : 0;
  const of = (die: number) => siegeResult(die + modifier);
  // 16.5: each CU inside costs one point more.
  const needed = pointsNeeded(t, plan.space) - before + defendersIn(t, plan.space);
  const spared = ridersOf(t, plan);
  return {
    falls: mean(DIE, (die) => (of(die).points >= needed ? 1 : 0)),
    points: [0, 1, 2, 3].map((points) => mean(DIE, (die) => (of(die).points === points ? 1 : 0))),
    losses: mean(DIE, (die) => Math.max(0, of(die).losses - spared)),
  };
}

/** 16.9: Cavalry CUs that are Dispersed in place of losses, before an Independent Minor City or Stronghold; one is named. */
function ridersOf(t: OpenTable, { space, army }: SiegePlan): number {
  if (!t.options.cavalry || isMajorCity(t, space) || controllerOf(t, space) !== 'independent') return 0;
  return army.cavalry ?? 0;
}

/** 16.6: whether Royal Army CUs of the Besieger are no part of the CUs that a Siege takes: his Prestige is the lower one. */
export function royalArmyStandsBy(t: OpenTable, { space, seat, general }: SiegePlan): boolean {
  const controller = controllerOf(t, space);
  if (!t.options.royalArmySieges || controller === null) return false;
  const inside = isMajorCity(t, space) ? stackAt(t, space, controller, true) : undefined;
  const besieged = prestigeOf(t, controller, commanderOf(inside?.generals ?? []), space, false);
  return prestigeOf(t, seat, general, space, false) < besieged;
}

/** 7.2 F: whether Royal Army CUs inside come over as soon as a Siege Point is gained. */
export function royalArmyComesOver(t: OpenTable, { space, seat }: SiegePlan): boolean {
  const inside = t.stacks.find((each) => each.at === space && each.inside);
  if (inside === undefined || !((inside.units.royal ?? 0) > 0)) return false;
  const outside = stackAt(t, space, seat);
  const besieged = prestigeOf(t, inside.owner, commanderOf(inside.generals), space, false);
  return besieged < prestigeOf(t, seat, commanderOf(outside?.generals ?? []), space, false);
}
