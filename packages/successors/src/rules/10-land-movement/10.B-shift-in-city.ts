/** 10 B: pieces behind the walls, or before them, when an enemy comes to an Unbesieged Major City. */

import type { Seat } from '@diadochi/kernel';
import type { General, Royal, Space, Unit } from '../../box.ts';
import { type Board, decision, isPlayer, type Location, type Play, TYPES } from '../../contract.ts';
import { generalsAt, generalsInSpace, moveGeneral } from '../../position/generals.ts';
import { inWake, WAS_BESIEGED } from '../../position/march.ts';
import { insideOf, isMajorCity, outsideOf, pcOn, spaceOf } from '../../position/places.ts';
import { allRoyals, controlsRoyal, isRoyalOnMap, royalAt, setRoyal } from '../../position/royals.ts';
import { addUnits, cusInSpace, unitsAt, unitsInSpace } from '../../position/units.ts';
import { type Asked, type Company, cuFields, namedCus, namedUnits } from '../9-armies/9.1-company.ts';
import type { Arrival } from '../11-interception/11-interception.ts';

/** S10.B-01, S10.B-04, D10-02: the controller, if it is not he who moves, was not Besieged, and has pieces there. */
export function holders(p: Board, by: Seat, into: Location): Seat[] {
  const space = spaceOf(into);
  const controller = pcOn(p, space);
  if (!isMajorCity(p, space) || !isPlayer(controller) || controller === by) return [];
  if (inWake(p, space, WAS_BESIEGED)) return [];
  const hasPieces =
    cusInSpace(p, space, controller) + generalsInSpace(p, space, controller) > 0 ||
    royalsIn(p, space, controller, []).length > 0;
  return hasPieces ? [controller] : [];
}
function royalsIn(p: Board, space: Space, seat: Seat, list: Royal[]): Royal[] {
  for (const royal of allRoyals(p))
    if (isRoyalOnMap(p, royal) && spaceOf(royalAt(p, royal)) === space && controlsRoyal(p, seat, royal))
      list.push(royal);
  return list;
}
function generalsIn(p: Board, space: Space, seat: Seat): General[] {
  return [...generalsAt(p, outsideOf(space), seat), ...generalsAt(p, insideOf(space), seat)].sort(
    (a, b) => a - b,
  );
}

type In = Asked & { readonly about: { readonly space: Space } };
const inSpace = (p: Board, q: Asked, unit: Unit): number =>
  unitsInSpace(p, (q as In).about.space, q.seat, unit);
/** S10.B-02, S9.4-06 */
const roomInside = (p: Board): number => p.box.content.walls.inside;
export const hold = decision('hold', [
  {
    hold: {},
    with: { among: (p, { seat, about: { space } }) => generalsIn(p, space, seat), bounds: 'S10.B-01' },
    ...cuFields('S10.B-02', inSpace, { total: roomInside }),
    carry: {
      among: (p, { seat, about: { space } }, list) => royalsIn(p, space, seat, list),
      bounds: 'S10.B-01',
    },
  },
  { keep: {} },
]);

/** Gives the Generals who came out for it. */
export function putInside(p: Board, seat: Seat, space: Space, answer: Company, { tell }: Play): Arrival[] {
  const [inside, outside] = [insideOf(space), outsideOf(space)];
  const came = generalsAt(p, inside, seat).filter((general) => !answer.with.includes(general));
  for (const general of generalsIn(p, space, seat))
    moveGeneral(p, general, answer.with.includes(general) ? inside : outside);
  const units = namedUnits(answer);
  for (let unit = 0; unit < TYPES; unit++) {
    const more = units[unit] - unitsAt(p, inside, seat, unit);
    addUnits(p, inside, seat, unit, more);
    addUnits(p, outside, seat, unit, -more);
  }
  for (const royal of royalsIn(p, space, seat, []))
    setRoyal(p, royal, answer.carry.includes(royal) ? inside : outside);
  tell?.all('held', { seat, space, cus: namedCus(answer) });
  return came.map((general) => ({ general, from: inside }));
}
