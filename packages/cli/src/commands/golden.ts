/** `diadochi golden`: the golden games, replayed; and made anew, if a change of the rules was declared. */

import type { Game } from '@diadochi/kernel';
import type { Command } from 'commander';
import { oneLine } from '../ending.ts';
import { gameNamed, games } from '../games.ts';
import { renewGolden, replayGolden } from '../golden.ts';
import { print, printJson } from '../output.ts';
import { repository } from '../rules/workspace.ts';

interface Options {
  readonly game?: string;
  readonly json?: boolean;
}

/** `root`: the repository, or one that is made up for a test. */
export function register(program: Command, root = repository): void {
  const golden = program
    .command('golden')
    .description('replay the golden games: every hash must be the same')
    .option('--game <name>', 'one game instead of all')
    .option('--json', 'one JSON document')
    .action((options: Options) => replayAll(root, options));
  golden
    .command('renew')
    .description(
      'make them anew; refused unless the rules version was raised and the changelog names the rule',
    )
    .action((_: unknown, command: Command) => renewAll(root, command.optsWithGlobals()));
}

const chosen = ({ game }: Options): Game[] => (game === undefined ? Object.values(games) : [gameNamed(game)]);

function replayAll(root: string, options: Options): void {
  const replayed = chosen(options).flatMap((game) => replayGolden(root, game));
  const bad = replayed.filter(({ problem }) => problem !== null);
  const passed = replayed.length - bad.length;
  if (options.json) printJson({ passed, failed: bad.length, games: replayed });
  else {
    for (const { file, problem } of bad) print(oneLine(`failed  ${file}: ${problem}`));
    print(`${passed} passed, ${bad.length} failed`);
  }
  if (bad.length > 0) process.exitCode = 1;
}

function renewAll(root: string, options: Options): void {
  const files = chosen(options).flatMap((game) => renewGolden(root, game));
  if (options.json) printJson({ renewed: files });
  else if (files.length === 0) print('every golden game is as it should be');
  else for (const file of files) print(`made  ${file}`);
}
