/** 5.2: where Reinforcements may be placed, and how many. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import { type Board, INSIDE, OUTSIDE, rule, type Side } from '../contract.ts';
import {
  generalsInSpace,
  generalsOf,
  hasEnemyGeneral,
  hasMajorGeneral,
  isNewcomer,
  isOnMap,
  whereIs,
} from '../position/generals.ts';
import { isMajorCity, locationOf, pcOn, sideOf, spaceOf } from '../position/places.ts';
import { cusAt, hasEnemyCus, placedIn } from '../position/units.ts';
import { isGeneralBesieged } from './2-besieged.ts';

/** S5.2-10: his own PC, and nobody else's CUs or Generals in the space. */
const hasOwnPc = (p: Board, seat: Seat, space: Space): boolean =>
  pcOn(p, space) === seat && !hasEnemyCus(p, space, seat) && !hasEnemyGeneral(p, space, seat);
/** S5.2-11, S5.2-13, D5-07: an Unbesieged General of his who has been on the map since the Phase or Segment began. */
const hasOldGeneral = (p: Board, seat: Seat, space: Space, side: Side | null): boolean =>
  generalsInSpace(p, space, seat) > 0 &&
  generalsOf(p, seat).some(
    (general) =>
      isOnMap(p, general) &&
      spaceOf(whereIs(p, general)) === space &&
      (side === null || sideOf(whereIs(p, general)) === side) &&
      !isNewcomer(p, general) &&
      !isGeneralBesieged(p, general),
  );

export const isEligible = (p: Board, seat: Seat, space: Space): boolean =>
  hasOwnPc(p, seat, space) || hasOldGeneral(p, seat, space, null);

/** Where a piece may be placed; D5-08: inside one's own city or outside it, with a General only where he is. */
export const mayReinforce = rule<[Seat, Space, Side]>({
  'S5.2-10': (p, seat, space) => isEligible(p, seat, space),
  'S9.4-05': (p, seat, space, side) => side === OUTSIDE || (isMajorCity(p, space) && pcOn(p, space) === seat),
  'S5.2-11': (p, seat, space, side) => hasOwnPc(p, seat, space) || hasOldGeneral(p, seat, space, side),
});

/** S5.2-15, S5.2-16: his own Major City, or one of his Major Generals, takes any number of CUs. */
const takesAny = (p: Board, seat: Seat, space: Space): boolean =>
  (isMajorCity(p, space) && pcOn(p, space) === seat) || hasMajorGeneral(p, space, seat);

export const mayTake = rule<[Seat, Space, Side, number]>({
  // S5.2-14, D5-09: on this occasion
  'S5.2-14': (p, seat, space, _, count) =>
    takesAny(p, seat, space) || placedIn(p, space) + count <= p.box.content.reinforcements.perSpace,
  'S9.4-06': (p, seat, space, side, count) =>
    side === OUTSIDE || cusAt(p, locationOf(space, INSIDE), seat) + count <= p.box.content.walls.inside,
});

/** Whether a location can take so many CUs of a player now. */
export const canTake = (p: Board, seat: Seat, space: Space, side: Side, count: number): boolean =>
  mayReinforce.allows(p, seat, space, side) && mayTake.allows(p, seat, space, side, count);
