/** 14.2: pieces inside a Major City come out to join a battle before its walls. */

import type { Seat } from '@diadochi/kernel';
import type { General, Space, Unit, Units } from '../../box.ts';
import {
  type Board,
  decision,
  isPlayer,
  type Location,
  type Owner,
  type Play,
  rule,
  TYPES,
} from '../../contract.ts';
import { generalsAt, hasGeneralAt, moveGeneral } from '../../position/generals.ts';
import {
  ACTIVE,
  freshCus,
  freshUnits,
  groupAt,
  groupUnits,
  isFresh,
  isMarching,
  markGeneral,
  setGroupUnits,
} from '../../position/march.ts';
import { insideOf, outsideOf, spaceOf } from '../../position/places.ts';
import { addUnits, cusAt, unitsAt } from '../../position/units.ts';
import { type Asked, cuFields, namedCus, namedUnits } from '../9-armies/9.1-company.ts';

/** S14.2-01, D14-09: who has somebody inside; of the Attacker's only those who have not moved. */
export function canJoin(p: Board, location: Location, owner: Owner): boolean {
  if (!isPlayer(owner) || location !== outsideOf(spaceOf(location))) return false;
  const inside = insideOf(spaceOf(location));
  if (!isMarching(p, owner)) return cusAt(p, inside, owner) > 0 || hasGeneralAt(p, inside, owner);
  return freshCus(p, inside, owner) > 0 || generalsAt(p, inside, owner).some((each) => isFresh(p, each));
}
const mayComeOut = rule<[Seat, General]>({
  'D14-09': (p, seat, general) => !isMarching(p, seat) || isFresh(p, general),
});
function inside(p: Board, q: Asked, unit: Unit): number {
  const { space } = (q as Asked & { about: { space: Space } }).about;
  return isMarching(p, q.seat)
    ? freshUnits(p, insideOf(space), q.seat, unit)
    : unitsAt(p, insideOf(space), q.seat, unit);
}
export const join = decision('join', [
  {
    join: {},
    with: {
      among: (p, { seat, about: { space } }) => generalsAt(p, insideOf(space), seat),
      bounds: 'S14.2-01',
      may: (p, { seat }, general) => mayComeOut.broken(p, seat, general),
    },
    ...cuFields('S14.2-01', inside),
  },
  { stay: {} },
]);

/** S14.2-03: of the Attacker they come into the active group. */
export function comeOut(
  p: Board,
  seat: Seat,
  location: Location,
  answer: { with: readonly General[]; [unit: string]: unknown },
  { tell }: Play,
): { generals: General[]; units: Units } {
  const from = insideOf(spaceOf(location));
  const active = isMarching(p, seat) && groupAt(p) === location;
  const units = namedUnits(answer);
  for (const general of answer.with) {
    if (active) markGeneral(p, general, ACTIVE);
    moveGeneral(p, general, location);
  }
  for (let unit = 0; unit < TYPES; unit++) {
    addUnits(p, from, seat, unit, -units[unit]);
    addUnits(p, location, seat, unit, units[unit]);
    if (active) setGroupUnits(p, unit, groupUnits(p, unit) + units[unit]);
  }
  if (namedCus(answer) + answer.with.length > 0)
    tell?.all('joinedBattle', { seat, space: spaceOf(location), cus: namedCus(answer) });
  return { generals: [...answer.with], units: [...units] };
}
