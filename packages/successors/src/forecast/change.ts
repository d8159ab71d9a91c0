/**
 * What is otherwise after an answer than before it: of what lies open on the table, so that nothing shows in it which somebody
 * may not know. Two boards are compared, whatever led from one to the other.
 */

import type { Seat } from '@diadochi/kernel';
import { type Board, OWNERS, type Owner } from '../contract.ts';
import { allFleets, fleetFacts, fleetOwner, isFleetDispersed, isUpgraded } from '../position/fleets.ts';
import { generalFacts, OFFERED, ownerOf, whereIs } from '../position/generals.ts';
import { moverOf } from '../position/march.ts';
import {
  allProvinces,
  allSeats,
  allSpaces,
  holderOf,
  pcOn,
  provinceFacts,
  spaceFacts,
} from '../position/places.ts';
import {
  allRoyals,
  controllerOfRoyal,
  ROYAL_GONE,
  ROYAL_IN_BOX,
  royalAt,
  royalFacts,
} from '../position/royals.ts';
import { isChampion, legitimacyOf, pointsOf, progressOf, traineeOf } from '../position/scores.ts';
import { siegePointsIn } from '../position/sieges.ts';
import { ENDINGS, endingOf, hasWon, turnOrder, usurperOf } from '../position/turns.ts';
import { dispersedUnits, stacks, waitingUnits } from '../position/units.ts';
import { aboardUnits } from '../position/voyage.ts';
import { isolatedOf } from '../rules/5-sequence/5.5-isolation.ts';
import { pointsNeeded } from '../rules/15-sieges/15.4-completing.ts';
import { type Owner as OwnerName, ownerView } from '../table.ts';
import { STATES, UNITS } from '../words.ts';
import type { ChangeForecast, Changes, FromTo, ProvinceChange, Training } from './change-shape.ts';

/** Only what is otherwise than before. */
export const changeFrom = (before: Board, after: Board, seat: Seat): ChangeForecast =>
  Object.fromEntries(
    Object.entries(changesBetween(before, after, seat)).filter(
      ([, each]) => each !== null && (!Array.isArray(each) || each.length > 0),
    ),
  );
function changesBetween(before: Board, after: Board, seat: Seat): Changes {
  /** The same asked of both, where it is otherwise. */
  const both = <T>(of: (p: Board) => T): FromTo<T> => [of(before), of(after)];
  const pcs = allSpaces(before).flatMap((space) =>
    pcOn(before, space) === pcOn(after, space)
      ? []
      : [{ space: spaceFacts(before, space).name, owner: both((p) => ownerView(pcOn(p, space))) }],
  );
  const isolated = both((p) => isolatedOf(p, seat));
  const named = (spaces: readonly number[]): string[] =>
    spaces.map((space) => spaceFacts(before, space).name);
  return {
    scores: allSeats(before).flatMap((each) => {
      const [vp, l] = [both((p) => pointsOf(p, each)), both((p) => legitimacyOf(p, each))];
      return isSame(vp) && isSame(l) ? [] : [{ seat: each, vp, l }];
    }),
    champions: allSeats(before).flatMap((each) =>
      isChampion(before, each) === isChampion(after, each)
        ? []
        : [{ seat: each, champion: isChampion(after, each) }],
    ),
    usurper: unlessSame(both(usurperOf)),
    pcs,
    provinces: provincesIn(before, after),
    isolated: named(isolated[1].filter((space) => !isolated[0].includes(space))),
    rejoined: named(
      isolated[0].filter((space) => !isolated[1].includes(space) && pcOn(after, space) === seat),
    ),
    units: unitsIn(before, after, unitsOf),
    dispersed: unitsIn(before, after, dispersedUnits),
    training: unlessSame(
      both((p) => trainingOf(p, seat)),
      JSON.stringify,
    ),
    generals: generalsIn(before, after),
    fleets: allFleets(before).flatMap((fleet) => {
      const owner = both((p) => ownerView(fleetOwner(p, fleet)));
      const [upgraded, dispersed] = [
        both((p) => isUpgraded(p, fleet)),
        both((p) => isFleetDispersed(p, fleet)),
      ];
      const isAsBefore = isSame(owner) && isSame(upgraded) && isSame(dispersed);
      return isAsBefore ? [] : [{ fleet: fleetFacts(before, fleet).name, owner, upgraded, dispersed }];
    }),
    royals: allRoyals(before).flatMap((royal) => {
      const [controller, state] = [
        both((p) => controllerOfRoyal(p, royal)),
        both((p) => stateOf(royalAt(p, royal))),
      ];
      return isSame(controller) && isSame(state)
        ? []
        : [{ royal: royalFacts(before, royal).name, controller, state }];
    }),
    sieges: allSpaces(before).flatMap((space) => {
      const points = both((p) => siegePointsIn(p, space));
      const { name } = spaceFacts(before, space);
      return isSame(points) ? [] : [{ space: name, points, needed: pointsNeeded(before, space) }];
    }),
    order: unlessSame(both(turnOrder), JSON.stringify)?.[1] ?? null,
    ends:
      after.stack.length > 0 || before.stack.length === 0
        ? null
        : { kind: ENDINGS[endingOf(after)], winners: allSeats(after).filter((each) => hasWon(after, each)) },
  };
}

const isSame = <T>([before, after]: FromTo<T>): boolean => before === after;
const unlessSame = <T>(both: FromTo<T>, as: (value: T) => unknown = (value) => value): FromTo<T> | null =>
  as(both[0]) === as(both[1]) ? null : both;

function provincesIn(before: Board, after: Board): ProvinceChange[] {
  return allProvinces(before).flatMap((province) => {
    const { name, needed, spaces } = provinceFacts(before, province);
    const pcs: { owner: OwnerName; count: FromTo<number> }[] = [];
    for (let owner: Owner = 0; owner < OWNERS; owner++) {
      const pcsOf = (p: Board): number => spaces.filter((space) => pcOn(p, space) === owner).length;
      const count = [pcsOf(before), pcsOf(after)] as const;
      if (!isSame(count)) pcs.push({ owner: ownerView(owner) as OwnerName, count });
    }
    const holder = [ownerView(holderOf(before, province)), ownerView(holderOf(after, province))] as const;
    return pcs.length === 0 && isSame(holder)
      ? []
      : [{ province: name, holder, pcs, needed, spaces: spaces.length }];
  });
}

/** On the map, aboard, or about to be placed. */
function unitsOf(p: Board, seat: Seat, unit: number): number {
  let count = waitingUnits(p, seat, unit) + (moverOf(p) === seat ? aboardUnits(p, unit) : 0);
  for (const { owner, units } of stacks(p)) if (owner === seat) count += units[unit];
  return count;
}
const unitsIn = (
  before: Board,
  after: Board,
  of: (p: Board, seat: Seat, unit: number) => number,
): Changes['units'] =>
  allSeats(before).flatMap((seat) =>
    UNITS.flatMap((unit, i) => {
      const by = of(after, seat, i) - of(before, seat, i);
      return by === 0 ? [] : [{ seat, unit, by }];
    }),
  );

function trainingOf(p: Board, seat: Seat): Training | null {
  const unit = traineeOf(p, seat);
  return unit < 0
    ? null
    : { unit: UNITS[unit], progress: progressOf(p, seat), of: p.box.units[unit].training };
}

/** D4-06: whom a player was offered, nobody else knows. */
function generalsIn(before: Board, after: Board): Changes['generals'] {
  return before.box.generals.flatMap((_, general) => {
    if (whereIs(before, general) === OFFERED || whereIs(after, general) === OFFERED) return [];
    const state = [whereWord(before, general), whereWord(after, general)] as const;
    const owner = [ownerView(ownerOf(before, general)), ownerView(ownerOf(after, general))] as const;
    return isSame(state) && isSame(owner)
      ? []
      : [{ general: generalFacts(before, general).name, owner, state }];
  });
}
/** Who is aboard, or about to be placed, is as good as on the map. */
function whereWord(p: Board, general: number): string {
  const state = STATES[Math.max(0, -whereIs(p, general))];
  return state === 'aboard' || state === 'waiting' ? 'map' : state;
}
const stateOf = (at: number): 'map' | 'box' | 'gone' =>
  at === ROYAL_GONE ? 'gone' : at === ROYAL_IN_BOX ? 'box' : 'map';
