/** Effects that set Armies in motion. */

import type { Makers } from './parts.ts';

export interface ArmyFacts {
  'activate-army': {
    readonly most: number;
    readonly mps: number;
    /** Only the Army of the effect before (C42-06). */
    readonly same: boolean;
  };
}

export const armyRoles = { 'activate-army': ['needs', 'byArmy'] } as const;

export const armyFacts: Makers<ArmyFacts> = {
  'activate-army': ({ upTo, mps, army }) => ({ most: upTo, mps, same: army === 'same-army' }),
};
