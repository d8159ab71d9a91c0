/** 15.2 A: who may conduct a Siege: in an activation (9.3 C), and in step 3 of a Surrender Segment (6.1). */

import type { Seat } from '@diadochi/kernel';
import {
  CAVALRY,
  type General,
  ROYAL,
  SILVER_SHIELDS,
  type Space,
  type Unit,
  type Units,
} from '../../box.ts';
import { type Board, decision, type Play, rule, TYPES } from '../../contract.ts';
import { spendMps } from '../../position/budget.ts';
import { isWithCavalry } from '../../position/cavalry.ts';
import { foughtUnits, hasFought } from '../../position/fought.ts';
import { commanderAt, generalFacts, generalsAt, isMajor } from '../../position/generals.ts';
import {
  boundOf,
  groupAt,
  groupCommander,
  groupCus,
  groupUnits,
  isMarching,
  MUST_LEAVE,
} from '../../position/march.ts';
import { havePact } from '../../position/pact.ts';
import { isEnemySpace, outsideOf, pcOn, spaceOf } from '../../position/places.ts';
import { assaultsOf, isAssaultOver, nameForSiege, noteAssault } from '../../position/sieges.ts';
import { segmentOf } from '../../position/turns.ts';
import {
  cusAt,
  locationOfStack,
  ownerOfStack,
  spacesWithCus,
  stackCount,
  unitsAt,
} from '../../position/units.ts';
import { royalArmySieges } from '../../settings.ts';
import { SEGMENTS } from '../../words.ts';
import { canBeBesieged } from '../2-board/2-besieged.ts';
import { appointWay, disbandWay, recallWay } from '../7-pieces/7.1-gestures.ts';
import { type Asked, cuFields, namedCus, namedUnits } from '../9-armies/9.1-company.ts';
import { isLedByMinor } from '../9-armies/9.1-regrouping.ts';
import { mpsLeft } from '../9-armies/9.2-movement-points.ts';
import { isLandClosed } from '../13-naval-movement/13.1-limitations.ts';
import { isRaided, siegeCost } from './15.2-cavalry.ts';
import { mayRoyalsCount } from './15.2-royal-army.ts';

/** S15.2.A-01: how many CUs an Army needs; D15-01: there are Generals who need fewer. */
export function cusNeeded(p: Board, commander: General | null): number {
  const ability = commander === null ? null : generalFacts(p, commander).ability;
  const least = ability?.kind === 'siege-besieger' ? ability.params.minimumSiegeCus : undefined;
  return least ?? p.box.content.tables.siegeTable.minimumCus;
}
/** S9.3.C-02: another player's Major City, or any space with an Independent PC. */
const isTarget = (p: Board, seat: Seat, space: Space): boolean =>
  canBeBesieged(p, space) && isEnemySpace(p, seat, space);
/** S15.2.A-02, S15.2.A-04: how many Sieges of one space this Segment allows. */
function mostAssaults(p: Board): number {
  const most: { readonly [segment: string]: number } = p.box.content.tables.siegeTable.maxPerSpace;
  return most[SEGMENTS[segmentOf(p) - 1]] ?? 0;
}
/** S15.2.A-07: CUs of the group that have fought in no Land Battle of this Segment: of a type, and all. */
const restedUnits = (p: Board, unit: Unit): number => groupUnits(p, unit) - foughtUnits(p, unit);
function restedCus(p: Board): number {
  let sum = 0;
  for (let unit = 0; unit < TYPES; unit++) sum += restedUnits(p, unit);
  return sum;
}
/** S16.6-02: those of the group that count for a Siege where it is: of a type, and all. */
export const countedUnits = (p: Board, seat: Seat, unit: Unit): number =>
  unit === ROYAL && !mayRoyalsCount(p, seat, spaceOf(groupAt(p))) ? 0 : restedUnits(p, unit);
function countedCus(p: Board, seat: Seat): number {
  let sum = 0;
  for (let unit = 0; unit < TYPES; unit++) sum += countedUnits(p, seat, unit);
  return sum;
}
const maySiege = rule<[Seat]>({
  'S13.1-05': (p) => !isLandClosed(p),
  'S10.C-08': (p) => boundOf(p) !== MUST_LEAVE,
  'S9.3.C-02': (p, seat) => isTarget(p, seat, spaceOf(groupAt(p))),
  'CO63-05': (p, seat) => !havePact(p, seat, pcOn(p, spaceOf(groupAt(p)))), // D6-37
  'D15-20': (p, seat) =>
    !isLedByMinor(p) || !generalsAt(p, groupAt(p), seat).some((general) => isMajor(p, general)),
  // S9.3.C-04, S15.2.A-06, S15.2.A-08, D15-20: only the active group, so nobody whom another has moved or dropped off.
  'S9.3.C-03': (p) => groupCus(p) >= cusNeeded(p, groupCommander(p)),
  'S15.2.A-07': (p) => {
    const commander = groupCommander(p) as General;
    return !hasFought(p, commander) && restedCus(p) >= cusNeeded(p, commander);
  },
  'S16.6-02': (p, seat) => royalArmySieges(p) === 0 || countedCus(p, seat) >= cusNeeded(p, groupCommander(p)),
  'S15.2.A-05': (p) => !isAssaultOver(p, spaceOf(groupAt(p))),
  'S15.2.A-04': (p) => assaultsOf(p, spaceOf(groupAt(p))) < mostAssaults(p),
  'S9.3.C-01': (p, seat) => mpsLeft(p) >= siegeCost(p, spaceOf(groupAt(p)), countedUnits(p, seat, CAVALRY)),
});

/** Why a Siege of a space cannot be conducted here and now: by the active group, or in a Surrender Segment. */
export function brokenSiege(p: Board, seat: Seat, space: Space): string | null {
  return isMarching(p, seat) && groupAt(p) === outsideOf(space)
    ? maySiege.broken(p, seat)
    : mayBesiege.broken(p, seat, space);
}
/** D9-17: exactly as many as are needed; S7.2.D-06: one more where the Silver Shields, who are not parted, make it up. */
const mayName = rule<[Asked, Unit, number]>({
  'D9-17': (p, { seat, so }, unit, count) => {
    const open = cusNeeded(p, groupCommander(p)) - namedCus(so);
    if (unit === SILVER_SHIELDS) return open > 0 === count > 0;
    let later = 0;
    for (let other = unit + 1; other < TYPES; other++) later += countedUnits(p, seat, other);
    return count <= open && open <= count + later;
  },
  // Who has no MPs for more names a Cavalry CU.
  'S16.9-16': (p, { so }, unit, count) => {
    if (mpsLeft(p) >= siegeCost(p, spaceOf(groupAt(p)), 0)) return true;
    if (unit < CAVALRY) return namedCus(so) + count < cusNeeded(p, groupCommander(p));
    return unit !== CAVALRY || count > 0;
  },
});
/** S9.3.C-01: a way to spend MPs. */
export const siegeWay = {
  siege: { closed: (p: Board, { seat }: Asked) => maySiege.broken(p, seat) },
  ...cuFields('D9-17', (p, { seat }, unit) => countedUnits(p, seat, unit), {
    judge: (p, q, unit, count) => mayName.broken(p, q, unit, count),
  }),
};
/** Whether it is one in which Cavalry matters. */
export function storm(p: Board, answer: { readonly [field: string]: unknown }): boolean {
  const [space, named] = [spaceOf(groupAt(p)), namedUnits(answer)];
  spendMps(p, siegeCost(p, space, named[CAVALRY]));
  nameForSiege(p, named); // S9.3.C-05
  return named[CAVALRY] > 0 && isRaided(p, space);
}
/** D15-16: it is declared. */
export function declareSiege(p: Board, seat: Seat, space: Space, army: Units, { tell }: Play): void {
  noteAssault(p, space);
  tell?.all('besieged', {
    seat,
    general: besieger(p, seat, space) as General,
    space,
    cus: army.reduce((sum, count) => sum + count, 0),
  });
}
/** D15-18, D15-20: who commands: in the group, or in the location. */
export const besieger = (p: Board, seat: Seat, space: Space): General | null =>
  groupCommander(p) ?? commanderAt(p, outsideOf(space), seat);

const mayBesiege = rule<[Seat, Space]>({
  'S9.3.C-02': (p, seat, space) => isTarget(p, seat, space),
  'CO63-05': (p, seat, space) => !havePact(p, seat, pcOn(p, space)), // D6-37
  'D15-10': (p, seat, space) => commanderAt(p, outsideOf(space), seat) !== null,
  // D15-18: all who are there.
  'S6.1-06': (p, seat, space) => {
    const location = outsideOf(space);
    return cusAt(p, location, seat) >= cusNeeded(p, commanderAt(p, location, seat));
  },
  'S16.6-02': (p, seat, space) => {
    const location = outsideOf(space);
    if (royalArmySieges(p) === 0 || mayRoyalsCount(p, seat, space)) return true;
    const others = cusAt(p, location, seat) - unitsAt(p, location, seat, ROYAL);
    return others >= cusNeeded(p, commanderAt(p, location, seat));
  },
  'S15.2.A-02': (p, _, space) => assaultsOf(p, space) < mostAssaults(p),
});
export function canBesiege(p: Board, seat: Seat): boolean {
  for (let place = 0; place < stackCount(p); place++)
    if (ownerOfStack(p, place) === seat && mayBesiege.allows(p, seat, spaceOf(locationOfStack(p, place))))
      return true;
  return false;
}
/** D16-14: the CUs are named here too; it matters only whether a Cavalry CU is one of them (D16-26). */
const mayNameOthers = rule<[Seat, Space]>({
  'D16-14': (p, seat, space) => {
    const location = outsideOf(space);
    if (!isRaided(p, space)) return true;
    const others = cusAt(p, location, seat) - unitsAt(p, location, seat, CAVALRY);
    return others >= cusNeeded(p, commanderAt(p, location, seat));
  },
});
const mayNameCavalry = rule<[Space]>({
  'S16.9-19': (p, space) => isRaided(p, space),
});
export const besiege = decision('besiege', [
  {
    siege: {
      among: (p, { seat }, list) => spacesWithCus(p, seat, list),
      bounds: 'S6.1-06',
      may: (p, { seat }, space) => mayBesiege.broken(p, seat, space) ?? mayNameOthers.broken(p, seat, space),
    },
  },
  {
    siegeWithCavalry: {
      among: (p, { seat }, list) => (isWithCavalry(p) ? spacesWithCus(p, seat, list, CAVALRY) : list),
      bounds: 'S16.9-17',
      may: (p, { seat }, space) => mayBesiege.broken(p, seat, space) ?? mayNameCavalry.broken(p, space),
    },
  },
  { done: {} },
  appointWay,
  recallWay,
  disbandWay,
]);
