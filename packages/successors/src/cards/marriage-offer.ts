/** `marriage-offer`: as long as the card lies in front of the player, she marries him as soon as she can (8.2; cards 31, 32). */

import { procedure } from '../contract.ts';
import { makeLast } from '../position/lasting.ts';
import { controllerOfRoyal, isRoyalOnMap } from '../position/royals.ts';
import type { EffectKind } from './kind.ts';

export const offeringMarriage = procedure('offeringMarriage', (_, args) => args).steps({
  // D8-06: the settle routine marries them, perhaps at once.
  A_offer: (p, { seat, card }) => makeLast(p, card, { holder: seat }),
});

export const marriageOffer: EffectKind<'marriage-offer'> = {
  possible: (p, _, { royal }) => isRoyalOnMap(p, royal) && controllerOfRoyal(p, royal) === null,
  bound: () => true,
  procedure: 'offeringMarriage',
  rules: {},
};
