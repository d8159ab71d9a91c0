/** 6.4 Forage Segment. */

import type { Seat } from '@diadochi/kernel';
import type { Space, Unit } from '../box.ts';
import { type Board, decision, procedure, rule, type Side, TYPES } from '../contract.ts';
import { allSpaces, isTransit, locationOf } from '../position/places.ts';
import { cusInSpace, eliminate, unitsAt, unitsInSpace } from '../position/units.ts';
import { canBury } from './3.8-burial.ts';

export const foraging = procedure('foraging', (_, args) => ({ ...args, space: 0 })).steps({
  // S3.8-06, D3-19: before or after the loss.
  A_burial: { call: 'burial', with: (p, { seat }) => (canBury(p, seat) ? {} : null) },
  B_next: (p, f) => {
    const space = nextCrowded(p, f.seat, f.space);
    if (space === null) return 'E_burial';
    f.space = space;
    return;
  },
  // S6.4-04: exactly one CU a space, however large the excess.
  C_lose: {
    ask: 'forage',
    of: (_, { seat }) => [seat],
    about: (p, { space }) => ({ space, limit: forageLimit(p, space) }),
    then: (p, f, seat, { lose, side }, { tell }) => {
      eliminate(p, locationOf(f.space, side), seat, lose, p.box.content.forage.loss); // D6-26
      tell?.all('foraged', { seat, unit: lose, space: f.space });
      f.space++;
    },
  },
  D_settle: { call: 'settling', with: () => ({}), then: () => 'B_next' },
  E_burial: {
    call: 'burial',
    with: (p, { seat, space }) => (space > 0 && canBury(p, seat) ? {} : null),
  },
});

/** S6.4-02 */
export const forageLimit = (p: Board, space: Space): number =>
  isTransit(p, space) ? p.box.content.forage.transit : p.box.content.forage.elsewhere;

/** S6.4-01, S6.4-03, D6-25: a player's own CUs, inside and outside together. */
function nextCrowded(p: Board, seat: Seat, from: Space): Space | null {
  for (const space of allSpaces(p))
    if (space >= from && cusInSpace(p, space, seat) > forageLimit(p, space)) return space;
  return null;
}

const mayLose = rule<[Seat, Space, Side, Unit]>({
  'S6.4-04': (p, seat, space, side, unit) => unitsAt(p, locationOf(space, side), seat, unit) > 0,
});
const typesIn = (p: Board, seat: Seat, space: Space, list: Unit[]): Unit[] => {
  for (let unit = 0; unit < TYPES; unit++) if (unitsInSpace(p, space, seat, unit) > 0) list.push(unit);
  return list;
};
const SIDE_LIST: readonly Side[] = [0, 1];

export const forage = decision('forage', [
  {
    lose: {
      among: (p, { seat, about: { space } }, list) => typesIn(p, seat, space, list),
      bounds: 'S6.4-04',
    },
    side: {
      among: () => SIDE_LIST,
      bounds: 'S2-13',
      may: (p, { seat, about: { space }, so }, side) => mayLose.broken(p, seat, space, side, so.lose),
    },
  },
]);
