/** 5, 6: how far the game has come, and in which order players have their turns. */

import type { Seat } from '@diadochi/kernel';
import type { Setup } from '../box.ts';
import { type Board, NOBODY } from '../contract.ts';
import { shortGame } from '../settings.ts';
import { PHASES } from '../words.ts';

export const [SETUP, PREPARATIONS, REINFORCEMENTS, CARDS, STRATEGY, ISOLATION, TURN_END] = PHASES.map(
  (_, i) => i,
);
/** S6-04 */
export const [NO_SEGMENT, SURRENDER, TYCHE, ACTIVATION, FORAGE] = [0, 1, 2, 3, 4];

export const setupOf = (p: Board): Setup => p.box.setups[p.seats] as Setup;

/** S5-01 */
export const turnOf = (p: Board): number => p.turn[0];
/** S5-01; S16.12-01: the short game has one Game Turn less. */
export const lastTurn = (p: Board): number => p.box.content.victory.lastGameTurn - shortGame(p);
export function setTurn(p: Board, turn: number): void {
  p.turn[0] = turn;
  p.touched[0] = 1; // D3-02: what was reached in Game Turn I counts as soon as II begins
}
export const phaseOf = (p: Board): number => p.phase[0];
export function setPhase(p: Board, phase: number): void {
  p.phase[0] = phase;
  p.segment[0] = NO_SEGMENT;
}
export const segmentOf = (p: Board): number => p.segment[0];
export function setSegment(p: Board, segment: number): void {
  p.segment[0] = segment;
}
export const roundOf = (p: Board): number => p.round[0];
export function setRound(p: Board, round: number): void {
  p.round[0] = round;
}
export const activeOf = (p: Board): Seat | null => (p.active[0] === NOBODY ? null : p.active[0]);
export function setActive(p: Board, seat: Seat | null): void {
  p.active[0] = seat ?? NOBODY;
}
export const usurperOf = (p: Board): Seat | null => (p.usurper[0] === NOBODY ? null : p.usurper[0]);
export function makeUsurper(p: Board, seat: Seat): void {
  p.usurper[0] = seat;
}

/** S5.1.C-01, S5.1.C-03: from the First Player on, to the left (0) or to the right (1). */
export const firstOf = (p: Board): Seat => p.first[0];
export function setTurnOrder(p: Board, first: Seat, direction: number): void {
  p.first[0] = first;
  p.direction[0] = direction;
}
const ORDERS: { [key: number]: readonly Seat[] } = {};
export function turnOrder(p: Board): readonly Seat[] {
  const { seats } = p;
  const first = p.first[0];
  const direction = p.direction[0];
  const key = (seats * 8 + first) * 2 + direction;
  ORDERS[key] ??= Array.from({ length: seats }, (_, i) =>
    direction === 0 ? (first + i) % seats : (first - i + seats) % seats,
  );
  return ORDERS[key];
}

export const colourOf = (p: Board, seat: Seat): number => p.colour[seat];
export function setColour(p: Board, seat: Seat, colour: number): void {
  p.colour[seat] = colour;
}

/** How the game ended. */
export const ENDINGS = [
  '',
  'instant-legitimacy',
  'instant-victory-points',
  'regency',
  'end-of-game',
] as const;
export const [, INSTANT_LEGITIMACY, INSTANT_POINTS, REGENCY, END_OF_GAME] = ENDINGS.map((_, i) => i);
export const endingOf = (p: Board): number => p.ending[0];
export function endGame(p: Board, ending: number, winners: readonly Seat[]): void {
  p.ending[0] = ending;
  for (const seat of winners) p.won[seat] = 1;
}
export const hasWon = (p: Board, seat: Seat): boolean => p.won[seat] === 1;
