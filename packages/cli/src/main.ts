/** `diadochi`: what can be done with the games from a terminal. */

import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import * as arena from './commands/arena.ts';
import * as bench from './commands/bench.ts';
import * as content from './commands/content.ts';
import * as demo from './commands/demo.ts';
import * as games from './commands/games.ts';
import * as golden from './commands/golden.ts';
import * as replay from './commands/replay.ts';
import * as rules from './commands/rules.ts';
import * as scenario from './commands/scenario.ts';
import * as serve from './commands/serve.ts';
import * as simulate from './commands/simulate.ts';
import { endWith } from './ending.ts';
import { endQuietlyOnBrokenPipe } from './output.ts';

const program = new Command('diadochi')
  .description('An online table for board games about Alexander’s heirs.')
  .version(manifest.version)
  .exitOverride()
  // Errors are thrown, and written in one place: see ending.ts.
  .configureOutput({ outputError: () => {}, writeErr: () => {} });

for (const command of [serve, games, demo, simulate, replay, scenario, rules, content, golden, bench, arena])
  command.register(program);

endQuietlyOnBrokenPipe();
try {
  if (process.argv.length <= 2) program.outputHelp();
  else await program.parseAsync();
} catch (error) {
  endWith(error);
}
