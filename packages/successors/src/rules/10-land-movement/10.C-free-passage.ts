/** 10 C Free Passage: who has to be asked. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../../box.ts';
import { type Board, INDEPENDENT, type Location, OWNERS } from '../../contract.ts';
import { hasGeneralAt } from '../../position/generals.ts';
import { spaceOf } from '../../position/places.ts';
import { turnOrder } from '../../position/turns.ts';
import { cusAt } from '../../position/units.ts';

/** S10.C-01, D10-04, D11-05: the players with a CU or a General in a location, in Turn Order, without the mover. */
export const hostsAt = (p: Board, location: Location, mover: Seat): Seat[] =>
  turnOrder(p).filter((seat) => isHost(p, location, mover, seat));
export function hasHostsAt(p: Board, location: Location, mover: Seat): boolean {
  if (!isHeld(p, spaceOf(location), mover)) return false;
  for (let seat: Seat = 0; seat < p.seats; seat++) if (isHost(p, location, mover, seat)) return true;
  return false;
}
/** Whether another player has anything there, in either location: most often nobody has. */
function isHeld(p: Board, space: Space, mover: Seat): boolean {
  const { cusIn, generalsIn } = p;
  for (let seat: Seat = 0; seat < p.seats; seat++)
    if (seat !== mover && cusIn[space * OWNERS + seat] + generalsIn[space * OWNERS + seat] > 0) return true;
  return false;
}
const isHost = (p: Board, location: Location, mover: Seat, seat: Seat): boolean =>
  seat !== mover && (cusAt(p, location, seat) > 0 || hasGeneralAt(p, location, seat));
/** S10.C-04 */
export const hasIndependents = (p: Board, location: Location): boolean =>
  hasGeneralAt(p, location, INDEPENDENT);
