/**
 * D2-01, the settle routine. After each change: Provinces, Fleets, Victory Points and Legitimacy, then Champion status,
 * then victory (steps 4 to 6). After each Procedure: whose CUs stay, which Minor Generals stay, who controls the Royal
 * Family (steps 1 to 3).
 */

import type { Seat, Settling } from '@diadochi/kernel';
import type { Space } from '../../box.ts';
import {
  type Board,
  decision,
  isPlayer,
  isUnderMark,
  type Play,
  procedure,
  type SuccessorsContract,
} from '../../contract.ts';
import { isOnMap, noteGesture } from '../../position/generals.ts';
import { allProvinces, allSeats, controllerOf, holderOf, sideOf, spaceOf } from '../../position/places.ts';
import {
  isTouched,
  keepScores,
  legitimacyOf,
  pointsOf,
  SCORES_TOUCHED,
  takeTouched,
} from '../../position/scores.ts';
import { forgetStirred, isStirred, stirredSpace } from '../../position/stirred.ts';
import { endingOf } from '../../position/turns.ts';
import { victoryPoints } from '../3-victory/3.5-victory-points.ts';
import { legitimacy } from '../3-victory/3.6-legitimacy.ts';
import { restoreChampions } from '../3-victory/3.7-champion.ts';
import { instantVictory } from '../3-victory/3-victory.ts';
import { hasRuin, razeCapitals } from '../5-sequence/5.6-capitals.ts';
import {
  appoint,
  clearMinors,
  guardsOf,
  hasGuard,
  hasToLeave,
  mayGuard,
} from '../7-pieces/7.1-minor-generals.ts';
import { disperse, nextUnowned } from '../7-pieces/7.2-ownership.ts';
import { passFleets } from '../7-pieces/7.4-fleets.ts';
import { areRoyalsSettled, settleRoyals } from '../8-royal-family/8-royal-family.ts';
import { hasIdleEngine, returnEngines } from '../15-sieges/15.3-engines.ts';
import { liftSieges } from '../15-sieges/15.3-siege-points.ts';

/** Runs after each step: true ends the game there and then. */
export function settleChange(p: Board, play: Play): boolean {
  liftSieges(p);
  if (!isTouched(p)) return endingOf(p) !== 0;
  const touched = takeTouched(p);
  settleProvinces(p, play);
  if (touched === SCORES_TOUCHED || isTouched(p)) {
    passFleets(p, play);
    const points = allSeats(p).map((seat) => pointsOf(p, seat));
    const legitimacies = play.tell && allSeats(p).map((seat) => legitimacyOf(p, seat));
    settleScores(p);
    if (restoreChampions(p, points, play)) settleScores(p);
    if (legitimacies !== undefined) tellScores(p, points, legitimacies, play);
    takeTouched(p);
    if (endingOf(p) === 0) instantVictory(p, play);
  }
  return endingOf(p) !== 0;
}

/** Brings what is kept up to date with a board that was laid out by hand; nobody wins by that. */
export function settleBoard(p: Board): void {
  settleProvinces(p, SILENT);
  passFleets(p, SILENT);
  settleScores(p);
}
type Voice = Pick<Play, 'tell'>;
const SILENT: Voice = { tell: undefined };

/** S2-33 to S2-35, D2-12 */
function settleProvinces(p: Board, { tell }: Voice): void {
  for (const province of allProvinces(p)) {
    const before = holderOf(p, province);
    const now = controllerOf(p, province);
    if (before === now) continue;
    p.holder[province] = now;
    p.touched[0] = SCORES_TOUCHED;
    if (isPlayer(before)) tell?.all('lostProvince', { seat: before, province });
    if (isPlayer(now)) tell?.all('holds', { seat: now, province });
  }
}

/** S2-48, S3.6-03 */
function settleScores(p: Board): void {
  for (const seat of allSeats(p)) keepScores(p, seat, victoryPoints.sum(p, seat), legitimacy(p, seat));
}
/** What is wrong with the kept scores: they equal a computation from scratch (S2-48). */
export function scoreFault(p: Board, seat: Seat): string | null {
  const [vp, l] = [victoryPoints.sum(p, seat), legitimacy(p, seat)];
  if (vp !== pointsOf(p, seat)) return `seat ${seat}: ${vp} VP, but ${pointsOf(p, seat)} are kept`;
  return l === legitimacyOf(p, seat) ? null : `seat ${seat}: ${l} L, but ${legitimacyOf(p, seat)} are kept`;
}
/** Once a change: nobody hears of a number that was true only in between (D2-01). */
function tellScores(
  p: Board,
  points: readonly number[],
  legitimacies: readonly number[],
  { tell }: Voice,
): void {
  for (const seat of allSeats(p)) {
    const [vp, l] = [pointsOf(p, seat), legitimacyOf(p, seat)];
    if (vp !== points[seat] || l !== legitimacies[seat]) tell?.all('scored', { seat, vp, legitimacy: l });
  }
}

export const settling = procedure('settling', () => ({ unowned: 0 })).steps({
  // S7.2.A-04: CUs whose owner cannot be shown; in his own turn he may put a Minor General there first.
  A_ownership: (p, f, play) => {
    if (hasRuin(p)) razeCapitals(p, play); // S16.1-10
    for (let place = nextUnowned(p, f.unowned); place !== null; place = nextUnowned(p, f.unowned)) {
      f.unowned = place;
      if (hasGuard(p, ownerAt(p, place))) return 'B_guard';
      disperse(p, place, play);
    }
    return 'C_minorGenerals';
  },
  B_guard: {
    ask: 'guard',
    of: (p, { unowned }) => [ownerAt(p, unowned)],
    about: (p, { unowned }) => ({
      space: spaceOf(p.stackAt[unowned]),
      side: sideOf(p.stackAt[unowned]),
    }),
    then: (p, f, seat, answer, play) => {
      if ('appoint' in answer) {
        if (isOnMap(p, answer.appoint)) noteGesture(p, answer.appoint); // D9-26: he is called away once
        appoint(p, seat, answer.appoint, p.stackAt[f.unowned], play);
        f.unowned = 0; // others may be without him now
      } else disperse(p, f.unowned, play);
      return 'A_ownership';
    },
  },
  // S7.1.C-11, S7.1.C-12
  C_minorGenerals: (p, _, play) => clearMinors(p, play),
  // 8.2, 8.3
  D_royalFamily: (p, _, play) => settleRoyals(p, play),
  // C43-07, D15-22
  E_engines: (p, _, play) => returnEngines(p, play),
  // Its own changes need no look of their own: a fault in it could only go round in circles (`unsettledFault` finds it).
  F_end: (p) => forgetStirred(p),
});
/** Whether everything may stay as it is, anywhere or in one space: who most often may not is asked first. */
const isSettled = (p: Board, only: Space | null = null): boolean =>
  !hasToLeave(p, only) &&
  nextUnowned(p, 0, only) === null &&
  areRoyalsSettled(p, only) &&
  !hasIdleEngine(p) &&
  !hasRuin(p);
/** The machine opens the routine after each change, and after one in such a Procedure as soon as that is over. */
export const whenSettling: Settling<SuccessorsContract, Board> = {
  procedure: 'settling',
  unless: ['unsettled', 'placing'],
  isStirred,
  isDue: (p) => {
    const space = stirredSpace(p);
    forgetStirred(p);
    return !isSettled(p, space);
  },
};
/** What is wrong after an action: outside of such Procedures everything is settled. */
export function unsettledFault(p: Board): string | null {
  const isLeft = p.stack.length === 0 || whenSettling.unless.some((mark) => isUnderMark(p, mark));
  return isLeft || isSettled(p)
    ? null
    : 'there are pieces that cannot stay where they are, and nobody has noted it';
}
const ownerAt = (p: Board, place: number): Seat => p.stackOwner[place];
/** Whether a Land Movement Procedure is open, or the routine itself asks. */
export const isSettling = (p: Board): boolean => isUnderMark(p, 'unsettled');

export const guard = decision('guard', [
  {
    appoint: {
      among: (p, { seat }, list) => guardsOf(p, seat, list),
      bounds: 'D2-01',
      may: (p, _, general) => mayGuard.broken(p, general),
    },
  },
  { disperse: {} },
]);
