/** The Armies of the player of a card, and what is near them (D6-34). */

import type { Seat } from '@diadochi/kernel';
import type { General, Space } from '../box.ts';
import { type Board, INSIDE, type Location } from '../contract.ts';
import { hasGeneralAt, isOnMap } from '../position/generals.ts';
import { sideOf, spaceFacts, spaceOf } from '../position/places.ts';
import { cusAt } from '../position/units.ts';
import { isBesieged } from '../rules/2-board/2-besieged.ts';

/** A General with at least one CU (S9.1-16). */
export const isArmyAt = (p: Board, location: Location, seat: Seat): boolean =>
  cusAt(p, location, seat) > 0 && hasGeneralAt(p, location, seat);
/** Whether one of his Armies is as it should be: they are where his Generals are. */
export function hasArmy(p: Board, seat: Seat, isFit: (location: Location) => boolean): boolean {
  const { whereabouts, owner } = p;
  for (let general: General = 0; general < owner.length; general++)
    if (
      owner[general] === seat &&
      isOnMap(p, general) &&
      cusAt(p, whereabouts[general], seat) > 0 &&
      isFit(whereabouts[general])
    )
      return true;
  return false;
}
/** S15.1-03: a piece is Besieged inside a Besieged Major City, and nowhere else. */
export const isUnbesiegedAt = (p: Board, location: Location): boolean =>
  sideOf(location) !== INSIDE || !isBesieged(p, spaceOf(location));
/** The same space, or one Land path away. */
export const isNextTo = (p: Board, one: Space, other: Space): boolean =>
  one === other || spaceFacts(p, one).paths.some(({ to, type }) => to === other && type === 'land');
