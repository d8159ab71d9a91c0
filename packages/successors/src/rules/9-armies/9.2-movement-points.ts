/** 9.2: how many MPs an active group has. */

import type { Card, General, Space } from '../../box.ts';
import { effectFacts } from '../../cards/kind.ts';
import type { Board, Location, Owner } from '../../contract.ts';
import type { Path } from '../../map.ts';
import { fixedMps, isBudgetClosed, spentExtra, spentMps } from '../../position/budget.ts';
import { isCavalryMoving, RAID } from '../../position/cavalry.ts';
import { generalUnder, isHeldBy } from '../../position/lasting.ts';
import { groupAt, groupCommander, movementDieOf, moverOf } from '../../position/march.ts';
import { spaceFacts } from '../../position/places.ts';
import { ACTIVATION, segmentOf } from '../../position/turns.ts';
import { shipCommander } from '../../position/voyage.ts';
import { movementInitiative } from '../7-pieces/7.1-ratings.ts';
import { isLandClosed } from '../13-naval-movement/13.1-limitations.ts';

/** S9.3.A-01 to S9.3.A-06: what a path costs a Faction by land; -1 where none leads. C41-01: guides may lead it for less. */
export function costOf(p: Board, mover: Owner, { byLand, cost, type }: Path): number {
  if (!byLand) return -1;
  const guides = p.box.lasting['path-costs'];
  let least = cost;
  for (let i = 0; i < guides.length; i++)
    if (isHeldBy(p, guides[i].card, mover)) least = Math.min(least, guidedCost(p, guides[i], type));
  return least;
}
const guidedCost = (p: Board, { card, place }: { card: Card; place: number }, type: Path['type']): number =>
  effectFacts<'path-costs'>(p, card, place).costs[type] ?? DEAR;
const DEAR = 99;
/** What the cheapest path by land from a space to one next to it costs the group; -1 if there is none. */
export function costTo(p: Board, from: Space, to: Space): number {
  const { paths } = spaceFacts(p, from);
  const mover = moverOf(p);
  let least = -1;
  for (let i = 0; i < paths.length; i++) {
    if (paths[i].to !== to) continue;
    const cost = costOf(p, mover, paths[i]);
    if (cost >= 0 && (least < 0 || cost < least)) least = cost;
  }
  return least;
}

/** D9-31, C40-02, C40-03: the MPs that a card gives to who commands now, besides: as many as are left of them. */
export function extraLeft(p: Board, commander: General | null): number {
  if (commander === null || segmentOf(p) !== ACTIVATION) return 0;
  const cards = p.box.lasting['extra-mps'];
  for (let i = 0; i < cards.length; i++)
    if (generalUnder(p, cards[i].card) === commander) return extraOf(p, cards[i]);
  return 0;
}
const extraOf = (p: Board, { card, place }: { card: Card; place: number }): number =>
  isBudgetClosed(p) ? 0 : effectFacts<'extra-mps'>(p, card, place).mps - spentExtra(p);
/** C40-04, D2-14: what they pay of a path, if as many are there: between two spaces of those Regions. */
export function paidByExtra(p: Board, from: Space, path: Path, extra: number): number {
  if (extra <= 0) return 0;
  for (const { card, place } of p.box.lasting['extra-mps']) {
    const { regions, paths } = effectFacts<'extra-mps'>(p, card, place);
    const isIn = (space: Space): boolean => regions.includes(spaceFacts(p, space).region ?? '');
    if (paths.includes(path.type) && isIn(from) && isIn(path.to))
      return Math.min(extra, costOf(p, moverOf(p), path));
  }
  return 0;
}
/** How a step is paid: so much of the MPs, so much of the extra ones. */
export function paymentTo(
  p: Board,
  from: Space,
  to: Space,
): { readonly mps: number; readonly extra: number } {
  const cost = costTo(p, from, to);
  if (cost < 0) return { mps: DEAR, extra: 0 };
  const extra = isExtraGiven(p) ? extraTo(p, from, to, cost) : 0;
  return { mps: cost - extra, extra };
}
/** What the extra MPs pay of the first path of that cost. */
function extraTo(p: Board, from: Space, to: Space, cost: number): number {
  const isSuch = (path: Path): boolean => path.to === to && costOf(p, moverOf(p), path) === cost;
  const path = spaceFacts(p, from).paths.find(isSuch) as Path;
  return paidByExtra(p, from, path, extraLeft(p, groupCommander(p)));
}
/** S9.3.A-07: whether the MPs suffice for a step. */
export function canPay(p: Board, from: Space, to: Space, left: number): boolean {
  const cost = costTo(p, from, to);
  if (cost < 0) return false;
  return cost <= left || (isExtraGiven(p) && paymentTo(p, from, to).mps <= left);
}
/** Whether anybody has extra MPs at all: mostly nobody, and then it is not looked who commands. */
function isExtraGiven(p: Board): boolean {
  const cards = p.box.lasting['extra-mps'];
  for (let i = 0; i < cards.length; i++) if (generalUnder(p, cards[i].card) !== null) return true;
  return false;
}
/** S9.2-06 to S9.2-09: by the movement die and the Initiative of a General where he is. */
export function allowanceByDie(p: Board, general: General, at: Location): number {
  const die = movementDieOf(p);
  if (die === 0) return 0;
  const table = p.box.content.tables.movementAllowance.byInitiative;
  return table[movementInitiative(p, general, at) as 2 | 3 | 4][die - 1];
}
/** S9.2-01, S9.2-03: given by a card, whoever commands; S9.2-11, S9.2-12: otherwise those of who commands now. */
export const allowance = (p: Board): number => allowanceAt(p, groupAt(p));
const allowanceAt = (p: Board, at: Location): number => allowanceUnder(p, commanderNow(p), at);
/** D13-29: on land or at sea. */
const commanderNow = (p: Board): General | null => groupCommander(p) ?? shipCommander(p);
function allowanceUnder(p: Board, commander: General | null, at: Location): number {
  const fixed = fixedMps(p);
  if (fixed !== null) return fixed;
  return commander === null ? 0 : allowanceByDie(p, commander, at);
}
/** S9.2-13, D9-07 */
export const mpsLeft = (p: Board): number => mpsLeftAt(p, groupAt(p));
/** What would be left elsewhere: there are Generals who are quicker in some places than in others. */
const mpsLeftAt = (p: Board, at: Location): number => mpsLeftUnder(p, commanderNow(p), at);
/** And if another General commanded. D13-26: none are left to who may not spend them on land any more. */
export const mpsLeftUnder = (p: Board, commander: General | null, at: Location): number =>
  isBudgetClosed(p) || isLandClosed(p) ? 0 : Math.max(0, allowanceUnder(p, commander, at) - spentMps(p));

/** S9.3.D-01; S16.9-20: where there is a Cavalry CU to name, it is named: that costs nothing else. */
export function removalCost(p: Board): number {
  const { removePcMps } = p.box.content.marching;
  return isCavalryMoving(p) ? Math.min(RAID, removePcMps) : removePcMps;
}
