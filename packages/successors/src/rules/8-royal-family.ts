/** 8.2, 8.3 Gaining and losing control of the Royal Family, after each Procedure. */

import type { Seat } from '@diadochi/kernel';
import { FEMALE, type Royal, TOMB } from '../box.ts';
import {
  type Board,
  INDEPENDENT,
  INSIDE,
  type Location,
  NOBODY,
  type Owner,
  type Play,
  rule,
} from '../contract.ts';
import { hasGeneralAt, playersWithGeneralAt } from '../position/generals.ts';
import { outsideOf, pcOn, sideOf, spaceOf } from '../position/places.ts';
import {
  allRoyals,
  controllerOfRoyal,
  controlRoyal,
  isRoyalOnMap,
  royalAt,
  royalFacts,
  setRoyal,
} from '../position/royals.ts';

export function settleRoyals(p: Board, play: Play): void {
  for (const royal of allRoyals(p)) {
    if (!isRoyalOnMap(p, royal)) continue;
    const before = controllerOfRoyal(p, royal);
    if (before !== null && !mayKeep.allows(p, before, royal)) controlRoyal(p, royal, null);
    if (controllerOfRoyal(p, royal) === null) {
      goOutside(p, royal, play);
      const claimant = claimantOf(p, royal);
      if (claimant !== NOBODY && mayGain.allows(p, claimant, royal)) controlRoyal(p, royal, claimant);
    }
    tellOf(p, royal, before, play);
  }
}

/** A General keeps control; a PC, wherever it counts (D8-02), only if no other player's General is there. */
const mayKeep = rule<[Seat, Royal]>({
  'S8.3-04': (p, seat, royal) =>
    hasGeneralAt(p, royalAt(p, royal), seat) || pcOn(p, spaceOf(royalAt(p, royal))) === seat,
  // S8.3-03: in that very location; D8-08: an Independent Army does not matter.
  'S8.3-01': (p, seat, royal) =>
    hasGeneralAt(p, royalAt(p, royal), seat) || playersWithGeneralAt(p, royalAt(p, royal)).length === 0,
});
/** Who comes to control somebody without an event: Heirs and the Cart are there to be taken. */
const mayGain = rule<[Owner, Royal]>({
  'S8.2-01': (_, owner) => owner !== INDEPENDENT,
  'S8.2-04': (p, _, royal) => royalFacts(p, royal).sort !== TOMB,
  'S8.2-05': (p, _, royal) => royalFacts(p, royal).sort !== FEMALE,
});
/** S8.2-02, S8.3-02, D8-10: the General there, else the PC. */
function claimantOf(p: Board, royal: Royal): Owner {
  const location = royalAt(p, royal);
  return playersWithGeneralAt(p, location)[0] ?? pcOn(p, spaceOf(location));
}

/** S8.3-05, D8-17 */
function goOutside(p: Board, royal: Royal, { tell }: Play): void {
  const location: Location = royalAt(p, royal);
  if (sideOf(location) !== INSIDE) return;
  setRoyal(p, royal, outsideOf(spaceOf(location)));
  tell?.all('movedOutside', { royal, space: spaceOf(location) });
}

function tellOf(p: Board, royal: Royal, before: Seat | null, { tell }: Play): void {
  const now = controllerOfRoyal(p, royal);
  if (now === before) return;
  if (before !== null) tell?.all('lostRoyal', { seat: before, royal });
  if (now !== null) tell?.all('gainedRoyal', { seat: now, royal });
}
