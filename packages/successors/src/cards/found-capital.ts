/** `found-capital`: a player begins to build his Capital (card O62); what becomes of it: `16.1-capitals.ts`. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import { procedure } from '../contract.ts';
import { beginCapital, isCapitalUnused } from '../position/capitals.ts';
import { allSpaces, holderOf, kindNow, pcOn, spaceFacts } from '../position/places.ts';
import { hasEnemyCus } from '../position/units.ts';
import { demands } from './demands.ts';
import type { EffectKind } from './kind.ts';

export const foundingCapital = procedure('foundingCapital', (_, args) => args).steps({
  A_choose: {
    ask: 'chooseSpace',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect }),
    then: (p, { card }, seat, answer, { tell }) => {
      if ('none' in answer) return;
      beginCapital(p, seat, answer.at); // CO62-04
      tell?.all('foundedCapital', { seat, card, space: answer.at });
    },
  },
});

const mayFound = demands<'found-capital', [Seat, Space]>({
  once: (p, _, seat) => isCapitalUnused(p, seat),
  target: (p, _, seat, space) => {
    const { province } = spaceFacts(p, space);
    return (
      pcOn(p, space) === seat &&
      province >= 0 &&
      holderOf(p, province) === seat &&
      !hasEnemyCus(p, space, seat)
    );
  },
  kind: (p, { kinds }, _, space) => kinds.includes(kindNow(p, space)),
});

export const foundCapital: EffectKind<'found-capital'> = {
  possible: (p, seat, effect) => allSpaces(p).some((space) => mayFound.allows(p, effect, seat, space)),
  bound: () => true,
  procedure: 'foundingCapital',
  rules: { space: (p, seat, effect, space) => mayFound.broken(p, effect, seat, space) },
};
