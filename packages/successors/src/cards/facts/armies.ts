/** Effects that set Armies in motion. */

import type { Makers } from './parts.ts';

export interface ArmyFacts {
  'activate-army': {
    readonly most: number;
    readonly mps: number;
    /** Only the Army of the effect before (C42-06). */
    readonly same: boolean;
  };
  /** D9-31 */
  'extra-mps': {
    readonly mps: number;
    readonly regions: readonly string[];
    readonly paths: readonly string[];
  };
  'path-costs': {
    readonly costs: { readonly [type: string]: number | undefined };
    /** C41-02 */
    readonly sparesStrongholds: boolean;
  };
  /** So many CUs. */
  'sail-euxine': { readonly most: number };
}

export const armyRoles = {
  'activate-army': ['needs', 'byArmy'],
  'extra-mps': ['needs', 'ofGeneral'],
  'path-costs': ['needs'],
  'sail-euxine': ['needs', 'byArmy', 'load', 'far'],
} as const;

export const armyFacts: Makers<ArmyFacts> = {
  'activate-army': ({ upTo, mps, army }) => ({ most: upTo, mps, same: army === 'same-army' }),
  'extra-mps': ({ mps, regions, paths }) => ({ mps, regions, paths }),
  'path-costs': ({ costs, strongholdAttrition }) => ({ costs, sparesStrongholds: !strongholdAttrition }),
  // One that costs MPs or can be met at sea would be a Naval Movement as any other (13.2).
  'sail-euxine': ({ maxCus, mpCost, navalBattles }) =>
    mpCost === 0 && !navalBattles ? { most: maxCus } : null,
};
