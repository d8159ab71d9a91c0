/** `activate-independents`: an Independent Army becomes active, and all that are may move (cards 22 to 24; 9.5). */

import { procedure } from '../contract.ts';
import { canMoveAny } from '../rules/9.5-independent-armies/9.5-independent-armies.ts';
import { type EffectKind, effectFacts } from './kind.ts';

export const activatingIndependents = procedure('activatingIndependents', (_, args) => args).steps({
  A_move: {
    call: 'independents',
    with: (p, { seat, card, effect }) => ({
      seat,
      wakes: effectFacts<'activate-independents'>(p, card, effect).wakes,
    }),
  },
});

export const activateIndependents: EffectKind<'activate-independents'> = {
  // C24-05: also if the Army of the card is on the map, or has left the game.
  possible: (p, _, { wakes }) => canMoveAny(p, wakes),
  bound: () => true,
  procedure: 'activatingIndependents',
  rules: {},
};
