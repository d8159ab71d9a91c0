/** Effects on Independent Armies. */

import type { General } from '../../box.ts';
import type { Makers } from './parts.ts';

export interface IndependentFacts {
  'activate-independents': {
    /** S9.5-03: the Army that it makes active. */
    readonly wakes: General;
  };
}

export const independentRoles = {
  'activate-independents': ['needs'],
} as const;

export const independentFacts: Makers<IndependentFacts> = {
  'activate-independents': ({ wakes }, names) => ({ wakes: names.general(wakes) }),
};
