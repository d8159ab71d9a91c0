/** Kept scores, Champion status and Training Tracks. */

import type { Seat } from '@diadochi/kernel';
import type { Board } from '../contract.ts';

/** S2-48: public, and always up to date. */
export const pointsOf = (p: Board, seat: Seat): number => p.points[seat];
export const legitimacyOf = (p: Board, seat: Seat): number => p.legitimacy[seat];
export function keepScores(p: Board, seat: Seat, points: number, legitimacy: number): void {
  p.points[seat] = points;
  p.legitimacy[seat] = legitimacy;
}
/** S3.7-01 */
export const isChampion = (p: Board, seat: Seat): boolean => p.champion[seat] === 1;
export function setChampion(p: Board, seat: Seat, champion: boolean): void {
  p.champion[seat] = champion ? 1 : 0;
  p.touched[0] = 1;
}
/** What has changed since that was last looked at. */
export const [UNTOUCHED, SCORES_TOUCHED, PCS_TOUCHED] = [0, 1, 2];
export function takeTouched(p: Board): number {
  const touched = p.touched[0];
  p.touched[0] = UNTOUCHED;
  return touched;
}
export const isTouched = (p: Board): boolean => p.touched[0] !== UNTOUCHED;
/** S6.2.B3: the CU on a Training Track (-1: none), and how far it has come. */
export const traineeOf = (p: Board, seat: Seat): number => p.trainee[seat];
export const progressOf = (p: Board, seat: Seat): number => p.progress[seat];
export function setTraining(p: Board, seat: Seat, unit: number, progress: number): void {
  p.trainee[seat] = unit;
  p.progress[seat] = progress;
}
