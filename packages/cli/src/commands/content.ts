/** `diadochi content`: what is in the box: checked, printed, and proven to be what is played with. */

import type { Command } from 'commander';
import { wholeNumberOf } from '../arguments.ts';

/** Only this command needs it, and what checks a content is large. */
const actions = () => import('../content/actions.ts');

export function register(program: Command): void {
  const content = program.command('content').description('what is in the box, and where we have it from');
  content
    .command('check')
    .description('check the content of the games, or a file: a whole content, or a content pack')
    .argument('[file]', 'JSON or YAML')
    .option('--game <name>', 'one game instead of all')
    .option('--json', 'one JSON document')
    .action(async (file, options) => (await actions()).check(file, options));
  content
    .command('sheet')
    .description('a page to lay beside the printed box: map, cards and tables, each value with its standing')
    .option('--game <name>', 'which game (needed)')
    .option('--out <file>', 'where to write it, instead of to the terminal')
    .action(async (options) => (await actions()).sheet(options));
  content
    .command('probe')
    .description('change each number in turn: a fixed batch of games must come out otherwise')
    .option('--game <name>', 'which game (needed)')
    .option('--games <count>', 'how often each table plays', wholeNumberOf('--games', 1, 10_000))
    .option('--json', 'one JSON document')
    .action(async (options) => (await actions()).probeAll(options));
}
