/** The events of the cards: what belongs to the section. */

import { convertingCity } from './convert-city.ts';
import { event } from './event.ts';
import { failingHarvest } from './forage-limit.ts';
import { placingMarker } from './place-marker.ts';
import { puttingPcs } from './place-pc.ts';
import { placingUnits } from './place-units.ts';
import { removingPcs } from './remove-pc.ts';

export * as decisions from './choices.ts';
export { contract } from './contract.ts';
export const procedures = {
  event,
  convertingCity,
  removingPcs,
  puttingPcs,
  placingMarker,
  failingHarvest,
  placingUnits,
};
