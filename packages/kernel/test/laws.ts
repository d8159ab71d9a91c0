/**
 * The laws that every game of the house keeps. A game's own test says `keepsTheLaws(game)`: random games are played, each
 * of them once, and all laws are checked on them. `keepsTheLawsAt` checks those of a single position wherever one likes.
 * Nothing here knows any game.
 */

import fc from 'fast-check';
import { beforeAll, describe, it } from 'vitest';
import type { Game } from '../src/index.ts';
import { keep, REST_LAWS } from './laws/at-a-rest.ts';
import { GAME_LAWS } from './laws/of-a-game.ts';
import { type Deal, dealsOf, type Played, playOut, type Rest } from './laws/play.ts';

export { keep, windowsAskAll } from './laws/at-a-rest.ts';
export type { Rest } from './laws/play.ts';

/** `oneIn`: a long game is looked at closely at one rest in so many. */
export function keepsTheLaws(game: Game, games = 60, oneIn = 1): void {
  describe(`${game.name} keeps the laws`, () => {
    let played: Played[];
    beforeAll(() => {
      played = fc.sample(dealsOf(game), games).map((deal) => playOut(game, deal, oneIn));
    });

    it.each(GAME_LAWS.map((law) => [law.name, law] as const))('%s', (_, { holds }) => {
      for (const each of played) naming(each.deal, () => holds(game, each, oneIn));
    });
    it.each(REST_LAWS.map(([law, share]) => [law.name, law, share] as const))('%s', (_, law, share) => {
      const rests = played.slice(0, Math.ceil(games / share)).flatMap(({ rests }) => rests);
      keep(oneIn > 1 && law.rare ? { ...law, cases: () => [] } : law, game, rests);
    });
  });
}

/** The laws of a single position, at each of these. */
export function keepsTheLawsAt(game: Game, where: string, rests: () => readonly Rest[]): void {
  describe(`${game.name} keeps the laws ${where}`, () => {
    it.each(REST_LAWS.map(([law]) => [law.name, law] as const))('%s', (_, law) => keep(law, game, rests()));
  });
}

/** Says with which game something failed. */
function naming(deal: Deal, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof Error) error.message = `${JSON.stringify(deal)}: ${error.message}`;
    throw error;
  }
}
