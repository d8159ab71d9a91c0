/** 9.1, 9.2: picking up and dropping off on the way, once the Procedure of a space has ended (S9.1-22, D9-06). */

import type { Seat } from '@diadochi/kernel';
import type { General, Royal } from '../../box.ts';
import { type Board, type Play, rule, TYPES } from '../../contract.ts';
import { enlist } from '../../position/fought.ts';
import { generalFacts, generalsAt, isMinor } from '../../position/generals.ts';
import {
  ACTIVE,
  boundOf,
  freshUnits,
  groupAt,
  groupCommander,
  groupCus,
  groupGenerals,
  groupRoyals,
  groupUnits,
  hasDone,
  hasMoved,
  IDLED,
  isFresh,
  isInGroup,
  isRoyalInGroup,
  MOVED,
  MUST_LEAVE,
  marcherOf,
  markGeneral,
  markRoyal,
  noteFreeDeed,
} from '../../position/march.ts';
import { pcOn, spaceOf } from '../../position/places.ts';
import { cusAt } from '../../position/units.ts';
import { appoint } from '../7-pieces/7.1-minor-generals.ts';
import {
  type Asked,
  type Company,
  carried,
  cuFields,
  followers,
  mayMoveTogether,
  namedCus,
  namedUnits,
  royalsAt,
} from './9.1-company.ts';
import { dropUnits, minorsElsewhere, notePassage } from './9.1-groups.ts';

/** An answer that says who goes on. */
export interface Regrouping extends Company {
  readonly regroup: General;
  readonly guard: readonly General[];
  readonly leave: readonly Royal[];
}

const mayRegroup = rule<[]>({
  'S9.1-22': (p) => hasMoved(p),
  // Who has to leave can only choose whom of the Royal Family to take along.
  'S10.C-07': (p) => !mustLeave(p) || (groupCus(p) > 0 && hasRoyalsHere(p)),
  // Whoever was dropped off is not picked up again: only what changes nothing could go on for ever.
  'D9-26': (p) => !hasDone(p, IDLED),
});
export const brokenRegrouping = (p: Board): string | null => mayRegroup.broken(p);
const mustLeave = (p: Board): boolean => boundOf(p) === MUST_LEAVE;
const hasRoyalsHere = (p: Board): boolean => royalsAt(p, groupAt(p), marcherOf(p) as Seat, []).length > 0;
const mayGoFirst = rule<[General]>({
  'S10.C-07': (p, general) => !mustLeave(p) || general === groupCommander(p),
});
const mayComeAlong = rule<[General]>({
  'S9.1-23': (p, general) => isInGroup(p, general) || isFresh(p, general),
});
/** S9.1-21, D9-09: in a space that is not one's own somebody has to stay with them. */
const mayDrop = rule<[Seat, Asked['so']]>({
  'S10.C-07': (p) => !mustLeave(p),
  'S9.1-21': (p, seat, so) => isOwnSpace(p, seat) || staysBehind(p, seat, so).length > 0,
});
/** S7.1.C-11: a Minor General stays only with a CU. */
const mayDropRoyals = rule<[Seat, Asked['so']]>({
  'S9.1-21': (p, seat, so) =>
    isOwnSpace(p, seat) ||
    staysBehind(p, seat, so).some(
      (general) => !isMinor(p, general) || cusAt(p, groupAt(p), seat) > namedCus(so),
    ),
});
const isOwnSpace = (p: Board, seat: Seat): boolean => pcOn(p, spaceOf(groupAt(p))) === seat;
const staysBehind = (p: Board, seat: Seat, so: Asked['so']): General[] => {
  const guards = so.guard as readonly General[];
  if (mustLeave(p)) return [...guards];
  const others = generalsAt(p, groupAt(p), seat).filter(
    (general) => general !== so.regroup && !(so.with as readonly General[]).includes(general),
  );
  return [...guards, ...others];
};
/** One Minor General is enough. */
const mayGuardThem = rule<[Asked['so']]>({
  'S10.C-07': (p) => !mustLeave(p),
  'D9-09': (_p, so) => (so.guard as readonly General[]).length === 0,
});

/** Those of the location who could come along: of the group only whom the named one outranks, so that he is the first. */
function companions(p: Board, { seat, so }: Asked, list: General[]): General[] {
  const { seniority } = generalFacts(p, so.regroup as General);
  for (const general of generalsAt(p, groupAt(p), seat)) {
    if (general === so.regroup) continue;
    if (isInGroup(p, general) && generalFacts(p, general).seniority > seniority) continue;
    list.push(general);
  }
  return list;
}

export const regroupWay = {
  regroup: {
    among: (p: Board, _: Asked, list: General[]) => groupGenerals(p, list),
    likely: (p: Board, _: Asked, list: General[]) => (hasMoved(p) ? groupGenerals(p, list) : list),
    bounds: 'S9.2-18',
    closed: (p: Board) => mayRegroup.broken(p),
    may: (p: Board, _: Asked, general: General) => mayGoFirst.broken(p, general),
  },
  with: followers(
    'S9.1-15',
    (_, { so }) => so.regroup as General,
    companions,
    (p, general) => mayComeAlong.broken(p, general),
  ),
  guard: {
    among: (p: Board, { seat }: Asked) => minorsElsewhere(p, seat, groupAt(p)),
    bounds: 'S9.1-21',
    closed: (p: Board, { so }: Asked) => mayGuardThem.broken(p, so),
  },
  ...cuFields('S9.1-23', (p, { seat }, unit) => groupUnits(p, unit) + freshUnits(p, groupAt(p), seat, unit), {
    // What may not be dropped off has to come along.
    judge: (p, { seat, so }, unit, count) => {
      if (count < groupUnits(p, unit)) return mayDrop.broken(p, seat, so);
      return count === groupUnits(p, unit) ? null : mayMoveTogether.broken(p, namedCus(so) + count);
    },
  }),
  leave: {
    among: (p: Board, _: Asked, list: Royal[]) => groupRoyals(p, list),
    bounds: 'S9.1-15',
    closed: (p: Board, { seat, so }: Asked) => mayDropRoyals.broken(p, seat, so),
  },
  carry: carried((p, { seat }, list) =>
    royalsAt(p, groupAt(p), seat, list).filter((royal) => !isRoyalInGroup(p, royal)),
  ),
};

/** S10.C-07: who has to leave leaves with all Generals. */
const goingOn = (p: Board, answer: Regrouping): readonly General[] =>
  mustLeave(p) ? groupGenerals(p) : [answer.regroup, ...answer.with];

export function regroup(p: Board, seat: Seat, answer: Regrouping, play: Play): void {
  const at = groupAt(p);
  for (const minor of answer.guard) appoint(p, seat, minor, at, play);
  if (!changesGroup(p, answer)) noteFreeDeed(p, IDLED);
  const going = goingOn(p, answer);
  for (const general of groupGenerals(p)) if (!going.includes(general)) markGeneral(p, general, MOVED); // S9.2-20
  for (const general of going) markGeneral(p, general, ACTIVE); // S9.2-17, S9.2-19
  const units = namedUnits(answer);
  for (let unit = 0; unit < TYPES; unit++) {
    const more = units[unit] - groupUnits(p, unit);
    if (more >= 0) enlist(p, at, unit, units[unit]);
    else dropUnits(p, seat, unit, -more);
  }
  for (const royal of answer.leave) markRoyal(p, royal, MOVED);
  for (const royal of answer.carry) markRoyal(p, royal, ACTIVE);
  notePassage(p);
  const general = groupCommander(p) as General;
  play.tell?.all('regrouped', { seat, general, space: spaceOf(at), cus: groupCus(p) });
}
/** D9-26: whether anybody is picked up or dropped off. */
function changesGroup(p: Board, answer: Regrouping): boolean {
  if (answer.leave.length + answer.carry.length > 0) return true;
  const going = goingOn(p, answer);
  if (going.length !== groupGenerals(p).length || !going.every((each) => isInGroup(p, each))) return true;
  return namedUnits(answer).some((count, unit) => count !== groupUnits(p, unit));
}
export const isLedByMinor = (p: Board): boolean => {
  const commander = groupCommander(p);
  return commander !== null && isMinor(p, commander);
};
