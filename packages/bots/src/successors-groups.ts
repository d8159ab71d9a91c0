/** Groups that a bot considers to name, and what they would leave behind. */

import type { Seat } from '@diadochi/kernel';
import {
  type Board,
  canBeBesieged,
  cusAt,
  cusInSpace,
  cusNeeded,
  forageLimit,
  freshUnits,
  type General,
  generalsAt,
  groupAt,
  groupCus,
  isCartReady,
  isEnemySpace,
  isFresh,
  isMajor,
  isMinor,
  type Location,
  locationOfStack,
  minorsOf,
  mostTogether,
  type Naming,
  OFF_MAP,
  ownerOfStack,
  pcOn,
  type Royal,
  royalsAt,
  SILVER_SHIELDS,
  type Space,
  sideOf,
  spaceOf,
  stackCount,
  TYPES,
  UNITS,
  whereIs,
} from '@diadochi/successors/board';
import { heldWorth } from './successors-places.ts';
import { CU_WORTH, threatsTo } from './successors-strength.ts';

/** The groups that are worth a thought: whole Armies, most of one, detachments under Minor Generals. */
export function* namings(p: Board, seat: Seat): Generator<Naming> {
  for (let place = 0; place < stackCount(p); place++) {
    if (ownerOfStack(p, place) !== seat) continue;
    const at = locationOfStack(p, place);
    if (sideOf(at) !== 0) continue;
    const units = together(
      p,
      UNITS.map((_, unit) => freshUnits(p, at, seat, unit)),
    );
    const size = units.reduce((sum, count) => sum + count, 0);
    if (size === 0) continue;
    const majors = generalsAt(p, at, seat).filter((general) => isMajor(p, general) && isFresh(p, general));
    const leader = bestOf(p, majors);
    const royals = royalsAt(p, at, seat, []).filter((royal) => mayTravel(p, royal));
    if (leader !== null) {
      const others = majors.filter(
        (general) => general !== leader && seniorityOf(p, general) < seniorityOf(p, leader),
      );
      yield named(at, leader, others, units, royals);
      if (size > 3 && pcOn(p, spaceOf(at)) === seat)
        yield named(at, leader, others, without(units, 2), royals);
      // Those who stay go on with a Siege.
      const besiegers = cusNeeded(p, null);
      if (size > besiegers + 1 && isSiege(p, seat, spaceOf(at)) && minorFor(p, seat, at) !== null)
        yield named(at, leader, others, without(units, besiegers), royals);
      // 6.4: as many as can be fed elsewhere.
      const fed = p.box.content.forage.elsewhere;
      if (size > fed) yield named(at, leader, others, without(units, size - fed), royals);
    }
    const minor = minorFor(p, seat, at);
    if (minor === null) continue;
    if (leader === null) yield named(at, minor, [], units, royals);
    // S7.2.A-04: those who stay need somebody, too.
    const isHeld = leader !== null || pcOn(p, spaceOf(at)) === seat;
    if (!isHeld) continue;
    if (size >= 4) yield named(at, minor, [], firstOf(units, 1), []);
    if (size >= 6) yield named(at, minor, [], firstOf(units, 3), []);
    // 6.4: those who cannot be fed here.
    const excess = cusInSpace(p, spaceOf(at), seat) - forageLimit(p, spaceOf(at));
    if (excess > 0 && excess < size && excess !== 1 && excess !== 3)
      yield named(at, minor, [], firstOf(units, excess), []);
  }
}
const isSiege = (p: Board, seat: Seat, space: Space): boolean =>
  canBeBesieged(p, space) && isEnemySpace(p, seat, space);
const seniorityOf = (p: Board, general: General): number => p.box.generals[general].seniority;
const bestOf = (p: Board, generals: readonly General[]): General | null =>
  generals.reduce<General | null>(
    (best, each) => (best === null || seniorityOf(p, each) > seniorityOf(p, best) ? each : best),
    null,
  );
/** S8.4-03 */
const mayTravel = (p: Board, royal: number): boolean =>
  p.royalMark[royal] === 0 && royal !== p.box.tomb && (royal !== p.box.cart || isCartReady(p));
/** One who is there, or else one who is needed nowhere. */
function minorFor(p: Board, seat: Seat, at: Location): General | null {
  const there = generalsAt(p, at, seat).find((general) => isMinor(p, general) && isFresh(p, general));
  const free = minorsOf(p, seat).find((general) => whereIs(p, general) === OFF_MAP && isFresh(p, general));
  return there ?? free ?? null;
}
/** Some fewer, the cheapest first. S7.2.D-06: the Silver Shields are the last, and go together. */
function without(units: readonly number[], count: number): number[] {
  const left = [...units];
  for (let i = 0; i < count; i++) {
    const unit = cheapestOf(left);
    if (unit < 0) left[SILVER_SHIELDS] = 0;
    else left[unit]--;
  }
  return left;
}
/** 16.8: as many of them as may go together, the best. */
export function together(p: Board, units: readonly number[]): readonly number[] {
  const tooMany = units.reduce((sum, count) => sum + count, 0) - mostTogether(p);
  return tooMany > 0 ? without(units, tooMany) : units;
}
/** So many of them, the cheapest. */
export const firstOf = (units: readonly number[], count: number): number[] => {
  const rest = without(units, count);
  return units.map((all, unit) => all - rest[unit]);
};
/** The type of the CU that is missed least, but for the Silver Shields; -1 if there is no other. */
function cheapestOf(units: readonly number[]): number {
  let best = -1;
  for (let unit = 0; unit < TYPES; unit++)
    if (unit !== SILVER_SHIELDS && units[unit] > 0 && (best < 0 || CU_WORTH[unit] < CU_WORTH[best]))
      best = unit;
  return best;
}

function named(
  at: Location,
  leader: General,
  others: readonly General[],
  units: readonly number[],
  royals: readonly number[],
): Naming {
  const counts = Object.fromEntries(UNITS.map((unit, i) => [unit, units[i]]));
  return {
    march: leader,
    from: spaceOf(at),
    side: sideOf(at),
    with: [...others],
    ...counts,
    carry: [...royals],
  };
}

/** What is lost if the active group goes: persons whom it leaves alone, or with nobody but a PC (S8.3). */
export function strandedBy(p: Board, seat: Seat, taken: readonly Royal[]): number {
  const at = groupAt(p);
  const space = spaceOf(at);
  if (groupCus(p) < cusAt(p, at, seat)) return 0;
  const left = royalsAt(p, at, seat, []).filter((royal) => !taken.includes(royal));
  if (left.length === 0) return 0;
  const lost = pcOn(p, space) === seat ? (threatsTo(p, seat)[space] > 0 ? 0.5 : 0.15) : 1;
  return left.reduce((sum, royal) => sum + lost * heldWorth(p, seat, royal), 0);
}
