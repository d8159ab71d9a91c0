/** Section 16: what optional rules make of the table. */

import { independents, spaceOf } from './facts.ts';
import { type Counts, countOf, type OpenTable, type Owner, stackAt } from './table.ts';

/** 16.1: the spaces that are Major Cities because of a Capital; one whose loss is not yet settled still is (D16-02). */
const capitalsIn = (t: OpenTable): readonly string[] =>
  t.factions.flatMap(({ capital }) =>
    capital !== undefined && capital.at !== null && capital.state !== 'building' ? [capital.at] : [],
  );
export const isMajorCity = (t: OpenTable, space: string): boolean =>
  spaceOf.get(space)?.kind === 'major' || capitalsIn(t).includes(space);

/** 16.1: whoever holds a Province holds its Capitals too. */
export const capitalsOf = (t: OpenTable, province: string): readonly string[] =>
  capitalsIn(t).filter((space) => spaceOf.get(space)?.province === province);

/** 16.1: 2 VP for a Capital that stands, 1 for every one taken from others. */
export function capitalPoints(t: OpenTable, seat: number): number {
  const own = t.factions[seat].capital?.state === 'complete' ? 2 : 0;
  return own + t.factions.filter(({ capital }) => capital?.state === 'lost' && capital.taker === seat).length;
}

/** 16.9: whether there is a Cavalry CU among some CUs; one CU of every Independent Army is. */
export function hasCavalry(t: OpenTable, owner: Owner, units: Counts, generals: readonly string[]): boolean {
  if (!t.options.cavalry) return false;
  return owner === 'independent' ? generals.some((id) => independents.has(id)) : (units.cavalry ?? 0) > 0;
}

/**
 * 16.9: what Cavalry makes of the number that a General needs to Intercept or to Evade: one less with Cavalry of his Faction where
 * he is, one more with Cavalry among those who move.
 */
export function ridden(t: OpenTable, general: string, owner: Owner): number {
  const stack = t.stacks.find((each) => each.owner === owner && each.generals.includes(general));
  const { march } = t;
  const own = stack !== undefined && hasCavalry(t, owner, stack.units, stack.generals) ? 1 : 0;
  const moving = march !== null && hasCavalry(t, march.owner, march.units, march.generals) ? 1 : 0;
  return moving - own;
}

/** 16.5: CUs inside a Major City, each of which stands in for a Siege Point that would be its last. */
export function defendersIn(t: OpenTable, space: string): number {
  const controller = t.pcs[space];
  if (!t.options.siegeDefence || typeof controller !== 'number' || !isMajorCity(t, space)) return 0;
  return countOf(stackAt(t, space, controller, true)?.units ?? {});
}

/** Diplomatic Marriage: who neither attack each other nor stand in each other's way, until the Game Turn is over. */
export function havePact(t: OpenTable, one: Owner, other: Owner): boolean {
  const { holder = null, seat = null } = t.lasting['diplomatic-marriage'] ?? {};
  return holder !== null && seat !== null && [one, other].includes(holder) && [one, other].includes(seat);
}

/** 16.11: whether anybody but whoever moves has a card with which he could incite Independents against a player. */
export const canBeIncited = (t: OpenTable, mover: number, moved: Owner): boolean =>
  t.options.independentReactions === true &&
  moved !== 'independent' &&
  t.factions.some(({ hand = 0 }, seat) => seat !== mover && hand > 0);

/** D16-21: where an Independent Army may be. */
export const mayEnter = (general: string, space: string): boolean => {
  const { provinces } = independents.get(general)?.movementLimits ?? {};
  return provinces === undefined || provinces.includes(spaceOf.get(space)?.province ?? '');
};
