/** `diadochi bench`: engine figures of one run on one core. */

import { cpus } from 'node:os';
import { BadInput } from '@diadochi/kernel';
import type { Command } from 'commander';
import { wholeNumberOf } from '../arguments.ts';
import { benchmark, type Figures, TIMING } from '../benchmark.ts';
import { games } from '../games.ts';
import { print, printJson } from '../output.ts';
import { gameWithPack } from '../packed-games.ts';
import type { Spread } from '../spread.ts';
import { setupOf, tableOptions, type Wanted } from '../table-options.ts';

interface Options {
  readonly game?: string;
  readonly players?: number;
  readonly options: Wanted;
  readonly contentPack?: string;
  readonly explain?: boolean;
  readonly json?: boolean;
}

export function register(program: Command): void {
  program
    .command('bench')
    .description('measure how fast the games are on this machine')
    .option('--game <game>', 'one game instead of all')
    .option(
      '--players <n>',
      'how many seats play (the most that the game takes)',
      wholeNumberOf('--players', 1, 32),
    )
    .addOption(tableOptions())
    .option('--content-pack <file>', 'measure the game with corrected content')
    .option('--explain', 'say what each figure means')
    .option('--json', 'one JSON document')
    .action((options: Options) => bench(options));
}

async function bench({
  game,
  players,
  options,
  contentPack,
  explain = false,
  json = false,
}: Options): Promise<void> {
  if (game === undefined && contentPack !== undefined)
    throw new BadInput('--content-pack: say with --game of which game it is');
  if (game === undefined && (options.all || Object.keys(options.chosen).length > 0))
    throw new BadInput('--options: say with --game of which game they are');
  const chosen = game === undefined ? Object.values(games) : [await gameWithPack(game, contentPack)];
  const figures = Object.fromEntries(
    chosen.map((each) => [each.name, benchmark(each, setupOf(each, players ?? each.seats.most, options))]),
  );
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
  if (explain) for (const line of EXPLANATION) (json ? console.error : print)(line);
  if (json) {
    printJson({ machine, games: figures });
    return;
  }
  print(`${machine.cpu}, ${machine.cores} cores, Node ${machine.node}`);
  for (const [name, each] of Object.entries(figures)) for (const line of table(name, each)) print(line);
}

const table = (name: string, f: Figures): string[] => [
  `${name}, ${f.players} players, ${optionsInWords(f.options)}, seed '${f.seed}'`,
  `  ${inWords(f.spread.actionsPerSecond)} actions a second`,
  `  ${(f.ratioToCeiling * 100).toFixed(2)} % of the ceiling: ${inWords(f.spread.ceilingActionsPerSecond)}`,
  `  ${thousands(f.optionsPerSecond)} options listed a second`,
  `  ${thousands(f.gamesPerSecond)} games a second of ${f.actionsPerGame} actions`,
  `  a copy takes ${f.copyNs} ns (${f.copyAllNs} ns with every frame copied at once)`,
  `  a snapshot has ${thousands(f.snapshotBytes)} bytes`,
];
const optionsInWords = (options: Figures['options']): string =>
  options === 'default'
    ? 'default options'
    : Object.entries(options)
        .map(([key, value]) => (value === true ? key : `${key}=${value}`))
        .join(' ');
const inWords = ({ median, mean, best, worst }: Spread): string =>
  `${thousands(median)} (mean ${thousands(mean)}, best ${thousands(best)}, worst ${thousands(worst)})`;
const thousands = (n: number): string => n.toLocaleString('en');

const EXPLANATION = [
  'Random play in place on one position, default orders, default options unless others are given; every allowed option is listed along every path.',
  'The ceiling is a bare loop: for each action scan 128 cells, choose among the hits, copy 4 KB, write one cell.',
  `Rates are medians of ${TIMING.rounds} rounds of ${TIMING.roundMs} ms, game and ceiling in turn, after ${TIMING.warmUpMs / 1000} s of warm-up; the ratio is that of the medians.`,
  'copyNs: into a pooled position, mean over 1,000 positions of random play; frames are shared until one is touched.',
  'copyAllNs: the same with every frame copied at once. snapshotBytes: the canonical JSON of the same positions.',
];
