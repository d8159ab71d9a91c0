/** Plays a worker's share of a tournament, in a thread of its own. */

import { parentPort, workerData } from 'node:worker_threads';
import { playRound, type Said, type Share } from './arena.ts';
import { gameNamed } from './games.ts';

const { tournament, numbers } = workerData as Share;
const game = gameNamed(tournament.game);
const say = (said: Said): void => parentPort?.postMessage(said);
for (const no of numbers)
  try {
    say({ result: playRound(game, tournament, no) });
  } catch (error) {
    say({
      problem: `game ${no + 1} (seed ${JSON.stringify(`${tournament.seed}/${no + 1}`)}): ${(error as Error).message}`,
    });
    break;
  }
