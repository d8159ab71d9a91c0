/** `activate-army`: Armies or Generals are activated in the Tyche Segment, one after the other (cards 39 and 42). */

import type { General, Space } from '../box.ts';
import { type Board, type Location, NOBODY, procedure, under } from '../contract.ts';
import { isMinor, whereIs } from '../position/generals.ts';
import { spaceOf } from '../position/places.ts';
import { activateGroup, canActivate } from '../rules/9-armies/9.1-groups.ts';
import { demands } from './demands.ts';
import { type EffectKind, effectFacts } from './kind.ts';

export const activatingArmies = procedure('activatingArmies', (_, args) => ({ ...args, activated: 0 })).steps(
  {
    // S6.2.B1-05, S9.1-03, S9.2-02
    A_name: {
      ask: 'campaign',
      of: (p, { seat }) => (canActivate(p, seat) ? [seat] : []),
      about: (p, { card, effect, activated }) => {
        const { most, mps } = effectFacts<'activate-army'>(p, card, effect);
        return { card, effect, mps, left: most - activated };
      },
      then: (p, f, seat, answer, play) => {
        if ('none' in answer) return 'D_end';
        f.activated++;
        activateGroup(p, seat, answer, effectFacts<'activate-army'>(p, f.card, f.effect).mps, play);
        return;
      },
      none: 'D_end',
    },
    B_march: { call: 'marching', with: (_, { seat }) => ({ seat }) },
    C_more: (p, { card, effect, activated }) =>
      activated < effectFacts<'activate-army'>(p, card, effect).most ? 'A_name' : undefined,
    D_end: () => undefined,
  },
);

/** C42-06: the Army of the effect before, or any. */
const mayCampaign = demands<'activate-army', [Location]>({
  byArmy: (p, { same }, location) => !same || armyNow(p) === location,
});
const mayCampaignUnder = demands<'activate-army', [General]>({
  byArmy: (p, { same }, general) => !same || isMinor(p, general) || armyNow(p) === whereIs(p, general),
});
const mayCampaignFrom = demands<'activate-army', [Space]>({
  byArmy: (p, { same }, space) => !same || spaceOf(armyNow(p)) === space,
});
const armyNow = (p: Board): Location => under(p, 'activatingArmies')?.army ?? NOBODY;
export const activateArmy: EffectKind<'activate-army'> = {
  possible: (p: Board, seat) => canActivate(p, seat),
  // D6-29: one that follows another effect is at will.
  bound: ({ same }) => !same,
  procedure: 'activatingArmies',
  rules: {
    leader: (p, _, effect, general) => mayCampaignUnder.broken(p, effect, general),
    from: (p, _, effect, space) => mayCampaignFrom.broken(p, effect, space),
    start: (p, _, effect, location) => mayCampaign.broken(p, effect, location),
    // C39-03, C42-06: the first activation of an event that is for nothing else cannot be left out.
    none: (p, _, { same }) => same || (under(p, 'activatingArmies')?.activated ?? 0) > 0,
  },
};
