/** Effects that bring CUs and Generals. */

import type { Card, General, Province, Royal, Unit, Units } from '../../box.ts';
import { unitsOf } from '../../generals.ts';
import type { Numbers } from '../../numbers.ts';
import { type PLACES, UNITS } from '../../words.ts';
import { type ConditionFacts, conditionOf } from './conditions.ts';
import { type Effect, kindsOf, type Makers } from './parts.ts';

/** One of the places that a player may choose. */
export interface Place {
  readonly at: (typeof PLACES)[number];
  /** Null: anywhere. */
  readonly provinces: readonly Province[] | null;
  readonly regions: readonly string[] | null;
  readonly royal: Royal | null;
  readonly unbesieged: boolean;
  /** Never inside walls. */
  readonly outside: boolean;
  /** The kinds of spaces on which he may put his PC, in place of any other. */
  readonly pcKinds: readonly number[];
}
interface Placed {
  readonly places: readonly Place[];
  /** C0-06: whether a space takes only so many CUs. */
  readonly limited: boolean;
}

export interface UnitFacts {
  'place-units': Placed & {
    /** What comes: one of these, as the player chooses; nothing where it comes from a box. */
    readonly sets: readonly Units[];
    /** C0-09: with the option of 16.9, in all Provinces or only in these. */
    readonly cavalry: { readonly sets: readonly Units[]; readonly onlyIn: readonly Province[] | null } | null;
    /** The type of the CUs that come from their holding box. */
    readonly box: Unit | null;
    readonly minorGeneral: 'may' | 'needed' | null;
    /** Not now, but in each later Reinforcements Phase in which these conditions hold. */
    readonly eachPhase: readonly ConditionFacts[] | null;
  };
  'recruit-general': Placed & {
    readonly general: General;
    readonly units: Units;
    /** C0-09: the same with the option of 16.9. */
    readonly cavalry: Units;
    /** Whether it matters how many Major Generals the player has. */
    readonly counted: boolean;
  };
  'swap-silver-shields-cards': {
    /** The card that comes into the game. */
    readonly card: Card;
  };
}

export const unitRoles = {
  'place-units': ['needs', 'place'],
  'recruit-general': ['needs', 'place'],
  'swap-silver-shields-cards': ['needs'],
} as const;

export const unitFacts: Makers<UnitFacts> = {
  'place-units'(effect, names) {
    const { units, oneOf, fromHoldingBox, ignoreStackLimit, minorGeneral, cavalryOption } = effect;
    const sets = (oneOf ?? (units === undefined ? [] : [units])).map(unitsOf);
    const places = effect.places.map((place) => placeOf(place, names));
    const conditions = (effect.while ?? []).map((condition) => conditionOf(condition, names));
    const cavalry = cavalryOption === undefined ? null : cavalryOf(cavalryOption, names);
    if (!isOneChoice(sets) || (cavalry !== null && !isOneChoice(cavalry.sets))) return null;
    // What hangs on the place is no choice besides.
    if (cavalry !== null && cavalry.onlyIn !== null && sets.length + cavalry.sets.length !== 2) return null;
    if (!conditions.every((each) => each !== null)) return null;
    if (effect.each === undefined ? !isOnePlacing(effect, sets) : !isEachPhase(effect)) return null;
    return {
      sets,
      cavalry,
      box: fromHoldingBox === undefined ? null : UNITS.indexOf(fromHoldingBox),
      places,
      limited: ignoreStackLimit !== true,
      minorGeneral: minorGeneral === 'may' ? 'may' : minorGeneral === undefined ? null : 'needed',
      eachPhase: effect.each === undefined ? null : conditions,
    };
  },
  'recruit-general': (
    { general, units, places, ignoreStackLimit, ignoreGeneralLimit, cavalryOption },
    names,
  ) =>
    places.some(({ at }) => at === 'same-army')
      ? null
      : {
          general: names.general(general),
          units: unitsOf(units),
          cavalry: unitsOf(cavalryOption?.units ?? units),
          places: places.map((place) => placeOf(place, names)),
          limited: ignoreStackLimit !== true,
          counted: ignoreGeneralLimit !== true,
        },
  'swap-silver-shields-cards': ({ card }, names) => ({ card: names.card(card) }),
};

type PlacingUnits = Extract<Effect, { readonly kind: 'place-units' }>;
const sizeOf = (units: Units): number => units.reduce((sum, count) => sum + count, 0);
/** A choice is among CUs of one type each. */
const isOneChoice = (sets: readonly Units[]): boolean =>
  sets.length < 2 || sets.every((set) => set.filter((count) => count > 0).length === 1);
const cavalryOf = ({ units, oneOf, onlyIn }: NonNullable<PlacingUnits['cavalryOption']>, names: Numbers) => ({
  sets: (oneOf ?? (units === undefined ? [] : [units])).map(unitsOf),
  onlyIn: onlyIn?.map(names.province) ?? null,
});
/** Whether all of it goes to one place: as a Reinforcement and to the Army of before it has no other choice. */
function isOnePlacing({ places, together, ...others }: PlacingUnits, sets: readonly Units[]): boolean {
  if (others.while !== undefined || others.until !== undefined) return false;
  const isAlone = ({ at }: PlacingUnits['places'][number]): boolean =>
    at === 'reinforcement' || at === 'same-army';
  if (places.some(isAlone)) return places.length === 1 && others.minorGeneral === undefined;
  return together === true || sets.every((set) => sizeOf(set) === 1);
}
/** Reinforcements for the rest of the game. */
const isEachPhase = ({ units, places, until, minorGeneral }: PlacingUnits): boolean =>
  units !== undefined &&
  until === 'game-end' &&
  minorGeneral === undefined &&
  places.every(({ at }) => at === 'reinforcement');

const placeOf = (
  { at, provinces, regions, royal, unbesieged, outside, pcKinds }: PlacingUnits['places'][number],
  names: Numbers,
): Place => ({
  at,
  provinces: provinces?.map(names.province) ?? null,
  regions: regions ?? null,
  royal: royal === undefined ? null : names.royal(royal),
  unbesieged: unbesieged === true,
  outside: outside === true,
  pcKinds: kindsOf(pcKinds ?? []),
});
