/** `diadochi`: what can be done with the games from a terminal. */

import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import * as arena from './commands/arena.ts';
import * as bench from './commands/bench.ts';
import * as content from './commands/content.ts';
import * as data from './commands/data.ts';
import * as demo from './commands/demo.ts';
import * as games from './commands/games.ts';
import * as golden from './commands/golden.ts';
import * as replay from './commands/replay.ts';
import * as rules from './commands/rules.ts';
import * as scenario from './commands/scenario.ts';
import * as serve from './commands/serve.ts';
import * as simulate from './commands/simulate.ts';
import { endWith } from './ending.ts';

const COMMANDS = [serve, data, games, demo, simulate, replay, scenario, rules, content, golden, bench, arena];

/** Does what the words of a command line say; what comes of it is printed, and is the process' exit code. */
export async function run(words: readonly string[]): Promise<void> {
  const program = new Command('diadochi')
    .description('An online table for board games about Alexander’s heirs.')
    .version(manifest.version)
    .exitOverride()
    // Errors are thrown, and written in one place: see ending.ts.
    .configureOutput({ outputError: () => {}, writeErr: () => {} });
  for (const command of COMMANDS) command.register(program);
  try {
    if (words.length === 0) program.outputHelp();
    else await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    endWith(error);
  }
}
