/** The events of the cards: what belongs to the section. */

import { chooseGeneral, chooseLocation, chooseSpace } from './choices.ts';
import { convertingCity } from './convert-city.ts';
import { event } from './event.ts';
import { placingUnits } from './place-units.ts';

export { contract } from './contract.ts';
export const procedures = { event, convertingCity, placingUnits };
export const decisions = { chooseSpace, chooseLocation, chooseGeneral };
