/** What regions of Phalanxx promise: those that are free, and those that could be taken from somebody. */

import type { Seat } from '@diadochi/kernel';
import {
  type Board,
  bordersOn,
  figuresFor,
  heroismOf,
  holderOf,
  isHeroismDisplayed,
  type Region,
  ROWS,
  regionFacts,
  regionsInPlay,
  strengthOf,
} from '@diadochi/phalanxx/board';

/** P18-04, P18-06: what holding a region gives at the end. */
export const pointsOf = (p: Board, region: Region): number =>
  regionFacts(p, region).value + figuresFor(p, region) * p.box.content.scoring.figure;

/** The best regions next to a side's own that somebody holds, or that nobody does (null): as many as it could take. */
export function bestNear(p: Board, side: Seat, holder: Seat | null, most: number): number {
  let [first, second, third] = NOTHING;
  const regions = regionsInPlay(p);
  for (let i = 0; i < regions.length; i++) {
    const region = regions[i];
    if (holderOf(p, region) !== holder || !bordersOn(p, side, region)) continue;
    const points = pointsOf(p, region);
    if (points <= third) continue;
    third = points;
    if (third > second) [second, third] = [third, second];
    if (second > first) [first, second] = [second, first];
  }
  return (most > 0 ? first : 0) + (most > 1 ? second : 0) + (most > 2 ? third : 0);
}
const NOTHING: readonly number[] = [0, 0, 0];

/** How many regions a side could take from another in one turn. P15-06: each time it becomes weaker. */
export function attacksOn(p: Board, side: Seat, other: Seat): number {
  if (isHeroismDisplayed(p)) return within(heroismOf(p, side) - heroismOf(p, other)); // P16-05
  const lead = strengthOf(p, side) - strengthOf(p, other); // P15-02
  const { loss } = p.box.content.conflict;
  return within(loss === 0 ? lead * ROWS : Math.ceil(lead / loss));
}
const within = (attacks: number): number => (attacks < 0 ? 0 : attacks > ROWS ? ROWS : attacks);
