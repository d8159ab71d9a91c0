/** How a command ends: 0 good, 1 a check failed, 2 bad usage or bad input, 70 a mistake of ours. */

import { BadInput, Mismatch } from '@diadochi/kernel';
import { CommanderError } from 'commander';
import { CheckFailed } from './check-failed.ts';

/** Writes one line that says what was wrong, and sets the exit code. Only a mistake of ours shows its stack. */
export function endWith(error: unknown): void {
  process.exitCode = exitCodeOf(error);
  if (process.exitCode === 70) console.error(error);
  else if (process.exitCode !== 0) console.error(oneLine(`diadochi: ${textOf(error as Error)}`));
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CheckFailed || error instanceof Mismatch) return 1;
  if (error instanceof BadInput) return 2;
  // Commander also throws when it has shown what was asked for (`--help`, `--version`).
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return 70;
}

function textOf(error: Error): string {
  // `diadochi scenario` alone: Commander would print the whole help as an error.
  if (error instanceof CommanderError && error.code === 'commander.help')
    return 'say what to do; `--help` lists what there is';
  return error.message.replace(/^error: /, '');
}

/** What came from outside may hold line ends and other controls; they don't reach the terminal. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').replace(/\p{Cc}/gu, '?');
