/** The events of the cards: what belongs to the section. */

import { condemning } from './condemn.ts';
import { convertingCity } from './convert-city.ts';
import { event } from './event.ts';
import { killingRoyal } from './kill-royal.ts';
import { markingLegitimacy } from './legitimacy-marker.ts';
import { offeringMarriage } from './marriage-offer.ts';
import { movingFemales } from './move-females.ts';
import { placingUnits } from './place-units.ts';
import { takingRoyal } from './take-royal.ts';

export * as decisions from './choices.ts';
export { contract } from './contract.ts';
export const procedures = {
  event,
  convertingCity,
  placingUnits,
  killingRoyal,
  takingRoyal,
  offeringMarriage,
  movingFemales,
  markingLegitimacy,
  condemning,
};
