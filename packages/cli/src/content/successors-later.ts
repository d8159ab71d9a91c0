/**
 * Numbers of Successors that rules of later sections will read: they are not missed until then. Whoever writes such a
 * rule takes its line out; the probe finds lines that are there in vain.
 */

const LATER: readonly (readonly [path: RegExp, section: string])[] = [
  [/^independentArmyRules\.(movementAllowance|firstMpFromHoldingBox)$/, '9.5'],
  [/^markers\.helepolis\.siegeModifier$/, '6.2 A, the events of the cards'],
  [/^cards\.[^.]+\.(effects|requires)\./, '6.2 A, the events of the cards'],
  [/^combatUnits\.[^.]+\.holdingBoxCus$/, '6.2 A, the events of the cards'],
];

/** The section that will read a number; null for one that is read already. */
export const successorsLater = (path: string): string | null =>
  LATER.find(([pattern]) => pattern.test(path))?.[1] ?? null;
