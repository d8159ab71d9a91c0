/** `diadochi arena`: a tournament between bots. */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BadInput, seeded, upTo } from '@diadochi/kernel';
import type { Command } from 'commander';
import { type Result, type Said, type Share, type Standing, standings, type Tournament } from '../arena.ts';
import { needed, seedOf, wholeNumberOf } from '../arguments.ts';
import { botsNamed } from '../bots.ts';
import { CheckFailed } from '../check-failed.ts';
import { gameNamed } from '../games.ts';
import { print, printJson } from '../output.ts';
import { progressOf } from '../progress.ts';
import { chosenOf, tableOptions, type Wanted } from '../table-options.ts';

interface Options {
  readonly game?: string;
  readonly seats?: string;
  readonly games: number;
  readonly seed: string;
  readonly budgetMs?: number;
  readonly options: Wanted;
  readonly workers: number;
  readonly json?: boolean;
}

/** More threads than cores would make every bot look slow. */
const WORKERS = Math.min(2, availableParallelism());

export function register(program: Command): void {
  program
    .command('arena')
    .description('a tournament between bots: after each game everybody moves one seat on')
    .option('--game <name>', 'which game (needed)')
    .option(
      '--seats <bots>',
      'a bot for each seat (needed): search,greedy,greedy,greedy; greedy+steward: with the usual orders, and a steward who has been told nothing',
    )
    .option('--games <count>', 'how many games', wholeNumberOf('--games', 1, 1_000_000), 100)
    .option('--seed <text>', 'the same seed gives the same dice', seedOf, '1')
    .option(
      '--budget-ms <ms>',
      'how long a bot may think about a move',
      wholeNumberOf('--budget-ms', 1, 600_000),
    )
    .addOption(tableOptions())
    .option(
      '--workers <count>',
      'how many games are played at once',
      wholeNumberOf('--workers', 1, 64),
      WORKERS,
    )
    .option('--json', 'one JSON document')
    .action(arena);
}

async function arena({ json = false, workers, ...given }: Options): Promise<void> {
  const tournament = tournamentOf(given);
  const results = await play(tournament, Math.min(workers, tournament.games));
  const bots = standings(tournament.entrants, results);
  const { game, entrants, games, seed, options, budgetMs = null } = tournament;
  if (json) {
    printJson({ game, seats: entrants, games, seed, options, budgetMs, bots });
    return;
  }
  print(`${game}, ${games} games of ${entrants.join(', ')}, seed '${seed}'`);
  for (const line of table(bots)) print(line);
}

function tournamentOf({
  game: name,
  seats,
  games,
  seed,
  budgetMs,
  options: wanted,
}: Omit<Options, 'workers'>): Tournament {
  const game = gameNamed(needed('--game', name));
  const entrants = botsNamed('--seats', game.name, needed('--seats', seats));
  const { least, most } = game.seats;
  if (entrants.length < least || entrants.length > most)
    throw new BadInput(`--seats: ${game.name} is for ${least} to ${most} players, not ${entrants.length}`);
  const options = chosenOf(game, wanted);
  game.start({ seats: entrants.length, options }, seeded('')); // wrong options are refused before anybody thinks
  return { game: game.name, entrants, games, seed, options, ...(budgetMs === undefined ? {} : { budgetMs }) };
}

/** The results in the order of the games, whoever played them. */
async function play(tournament: Tournament, workers: number): Promise<Result[]> {
  const progress = progressOf('games', tournament.games);
  const results: Result[] = [];
  const onResult = (result: Result) => {
    results[result.no] = result;
    progress.at(results.filter((each) => each !== undefined).length);
  };
  const numbers = upTo(tournament.games - 1);
  await Promise.all(
    upTo(workers - 1).map((worker) =>
      playShare({ tournament, numbers: numbers.filter((no) => no % workers === worker) }, onResult),
    ),
  );
  progress.end();
  return results;
}

function playShare(workerData: Share, onResult: (result: Result) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../arena-worker.ts', import.meta.url), { workerData });
    worker.on('message', (said: Said) => {
      if ('result' in said) onResult(said.result);
      else reject(new CheckFailed(String(said.problem)));
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

function table(bots: readonly Standing[]): string[] {
  const width = Math.max(...bots.map(({ bot }) => bot.length));
  return bots.map(({ bot, share, interval: [low, high], par, meanScore, meanMs, longestMs }) =>
    [
      `  ${bot.padEnd(width)}  won ${percent(share)} % (${percent(low)} to ${percent(high)}, par ${percent(par)})`,
      `${meanScore.toFixed(1)} points`,
      `${meanMs.toFixed(2)} ms a decision, at most ${longestMs.toFixed(1)}`,
    ].join(', '),
  );
}
const percent = (share: number): string => (100 * share).toFixed(1);
