/** D6-37: what a pact forbids. An Independent Army is bound by none. */

import { type Board, type Location, type Owner, rule } from '../contract.ts';
import { hasMajorAt } from '../position/generals.ts';
import { hasPact, havePact } from '../position/pact.ts';
import { allSeats, isMajorCity, pcOn, spaceOf } from '../position/places.ts';
import { cusAt } from '../position/units.ts';

/** Whether a partner has CUs or a Major General in a location, or its Major City. */
export const isBarred = (p: Board, mover: Owner, location: Location): boolean =>
  hasPact(p, mover) && isHeldByPartner(p, mover, location);
function isHeldByPartner(p: Board, mover: Owner, location: Location): boolean {
  const space = spaceOf(location);
  if (isMajorCity(p, space) && havePact(p, mover, pcOn(p, space))) return true;
  return allSeats(p).some(
    (seat) => havePact(p, mover, seat) && (cusAt(p, location, seat) > 0 || hasMajorAt(p, location, seat)),
  );
}

/** Nobody comes upon his partner by a move of his own. */
export const mayMeet = rule<[Owner, Location]>({
  'CO63-04': (p, mover, location) => !isBarred(p, mover, location),
});
