/** 5.6, 16.1: Capitals are completed in Turn End; and where one has fallen its space is a Minor City again. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../../box.ts';
import { type Board, INDEPENDENT, isPlayer, type Play } from '../../contract.ts';
import { buildingSite, completeCapital, raze, ruinOf, takerOf } from '../../position/capitals.ts';
import { generalsAt, moveGeneral } from '../../position/generals.ts';
import { allSeats, insideOf, outsideOf, pcOn } from '../../position/places.ts';
import { allRoyals, royalAt, setRoyal } from '../../position/royals.ts';
import { turnOrder } from '../../position/turns.ts';
import { cusAt, hasEnemyCus } from '../../position/units.ts';
import { foundationOfACapital } from '../../settings.ts';
import { disperseUnits } from '../7-pieces/7.2-ownership.ts';

/** CO62-05, CO62-07: who still controls the space, and has no enemy CU there. */
export function completeCapitals(p: Board, { tell }: Play): void {
  for (const seat of turnOrder(p)) {
    const space = buildingSite(p, seat);
    if (space === null || pcOn(p, space) !== seat || hasEnemyCus(p, space, seat)) continue;
    completeCapital(p, seat);
    tell?.all('completedCapital', { seat, space });
  }
}

export const hasRuin = (p: Board): boolean =>
  foundationOfACapital(p) === 1 && allSeats(p).some((seat) => ruinOf(p, seat) !== null);
/** S16.1-08 to S16.1-10: after the Procedure in which it was lost. */
export function razeCapitals(p: Board, play: Play): void {
  for (const seat of allSeats(p)) {
    const space = ruinOf(p, seat);
    if (space === null) continue;
    comeOut(p, space, play);
    raze(p, seat);
    const taker = takerOf(p, seat);
    play.tell?.all('lostCapital', {
      seat,
      space,
      by: isPlayer(taker) ? taker : null,
      independent: taker === INDEPENDENT,
    });
  }
}
/** Whoever is still inside, where there is no inside any more. */
function comeOut(p: Board, space: Space, play: Play): void {
  const [inside, outside] = [insideOf(space), outsideOf(space)];
  for (const seat of allSeats(p)) leave(p, seat, space, play);
  for (const royal of allRoyals(p)) if (royalAt(p, royal) === inside) setRoyal(p, royal, outside);
}
function leave(p: Board, seat: Seat, space: Space, play: Play): void {
  const inside = insideOf(space);
  if (cusAt(p, inside, seat) > 0) disperseUnits(p, inside, seat, play);
  for (const general of generalsAt(p, inside, seat)) moveGeneral(p, general, outsideOf(space));
}
