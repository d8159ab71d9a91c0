/** The questions that events ask. Each serves every card: what may be chosen is said by the kind of the effect. */

import { upTo } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import { BOTH_SIDES, type Board, decision, TYPES } from '../contract.ts';
import { allFleets } from '../position/fleets.ts';
import { allProvinces, allSeats, allSpaces } from '../position/places.ts';
import { allRoyals } from '../position/royals.ts';
import { type Asked, factsOf, judgesOf, noneWay } from './asking.ts';

/** More CUs of one type than anybody can have. */
const MOST = 40;

const spaceField = {
  among: (p: Board) => allSpaces(p),
  likely: (p: Board, { seat, about }: Asked) =>
    judgesOf(p, about).spaces?.(p, seat, factsOf(p, about)) ?? allSpaces(p),
  bounds: 'CK-02',
  may: (p: Board, { seat, about }: Asked, at: Space) =>
    judgesOf(p, about).space?.(p, seat, factsOf(p, about), at) ?? null,
};
export const chooseSpace = decision('chooseSpace', [{ at: spaceField }, noneWay]);

export const chooseLocation = decision('chooseLocation', [
  {
    at: spaceField,
    side: {
      among: () => BOTH_SIDES,
      bounds: 'S2-13',
      may: (p, { seat, about, so }, side) =>
        judgesOf(p, about).side?.(p, seat, factsOf(p, about), so.at, side) ?? null,
    },
  },
  noneWay,
]);

export const chooseGeneral = decision('chooseGeneral', [
  {
    general: {
      among: (p, { seat, about }, list) =>
        judgesOf(p, about).generals?.(p, seat, factsOf(p, about), list) ?? list,
      bounds: 'CK-02',
      may: (p, { seat, about }, general) =>
        judgesOf(p, about).general?.(p, seat, factsOf(p, about), general) ?? null,
    },
  },
  noneWay,
]);

export const chooseRoyal = decision('chooseRoyal', [
  {
    royal: {
      among: (p) => allRoyals(p),
      bounds: 'CK-02',
      may: (p, { seat, about }, royal) =>
        judgesOf(p, about).royal?.(p, seat, factsOf(p, about), royal) ?? null,
    },
  },
  noneWay,
]);

export const chooseFleet = decision('chooseFleet', [
  {
    fleet: {
      among: (p) => allFleets(p),
      bounds: 'CK-02',
      may: (p, { seat, about }, fleet) =>
        judgesOf(p, about).fleet?.(p, seat, factsOf(p, about), fleet) ?? null,
    },
  },
  noneWay,
]);

export const chooseSeat = decision('chooseSeat', [
  {
    whom: {
      among: (p) => allSeats(p),
      bounds: 'CK-02',
      may: (p, { seat, about }, other) =>
        judgesOf(p, about).whom?.(p, seat, factsOf(p, about), other) ?? null,
    },
  },
  noneWay,
]);

export const chooseProvince = decision('chooseProvince', [
  {
    province: {
      among: (p) => allProvinces(p),
      bounds: 'CK-02',
      may: (p, { seat, about }, province) =>
        judgesOf(p, about).province?.(p, seat, factsOf(p, about), province) ?? null,
    },
  },
  noneWay,
]);

export const chooseUnit = decision('chooseUnit', [
  {
    unit: {
      among: () => upTo(TYPES - 1),
      bounds: 'CK-02',
      may: (p, { seat, about }, unit) => judgesOf(p, about).unit?.(p, seat, factsOf(p, about), unit) ?? null,
    },
    count: {
      among: () => upTo(MOST, 1),
      bounds: 'CK-02',
      may: (p, { seat, about, so }, count) =>
        judgesOf(p, about).count?.(p, seat, factsOf(p, about), so.unit, count) ?? null,
    },
  },
  noneWay,
]);

export const decide = decision('decide', [{ yes: {} }, { no: {} }]);
