/** 10 A: the path, what it costs, and the Stronghold that is left behind. */

import { done, type Seat } from '@diadochi/kernel';
import { ELEPHANT, type General, type Unit, type Units } from '../box.ts';
import { type Board, type Location, type Owner, type Play, procedure } from '../contract.ts';
import { spendMps } from '../position/budget.ts';
import {
  advance,
  BY_LAND,
  cameBy,
  forgetFreeDeeds,
  groupAt,
  groupCommander,
  groupCus,
  inWake,
  isMarching,
  MARCHED_IN,
  noteWake,
  PASSED,
  setGroupUnits,
} from '../position/march.ts';
import { isStronghold, spaceOf } from '../position/places.ts';
import { eliminate } from '../position/units.ts';
import { CAUSES } from '../words.ts';
import { attritionOf, strongholdColumn } from './7.3-attrition.ts';
import { liftGroup, putGroup } from './9.1-groups.ts';
import { mpsLeft } from './9.2-movement-points.ts';
import { costTo } from './9.3-marching.ts';
import { lostIn, typesOf } from './14.9-losses.ts';

/** S10.A-01, D9-15: paid when it is announced, and never given back. */
export function announce(p: Board, by: Seat, into: Location, { tell }: Play): void {
  const [from, space] = [spaceOf(groupAt(p)), spaceOf(into)];
  const cost = costTo(p, from, space);
  spendMps(p, cost);
  const general = groupCommander(p) as General;
  tell?.all('marched', { seat: by, general, from, space, cost, left: mpsLeft(p) });
}

/**
 * S10.A-02, S10.A-07 to S10.A-10: an Army that came into an Independent Stronghold in this activation and goes on. It
 * leaves by land, so it does not matter how it came.
 */
export const passesStronghold = (p: Board): boolean =>
  cameBy(p) === BY_LAND &&
  groupCus(p) > 0 &&
  isStronghold(p, spaceOf(groupAt(p))) &&
  inWake(p, spaceOf(groupAt(p)), MARCHED_IN);

/** The group goes in. */
export function enter(p: Board, mover: Owner, into: Location): void {
  const units = liftGroup(p, mover);
  advance(p, into, BY_LAND);
  putGroup(p, mover, units);
  if (groupCus(p) > 0) noteWake(p, spaceOf(into), PASSED | MARCHED_IN);
}

/** S10.A-02 to S10.A-06: the CUs of the active group, or of one that Evades, leave a Stronghold behind. */
export const passing = procedure('passing', (_, args) => ({ ...args, lost: 0, first: false })).steps({
  A_roll: (p, f, { chance, tell }) => {
    const die = chance.die(6);
    const losses = attritionOf(p, strongholdColumn(p), die);
    f.lost = Math.min(
      losses.cus,
      f.units.reduce((sum, count) => sum + count, 0),
    );
    f.first = losses.elephantFirst;
    forgetFreeDeeds(p);
    tell?.all('strongholdRoll', { seat: f.seat, space: spaceOf(f.at), die, lost: f.lost });
  },
  B_lose: {
    ask: 'lose',
    of: (_, { seat, lost }) => (lost > 0 ? [seat] : []),
    about: (_, { at, units, lost, first }) => ({
      space: spaceOf(at),
      cause: STRONGHOLD_LOSS,
      left: lost,
      among: losable(units, first),
      both: [],
    }),
    then: (p, f, seat, answer, { tell }) => {
      const lose = lostIn(answer);
      f.units = f.units.map((count, unit) => (unit === lose ? count - 1 : count));
      if (isMarching(p, seat)) setGroupUnits(p, lose, f.units[lose]);
      eliminate(p, f.at, seat, lose, 1);
      tell?.all('lostUnit', { seat, unit: lose, space: spaceOf(f.at), cause: STRONGHOLD_LOSS });
      f.lost--;
      f.first = false;
      return f.lost > 0 ? 'B_lose' : undefined;
    },
  },
  C_goOn: (_, { units }) => done({ units }),
});
const STRONGHOLD_LOSS = CAUSES.indexOf('stronghold');
/** S7.3-06, S7.3-07: the owner chooses, but an Elephant goes first where the table says so. */
const losable = (units: Units, elephantFirst: boolean): Unit[] =>
  elephantFirst && units[ELEPHANT] > 0 ? [ELEPHANT] : typesOf(units);
