/** What somebody who thinks about a position, such as a bot, may ask it. Bots ask it of worlds of their view. */

export type { General, Province, Royal, Space, Unit } from './box.ts';
export { type Board, INDEPENDENT, isPlayer, type Location, OWNERS, TYPES, under } from './contract.ts';
export { battleAt, forecastBattle } from './forecast/battle.ts';
export { forecastWay } from './forecast/march.ts';
export { activateNamed } from './forecast/naming.ts';
export { reachOf } from './forecast/reach.ts';
export type { BattleForecast, StepForecast } from './forecast/shape.ts';
export { cardFacts, handOf, isSurprise } from './position/deck.ts';
export {
  commanderAt,
  generalFacts,
  generalsAt,
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
  freshUnits,
  groupAt,
  groupCus,
  isFresh,
  marcherOf,
  movementDieOf,
  setMovementDie,
  wayOf,
} from './position/march.ts';
export {
  holderOf,
  insideOf,
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
export { controllerOfRoyal, controlsRoyal, isRoyalOnMap, royalAt, royalFacts } from './position/royals.ts';
export { isChampion, legitimacyOf, pointsOf } from './position/scores.ts';
export { phaseOf, roundOf, STRATEGY, setupOf, TURN_END, turnOf } from './position/turns.ts';
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
export { forageLimit } from './rules/6-strategy/6.4-forage.ts';
export { royalsAt } from './rules/9-armies/9.1-company.ts';
export type { Naming } from './rules/9-armies/9.1-groups.ts';
export { mpsLeft } from './rules/9-armies/9.2-movement-points.ts';
export { UNITS } from './words.ts';
