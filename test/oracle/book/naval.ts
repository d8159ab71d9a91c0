/** 13.3: a Naval Battle. */

import { controllerOf } from './control.ts';
import { battleScore, both, mean, twoDice } from './dice.ts';
import { fleetOf, neighbours } from './facts.ts';
import { havePact } from './options.ts';
import type { OpenTable } from './table.ts';

/** 13.3 C: the faceup numbers of the Fleets; none is 0. */
export const strengthOf = (t: OpenTable, fleets: readonly string[]): number =>
  fleets.reduce((sum, id) => {
    const card = fleetOf.get(id);
    if (card === undefined) throw new Error(`no Fleet ${id}`);
    return sum + (t.fleets[id].upgraded ? card.upgraded : card.normal);
  }, 0);

/** 13.3 D: two dice each, as they fall, on the Battle Table; and what Superior Admirals add. Seen by whoever moves. */
export function navalOdds(
  moving: number,
  against: number,
  plus = 0,
  minus = 0,
): { win: number; draw: number; lose: number } {
  const rolls = (strength: number, more: number) =>
    twoDice(0).map(({ is, chance }) => ({ is: battleScore(is + more, strength), chance }));
  const difference = both(rolls(moving, plus), rolls(against, minus), (a, b) => Math.sign(a - b));
  return {
    win: mean(difference, (is) => (is > 0 ? 1 : 0)),
    draw: mean(difference, (is) => (is === 0 ? 1 : 0)),
    lose: mean(difference, (is) => (is < 0 ? 1 : 0)),
  };
}

/** 13.3 A and D13-04: an available Fleet, and a PC within two spaces of the announced one, along Sea paths. */
export function mayDeclare(t: OpenTable, seat: number, space: string): boolean {
  if (t.march !== null && havePact(t, seat, t.march.owner)) return false;
  const near = new Set([space]);
  for (const at of [...near]) for (const next of neighbours(at, ['sea'])) near.add(next);
  for (const at of [...near]) for (const next of neighbours(at, ['sea'])) near.add(next);
  const hasFleet = Object.values(t.fleets).some((fleet) => fleet.owner === seat && !fleet.dispersed);
  return hasFleet && [...near].some((at) => controllerOf(t, at) === seat);
}
