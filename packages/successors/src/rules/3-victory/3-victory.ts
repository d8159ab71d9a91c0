/** 3.1 Instant Victory, 3.2 Regency Victory, 3.3 End Game Victory. */

import type { ClauseId, Outcome, Seat } from '@diadochi/kernel';
import type { Royal } from '../../box.ts';
import type { Board, Play } from '../../contract.ts';
import { allSeats } from '../../position/places.ts';
import { controllerOfRoyal, heirOf, isRoyalOnMap, royalFacts } from '../../position/royals.ts';
import { legitimacyOf, pointsOf } from '../../position/scores.ts';
import {
  END_OF_GAME,
  ENDINGS,
  endGame,
  endingOf,
  hasWon,
  INSTANT_LEGITIMACY,
  INSTANT_POINTS,
  REGENCY,
  setupOf,
  turnOf,
} from '../../position/turns.ts';
import { kill } from '../8-royal-family/8.5-death.ts';
import { settled, tieBreak } from './3.4-tie-breaker.ts';
import { those } from './3.5-victory-points.ts';

// 3.1 Instant Victory

/** S3.1-01, D3-01 */
const hasLegitimacy = (p: Board, seat: Seat): boolean =>
  legitimacyOf(p, seat) >= p.box.content.victory.legitimacy;
/** S3.1-02 to S3.1-05 */
const hasPoints = (p: Board, seat: Seat): boolean => pointsOf(p, seat) >= setupOf(p).victoryPoints;

/** S3.1-06, S3.1-07: at the very moment, whoever's turn it is, but not in Game Turn I; D3-03: ties by 3.4. */
export function instantVictory(p: Board, { tell }: Play): void {
  if (turnOf(p) < p.box.content.victory.instantFromGameTurn) return;
  const reached = allSeats(p).filter((seat) => hasLegitimacy(p, seat) || hasPoints(p, seat));
  if (reached.length === 0) return;
  const winners = tieBreak(p, reached);
  endGame(p, hasLegitimacy(p, winners[0]) ? INSTANT_LEGITIMACY : INSTANT_POINTS, winners);
  for (const seat of winners) tell?.all('instantVictory', { seat });
}

// 3.2 Regency Victory

const sumOf = (p: Board, seat: Seat): number => legitimacyOf(p, seat) + pointsOf(p, seat);

/** S3.2: the check for the Heir of this Game Turn; if it ends the game, that is noted. */
export function regency(p: Board, heir: Royal, { tell }: Play): void {
  if (!isRoyalOnMap(p, heir)) return; // S3.2-07, D3-06
  const winners = tieBreak(p, those(p, sumOf, 'most')); // S3.2-03, S3.2-06
  const controller = controllerOfRoyal(p, heir);
  // S3.2-01, S3.2-02; S3.2-05: without a controller the best player wins.
  if (controller === null || winners.includes(controller)) {
    endGame(p, REGENCY, controller === null ? winners : [controller]);
    return;
  }
  tell?.all('regencyMissed', { royal: heir });
  kill(p, heir, tell); // S3.2-04, S5.1.A-10, S5.1.A-12
}

// 3.3 End Game Victory

/** S3.3-01, S3.3-03: Victory Points alone; S3.3-02: ties by 3.4. */
export function endOfGame(p: Board): void {
  endGame(p, END_OF_GAME, tieBreak(p, those(p, pointsOf, 'most')));
}

// How it ended

/** S3.1-02 to S3.1-05, by the number of players. */
const POINTS_CLAUSES: { readonly [players: number]: ClauseId } = {
  2: 'S3.1-05',
  3: 'S3.1-04',
  4: 'S3.1-03',
  5: 'S3.1-02',
};

/** The clause by which the winners won, and all who could have by it: if there are several, a tie was broken. */
function claims(p: Board, winners: readonly Seat[]): { clause: ClauseId; tied: Seat[] } {
  const ending = endingOf(p);
  if (ending === REGENCY) return { clause: regencyClause(p, winners), tied: those(p, sumOf, 'most') };
  if (ending === END_OF_GAME) return { clause: 'S3.3-01', tied: those(p, pointsOf, 'most') };
  const tied = allSeats(p).filter((seat) => hasLegitimacy(p, seat) || hasPoints(p, seat));
  return { clause: ending === INSTANT_LEGITIMACY ? 'S3.1-01' : POINTS_CLAUSES[p.seats], tied };
}
function regencyClause(p: Board, winners: readonly Seat[]): ClauseId {
  const heir = heirOf(p, turnOf(p));
  if (heir === null || !winners.some((seat) => controllerOfRoyal(p, heir) === seat)) return 'S3.2-05';
  return royalFacts(p, heir).name === 'alexandros' ? 'S3.2-01' : 'S3.2-02';
}

export function outcome(p: Board): Outcome {
  const winners = allSeats(p).filter((seat) => hasWon(p, seat));
  const { clause, tied } = claims(p, winners);
  const { by } = settled(p, tied);
  return {
    winners,
    kind: ENDINGS[endingOf(p)],
    scores: allSeats(p).map((seat) => pointsOf(p, seat)),
    clause,
    ...(by !== null && { tieBroken: by }),
    besides: { legitimacy: allSeats(p).map((seat) => legitimacyOf(p, seat)) },
  };
}
