/** 10 A: the path, what it costs, and the Stronghold that is left behind. */

import { done, type Seat } from '@diadochi/kernel';
import type { General } from '../../box.ts';
import { effectFacts } from '../../cards/kind.ts';
import { type Board, isPlayer, type Location, type Owner, type Play, procedure } from '../../contract.ts';
import { spendExtra, spendMps } from '../../position/budget.ts';
import { isHeldBy } from '../../position/lasting.ts';
import {
  advance,
  BY_LAND,
  BY_SEA,
  cameBy,
  forgetFreeDeeds,
  groupAt,
  groupCommander,
  groupCus,
  inWake,
  isMarching,
  MARCHED_IN,
  moverOf,
  noteWake,
  PASSED,
} from '../../position/march.ts';
import { isStronghold, spaceOf } from '../../position/places.ts';
import { shipAt } from '../../position/voyage.ts';
import { CAUSES } from '../../words.ts';
import { attritionOf, strongholdColumn } from '../7-pieces/7.3-attrition.ts';
import { liftGroup, putGroup } from '../9-armies/9.1-groups.ts';
import { costTo, mpsLeft, paymentTo } from '../9-armies/9.2-movement-points.ts';

/** S10.A-01, D9-15: paid when it is announced, and never given back. */
export function announce(p: Board, by: Seat, into: Location, { tell }: Play): void {
  const [from, space] = [spaceOf(groupAt(p)), spaceOf(into)];
  const cost = costTo(p, from, space);
  const { mps, extra } = paymentTo(p, from, space);
  spendMps(p, mps);
  spendExtra(p, extra); // D9-31: these first
  const general = groupCommander(p) as General;
  tell?.all('marched', { seat: by, general, from, space, cost, left: mpsLeft(p) });
}

/** C41-02: whoever has guides loses nobody. */
const isGuided = (p: Board, mover: Owner): boolean =>
  p.box.lasting['path-costs'].some(
    ({ card, place }) =>
      isHeldBy(p, card, mover) && effectFacts<'path-costs'>(p, card, place).sparesStrongholds,
  );

/**
 * S10.A-02, S10.A-07 to S10.A-10: an Army that came into an Independent Stronghold in this activation and goes on: by
 * land, however it came, or by sea if it came by land (D13-31). A player's Army, not an Independent one.
 */
export const passesStronghold = (p: Board): boolean =>
  isPlayer(moverOf(p)) &&
  (cameBy(p) === BY_LAND || cameBy(p) === BY_SEA) &&
  groupCus(p) > 0 &&
  isStronghold(p, spaceOf(groupAt(p))) &&
  inWake(p, spaceOf(groupAt(p)), MARCHED_IN) &&
  !isGuided(p, moverOf(p));

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
    const losses = attritionOf(p, strongholdColumn(p, f.units), die);
    f.lost = Math.min(
      losses.cus,
      f.units.reduce((sum, count) => sum + count, 0),
    );
    f.first = losses.elephantFirst;
    forgetFreeDeeds(p);
    tell?.all('strongholdRoll', {
      seat: f.seat,
      space: f.at === null ? shipAt(p) : spaceOf(f.at),
      die,
      lost: f.lost,
    });
  },
  B_lose: {
    call: 'losing',
    with: (p, { seat, at, units, lost, first }) => ({
      seat,
      at,
      units,
      count: lost,
      elephantFirst: first,
      ofGroup: at !== null && isMarching(p, seat),
      cause: STRONGHOLD_LOSS,
    }),
    then: (_p, f, { units }) => {
      f.units = units;
    },
  },
  C_goOn: (_, { units }) => done({ units }),
});
const STRONGHOLD_LOSS = CAUSES.indexOf('stronghold');
