/** The events of the cards: what belongs to the section. */

import { activatingArmies } from './activate-army.ts';
import { activatingIndependents } from './activate-independents.ts';
import { aiming } from './aiming.ts';
import { campaign } from './campaign.ts';
import * as choices from './choices.ts';
import { condemning } from './condemn.ts';
import { convertingCity } from './convert-city.ts';
import { makingPact } from './diplomatic-marriage.ts';
import { eliminatingUnit } from './eliminate-unit.ts';
import { event } from './event.ts';
import { gainingFleet, upgradingFleet } from './fleets.ts';
import { failingHarvest } from './forage-limit.ts';
import { foundingCapital } from './found-capital.ts';
import { killingRoyal } from './kill-royal.ts';
import { markingLegitimacy } from './legitimacy-marker.ts';
import { lookingAtHand } from './look-at-hand.ts';
import { offeringMarriage } from './marriage-offer.ts';
import { movingFemales } from './move-females.ts';
import { hiringGuides, takingRoad } from './movement.ts';
import { placingMarker } from './place-marker.ts';
import { puttingPcs } from './place-pc.ts';
import { placingUnits } from './place-units.ts';
import { bringingGeneral } from './recruit-general.ts';
import { removingPcs } from './remove-pc.ts';
import { rollingAttrition } from './roll-attrition.ts';
import { sailingEuxine } from './sail-euxine.ts';
import { swappingCards } from './swap-cards.ts';
import { takingRoyal } from './take-royal.ts';
import { changingSides } from './unit-changes-side.ts';

export { contract } from './contract.ts';
export const decisions = { ...choices, campaign };
export const procedures = {
  event,
  takingRoad,
  hiringGuides,
  activatingArmies,
  activatingIndependents,
  convertingCity,
  placingUnits,
  bringingGeneral,
  swappingCards,
  removingPcs,
  puttingPcs,
  placingMarker,
  failingHarvest,
  foundingCapital,
  aiming,
  rollingAttrition,
  eliminatingUnit,
  changingSides,
  gainingFleet,
  upgradingFleet,
  killingRoyal,
  takingRoyal,
  offeringMarriage,
  movingFemales,
  markingLegitimacy,
  condemning,
  lookingAtHand,
  sailingEuxine,
  makingPact,
};
