/** 3.5 Victory Points: what gives them, each by its clause. */

import type { Seat } from '@diadochi/kernel';
import { type Board, modifiers } from '../../contract.ts';
import { capturedCapitals, hasCapital } from '../../position/capitals.ts';
import { fleetStrength } from '../../position/fleets.ts';
import { allProvinces, allSeats, holderOf, pcOn, provinceFacts } from '../../position/places.ts';

export const victoryPoints = modifiers<[Seat]>({
  'S3.5-01': [(p, seat) => provincePoints(p, seat), () => true],
  'S3.5-02': [(p) => p.box.lordOfAsia.vp, (p, seat) => isLordOfAsia(p, seat)],
  'S3.5-03': [(p) => p.box.content.fleetRules.largestFleetVp, (p, seat) => hasLargestFleet(p, seat)],
  'S3.5-06': [(p) => p.box.hellespont.vp, (p, seat) => holdsHellespont(p, seat)],
  'S3.5-07': [(p) => p.box.capitalVp.own, (p, seat) => hasCapital(p, seat)],
  'S3.5-08': [(p, seat) => p.box.capitalVp.captured * capturedCapitals(p, seat), () => true],
});

function provincePoints(p: Board, seat: Seat): number {
  let sum = 0;
  for (let province = 0; province < p.holder.length; province++)
    if (p.holder[province] === seat) sum += p.box.provinces[province].vp;
  return sum;
}
/** S3.5-02: Phrygia, Syria and Babylonia at the same time. */
function isLordOfAsia(p: Board, seat: Seat): boolean {
  const { provinces } = p.box.lordOfAsia;
  for (let i = 0; i < provinces.length; i++) if (holderOf(p, provinces[i]) !== seat) return false;
  return provinces.length > 0;
}
/** S3.5-06: all the ports around the Propontis. */
function holdsHellespont(p: Board, seat: Seat): boolean {
  const { spaces } = p.box.hellespont;
  for (let i = 0; i < spaces.length; i++) if (pcOn(p, spaces[i]) !== seat) return false;
  return spaces.length > 0;
}
/** S3.5-03, S3.5-05, D3-10: strictly the highest Fleet Strength of all players, and enough of it. */
function hasLargestFleet(p: Board, seat: Seat): boolean {
  const own = fleetStrength(p, seat);
  if (own < p.box.content.fleetRules.largestFleetMinimum) return false;
  for (let other = 0; other < p.seats; other++)
    if (other !== seat && fleetStrength(p, other) >= own) return false;
  return true;
}

export interface Source {
  readonly clause: string;
  /** What gives the points: a Province, a royal person, a General; null where the clause says it all. */
  readonly what: string | null;
  readonly by: number;
}
/** Where a player's Victory Points come from, Province by Province. */
export const pointSources = (p: Board, seat: Seat): Source[] => [
  ...allProvinces(p)
    .filter((province) => holderOf(p, province) === seat)
    .map((province) => ({
      clause: 'S3.5-01',
      what: provinceFacts(p, province).name,
      by: provinceFacts(p, province).vp,
    })),
  ...victoryPoints
    .reasons(p, seat)
    .filter(({ clause }) => clause !== 'S3.5-01')
    .map(({ clause, by }) => ({ clause, what: null, by })),
];

/** The players with the most, or the least, of something. */
export function those(p: Board, of: (p: Board, seat: Seat) => number, best: 'most' | 'least'): Seat[] {
  const numbers = allSeats(p).map((seat) => of(p, seat));
  const wanted = best === 'most' ? Math.max(...numbers) : Math.min(...numbers);
  return allSeats(p).filter((seat) => numbers[seat] === wanted);
}
