/** 8.3 Losing control of the Royal Family. */

import type { Seat } from '@diadochi/kernel';
import type { Royal } from '../../box.ts';
import type { Board } from '../../contract.ts';
import { hasGeneralAt, playerWithGeneralAt } from '../../position/generals.ts';
import { isPassedThrough } from '../../position/march.ts';
import { pcOn, spaceOf } from '../../position/places.ts';
import { royalAt } from '../../position/royals.ts';
import { cusAt } from '../../position/units.ts';

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
