/** `diadochi games`: what can be played, and how a table is set. */

import type { Game, Setting } from '@diadochi/kernel';
import type { Command } from 'commander';
import { botsOf } from '../bots.ts';
import { games } from '../games.ts';
import { speakerOf } from '../messages.ts';
import { print, printJson } from '../output.ts';

export function register(program: Command): void {
  program
    .command('games')
    .description('list the games, with seats, options and bots')
    .option('--json', 'one JSON document')
    .action(({ json }: { json?: true }) => {
      const list = Object.values(games).map(describe);
      if (json) printJson({ games: list });
      else for (const game of list) print(table(game));
    });
}

type Described = ReturnType<typeof describe>;

function describe(game: Game) {
  const { say } = speakerOf(game);
  const { least, most } = game.seats;
  return {
    game: game.name,
    seats: Array.from({ length: most - least + 1 }, (_, i) => least + i),
    options: Object.entries(game.settings).map(([key, setting]) => ({
      key,
      ...setting,
      help: say({ key: `option.${key}`, params: {} }),
    })),
    bots: botsOf(game.name),
    version: game.version,
    contentHash: game.contentHash,
  };
}

function table({ game, seats, options, bots, version, contentHash }: Described): string {
  const rows = [
    ['seats', `${seats[0]} to ${seats.at(-1)}`],
    ['bots', bots.join(', ')],
    ['rules', `version ${version}`],
    ['content', contentHash],
    ...options.map(({ key, help, ...setting }) => [
      `${key}=${setting.default}`,
      `${range(setting)}: ${help}`,
    ]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [game, ...rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)].join('\n');
}

function range(setting: Setting): string {
  const { players } = setting;
  const withSo = players === undefined ? '' : ` (${span(players)} players)`;
  if (setting.type === 'flag') return `true or false${withSo}`;
  if (setting.type === 'count') return `${setting.least} to ${setting.most}${withSo}`;
  const needs = (choice: string) =>
    setting.needs?.[choice] === undefined ? '' : ` (from ${setting.needs[choice]})`;
  return setting.among.map((choice) => `${choice}${needs(choice)}`).join(', ') + withSo;
}
const span = ({ least, most }: { least: number; most: number }): string =>
  least === most ? `${least}` : `${least} to ${most}`;
