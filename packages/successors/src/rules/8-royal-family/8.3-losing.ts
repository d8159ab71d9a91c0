/** 8.3 Losing control of the Royal Family. */

import { nameOf, type Seat } from '@diadochi/kernel';
import type { Royal } from '../../box.ts';
import { type Board, INSIDE } from '../../contract.ts';
import { hasGeneralAt, playerWithGeneralAt } from '../../position/generals.ts';
import { isPassedThrough } from '../../position/march.ts';
import { pcOn, sideOf, spaceOf } from '../../position/places.ts';
import { controllerOfRoyal, isRoyalOnMap, ROYAL_AT_SEA, royalAt } from '../../position/royals.ts';
import { cusAt } from '../../position/units.ts';
import { insideFault } from '../9-armies/9.4-walls.ts';

/**
 * S8.3-01, S8.3-03, S8.3-04: a General keeps control; a PC, which counts inside and outside (D8-02), only if no other
 * player's General is in that location. D8-08: an Independent Army does not matter.
 */
export function isLost(p: Board, royal: Royal, seat: Seat): boolean {
  const location = royalAt(p, royal);
  if (hasGeneralAt(p, location, seat)) return false;
  // D8-11: who honours Free Passage is only passing.
  if (isPassedThrough(p, location) && cusAt(p, location, seat) > 0) return false;
  return pcOn(p, spaceOf(location)) !== seat || playerWithGeneralAt(p, location) !== null;
}

/** What is wrong with a person, S8.2, S8.3: who is controlled where; S8.3-05: nobody uncontrolled is inside. */
export function royalFault(p: Board, royal: Royal, isBetween: boolean): string | null {
  const name = nameOf(p, 'royal', royal);
  const controller = controllerOfRoyal(p, royal);
  if (controller === null) {
    const isInside = isRoyalOnMap(p, royal) && sideOf(royalAt(p, royal)) === INSIDE;
    return isInside && !isBetween ? `${name} is inside, uncontrolled` : null;
  }
  if (royalAt(p, royal) === ROYAL_AT_SEA) return null;
  if (!isRoyalOnMap(p, royal)) return `${name} is controlled, but not on the map`;
  if (royal === p.box.tomb) return 'the Tomb is controlled'; // S8.2-04
  const inside = insideFault(p, royalAt(p, royal), name, controller, isBetween);
  if (inside !== null || isBetween || !isLost(p, royal, controller)) return inside;
  return `${name} is controlled by seat ${controller}, who has neither a General nor a PC there`;
}
