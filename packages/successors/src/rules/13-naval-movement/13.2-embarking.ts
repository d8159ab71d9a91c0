/** 13.2 (1, 2): a group, or a part of it, goes aboard, with the Fleets that escort it. */

import type { Seat } from '@diadochi/kernel';
import type { Fleet, General, Royal } from '../../box.ts';
import { type Board, type Play, rule, TYPES } from '../../contract.ts';
import { availableFleets, strengthOfFleets } from '../../position/fleets.ts';
import { forgetFoughtUnits } from '../../position/fought.ts';
import { generalFacts, generalsAt, isMinor } from '../../position/generals.ts';
import {
  allGroupUnits,
  boundOf,
  FRESH,
  groupAt,
  groupCommander,
  groupCus,
  groupGenerals,
  groupRoyals,
  groupUnits,
  hasMoved,
  MOVED,
  MUST_LEAVE,
  markGeneral,
  markRoyal,
  movedUnits,
  setGroupUnits,
} from '../../position/march.ts';
import { outsideOf, pcOn, sideOf, spaceOf } from '../../position/places.ts';
import { addUnits, cusAt, noteMoved } from '../../position/units.ts';
import { board, cusAboard, putToSea } from '../../position/voyage.ts';
import {
  type Asked,
  cuFields,
  mayCarry,
  mayCarryAnybody,
  mayFollow,
  mayLead,
  namedCus,
  namedUnits,
  royalsAt,
} from '../9-armies/9.1-company.ts';
import { mpsLeftUnder } from '../9-armies/9.2-movement-points.ts';
import { passesStronghold } from '../10-land-movement/10.A-announcing.ts';
import { canComeAshore, canSailFrom, mayPutToSea, roomAboard } from './13.1-limitations.ts';

/** An answer that says who goes aboard. */
export interface Embarking {
  readonly embark: General;
  readonly escort: readonly Fleet[];
  readonly with: readonly General[];
  readonly carry: readonly Royal[];
  readonly [unit: string]: unknown;
}

const mustLeave = (p: Board): boolean => boundOf(p) === MUST_LEAVE;
const mayEmbarkUnder = rule<[General]>({
  // S10.C-07, S10.G-03: where they have to leave, all leave, with him who commands.
  'D13-25': (p, general) => !mustLeave(p) || general === groupCommander(p),
  // D13-19, D13-29: a step by sea under whoever would command aboard.
  'S9.3.A-07': (p, general) => canSailFrom(p, spaceOf(groupAt(p)), mpsLeftUnder(p, general, groupAt(p))),
  // D6-37: with however many.
  'CO63-04': (p, general) =>
    canComeAshore(
      p,
      spaceOf(groupAt(p)),
      (space) => mpsLeftUnder(p, general, outsideOf(space)),
      roomAboard(p),
    ),
});
/** S9.1-21, D9-09: what stays behind on the way needs somebody, or a space of one's own. */
const mayLeaveBehind = rule<[Seat, Going, number]>({
  'S9.1-21': (p, seat, going, staying) => staying === 0 || canStay(p, seat, going),
});
/** Who goes aboard, as far as he has been named. */
interface Going {
  readonly [field: string]: unknown;
}
const needKeeper = (p: Board, seat: Seat): boolean =>
  hasMoved(p) && !mustLeave(p) && pcOn(p, spaceOf(groupAt(p))) !== seat;
const keepers = (p: Board, seat: Seat, { embark, with: others }: Going): General[] =>
  generalsAt(p, groupAt(p), seat).filter(
    (general) => general !== embark && !(others as readonly General[]).includes(general),
  );
const canStay = (p: Board, seat: Seat, going: Going): boolean =>
  !needKeeper(p, seat) || keepers(p, seat, going).length > 0;
/** Whether all may go aboard with whom nobody could stay. */
const mayAllEmbark = rule<[Seat, Going]>({
  'S9.1-21': (p, seat, going) => groupCus(p) <= roomAboard(p) || canStay(p, seat, going),
  'S9.1-16': (p, seat, going) => groupRoyals(p).length === 0 || groupCus(p) > 0 || canStay(p, seat, going),
});
/**
 * Those of the Royal Family who are with the group and could not stay where it leaves them; S7.1.C-11: with a Minor General
 * they can only if a CU stays too.
 */
function wards(p: Board, seat: Seat, going: Going): readonly Royal[] {
  const left = cusAt(p, groupAt(p), seat) - namedCus(going);
  const isKept = keepers(p, seat, going).some((general) => !isMinor(p, general) || left > 0);
  return isKept || !needKeeper(p, seat) ? [] : groupRoyals(p);
}

export const embarkWay = {
  embark: {
    among: (p: Board, _: Asked, list: General[]) => groupGenerals(p, list),
    likely: (p: Board, _: Asked, list: General[]) => (mayPutToSea.allows(p) ? groupGenerals(p, list) : list),
    bounds: 'S13.2-06',
    closed: (p: Board) => mayPutToSea.broken(p),
    may: (p: Board, { seat }: Asked, general: General) =>
      mayEmbarkUnder.broken(p, general) ?? mayAllEmbark.broken(p, seat, { embark: general, with: [] }),
  },
  // S13.2-01, S13.2-03: all, some or none of those at hand.
  escort: {
    among: (p: Board, { seat }: Asked, list: Fleet[]) => availableFleets(p, seat, list),
    bounds: 'S13.2-01',
  },
  with: {
    among: (p: Board, { so }: Asked, list: General[]) => {
      const { seniority } = generalFacts(p, so.embark as General);
      for (const general of groupGenerals(p))
        if (general !== so.embark && generalFacts(p, general).seniority <= seniority) list.push(general);
      return list;
    },
    bounds: 'S9.1-15',
    closed: (p: Board, { so }: Asked) => mayLead.broken(p, so.embark as General),
    may: (p: Board, { seat, so }: Asked, general: General) =>
      mayFollow.broken(p, general) ??
      mayAllEmbark.broken(p, seat, { ...so, with: [...(so.with as readonly General[]), general] }),
  },
  ...cuFields('S13.1-03', (p, _, unit) => groupUnits(p, unit), {
    total: (p) => roomAboard(p),
    judge: (p, { seat, so }, unit, count) => mayLeaveBehind.broken(p, seat, so, groupUnits(p, unit) - count),
  }),
  carry: {
    among: (p: Board, { seat }: Asked, list: Royal[]) => royalsAt(p, groupAt(p), seat, list),
    bounds: 'S9.1-15',
    closed: (p: Board, { so }: Asked) => mayCarryAnybody.broken(p, mustLeave(p) ? groupCus(p) : namedCus(so)),
    may: (p: Board, _: Asked, royal: Royal) => mayCarry.broken(p, royal),
  },
};

/** Gives whether a Stronghold is left behind into which they had come by land (S10.A-11, D13-31). */
export function embark(p: Board, seat: Seat, answer: Embarking, { tell }: Play): boolean {
  const from = groupAt(p);
  const space = spaceOf(from);
  const passing = passesStronghold(p);
  const all = mustLeave(p);
  const generals = all ? groupGenerals(p) : [answer.embark, ...answer.with];
  const units = all ? allGroupUnits(p) : namedUnits(answer);
  const royals = [...new Set([...answer.carry, ...(units.some(isSome) ? wards(p, seat, answer) : [])])];
  // Whoever has come along with the same General so far has been told of.
  const known = groupCommander(p) === answer.embark ? groupRoyals(p) : [];
  // D13-25: who stays behind where the group began has not moved; only its leader has been activated, and who was named in
  // a Siege: of like CUs those go on (D15-13), and the others of them have moved.
  const [leader, left] = [groupCommander(p), hasMoved(p) ? MOVED : FRESH];
  for (const general of groupGenerals(p))
    if (!generals.includes(general)) markGeneral(p, general, general === leader ? MOVED : left);
  for (const royal of groupRoyals(p)) if (!royals.includes(royal)) markRoyal(p, royal, left);
  for (let unit = 0; unit < TYPES; unit++) {
    noteMoved(p, from, seat, unit, Math.max(0, movedUnits(p, unit) - units[unit]));
    forgetFoughtUnits(p, unit, groupUnits(p, unit) - units[unit]);
    setGroupUnits(p, unit, 0);
    addUnits(p, from, seat, unit, -units[unit]);
  }
  putToSea(p, space, answer.escort);
  board(p, generals, units, royals);
  tell?.all('embarked', {
    seat,
    general: answer.embark,
    space,
    side: sideOf(from),
    cus: cusAboard(p),
    escort: [...answer.escort],
    strength: strengthOfFleets(p, seat, answer.escort),
  });
  for (const royal of royals)
    if (!known.includes(royal)) tell?.all('takesAlong', { seat, general: answer.embark, royal });
  return passing;
}
const isSome = (count: number): boolean => count > 0;
