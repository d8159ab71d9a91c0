/** `forage-limit`: a Province feeds fewer CUs for a time (card 44). What it means for foraging: `6.4-forage.ts`. */

import { procedure } from '../contract.ts';
import { makeLast } from '../position/lasting.ts';
import type { EffectKind } from './kind.ts';

export const failingHarvest = procedure('failingHarvest', (_, args) => args).steps({
  A_province: {
    ask: 'chooseProvince',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect }),
    then: (p, { card }, seat, answer, { tell }) => {
      if ('none' in answer) return;
      makeLast(p, card, { holder: seat, province: answer.province });
      tell?.all('badHarvest', { seat, card, province: answer.province });
    },
  },
});

export const forageLimit: EffectKind<'forage-limit'> = {
  possible: () => true,
  bound: () => true,
  procedure: 'failingHarvest',
  rules: {}, // C44-01: any Province
};
