/** Effects on the Royal Family, and on Legitimacy. */

import type { Royal } from '../../box.ts';
import { kindsOf, type Makers } from './parts.ts';

export interface RoyalEffects {
  'kill-royal': { readonly royals: readonly Royal[] };
  'take-royal': {
    readonly royals: readonly Royal[];
    /** Where such a person is now; her own location is the one that she stays in. */
    readonly from: 'her-location' | 'holding-box' | 'another-player';
    /** Of the Army to which the person comes: whether it has to be near, and whether it must not be Besieged (D6-34). */
    readonly near: boolean;
    readonly unbesieged: boolean;
    /** Whether a Major General of whoever controls the person keeps the card off. */
    readonly unguarded: boolean;
    /** Null: without a die. */
    readonly succeedsOn: readonly number[] | null;
  };
  'marriage-offer': { readonly royal: Royal };
  'move-females': {
    readonly royals: readonly Royal[];
    readonly mps: number;
    readonly endKinds: readonly number[];
  };
  'legitimacy-marker': { readonly unique: boolean };
  condemn: {
    readonly lifts: boolean;
    readonly condemns: boolean;
    readonly whereabouts: readonly Whereabouts[];
  };
}
/** Where a General can be condemned. */
type Whereabouts = 'map' | 'dispersed-box';

export const royalRoles = {
  'kill-royal': ['needs', 'person', 'shared'],
  'take-royal': ['needs', 'person', 'held', 'ownArmy'],
  'marriage-offer': ['needs'],
  'move-females': ['needs', 'person', 'once', 'far', 'kind'],
  'legitimacy-marker': ['needs'],
  condemn: ['needs', 'rival'],
} as const;

export const royalFacts: Makers<RoyalEffects> = {
  'kill-royal': ({ royals }, names) => ({ royals: royals.map(names.royal) }),
  'take-royal'({ royals, from, to, needs, reach, without, unbesieged, succeedsOn }, names) {
    // Who comes to an Army comes from elsewhere; who stays needs somebody there.
    const staysThere = from === 'her-location';
    if (staysThere !== (to === undefined) || staysThere !== (needs !== undefined)) return null;
    if (without !== undefined && without !== 'major-general-of-controller') return null;
    return {
      royals: royals.map(names.royal),
      from,
      near: reach !== undefined,
      unbesieged: unbesieged === true,
      unguarded: without !== undefined,
      succeedsOn: succeedsOn ?? null,
    };
  },
  'marriage-offer': ({ royal }, names) => ({ royal: names.royal(royal) }),
  'move-females'({ royals, onlyUncontrolled, mps, endKinds, outside }, names) {
    if (!onlyUncontrolled || !outside) return null;
    return { royals: royals.map(names.royal), mps, endKinds: kindsOf(endKinds) };
  },
  'legitimacy-marker': ({ unique }) => ({ unique: unique === true }),
  condemn: ({ liftFirst, thenMayCondemn, of, in: whereabouts }) =>
    of === 'another-player' ? { lifts: liftFirst, condemns: thenMayCondemn, whereabouts } : null,
};
