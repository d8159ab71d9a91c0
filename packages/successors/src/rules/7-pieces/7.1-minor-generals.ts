/** 7.1.C Minor Generals: who can be sent where CUs need one, and what takes them off the map. */

import type { Seat } from '@diadochi/kernel';
import { type General, INDEPENDENT_GENERAL, type Space } from '../../box.ts';
import { type Board, INDEPENDENT, INSIDE, type Location, type Play, rule } from '../../contract.ts';
import {
  AT_SEA,
  cameBefore,
  DISPERSED,
  generalFacts,
  generalsAt,
  generalsInSpace,
  hasGestured,
  isAboard,
  isMinor,
  isOnMap,
  isParting,
  minorsOf,
  moveGeneral,
  OFF_MAP,
  ownerOf,
  WAITING,
  waitingGenerals,
  whereIs,
} from '../../position/generals.ts';
import { groupAt, isFresh, isInGroup, isMarching, isPassedThrough, marcherOf } from '../../position/march.ts';
import { isMajorCity, sideOf, spaceOf } from '../../position/places.ts';
import { stir } from '../../position/stirred.ts';
import { ACTIVATION, activeOf, colourOf, phaseOf, SETUP, segmentOf, TYCHE } from '../../position/turns.ts';
import { cusAt, cusInSpace, waitingCus } from '../../position/units.ts';
import { insideFault } from '../9-armies/9.4-walls.ts';
import { hasEnemyAt } from '../10-land-movement/10.D-factions.ts';

/** Those who could be sent to CUs without a General: first those off map, whom nobody misses, then the others. */
export function guardsOf(p: Board, seat: Seat, list: General[]): General[] {
  for (const general of minorsOf(p, seat)) if (!isOnMap(p, general)) list.push(general);
  for (const general of minorsOf(p, seat)) if (isOnMap(p, general)) list.push(general);
  return list;
}
/** S7.1.C-03, S7.1.C-05: from off map, or from anywhere on it; D9-26: but nobody is called to and fro. */
export const mayGuard = rule<[General]>({
  'D13-01': (p, general) => !isAboard(p, general),
  'S9.1-08': (p, general) => !isInGroup(p, general),
  'D9-26': (p, general) => !isOnMap(p, general) || !hasGestured(p, general),
});
/** In nobody else's turn a Minor General comes to CUs without a General. */
const mayBeGuarded = rule<[Seat]>({
  'S7.1.C-08': (p, seat) => activeOf(p) === seat,
  'D9-26': (p, seat) => minorsOf(p, seat).some((general) => mayGuard.allows(p, general)),
});
export const hasGuard = (p: Board, seat: Seat): boolean => mayBeGuarded.allows(p, seat);

export function appoint(p: Board, seat: Seat, general: General, to: Location, { tell }: Play): void {
  moveGeneral(p, general, to);
  tell?.all('appointed', { seat, general, space: spaceOf(to), side: sideOf(to) });
}

/** S7.1.C-11: without a CU of his owner; S7.1.C-12, D7-06: as a Subordinate, also of another Minor General. */
function mustLeave(p: Board, general: General): boolean {
  const location = whereIs(p, general);
  if (location < 0) return false;
  const seat = ownerOf(p, general);
  if (isAlone(p, spaceOf(location), seat)) return false;
  if (cusAt(p, location, seat) === 0) return true;
  if (generalsInSpace(p, spaceOf(location), seat) <= 1 || mayStillPart(p, general)) return false;
  return isSubordinate(p, general);
}
/**
 * S7.1.C-13, D7-05: where the active group stands; and before a group is named, beside a General who may still be
 * activated, if he was placed there for that.
 */
const mayStillPart = (p: Board, general: General): boolean => {
  const seat = ownerOf(p, general);
  const location = whereIs(p, general);
  return marcherOf(p) === null
    ? isParting(p, general) && mayPartFrom(p, seat, location, general)
    : isMarching(p, seat) && groupAt(p) === location;
};
/** Whether somebody else of a player's may still leave a location in this Segment, before or after he is activated. */
export function mayPartFrom(p: Board, seat: Seat, location: Location, general: General): boolean {
  if (activeOf(p) !== seat) return false;
  if (marcherOf(p) !== null) return groupAt(p) === location;
  return (segmentOf(p) === TYCHE || segmentOf(p) === ACTIVATION) && isFreshBeside(p, seat, location, general);
}
/** Whether another General of a player is there who has not moved. */
function isFreshBeside(p: Board, seat: Seat, location: Location, general: General): boolean {
  const { whereabouts, owner } = p;
  for (let each: General = 0; each < whereabouts.length; each++)
    if (whereabouts[each] === location && owner[each] === seat && each !== general && isFresh(p, each))
      return true;
  return false;
}
function isSubordinate(p: Board, general: General): boolean {
  const { whereabouts, owner } = p;
  const location = whereabouts[general];
  const seat = owner[general];
  for (let other: General = 0; other < owner.length; other++)
    if (
      whereabouts[other] === location &&
      owner[other] === seat &&
      (!isMinor(p, other) || cameBefore(p, other, general)) // D7-06, D9-24
    )
      return true;
  return false;
}
/** S7.1.C-14: they go back in front of their player. */
export function clearMinors(p: Board, { tell }: Play): void {
  // Who may stay because another can still part is looked at again when that one has gone (D7-05).
  for (let isSomebodyGone = true; isSomebodyGone; ) {
    isSomebodyGone = false;
    for (let seat: Seat = 0; seat < p.seats; seat++)
      for (const general of minorsOf(p, seat)) {
        if (!mustLeave(p, general)) continue;
        moveGeneral(p, general, OFF_MAP);
        stir(p); // all is looked at again: a call may come first, and a rest, at which no single space is kept
        tell?.all('leftMap', { seat, general });
        isSomebodyGone = true;
      }
  }
}
/** Whether anybody has to, anywhere or in one space: most often nobody. */
export function hasToLeave(p: Board, only: Space | null = null): boolean {
  const { minors } = p.box.all;
  for (let i = 0; i < minors.length; i++)
    if ((only === null || spaceOf(whereIs(p, minors[i])) === only) && mustLeave(p, minors[i])) return true;
  return false;
}

/** What is wrong with a General: whose he is, and where he can be. */
export function generalFault(p: Board, general: General, isBetween: boolean): string | null {
  const { sort, colour } = generalFacts(p, general);
  const [at, owner] = [whereIs(p, general), ownerOf(p, general)];
  if (sort === INDEPENDENT_GENERAL) {
    if (owner !== INDEPENDENT) return `an Independent General of seat ${owner}`;
    return isOnMap(p, general) && sideOf(at) === INSIDE ? 'an Independent Army inside walls' : null; // S9.5-19
  }
  const isSomebodys = owner >= 0 && owner < p.seats;
  if (isMinor(p, general)) {
    if (isSomebodys && phaseOf(p) !== SETUP && colourOf(p, owner) !== colour)
      return `a Minor General of another colour than seat ${owner}'s`; // S4.5-02
    if (!isOnMap(p, general) && at !== OFF_MAP && at !== AT_SEA)
      return 'a Minor General who is neither on the map nor off map'; // S7.1.C-14
  } else if (at === OFF_MAP) return 'a Major General off map'; // S2-57
  const isInPlay = isOnMap(p, general) || at === DISPERSED || at === WAITING || at === AT_SEA;
  if (isInPlay && !isSomebodys) return 'a General of nobody';
  return isOnMap(p, general) ? insideFault(p, at, 'a General', owner, isBetween) : null;
}
/** What is wrong with where a General stands. S10.G-05, D11-17: Generals of two Factions are together only while one of them passes. */
export function companyFault(p: Board, general: General): string | null {
  if (!isOnMap(p, general)) return null;
  const [at, owner] = [whereIs(p, general), ownerOf(p, general)];
  if (hasEnemyAt(p, at, owner) && !isPassedThrough(p, at)) return 'a General among enemies';
  if (!isMinor(p, general)) return null;
  // S7.1.C-11, S7.1.C-12, S7.1.C-14
  if (cusAt(p, at, owner) === 0) return 'a Minor General without CUs';
  const isWaiting = waitingGenerals(p, owner).length + waitingCus(p, owner) > 0;
  if (isWaiting || mayStillPart(p, general)) return null; // settled when all are placed; S7.1.C-13
  const staying = generalsAt(p, at, owner).filter((each) => !mayStillPart(p, each));
  return staying.length <= 1 ? null : 'a Minor General who is a Subordinate';
}
/** Whether an only General of his is with CUs, and no walls between them: then nobody need look further. */
const isAlone = (p: Board, space: Space, seat: Seat): boolean =>
  generalsInSpace(p, space, seat) === 1 && cusInSpace(p, space, seat) > 0 && !isMajorCity(p, space);
