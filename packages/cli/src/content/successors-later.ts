/**
 * Numbers of Successors that rules of later sections will read: they are not missed until then. Whoever writes such a
 * rule takes its line out; the probe finds lines that are there in vain.
 */

const LATER: readonly (readonly [path: RegExp, section: string])[] = [
  [/^independentArmies\.[^.]+\.initiative$/, '16'],
  [/^independentArmyRules\.(movementAllowance|firstMpFromHoldingBox)$/, '9.5'],
  [/^tables\.attritionTable\.strongholdColumnWithCavalry$/, '16'],
  [/^markers\.helepolis\.siegeModifier$/, '6.2 A, the events of the cards'],
  [/^majorGenerals\.[^.]+\.start\.cavalryOption\./, '16'],
  [/^independentArmies\.[^.]+\.cavalryOption\./, '16'],
  [/^combatUnits\.cavalry\.trainingCost$/, '16'],
  [/^cards\.[^.]+\.(effects|requires)\./, '6.2 A, the events of the cards'],
  [/^combatUnits\.[^.]+\.holdingBoxCus$/, '6.2 A, the events of the cards'],
];

/** The section that will read a number; null for one that is read already. */
export const successorsLater = (path: string): string | null =>
  LATER.find(([pattern]) => pattern.test(path))?.[1] ?? null;
