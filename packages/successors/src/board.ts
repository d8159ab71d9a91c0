/** What somebody who thinks about a position, such as a bot, may ask it. Bots ask it of worlds of their view. */

export type { Card, Fleet, General, Province, Royal, Space, Unit } from './box.ts';
export { CAVALRY, SILVER_SHIELDS } from './box.ts';
export { brokenEvent } from './cards/event.ts';
export { isBarred } from './cards/pact.ts';
export type { Moment } from './cards/surprise/contract.ts';
export { type Board, INDEPENDENT, isPlayer, type Location, OWNERS, TYPES, under } from './contract.ts';
export { battleAt, forecastBattle } from './forecast/battle.ts';
export { everybodyAboard, forecastLanding, goAshore } from './forecast/landing.ts';
export { forecastWay } from './forecast/march.ts';
export { activateNamed } from './forecast/naming.ts';
export { reachOf } from './forecast/reach.ts';
export type { BattleForecast, StepForecast } from './forecast/shape.ts';
export { spentMps } from './position/budget.ts';
export { cardFacts, handOf, isAnythingDiscarded, isBonus, isSurprise } from './position/deck.ts';
export { availableFleets, fleetStrength, strengthOfFleets } from './position/fleets.ts';
export {
  commanderAt,
  generalFacts,
  generalsAt,
  generalsInSpace,
  hasGeneralAt,
  isMajor,
  isMinor,
  isOnMap,
  minorsOf,
  moveGeneral,
  OFF_MAP,
  ownerOf,
  whereIs,
} from './position/generals.ts';
export {
  freshCus,
  freshUnits,
  groupAt,
  groupCommander,
  groupCus,
  groupRoyals,
  isFresh,
  movementDieOf,
  moverOf,
  setMovementDie,
  wayOf,
} from './position/march.ts';
export { hasPact, havePact } from './position/pact.ts';
export {
  holderOf,
  insideOf,
  isEnemySpace,
  isMajorCity,
  isMinorCity,
  isTransit,
  isUncontrolled,
  majorIn,
  outsideOf,
  pcOn,
  provinceFacts,
  sideOf,
  spaceFacts,
  spaceOf,
} from './position/places.ts';
export {
  controllerOfRoyal,
  controlsRoyal,
  isCartReady,
  isRoyalOnMap,
  royalAt,
  royalFacts,
} from './position/royals.ts';
export { isChampion, legitimacyOf, pointsOf } from './position/scores.ts';
export { assaultsOf, besiegerBy, isAssaultOver, siegePointsIn } from './position/sieges.ts';
export { lastTurn, phaseOf, roundOf, STRATEGY, setupOf, TURN_END, turnOf } from './position/turns.ts';
export {
  addUnits,
  cusAt,
  cusInSpace,
  dispersedUnits,
  hasEnemyCusAt,
  locationOfStack,
  ownerOfStack,
  stackCount,
  unitsAt,
} from './position/units.ts';
export {
  aboardUnits,
  cusAboard,
  embarkedFrom,
  escortOf,
  hasDeclared,
  hasLanded,
  hasSailed,
  hasSetSail,
  isAtSea,
  landSpent,
  shipAt,
} from './position/voyage.ts';
export { besiegerOf, canBeBesieged } from './rules/2-board/2-besieged.ts';
export { forageLimit } from './rules/6-strategy/6.4-forage.ts';
export { attritionOf } from './rules/7-pieces/7.3-attrition.ts';
export { mostTogether, royalsAt } from './rules/9-armies/9.1-company.ts';
export type { Naming } from './rules/9-armies/9.1-groups.ts';
export { mpsLeft, removalCost } from './rules/9-armies/9.2-movement-points.ts';
export { isProtected } from './rules/10-land-movement/10.H-champion-status.ts';
export { mayPutToSea, roomAboard } from './rules/13-naval-movement/13.1-limitations.ts';
export { mayDropOff, pickUpWay } from './rules/13-naval-movement/13.2-pick-up-drop-off.ts';
export { attacksChampion } from './rules/13-naval-movement/13.3-naval-battle.ts';
export { type NavalOdds, navalOdds } from './rules/13-naval-movement/13.3-odds.ts';
export { isRaided, siegeCost } from './rules/15-sieges/15.2-cavalry.ts';
export { standIns } from './rules/15-sieges/15.2-odds.ts';
export { brokenSiege, countedUnits, cusNeeded } from './rules/15-sieges/15.2-requirements.ts';
export { siegeResult, siegeRoll } from './rules/15-sieges/15.2-results.ts';
export { defendersIn, pointsNeeded } from './rules/15-sieges/15.4-completing.ts';
export { OPERATIONS, UNITS } from './words.ts';
