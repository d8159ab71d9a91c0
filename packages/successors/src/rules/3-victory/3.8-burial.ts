/** 3.8 Burying Alexander. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../../box.ts';
import { type Board, decision, NOBODY, type Owner, type Play, procedure, rule } from '../../contract.ts';
import { isMajorCity, outsideOf, pcOn, spaceOf } from '../../position/places.ts';
import {
  controllerOfRoyal,
  controlsRoyal,
  isRoyalOnMap,
  noteBurier,
  removeRoyal,
  royalAt,
  setRoyal,
} from '../../position/royals.ts';
import { turnOf } from '../../position/turns.ts';
import { hasEnemyCusAt } from '../../position/units.ts';

const mayBury = rule<[Seat]>({
  'S3.8-01': (p, seat) => controlsRoyal(p, seat, p.box.cart),
  'S3.8-05': (p) => p.box.cartTurns.buried.includes(turnOf(p)),
  'S3.8-02': (p) => isMajorCity(p, cartSpace(p)),
  'S3.8-04': (p, seat) => !hasEnemyCusAt(p, royalAt(p, p.box.cart), seat),
});
const cartSpace = (p: Board): Space => spaceOf(royalAt(p, p.box.cart));

/** Asks whoever may bury Alexander now; S3.8-06: called in his own Forage Segment and in Turn End. */
export const burial = procedure('burial', () => ({})).steps({
  A_bury: {
    ask: 'bury',
    of: (p) => {
      const seat = controllerOfRoyal(p, p.box.cart);
      return seat !== null && mayBury.allows(p, seat) ? [seat] : [];
    },
    about: (p) => ({ space: cartSpace(p) }),
    then: (p, _, seat, answer, play) => {
      if ('bury' in answer) bury(p, seat, play);
    },
  },
});
/** Whether a player could bury Alexander now: then it is his Forage Segment in which he is asked. */
export const canBury = (p: Board, seat: Seat): boolean => mayBury.allows(p, seat);

/** S3.8-09, S3.8-10, D3-20: who controls the space of a Tomb that is not in Pella; nobody if there is none. */
export function tombHolder(p: Board): Owner {
  const { tomb, pella } = p.box;
  if (!isRoyalOnMap(p, tomb)) return NOBODY;
  const space = spaceOf(royalAt(p, tomb));
  return space === pella ? NOBODY : pcOn(p, space);
}

/** S3.8-07, S3.8-08 */
export function bury(p: Board, seat: Seat, { tell }: Play): void {
  const { cart, tomb, pella } = p.box;
  const space = cartSpace(p);
  removeRoyal(p, cart);
  setRoyal(p, tomb, outsideOf(space));
  if (space === pella) noteBurier(p, seat);
  tell?.all('buried', { seat, space });
}

export const buryDecision = decision('bury', [
  { bury: { closed: (p, { seat }) => mayBury.broken(p, seat) } },
  { wait: {} },
]);
