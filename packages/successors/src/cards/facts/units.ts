/** Effects that bring CUs and Generals. */

import type { Province, Units } from '../../box.ts';
import { unitsOf } from '../../generals.ts';
import type { Makers } from './parts.ts';

export interface UnitFacts {
  'place-units': {
    readonly units: Units;
    readonly provinces: readonly Province[] | null;
    readonly minorGeneral: boolean;
  };
}

export const unitRoles = { 'place-units': ['needs', 'place'] } as const;

export const unitFacts: Makers<UnitFacts> = {
  // The Cavalry of 16.9 comes with that option.
  'place-units'({ kind: _, units, places, together, minorGeneral, cavalryOption: __, ...others }, names) {
    const [{ at, provinces, ...elsewhere }, ...alternatives] = places;
    const isMore = Object.keys({ ...others, ...elsewhere }).length > 0 || alternatives.length > 0;
    if (isMore || units === undefined || at !== 'friendly-space' || together !== true) return null;
    if (minorGeneral !== undefined && minorGeneral !== 'may') return null;
    return {
      units: unitsOf(units),
      provinces: provinces?.map(names.province) ?? null,
      minorGeneral: minorGeneral === 'may',
    };
  },
};
