/** Forecasts for tests: what would come of something that a seat considers. */

import type { Game, Json, Position, Seat } from '@diadochi/kernel';
import { expect } from 'vitest';
import { type BattleForecast, type StepForecast, successors, type WayForecast } from '../src/index.ts';
import { type Scene, scene } from './scene.ts';

export const game: Game = successors;
export const forecast = <F>(p: Position, seat: Seat, request: object): F =>
  game.forecast?.(p, seat, request as Json) as unknown as F;

/** Peithon marches from Gabai on Persepolis, where Peukestas is; a mercenary and a loyal CU are there unless said otherwise. */
export const PERSIS: Scene = {
  turn: 2,
  die: 6,
  successors: [0, 1, 2, 3],
  pcs: { persepolis: 1 },
  generals: { peithon: '0 parsargadai', peukestas: '1 persepolis' },
};
export const into = (at: Scene, units: { [unit: string]: number }, way: string[]): StepForecast => {
  const naming = { march: 'peithon', from: 'parsargadai', side: 'outside', ...units };
  const { steps, blocked } = forecast<WayForecast>(scene(at).position, 0, { way, naming });
  expect(blocked).toBeNull();
  return steps[steps.length - 1];
};
export const inPersepolis = (
  mine: { [unit: string]: number },
  theirs: string,
  more: Scene = {},
): StepForecast => {
  const counts = Object.entries(mine).map(([unit, count]) => `${unit} ${count}`);
  const units = [`0 parsargadai ${counts.join(' ')}`, ...(theirs === '' ? [] : [`1 persepolis ${theirs}`])];
  return into({ ...PERSIS, ...more, units }, mine, ['persepolis']);
};
export const battle = (...args: Parameters<typeof inPersepolis>): BattleForecast => {
  const { meets, battle } = inPersepolis(...args);
  expect(meets).toBe('battle');
  return battle as BattleForecast;
};
