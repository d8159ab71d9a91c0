/** `activate-army`: Armies or Generals are activated in the Tyche Segment, one after the other (cards 39 and 42). */

import type { Seat } from '@diadochi/kernel';
import type { Card, General, Space } from '../box.ts';
import {
  type Board,
  decision,
  type Location,
  NOBODY,
  procedure,
  rule,
  type Side,
  under,
} from '../contract.ts';
import { isMinor, whereIs } from '../position/generals.ts';
import { locationOf, spaceOf } from '../position/places.ts';
import type { Asked } from '../rules/9-armies/9.1-company.ts';
import { activateGroup, canActivate, namingWay } from '../rules/9-armies/9.1-groups.ts';
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
/** C39-03, C42-06: the first activation of an event that is for nothing else cannot be left out. */
const mayRest = rule<[Seat, Card, number]>({
  'CK-03': (p, _, card, effect) =>
    effectFacts<'activate-army'>(p, card, effect).same || (under(p, 'activatingArmies')?.activated ?? 0) > 0,
});
const factsOf = (p: Board, { card, effect }: { readonly card: Card; readonly effect: number }) =>
  effectFacts<'activate-army'>(p, card, effect);
const naming = namingWay();
export const campaign = decision('campaign', [
  {
    ...naming,
    march: {
      ...naming.march,
      may: (p, q, general) =>
        naming.march.may(p, q as Asked, general) ?? mayCampaignUnder.broken(p, factsOf(p, q.about), general),
    },
    from: {
      ...naming.from,
      may: (p, q, space) => mayCampaignFrom.broken(p, factsOf(p, q.about), space),
    },
    side: {
      ...naming.side,
      may: (p, q, side) =>
        naming.side.may(p, q as Asked, side as Side) ??
        mayCampaign.broken(p, factsOf(p, q.about), locationOf(q.so.from, side)),
    },
  },
  { none: { closed: (p, { seat, about }) => mayRest.broken(p, seat, about.card, about.effect) } },
]);

export const activateArmy: EffectKind<'activate-army'> = {
  possible: (p: Board, seat) => canActivate(p, seat),
  // D6-29: one that follows another effect is at will.
  bound: ({ same }) => !same,
  procedure: 'activatingArmies',
  rules: {},
};
