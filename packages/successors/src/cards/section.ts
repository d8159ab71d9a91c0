/** The events of the cards: what belongs to the section. */

import { aiming } from './aiming.ts';
import { convertingCity } from './convert-city.ts';
import { eliminatingUnit } from './eliminate-unit.ts';
import { event } from './event.ts';
import { gainingFleet, upgradingFleet } from './fleets.ts';
import { placingUnits } from './place-units.ts';
import { rollingAttrition } from './roll-attrition.ts';
import { changingSides } from './unit-changes-side.ts';

export * as decisions from './choices.ts';
export { contract } from './contract.ts';
export const procedures = {
  event,
  convertingCity,
  placingUnits,
  aiming,
  rollingAttrition,
  eliminatingUnit,
  changingSides,
  gainingFleet,
  upgradingFleet,
};
