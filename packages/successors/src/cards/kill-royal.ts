/** `kill-royal`: somebody of the Royal Family dies where a CU of the player is (card 1). */

import type { Seat } from '@diadochi/kernel';
import type { Royal } from '../box.ts';
import { procedure } from '../contract.ts';
import { isRoyalOnMap, royalAt } from '../position/royals.ts';
import { cusAt } from '../position/units.ts';
import { kill } from '../rules/8-royal-family/8.5-death.ts';
import { demands } from './demands.ts';
import type { EffectKind } from './kind.ts';

export const killingRoyal = procedure('killingRoyal', (_, args) => args).steps({
  A_choose: {
    ask: 'chooseRoyal',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect }),
    then: (p, _f, _seat, answer, { tell }) => {
      if ('none' in answer) return;
      kill(p, answer.royal, tell);
    },
  },
});

const mayKill = demands<'kill-royal', [Seat, Royal]>({
  person: (_p, { royals }, _, royal) => royals.includes(royal), // S8.5-03
  // S8.5-02, D8-14: in the same location, whoever controls the person.
  shared: (p, _, seat, royal) => isRoyalOnMap(p, royal) && cusAt(p, royalAt(p, royal), seat) > 0,
});

export const killRoyal: EffectKind<'kill-royal'> = {
  possible: (p, seat, effect) => effect.royals.some((royal) => mayKill.allows(p, effect, seat, royal)),
  bound: () => true,
  procedure: 'killingRoyal',
  rules: { royal: (p, seat, effect, royal) => mayKill.broken(p, effect, seat, royal) },
};
