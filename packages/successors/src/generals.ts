/** S7.1, S7.5: what is known of each General, made ready for the rules. */

import type { Id } from '@diadochi/kernel';
import type { Content } from './content-schema.ts';
import type { ProvinceFacts, SpaceFacts } from './map.ts';
import type { Numbers } from './numbers.ts';
import { COLOURS, ROLES, UNITS } from './words.ts';

type Space = Id<'space'>;
type Province = Id<'province'>;
type General = Id<'general'>;

/** S7.1: the sorts of Generals. */
export const MAJOR = 0;
export const MINOR = 1;
export const INDEPENDENT_GENERAL = 2;

/** How many CUs of each type. */
export type Units = readonly number[];

export interface GeneralFacts {
  readonly name: string;
  readonly sort: number;
  readonly initiative: number;
  readonly battle: number;
  readonly seniority: number;
  readonly popularity: number;
  readonly legitimacy: number;
  /** The colour of a Minor General; -1 for others. */
  readonly colour: number;
  /** S4.3: what he is by number of players. */
  readonly roles: readonly number[];
  readonly start: {
    readonly province: Province;
    /** Where his owner may put him. */
    readonly spaces: readonly Space[];
    readonly pcs: number;
    readonly units: Units;
    /** S16.9-03: what he has besides. */
    readonly cavalry: Units;
  } | null;
  readonly recruitment: {
    readonly units: Units;
    /** S6.2.D-06 to S6.2.D-10: the spaces that he prefers. */
    readonly preferred: readonly Space[];
    readonly ops: readonly number[];
    /** Who must have left the game before: -1 for nobody. */
    readonly after: General;
  } | null;
  /** S7.5: the CUs of an Independent Army, and the space in which it begins; -1: in its box. */
  readonly cus: number;
  /** S16.9-02: how many of them count as Cavalry CUs. */
  readonly cavalry: number;
  readonly begins: Space;
  /** S14.9-12: whether a beaten Independent Army goes back to its box. */
  readonly returns: boolean;
  /** S9.5-15: the spaces to which dotted paths lead from its box. */
  readonly entries: readonly Space[];
  readonly limits: Limits;
  readonly ability: Ability | null;
}
/** 9.5: where an Independent Army may go. */
export interface Limits {
  /** S9.5-22, S9.5-27: the Provinces to which it keeps; null: to none. */
  readonly provinces: readonly Province[] | null;
  /** S9.5-24: whether it goes westward. */
  readonly westward: boolean;
  /** S9.5-26: the Province in which it leaves the game; -1: none. */
  readonly leavesIn: Province;
}
const ANYWHERE: Limits = { provinces: null, westward: false, leavesIn: -1 };
type Ability = Content['majorGenerals'][number]['ability'];
type Major = Content['majorGenerals'][number];

interface Land {
  readonly spaces: readonly SpaceFacts[];
  readonly provinces: readonly ProvinceFacts[];
}

/** Major Generals, then Minor Generals, then Independent Armies: in this order they are numbered. */
export function generalsOf(content: Content, land: Land, numbers: Numbers): GeneralFacts[] {
  return [
    ...content.majorGenerals.map((general) => majorFacts(general, land, numbers)),
    ...content.minorGenerals.map((general) => ({
      ...ratings(general, MINOR),
      seniority: general.seniority,
      popularity: general.popularity,
      colour: COLOURS.indexOf(general.faction),
    })),
    ...content.independentArmies.map((army) => ({
      ...ratings(army, INDEPENDENT_GENERAL),
      cus: army.cus,
      cavalry: army.cavalryOption.cavalryCus,
      returns: army.onDefeat === 'returns-to-holding-box',
      begins: army.start.space === undefined ? -1 : numbers.space(army.start.space),
      entries: content.holdingBoxes
        .filter((box) => box.army === army.id)
        .flatMap((box) => box.entries.map(numbers.space)),
      limits: limitsOf(army.movementLimits, numbers),
    })),
  ];
}

const limitsOf = (
  {
    provinces,
    mustEndFurtherWest,
    removedOnEntering,
  }: Content['independentArmies'][number]['movementLimits'],
  numbers: Numbers,
): Limits => ({
  provinces: provinces?.map(numbers.province) ?? null,
  westward: mustEndFurtherWest === true,
  leavesIn: removedOnEntering === undefined ? -1 : numbers.province(removedOnEntering),
});

const majorFacts = (general: Major, land: Land, numbers: Numbers): GeneralFacts => ({
  ...ratings(general, MAJOR),
  ability: general.ability,
  seniority: general.seniority,
  popularity: general.popularity,
  legitimacy: general.legitimacy,
  roles: [2, 3, 4, 5].map((players) =>
    ROLES.indexOf(general.roles[String(players) as keyof typeof general.roles]),
  ),
  start: general.start === null ? null : startFacts(general.start, land, numbers),
  recruitment: general.recruitment === null ? null : recruitmentFacts(general.recruitment, land, numbers),
});

function startFacts(start: NonNullable<Major['start']>, { provinces }: Land, numbers: Numbers) {
  const province = numbers.province(start.province);
  const except = (start.except ?? []).map(numbers.space);
  const spaces =
    start.spaces === 'any'
      ? provinces[province].allSpaces.filter((space) => !except.includes(space)) // D4-09
      : start.spaces.map(numbers.space);
  return {
    province,
    spaces,
    pcs: start.pcs,
    units: unitsOf(start.cus),
    cavalry: unitsOf(start.cavalryOption.add),
  };
}

function recruitmentFacts(
  { cus, preferred, cardOps, requires }: NonNullable<Major['recruitment']>,
  { spaces, provinces }: Land,
  numbers: Numbers,
) {
  const preferredSpaces =
    'port' in preferred
      ? spaces.flatMap(({ port }, space) => (port ? [space] : []))
      : preferred.provinces.flatMap((id) => provinces[numbers.province(id)].allSpaces);
  return {
    units: unitsOf(cus),
    preferred: preferredSpaces,
    ops: cardOps,
    after: requires === undefined ? -1 : numbers.general(requires[0].general),
  };
}

const ratings = (
  { id, initiative, battle }: { id: string; initiative: number; battle: number },
  sort: number,
): GeneralFacts => ({
  name: id,
  sort,
  initiative,
  battle,
  seniority: 0,
  popularity: 0,
  legitimacy: 0,
  colour: -1,
  roles: [],
  start: null,
  recruitment: null,
  cus: 0,
  cavalry: 0,
  begins: -1,
  returns: false,
  entries: [],
  limits: ANYWHERE,
  ability: null,
});

export const unitsOf = (counts: { readonly [unit: string]: number | undefined }): Units =>
  UNITS.map((unit) => counts[unit] ?? 0);
