/** 9.5: where an Independent Army may go. By land it moves as other Armies do (S9.5-16), each within its limits. */

import type { Seat } from '@diadochi/kernel';
import type { General, Space } from '../../box.ts';
import { type Board, decision, INDEPENDENT, type Play, rule, under } from '../../contract.ts';
import { generalFacts, LEFT_GAME, moveGeneral } from '../../position/generals.ts';
import { groupAt, groupCus, hasMoved, isIndependentMoving } from '../../position/march.ts';
import { outsideOf, spaceFacts, spaceOf } from '../../position/places.ts';
import { costOf, costTo } from '../9-armies/9.2-movement-points.ts';
import { enemyCusAt } from '../10-land-movement/10.D-factions.ts';

/** S9.5-22, S9.5-27: Transit Points are in no Province (S2-30). */
function isWithinLimits(p: Board, general: General, space: Space): boolean {
  const { provinces } = generalFacts(p, general).limits;
  return provinces === null || provinces.includes(spaceFacts(p, space).province);
}
/** S9.5-26 */
export const leavesGameIn = (p: Board, general: General, space: Space): boolean => {
  const { leavesIn } = generalFacts(p, general).limits;
  return leavesIn >= 0 && spaceFacts(p, space).province === leavesIn;
};
/** D16-21: whoever reacts into such a Province leaves the game there as well. */
export function reachesHome(p: Board, general: General, space: Space, { tell }: Play): boolean {
  if (!leavesGameIn(p, general, space)) return false;
  moveGeneral(p, general, LEFT_GAME);
  tell?.all('reachedHome', { general, space });
  return true;
}

/** D9-12: by longitude. */
const isWestOf = (p: Board, space: Space, start: Space): boolean =>
  spaceFacts(p, space).lon < spaceFacts(p, start).lon;
/** D9-12: whether it can still end further west than it began, from a space on with so many MPs. */
function canEndWest(p: Board, general: General, space: Space, left: number, start: Space): boolean {
  if (isWestOf(p, space, start)) return true;
  if (leavesGameIn(p, general, space) || isHeldUp(p, space)) return false;
  return spaceFacts(p, space).paths.some((path) => {
    const cost = costOf(p, INDEPENDENT, path);
    return cost >= 0 && cost <= left && canEndWest(p, general, path.to, left - cost, start);
  });
}
/** S10.L-02: enemy CUs end its way, unless they are Overrun. */
function isHeldUp(p: Board, space: Space): boolean {
  const enemies = enemyCusAt(p, outsideOf(space), INDEPENDENT);
  return enemies > 0 && groupCus(p) < p.box.content.tables.overrun.cuRatio * enemies;
}
/** S9.5-24: the space than which an Army has to end further west; null if it need not, or cannot. */
export const bindsWest = (p: Board, general: General, start: Space, mps: number): Space | null =>
  generalFacts(p, general).limits.westward && canEndWest(p, general, start, mps, start) ? start : null;

interface Steered {
  readonly general: General;
  readonly left: number;
  readonly west: Space | null;
}
const here = (p: Board): Space => spaceOf(groupAt(p));
const maySteerTo = rule<[Steered, Space]>({
  'S9.5-17': (p, _, space) => costTo(p, here(p), space) >= 0,
  'S9.3.A-07': (p, { left }, space) => costTo(p, here(p), space) <= left,
  'S9.5-22': (p, { general }, space) =>
    general !== p.box.generalNumbers.leosthenes || isWithinLimits(p, general, space),
  'S9.5-27': (p, { general }, space) =>
    general === p.box.generalNumbers.leosthenes || isWithinLimits(p, general, space),
  'S9.5-24': (p, { general, left, west }, space) =>
    west === null || canEndWest(p, general, space, left - costTo(p, here(p), space), west),
});
const mayStop = rule<[Steered]>({
  // D9-32: without a move nothing binds it; nor if others have closed the way to the west by now.
  'S9.5-24': (p, { general, left, west }) =>
    west === null ||
    !hasMoved(p) ||
    isWestOf(p, here(p), west) ||
    !canEndWest(p, general, here(p), left, west),
});

/** What the Army that a player moves now is about; null if he moves none. */
export function steeredBy(p: Board, seat: Seat): { general: General; west: Space | null } | null {
  const frame = isIndependentMoving(p) ? under(p, 'independents') : null;
  return frame !== null && frame.seat === seat ? frame : null;
}
/** Why it may not go into a space next to it. */
export const brokenSteering = (p: Board, steered: Steered, space: Space): string | null =>
  maySteerTo.broken(p, steered, space);
/** Whether it may be in a space, and end there. */
export const mayStand = (p: Board, general: General, space: Space): boolean =>
  isWithinLimits(p, general, space);
export const mayEndIn = (p: Board, west: Space | null, space: Space): boolean =>
  west === null || isWestOf(p, space, west);

export const steer = decision('steer', [
  {
    go: {
      among: (p) => spaceFacts(p, here(p)).joined,
      likely: (p) => spaceFacts(p, here(p)).adjacent,
      bounds: 'S10.A-01',
      may: (p, { about }, space) => maySteerTo.broken(p, about, space),
    },
  },
  { end: { closed: (p, { about }) => mayStop.broken(p, about) } },
]);
