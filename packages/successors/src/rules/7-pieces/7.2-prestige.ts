/** 7.2.F Prestige. */

import { CART, type General, TOMB } from '../../box.ts';
import { type Board, isPlayer, type Location, type Owner } from '../../contract.ts';
import { commanderAt, popularityOf } from '../../position/generals.ts';
import { generalUnder } from '../../position/lasting.ts';
import { pcOn, spaceOf } from '../../position/places.ts';
import { allRoyals, controlsRoyal, isRoyalOnMap, royalAt, royalFacts } from '../../position/royals.ts';
import { legitimacyOfOwner } from '../3-victory/3.6-legitimacy.ts';

/**
 * S7.2.F-04, S7.2.F-06, D7-16: the Faction's Legitimacy and the Popularity of its Commanding General in the location;
 * S7.2.F-05: never below 0; S7.2.F-09: an Independent Army has none, for its Faction has no Legitimacy (S3.6-02) and
 * its General no Popularity.
 */
export const prestigeAt = (p: Board, location: Location, owner: Owner): number =>
  prestigeIn(p, location, owner, false);

/** The same in a Land Battle, where the Defender may stand on Sacred Ground; `more`: if his General had so much more P. */
export function prestigeIn(p: Board, location: Location, owner: Owner, defends: boolean, more = 0): number {
  const commander = commanderAt(p, location, owner);
  if (commander === null) return Math.max(0, legitimacyOfOwner(p, owner));
  const sacred = defends && isPlayer(owner) && isSacredGround(p, location, owner); // S7.2.F-09
  return Math.max(
    0,
    legitimacyOfOwner(p, owner) +
      popularityOf(p, commander) +
      oratoryOf(p, commander) +
      more +
      (sacred ? p.box.content.royalFamilyRules.sacredGroundPopularity : 0),
  );
}
/** S7.2.F-13: what a speech gives a General, as long as it lasts. */
function oratoryOf(p: Board, general: General): number {
  let sum = 0;
  for (const { card, effect } of p.box.lasting.popularity)
    if (generalUnder(p, card) === general) sum += effect.amount;
  return sum;
}
/** S7.2.F-12, D7-18: the Cart is in the space and his Faction controls it; for the Tomb it must control the space. */
function isSacredGround(p: Board, location: Location, owner: Owner): boolean {
  const space = spaceOf(location);
  return allRoyals(p).some((royal) => {
    if (!isRoyalOnMap(p, royal) || spaceOf(royalAt(p, royal)) !== space) return false;
    const { sort } = royalFacts(p, royal);
    return (sort === CART && controlsRoyal(p, owner, royal)) || (sort === TOMB && pcOn(p, space) === owner);
  });
}
