/**
 * 9.1: who comes along. The fields of an answer that names the Generals, CUs and Royal Family Members of a group, each
 * with its judge; a group is named in activations, on the way, through the walls and in Interceptions alike.
 */

import { type Seat, upTo } from '@diadochi/kernel';
import {
  CART,
  type General,
  MERCENARY,
  type Royal,
  SILVER_SHIELDS,
  type Unit,
  type Units,
} from '../../box.ts';
import { type Board, type Location, rule, TYPES } from '../../contract.ts';
import { generalFacts, isMinor } from '../../position/generals.ts';
import { isRoyalFresh, isRoyalInGroup } from '../../position/march.ts';
import { allRoyals, controlsRoyal, isCartReady, royalAt, royalFacts } from '../../position/royals.ts';
import { eightCuLimit } from '../../settings.ts';
import { UNITS } from '../../words.ts';
import { fitting, mayPart } from '../7-pieces/7.2-silver-shields.ts';

/** A question while it is being answered, of any kind that names a company. */
export interface Asked {
  readonly seat: Seat;
  readonly so: { readonly [field: string]: unknown };
}
/** An answer that names Generals, CUs (a field for each type) and Royal Family Members. */
export interface Company {
  readonly with: readonly General[];
  readonly carry: readonly Royal[];
  readonly [unit: string]: unknown;
}
/** How many CUs of a type there are to choose from. */
type Count = (p: Board, q: Asked, unit: Unit) => number;
/** How many CUs of all types together may be named. */
type Total = (p: Board, q: Asked) => number;
/** Why so many of a type cannot be named. */
export type Judge = (p: Board, q: Asked, unit: Unit, count: number) => string | null;

/** The field of one type of CUs. */
const cuField = (unit: Unit, bounds: string, most: Count, judge?: Judge) => ({
  among: (p: Board, q: Asked) => upTo(most(p, q, unit)),
  bounds,
  ...(unit === SILVER_SHIELDS
    ? {
        may: (p: Board, q: Asked, count: number) =>
          mayPart.broken(p, unit, count, most(p, q, unit)) ?? judge?.(p, q, unit, count) ?? null,
      }
    : judge && { may: (p: Board, q: Asked, count: number) => judge(p, q, unit, count) }),
});
/** A field for each type. `total`: how many of all types together; `judge`: what else may forbid a number of one. */
export function cuFields(
  bounds: string,
  most: Count,
  { total, judge }: { readonly total?: Total; readonly judge?: Judge } = {},
) {
  const fits: Count = total
    ? (p, q, unit) => fitting(unit, most(p, q, unit), total(p, q) - namedCus(q.so))
    : most;
  return {
    mercenary: cuField(MERCENARY, bounds, fits, judge),
    elephant: cuField(UNITS.indexOf('elephant'), bounds, fits, judge),
    cavalry: cuField(UNITS.indexOf('cavalry'), bounds, fits, judge),
    loyal: cuField(UNITS.indexOf('loyal'), bounds, fits, judge),
    royal: cuField(UNITS.indexOf('royal'), bounds, fits, judge),
    'silver-shields': cuField(SILVER_SHIELDS, bounds, fits, judge),
  };
}
/** The CUs that an answer names, by type. */
export function namedUnits(so: { readonly [field: string]: unknown }): Units {
  const units: number[] = [];
  for (let unit = 0; unit < TYPES; unit++) units.push((so[UNITS[unit]] as number | undefined) ?? 0);
  return units;
}
export function namedCus(so: { readonly [field: string]: unknown }): number {
  let sum = 0;
  for (let unit = 0; unit < TYPES; unit++) sum += (so[UNITS[unit]] as number | undefined) ?? 0;
  return sum;
}

/** D16-09: so many CUs go together from a location, at one step; it does not matter how many there are (S16.8-04). */
export const mayMoveTogether = rule<[number]>({
  'S16.8-01': (p, cus) => cus <= mostTogether(p),
});
export const mayInterceptTogether = rule<[number]>({
  'S16.8-02': (p, cus) => cus <= mostTogether(p),
});
const MOST_TOGETHER = 8;
const NO_LIMIT = 0x7fff;
/** 16.8: how many CUs go together at most. */
export const mostTogether = (p: Board): number => (eightCuLimit(p) === 0 ? NO_LIMIT : MOST_TOGETHER);

/** S9.1-18: a Minor General neither takes another General along nor goes along with one. */
export const mayLead = rule<[General]>({
  'S9.1-18': (p, leader) => !isMinor(p, leader),
});
export const mayFollow = rule<[General]>({
  'S9.1-18': (p, general) => !isMinor(p, general),
});
/** The other Generals of a location whom a leader outranks. */
export function juniorsAt(
  p: Board,
  location: Location,
  seat: Seat,
  leader: General,
  list: General[],
): General[] {
  const { seniority } = generalFacts(p, leader);
  const { whereabouts, owner } = p;
  for (let general: General = 0; general < owner.length; general++)
    if (
      whereabouts[general] === location &&
      owner[general] === seat &&
      general !== leader &&
      generalFacts(p, general).seniority <= seniority
    )
      list.push(general);
  return list;
}

/** S9.1-15: the Royal Family Members of a location whom a player controls. */
export function royalsAt(p: Board, location: Location, seat: Seat, list: Royal[]): Royal[] {
  for (const royal of allRoyals(p))
    if (royalAt(p, royal) === location && controlsRoyal(p, seat, royal)) list.push(royal);
  return list;
}
/** S9.1-12: in a reaction it does not matter who has moved. */
export const mayReact = rule<[Royal]>({
  'S8.4-03': (p, royal) => canTravel(p, royal),
});
/** The Tomb (S8.4-04) is nobody's to take along. */
const canTravel = (p: Board, royal: Royal): boolean => royalFacts(p, royal).sort !== CART || isCartReady(p);
/** S8.4-08 */
export const isFreeToGo = (p: Board, royal: Royal): boolean =>
  isRoyalFresh(p, royal) || isRoyalInGroup(p, royal);
export const mayCarry = rule<[Royal]>({
  'S8.4-03': (p, royal) => canTravel(p, royal),
  'S9.1-10': (p, royal) => isFreeToGo(p, royal),
});
/** S9.1-16: between spaces only with CUs. */
export const mayCarryAnybody = rule<[number]>({
  'S9.1-16': (_p, cus) => cus > 0,
});

/** S9.1-18: the field of those who go along with a leader; `may`: what else can forbid one of them. */
export const followers = (
  bounds: string,
  leader: (p: Board, q: Asked) => General,
  among: (p: Board, q: Asked, list: General[]) => General[],
  may: (p: Board, general: General) => string | null,
) => ({
  among,
  bounds,
  closed: (p: Board, q: Asked) => mayLead.broken(p, leader(p, q)),
  may: (p: Board, _: Asked, general: General) => mayFollow.broken(p, general) ?? may(p, general),
});
/** S9.1-15: the field of the Royal Family Members whom the CUs that are named take along to another space. */
export const carried = (among: (p: Board, q: Asked, list: Royal[]) => Royal[]) => ({
  among,
  bounds: 'S9.1-15',
  closed: (p: Board, { so }: Asked) => mayCarryAnybody.broken(p, namedCus(so)),
  may: (p: Board, _: Asked, royal: Royal) => mayCarry.broken(p, royal),
});
