/** 5.2: where Reinforcements may be placed, and how many. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../../box.ts';
import { type Board, INSIDE, OUTSIDE, OWNERS, rule, type Side } from '../../contract.ts';
import {
  generalsInSpace,
  hasMajorGeneral,
  isInSpace,
  isNewcomer,
  ownerOf,
  whereIs,
} from '../../position/generals.ts';
import { isMajorCity, locationOf, pcOn, sideOf } from '../../position/places.ts';
import { cusAt, placedIn } from '../../position/units.ts';
import { isGeneralBesieged } from '../2-board/2-besieged.ts';

/** S5.2-10: his own PC, and nobody else's CUs or Generals in the space. */
export const hasOwnPc = (p: Board, seat: Seat, space: Space): boolean =>
  pcOn(p, space) === seat && !hasEnemies(p, space, seat);
function hasEnemies(p: Board, space: Space, seat: Seat): boolean {
  const { cusIn, generalsIn } = p;
  for (let owner = 0; owner < OWNERS; owner++)
    if (owner !== seat && (cusIn[space * OWNERS + owner] > 0 || generalsIn[space * OWNERS + owner] > 0))
      return true;
  return false;
}
/** S5.2-11, S5.2-13, D5-07: an Unbesieged General of his who has been on the map since the Phase or Segment began. */
function hasOldGeneral(p: Board, seat: Seat, space: Space, side: Side | null): boolean {
  if (generalsInSpace(p, space, seat) === 0) return false;
  for (let general = 0; general < p.owner.length; general++)
    if (
      ownerOf(p, general) === seat &&
      isInSpace(p, general, space) &&
      (side === null || sideOf(whereIs(p, general)) === side) &&
      !isNewcomer(p, general) &&
      !isGeneralBesieged(p, general)
    )
      return true;
  return false;
}
/** Only a space with a PC or a General of his can be eligible. */
export const isLikely = (p: Board, seat: Seat, space: Space): boolean =>
  pcOn(p, space) === seat || generalsInSpace(p, space, seat) > 0;
export function likelySpaces(p: Board, seat: Seat, list: Space[]): Space[] {
  const { pc, generalsIn } = p; // looked up once: this is the most frequent list of all
  for (let space = 0; space < pc.length; space++)
    if (pc[space] === seat || generalsIn[space * OWNERS + seat] > 0) list.push(space);
  return list;
}

export const isEligible = (p: Board, seat: Seat, space: Space): boolean =>
  hasOwnPc(p, seat, space) || hasOldGeneral(p, seat, space, null);

/** Where a piece may be placed; D5-08: inside one's own city or outside it, with a General only where he is. */
export const mayReinforce = rule<[Seat, Space, Side]>({
  'S5.2-10': (p, seat, space) => isEligible(p, seat, space),
  'S9.4-05': (p, seat, space, side) => side === OUTSIDE || (isMajorCity(p, space) && pcOn(p, space) === seat),
  'S5.2-11': (p, seat, space, side) =>
    !isMajorCity(p, space) || hasOwnPc(p, seat, space) || hasOldGeneral(p, seat, space, side),
});

/** S5.2-15, S5.2-16: his own Major City, or one of his Major Generals, takes any number of CUs. */
export const takesAny = (p: Board, seat: Seat, space: Space): boolean =>
  (isMajorCity(p, space) && pcOn(p, space) === seat) || hasMajorGeneral(p, space, seat);

export const mayTake = rule<[Seat, Space, Side, number]>({
  // S5.2-14, D5-09: on this occasion
  'S5.2-14': (p, seat, space, _, count) =>
    takesAny(p, seat, space) || placedIn(p, space) + count <= p.box.content.reinforcements.perSpace,
  'S9.4-06': (p, seat, space, side, count) =>
    side === OUTSIDE || cusAt(p, locationOf(space, INSIDE), seat) + count <= p.box.content.walls.inside,
});
