/** The Armies of the player of a card, and what is near them (D6-34). */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import { type Board, INSIDE, type Location } from '../contract.ts';
import { generalsOf, hasGeneralAt, isOnMap, whereIs } from '../position/generals.ts';
import { sideOf, spaceFacts, spaceOf } from '../position/places.ts';
import { cusAt } from '../position/units.ts';
import { isBesieged } from '../rules/2-board/2-besieged.ts';

/** A General with at least one CU (S9.1-16). */
export const isArmyAt = (p: Board, location: Location, seat: Seat): boolean =>
  cusAt(p, location, seat) > 0 && hasGeneralAt(p, location, seat);
/** Where his Armies are. */
export const armiesOf = (p: Board, seat: Seat): Location[] =>
  generalsOf(p, seat)
    .filter((general) => isOnMap(p, general) && cusAt(p, whereIs(p, general), seat) > 0)
    .map((general) => whereIs(p, general));
/** S15.1-03: a piece is Besieged inside a Besieged Major City, and nowhere else. */
export const isUnbesiegedAt = (p: Board, location: Location): boolean =>
  sideOf(location) !== INSIDE || !isBesieged(p, spaceOf(location));
/** The same space, or one Land path away. */
export const isNextTo = (p: Board, one: Space, other: Space): boolean =>
  one === other || spaceFacts(p, one).paths.some(({ to, type }) => to === other && type === 'land');
