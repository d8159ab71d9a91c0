/** 5.2: where Reinforcements go that no eligible space can take. */

import { type Seat, upTo } from '@diadochi/kernel';
import type { Space, Unit } from '../../box.ts';
import { type Board, decision, isPlayer, rule } from '../../contract.ts';
import { hasEnemyGeneral, isSomebodyWaiting, waitingGenerals } from '../../position/generals.ts';
import { allSpaces, holderOf, isIndependent, isUncontrolled, spaceFacts } from '../../position/places.ts';
import { hasEnemyCus, placedIn, waitingTypes, waitingUnits } from '../../position/units.ts';
import { fewestOf, mayPart } from '../7-pieces/7.2-silver-shields.ts';
import { isEligible } from './5.2-eligible.ts';
import { leaders } from './5.2-leaders.ts';

const mayFlee = rule<[Seat, Space]>({
  'S5.2-17': (p, seat, space) =>
    (isUncontrolled(p, space) || isIndependent(p, space)) &&
    !hasEnemyCus(p, space, seat) &&
    !hasEnemyGeneral(p, space, seat),
  'S5.2-18': (p, seat, space) => !isForeign(p, seat, space),
  // A space that was eligible has taken all the CUs that it may take.
  'S5.2-14': (p, seat, space) => !isEligible(p, seat, space),
});
const mayCrowd = rule<[Space, number]>({
  'S5.2-19': (p, space, count) =>
    placedInProvince(p, space) + count <= p.box.content.reinforcements.perFallbackProvince,
});
function isForeign(p: Board, seat: Seat, space: Space): boolean {
  const { province } = spaceFacts(p, space);
  if (province < 0) return false;
  const holder = holderOf(p, province);
  return isPlayer(holder) && holder !== seat;
}
function placedInProvince(p: Board, space: Space): number {
  const { province } = spaceFacts(p, space);
  if (province < 0) return placedIn(p, space);
  return p.box.provinces[province].allSpaces.reduce((sum, each) => sum + placedIn(p, each), 0);
}

export const canFlee = (p: Board, seat: Seat): boolean =>
  (isSomebodyWaiting(p, seat) && allSpaces(p).some((space) => mayFlee.allows(p, seat, space))) ||
  waitingTypes(p, seat, []).some((unit) => hasRefuge(p, seat, unit));
const hasRefuge = (p: Board, seat: Seat, unit: Unit): boolean =>
  allSpaces(p).some(
    (space) =>
      mayFlee.allows(p, seat, space) &&
      mayCrowd.allows(p, space, fewestOf(p, seat, unit)) &&
      leaders(p, seat, space).length > 0,
  );

const mayBeLed = rule<[Seat, Space]>({
  'S5.2-20': (p, seat, space) => leaders(p, seat, space).length > 0,
});
const mayFindRefuge = rule<[Seat, Unit]>({
  'S5.2-20': (p, seat, unit) => hasRefuge(p, seat, unit),
});

export const refuge = decision('refuge', [
  {
    general: { among: (p, { seat }) => waitingGenerals(p, seat), bounds: 'S5.2-02' },
    at: {
      among: (p) => allSpaces(p),
      bounds: 'S5.2-17',
      may: (p, { seat }, space) => mayFlee.broken(p, seat, space),
    },
  },
  {
    units: {
      among: (p, { seat }, list) => waitingTypes(p, seat, list),
      bounds: 'S5.2-17',
      may: (p, { seat }, unit) => mayFindRefuge.broken(p, seat, unit),
    },
    at: {
      among: (p) => allSpaces(p),
      bounds: 'S5.2-17',
      may: (p, { seat, so }, space) =>
        mayFlee.broken(p, seat, space) ??
        mayCrowd.broken(p, space, fewestOf(p, seat, so.units)) ??
        mayBeLed.broken(p, seat, space),
    },
    under: { among: (p, { seat, so }) => leaders(p, seat, so.at), bounds: 'S5.2-20' },
    count: {
      among: (p, { seat, so }) => upTo(waitingUnits(p, seat, so.units), 1),
      bounds: 'S5.2-09',
      may: (p, { seat, so }, count) =>
        mayPart.broken(p, so.units, count, waitingUnits(p, seat, so.units)) ??
        mayCrowd.broken(p, so.at, count),
    },
  },
]);
