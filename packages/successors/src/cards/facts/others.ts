/** Effects on what others have: their Armies, CUs, Fleets and cards. */

import type { Fleet, Unit, Units } from '../../box.ts';
import { unitsOf } from '../../generals.ts';
import { UNITS } from '../../words.ts';
import type { Makers } from './parts.ts';

export interface OthersFacts {
  'roll-attrition': Record<never, never>;
  'eliminate-unit': { readonly count: number; readonly units: readonly Unit[] };
  'unit-changes-side': { readonly most: number; readonly units: readonly Unit[] };
  'gain-fleet': { readonly fleet: Fleet };
  'upgrade-fleet': { readonly count: number };
  'look-at-hand': Record<never, never>;
  'diplomatic-marriage': { readonly units: Units };
}

export const othersRoles = {
  'roll-attrition': ['needs', 'target'],
  'eliminate-unit': ['needs', 'target', 'ofUnits'],
  'unit-changes-side': ['needs', 'byArmy', 'target', 'ofUnits'],
  'gain-fleet': ['needs'],
  'upgrade-fleet': ['needs', 'ofFleet'],
  'look-at-hand': ['needs', 'player'],
  'diplomatic-marriage': ['needs', 'player'],
} as const;

const unitsNamed = (names: readonly (typeof UNITS)[number][]): Unit[] =>
  names.map((name) => UNITS.indexOf(name));

/** What happens in a battle is played in a battle: by Surprise cards. */
export const othersFacts: Makers<OthersFacts> = {
  'roll-attrition': ({ of, lossesChosenBy }) =>
    of === 'another-player' && lossesChosenBy === 'owner' ? {} : null,
  'eliminate-unit': ({ count, units, of, chosenBy }) =>
    of === 'another-player' && chosenBy === 'self' ? { count, units: unitsNamed(units) } : null,
  'unit-changes-side': ({ upTo, units, of, to, reach, needsHigherPrestige, sacredGround }) =>
    of === 'another-player' &&
    to === 'own-army' &&
    reach === 'same-or-land-path' &&
    needsHigherPrestige === true &&
    sacredGround === false &&
    upTo !== undefined
      ? { most: upTo, units: unitsNamed(units) }
      : null,
  'gain-fleet': ({ fleet, side, ifDispersed }, names) =>
    side === 'normal' && ifDispersed === 'stays-dispersed' ? { fleet: names.fleet(fleet) } : null,
  'upgrade-fleet': ({ count }) => ({ count }),
  'look-at-hand': () => ({}),
  'diplomatic-marriage': ({ unitsEach, places }) =>
    places.every(({ at }) => at === 'reinforcement') ? { units: unitsOf(unitsEach) } : null,
};
