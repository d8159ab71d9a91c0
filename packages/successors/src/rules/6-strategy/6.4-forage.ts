/** 6.4 Forage Segment. */

import type { Seat } from '@diadochi/kernel';
import type { Space, Unit } from '../../box.ts';
import { effectFacts } from '../../cards/kind.ts';
import { BOTH_SIDES, type Board, decision, procedure, rule, type Side, TYPES } from '../../contract.ts';
import { provinceUnder } from '../../position/lasting.ts';
import { isTransit, kindNow, locationOf, spaceFacts, spaceOf } from '../../position/places.ts';
import {
  cusInSpace,
  eliminate,
  locationOfStack,
  stackCount,
  unitsAt,
  unitsInSpace,
} from '../../position/units.ts';
import { canBury } from '../3-victory/3.8-burial.ts';

export const foraging = procedure('foraging', (_, args) => ({ ...args, next: 0, lost: 0 })).steps({
  // S3.8-06, D3-19: before or after the loss.
  A_burial: { call: 'burial', with: (p, { seat }) => (canBury(p, seat) ? {} : null) },
  B_next: (p, f) => {
    const space = nextCrowded(p, f.seat, f.next);
    if (space === null) return 'D_burial';
    f.next = space;
    f.lost = 0;
    return;
  },
  // S6.4-04: exactly one CU a space, however large the excess. Unlike `losing`, which takes so many from one location, this
  // is about both sides of the walls at once (D6-25), and who loses names the side.
  C_lose: {
    ask: 'forage',
    of: (_, { seat }) => [seat],
    about: (p, { next: space }) => ({ space, limit: forageLimit(p, space) }),
    then: (p, f, seat, { lose, side }, { tell }) => {
      eliminate(p, locationOf(f.next, side), seat, lose, 1); // D6-26
      tell?.all('foraged', { seat, unit: lose, space: f.next });
      f.lost++;
      if (f.lost < p.box.content.forage.loss && cusInSpace(p, f.next, seat) > 0) return 'C_lose';
      f.next++;
      return 'B_next';
    },
  },
  D_burial: {
    call: 'burial',
    with: (p, { seat, next }) => (next > 0 && canBury(p, seat) ? {} : null),
  },
});

/** S6.4-02 */
export function forageLimit(p: Board, space: Space): number {
  const { transit, elsewhere } = p.box.content.forage;
  let limit = isTransit(p, space) ? transit : elsewhere;
  for (const { card, place } of p.box.lasting['forage-limit'])
    if (provinceUnder(p, card) === spaceFacts(p, space).province) {
      // C44-02, C44-03: by the kind of the space.
      const { limit: poorer, kinds } = effectFacts<'forage-limit'>(p, card, place);
      if (kinds.includes(kindNow(p, space))) limit = Math.min(limit, poorer);
    }
  return limit;
}

/** S6.4-01, S6.4-03, D6-25: a player's own CUs, inside and outside together. */
export const isCrowded = (p: Board, seat: Seat, space: Space): boolean =>
  cusInSpace(p, space, seat) > forageLimit(p, space);
function nextCrowded(p: Board, seat: Seat, from: Space): Space | null {
  for (let place = 0; place < stackCount(p); place++) {
    const space = spaceOf(locationOfStack(p, place));
    if (space >= from && isCrowded(p, seat, space)) return space;
  }
  return null;
}

const mayLose = rule<[Seat, Space, Side, Unit]>({
  'S6.4-04': (p, seat, space, side, unit) => unitsAt(p, locationOf(space, side), seat, unit) > 0,
});
const typesIn = (p: Board, seat: Seat, space: Space, list: Unit[]): Unit[] => {
  for (let unit = 0; unit < TYPES; unit++) if (unitsInSpace(p, space, seat, unit) > 0) list.push(unit);
  return list;
};

export const forage = decision('forage', [
  {
    lose: {
      among: (p, { seat, about: { space } }, list) => typesIn(p, seat, space, list),
      bounds: 'S6.4-04',
    },
    side: {
      among: () => BOTH_SIDES,
      bounds: 'S2-13',
      may: (p, { seat, about: { space }, so }, side) => mayLose.broken(p, seat, space, side, so.lose),
    },
  },
]);
