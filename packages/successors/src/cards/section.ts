/** The events of the cards: what belongs to the section. */

import { activatingIndependents } from './activate-independents.ts';
import { convertingCity } from './convert-city.ts';
import { event } from './event.ts';
import { placingUnits } from './place-units.ts';

export * as decisions from './choices.ts';
export { contract } from './contract.ts';
export const procedures = { event, activatingIndependents, convertingCity, placingUnits };
