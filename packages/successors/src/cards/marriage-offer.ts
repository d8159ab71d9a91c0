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
  // S8.2-08 is asked of her at the marriage, which may come later (S8.2-11): now another player may control her.
  possible: (p, seat, { royal }) => isRoyalOnMap(p, royal) && controllerOfRoyal(p, royal) !== seat,
  bound: () => true,
  procedure: 'offeringMarriage',
  rules: {},
};
