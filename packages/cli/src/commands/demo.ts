/** `diadochi demo`: a game to watch in the terminal. */

import { setTimeout as pause } from 'node:timers/promises';
import { styleText } from 'node:util';
import { dice, type Outcome, randomMove, seeded } from '@diadochi/kernel';
import type { Command } from 'commander';
import { seedOf, wholeNumberOf } from '../arguments.ts';
import { gameNamed } from '../games.ts';
import { speakerOf } from '../messages.ts';
import { ending, type Line, Narration } from '../narration.ts';
import { breathe, print } from '../output.ts';

const PACE_MS = 150;
const PLAYERS = 3;
/** A game worth watching: in the proof game, liars who deny liars in the middle of a raid. */
const SEED = 'eumenes';

interface Options {
  readonly game: string;
  readonly seed: string;
  readonly pace?: number;
}

export function register(program: Command): void {
  program
    .command('demo')
    .description('watch a game between bots, told in sentences')
    .option('--game <name>', 'which game', 'proof')
    .option('--seed <text>', 'the same seed gives the same game', seedOf, SEED)
    .option('--pace <ms>', 'pause after each line (150 on a terminal)', wholeNumberOf('--pace', 0, 60_000))
    .action(demo);
}

async function demo({ game: name, seed, pace = process.stdout.isTTY ? PACE_MS : 0 }: Options): Promise<void> {
  const game = gameNamed(name);
  const seats = Math.min(PLAYERS, game.seats.most);
  const speaker = speakerOf(game, seats);
  const position = game.empty();
  const narration = new Narration(game, speaker, () => position);
  const chance = seeded(seed);
  const choice = dice(`${seed} bots`);
  const playing = game.playing(chance, narration, seats);
  const show = async () => {
    for (const line of narration.lines.splice(0)) {
      print(painted(line));
      await (pace > 0 ? pause(pace) : breathe());
    }
  };

  game.start({ seats }, chance, narration, position);
  await show();
  for (let move = randomMove(game, position, choice); move; move = randomMove(game, position, choice)) {
    game.play(position, move, playing);
    await show();
  }
  const [winners, ...scores] = ending(game.outcome(position) as Outcome, speaker);
  print(`\n${styleText(['bold', 'green'], winners)}`);
  for (const score of scores) print(`  ${score}`);
  print(`\n${styleText('dim', 'See what else there is: npx diadochi --help')}`);
}

/** Colours reach a terminal only: `styleText` looks at stdout, and at NO_COLOR. */
function painted({ text, heading, depth }: Line): string {
  if (heading === 1) return styleText(['bold', 'underline'], text);
  if (heading === 2) return `\n${styleText(['bold', 'cyan'], text)}`;
  if (heading > 2) return styleText('yellow', `  ${text}`);
  return `    ${'  '.repeat(depth)}${depth > 0 ? styleText('dim', '· ') : ''}${text}`;
}
