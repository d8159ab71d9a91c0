/** Effects on PCs. */

import type { Province } from '../../box.ts';
import { kindsOf, type Makers } from './parts.ts';

export interface PcFacts {
  'convert-city': {
    readonly count: number;
    /** The kinds of spaces that may be taken from a player, and from the Independent Faction. */
    readonly fromPlayers: readonly number[];
    readonly fromIndependents: readonly number[];
    readonly kinds: readonly number[];
    /** Null: anywhere. */
    readonly provinces: readonly Province[] | null;
    readonly withoutEnemyCus: boolean;
  };
}

export const pcRoles = {
  'convert-city': ['needs', 'target', 'kind', 'independent', 'free'],
} as const;

export const pcFacts: Makers<PcFacts> = {
  'convert-city'({ count, kinds, owners, independentKinds = kinds, provinces, without }, names) {
    if (without !== undefined && without !== 'enemy-cus') return null;
    return {
      count,
      fromPlayers: owners.includes('player') ? kindsOf(kinds) : [],
      fromIndependents: owners.includes('independent') ? kindsOf(independentKinds) : [],
      kinds: kindsOf(kinds),
      provinces: provinces?.map(names.province) ?? null,
      withoutEnemyCus: without === 'enemy-cus',
    };
  },
};
