/**
 * Forecasts: what would come of something that a seat considers. They are reckoned in a world that looks to the seat as
 * the table does, so that nothing shows in them which the seat may not know.
 */

import { setImmediate as others } from 'node:timers/promises';
import { BadInput, type Json, type Match, Refused, type Seat, seeded } from '@diadochi/kernel';
import { NotFound, Problem } from '../problems.ts';
import { problemDocument } from './problem-document.ts';

/** A forecast takes milliseconds. Whoever has had this much of the server's time gets the rest another time. */
const LONGEST_MS = 500;

type Forecast = Json | { readonly error: ReturnType<typeof problemDocument> };

export async function forecastsOf(match: Match, seat: Seat, requests: readonly Json[]): Promise<Forecast[]> {
  const { game, position, seq } = match;
  if (game.forecast === undefined) throw new NotFound(`There are no forecasts in ${game.name}.`);
  // The same world for all that is asked at this moment, so that forecasts can be compared.
  const world = game.worldOf(game.view(position, seat), seeded(`forecast ${seq}`));
  const forecasts: Forecast[] = [];
  let spent = 0;
  for (const request of requests) {
    const start = performance.now();
    try {
      if (spent > LONGEST_MS) throw new Problem(503, 'too-long', 'That was too much at once; ask for less.');
      forecasts.push(game.forecast(world, seat, request));
    } catch (error) {
      if (!(error instanceof BadInput || error instanceof Refused || error instanceof Problem)) throw error;
      forecasts.push({ error: problemDocument(error) });
    }
    spent += performance.now() - start;
    await others();
  }
  return forecasts;
}
