/** 8.2, 8.3 Gaining and losing control of the Royal Family, after each Procedure. */

import type { Seat } from '@diadochi/kernel';
import { CART, HEIR, type Royal, TOMB } from '../box.ts';
import { type Board, INSIDE, type Location, type Play } from '../contract.ts';
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
    if (!isRoyalOnMap(p, royal) || royalFacts(p, royal).sort === TOMB) continue; // S8.2-04
    const before = controllerOfRoyal(p, royal);
    if (before !== null && isLost(p, royal, before)) controlRoyal(p, royal, null);
    if (controllerOfRoyal(p, royal) === null) {
      goOutside(p, royal, play);
      const claimant = passesTo(p, royal);
      if (claimant !== null) controlRoyal(p, royal, claimant);
    }
    tellOf(p, royal, before, play);
  }
}

/** S8.3-01, S8.3-03, S8.3-04, D8-02: a General keeps control, a PC only if no other player's General is there. */
function isLost(p: Board, royal: Royal, seat: Seat): boolean {
  const location = royalAt(p, royal);
  if (hasGeneralAt(p, location, seat)) return false;
  return pcOn(p, spaceOf(location)) !== seat || playersWithGeneralAt(p, location).length > 0;
}

/** S8.3-05, D8-17 */
function goOutside(p: Board, royal: Royal, { tell }: Play): void {
  const location: Location = royalAt(p, royal);
  if (sideOf(location) !== INSIDE) return;
  setRoyal(p, royal, outsideOf(spaceOf(location)));
  tell?.all('movedOutside', { royal, space: spaceOf(location) });
}

/** S8.2-02, S8.3-02, D8-10: an Heir or the Cart goes to the General there, else to the PC; S8.2-01: of a player. */
function passesTo(p: Board, royal: Royal): Seat | null {
  const { sort } = royalFacts(p, royal);
  if (sort !== HEIR && sort !== CART) return null; // S8.2-05
  const location = royalAt(p, royal);
  const [general] = playersWithGeneralAt(p, location);
  if (general !== undefined) return general;
  const pc = pcOn(p, spaceOf(location));
  return pc >= 0 && pc < p.seats ? pc : null;
}

function tellOf(p: Board, royal: Royal, before: Seat | null, { tell }: Play): void {
  const now = controllerOfRoyal(p, royal);
  if (now === before) return;
  if (before !== null) tell?.all('lostRoyal', { seat: before, royal });
  if (now !== null) tell?.all('gainedRoyal', { seat: now, royal });
}
