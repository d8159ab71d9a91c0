/** 6.4 Forage Segment. */

import type { Seat } from '@diadochi/kernel';
import { ELEPHANT, type Space, type Unit } from '../../box.ts';
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
import { forageAttrition } from '../../settings.ts';
import { canBury } from '../3-victory/3.8-burial.ts';
import { attritionOf } from '../7-pieces/7.3-attrition.ts';

export const foraging = procedure('foraging', (_, args) => ({
  ...args,
  next: 0,
  lost: 0,
  due: 0,
  elephantFirst: false,
})).steps({
  // S3.8-06, D3-19: before or after the loss.
  A_burial: { call: 'burial', with: (p, { seat }) => (canBury(p, seat) ? {} : null) },
  B_next: (p, f) => {
    const space = nextCrowded(p, f.seat, f.next);
    if (space === null) return 'D_burial';
    f.next = space;
    f.lost = 0;
    f.due = p.box.content.forage.loss;
    f.elephantFirst = false;
    return forageAttrition(p) === 1 ? 'B_attrition' : 'C_lose';
  },
  // S16.7-01: in the column for all his CUs in the space (D16-08).
  B_attrition: (p, f, { chance, tell }) => {
    const column = cusInSpace(p, f.next, f.seat);
    const die = chance.die(6);
    const { cus, elephantFirst } = attritionOf(p, column, die);
    f.due = Math.min(column, Math.max(1, cus)); // S16.7-02
    f.elephantFirst = elephantFirst; // S16.7-03
    tell?.all('attrition', { seat: f.seat, column, die, lost: f.due });
  },
  // S6.4-04: exactly one CU a space, however large the excess. Unlike `losing`, which takes so many from one location, this
  // is about both sides of the walls at once (D6-25), and who loses names the side.
  C_lose: {
    ask: 'forage',
    of: (_, { seat }) => [seat],
    about: (p, { next: space, due, lost, elephantFirst }) => ({
      space,
      limit: forageLimit(p, space),
      left: due - lost,
      elephantFirst,
    }),
    then: (p, f, seat, { lose, side }, { tell }) => {
      eliminate(p, locationOf(f.next, side), seat, lose, 1); // D6-26
      tell?.all('foraged', { seat, unit: lose, space: f.next });
      f.lost++;
      f.elephantFirst = false;
      if (f.lost < f.due && cusInSpace(p, f.next, seat) > 0) return 'C_lose';
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
/** D16-27: wherever in the space it is. */
const mayLoseFirst = rule<[Seat, Space, Unit]>({
  'S16.7-03': (p, seat, space, unit) => unit === ELEPHANT || unitsInSpace(p, space, seat, ELEPHANT) === 0,
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
      may: (p, { seat, about: { space, elephantFirst } }, unit) =>
        elephantFirst ? mayLoseFirst.broken(p, seat, space, unit) : null,
    },
    side: {
      among: () => BOTH_SIDES,
      bounds: 'S2-13',
      may: (p, { seat, about: { space }, so }, side) => mayLose.broken(p, seat, space, side, so.lose),
    },
  },
]);
