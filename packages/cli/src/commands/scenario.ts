/** `diadochi scenario`: runs scenario files, and lists the actions that they can contain. */

import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@diadochi/kernel';
import type { Command } from 'commander';
import { needed } from '../arguments.ts';
import { oneLine } from '../ending.ts';
import { gameNamed } from '../games.ts';
import { print } from '../output.ts';
import { readScenario, runScenario } from '../scenario-file.ts';
import { vocabularyOf } from '../vocabulary.ts';

export function register(program: Command): void {
  const scenario = program.command('scenario').description('positions with a script and expectations');
  scenario
    .command('run')
    .description('run scenario files; of a folder, all that are in it')
    .argument('<files...>')
    .action(runAll);
  scenario
    .command('actions')
    .description('list every action of a game with its fields and an example, as Markdown')
    .option('--game <name>', 'which game (needed)')
    .action(({ game }: { game?: string }) => print(vocabularyOf(gameNamed(needed('--game', game)))));
}

type Result = 'ok' | 'failed' | 'unreadable';

function runAll(paths: readonly string[]): void {
  const results = paths.flatMap(filesIn).map(runOne);
  const passed = results.filter((result) => result === 'ok').length;
  print(`${passed} passed, ${results.length - passed} failed`);
  if (passed < results.length) process.exitCode = results.includes('unreadable') ? 2 : 1;
}

function runOne(file: string): Result {
  try {
    const scenario = readScenario(file);
    const { passed, problem } = runScenario(scenario);
    print(
      oneLine(
        `${passed ? 'ok      ' : 'failed  '}${scenario.title}${problem === null ? '' : ` (${problem})`}`,
      ),
    );
    return passed ? 'ok' : 'failed';
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.error(oneLine(`diadochi: ${error.message}`));
    return 'unreadable';
  }
}

/** A folder stands for every scenario below it. */
function filesIn(path: string): string[] {
  if (!isFolder(path)) return [path];
  const files = globSync('**/*.{yaml,yml}', { cwd: path }).sort();
  if (files.length === 0) throw new BadInput(`${path} has no scenario (*.yaml) in it`);
  return files.map((file) => join(path, file));
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false; // whoever reads it will say why
  }
}
