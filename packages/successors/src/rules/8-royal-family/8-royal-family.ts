/** 8: who controls the Royal Family, after each Procedure. */

import type { Seat } from '@diadochi/kernel';
import { FEMALE, type Royal, type Space } from '../../box.ts';
import { type Board, INSIDE, type Location, type Play } from '../../contract.ts';
import { outsideOf, sideOf, spaceOf } from '../../position/places.ts';
import {
  allRoyals,
  controllerOfRoyal,
  controlRoyal,
  isRoyalOnMap,
  removeRoyal,
  royalAt,
  royalFacts,
  setRoyal,
} from '../../position/royals.ts';
import { cartDestroyed } from '../../settings.ts';
import { isTakenByIndependents, passesTo } from './8.2-gaining.ts';
import { closeOffers, hasOfferOver, offerTo } from './8.2-marriage.ts';
import { isLost } from './8.3-losing.ts';

export function settleRoyals(p: Board, play: Play): void {
  const { tell } = play;
  for (const royal of allRoyals(p)) {
    if (!isRoyalOnMap(p, royal)) continue;
    if (isDestroyed(p, royal)) {
      tell?.all('cartDestroyed', { space: spaceOf(royalAt(p, royal)) });
      removeRoyal(p, royal);
      continue;
    }
    const before = controllerOfRoyal(p, royal);
    if (before !== null && isLost(p, royal, before)) controlRoyal(p, royal, null);
    if (controllerOfRoyal(p, royal) === null) {
      goOutside(p, royal, play);
      const claimant = passesTo(p, royal);
      if (claimant !== null) controlRoyal(p, royal, claimant);
    }
    tellOf(p, royal, before, play);
  }
  closeOffers(p, play);
}

/** Whether nobody would pass to anybody, anywhere or in one space. */
export function areRoyalsSettled(p: Board, only: Space | null = null): boolean {
  const royals = allRoyals(p);
  for (let i = 0; i < royals.length; i++) {
    const at = royalAt(p, royals[i]);
    if (at >= 0 && (only === null || spaceOf(at) === only) && isRestless(p, royals[i])) return false;
  }
  return !hasOfferOver(p);
}
function isRestless(p: Board, royal: Royal): boolean {
  if (isDestroyed(p, royal)) return true;
  const controller = controllerOfRoyal(p, royal);
  if (controller !== null) return isLost(p, royal, controller);
  return sideOf(royalAt(p, royal)) === INSIDE || passesTo(p, royal) !== null;
}

/** S16.4-01: the Cart, if the table has agreed on that. */
const isDestroyed = (p: Board, royal: Royal): boolean =>
  cartDestroyed(p) === 1 && royal === p.box.cart && isTakenByIndependents(p, royal);

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
  // S8.2-05: here a Female gains a controller only by marriage.
  if (now === null) return;
  const card = royalFacts(p, royal).sort === FEMALE ? offerTo(p, now, royal) : null;
  if (card === null) tell?.all('gainedRoyal', { seat: now, royal });
  else tell?.all('married', { seat: now, royal, card });
}
