/** `swap-silver-shields-cards`: another card comes into the game, by way of the discard pile (card 47A). */

import { done } from '@diadochi/kernel';
import { procedure } from '../contract.ts';
import { discard, isBeside } from '../position/deck.ts';
import { type EffectKind, effectFacts } from './kind.ts';

export const swappingCards = procedure('swappingCards', (_, args) => args).steps({
  A_swap: (p, { card, effect }, { tell }) => {
    const { card: other } = effectFacts<'swap-silver-shields-cards'>(p, card, effect);
    discard(p, other); // S7.2.D-03
    tell?.all('cardCameIn', { card: other });
    return done({ army: null });
  },
});

export const swapCards: EffectKind<'swap-silver-shields-cards'> = {
  possible: (p, _, { card }) => isBeside(p, card),
  bound: () => true,
  procedure: 'swappingCards',
  rules: {},
};
