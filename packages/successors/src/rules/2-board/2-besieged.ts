/** 2, 15.1: who besieges what. */

import type { General, Space } from '../../box.ts';
import { type Board, INDEPENDENT, INSIDE, NOBODY, OWNERS, type Owner } from '../../contract.ts';
import { isOnMap, ownerOf, whereIs } from '../../position/generals.ts';
import { isMajorCity, pcOn, sideOf, spaceOf } from '../../position/places.ts';
import { cusInSpace } from '../../position/units.ts';

/** S15.1-01, S15.1-05: a player's Major City, or any space with an Independent PC. */
export const canBeBesieged = (p: Board, space: Space): boolean => {
  const pc = pcOn(p, space);
  return pc === INDEPENDENT || (pc !== NOBODY && isMajorCity(p, space));
};

/** S15.1-01, S15.1-06: whose CUs besiege a space; NOBODY if it is Unbesieged. */
export function besiegerOf(p: Board, space: Space): Owner {
  if (!canBeBesieged(p, space)) return NOBODY;
  for (let owner = 0; owner < OWNERS; owner++)
    if (owner !== pcOn(p, space) && cusInSpace(p, space, owner) > 0) return owner;
  return NOBODY;
}
export const isBesieged = (p: Board, space: Space): boolean => besiegerOf(p, space) !== NOBODY;

/** S15.1-03, S15.1-04: a piece is Besieged inside a Besieged Major City, and nowhere else. */
export const isGeneralBesieged = (p: Board, general: General): boolean =>
  isOnMap(p, general) &&
  sideOf(whereIs(p, general)) === INSIDE &&
  ownerOf(p, general) !== INDEPENDENT &&
  isBesieged(p, spaceOf(whereIs(p, general)));
