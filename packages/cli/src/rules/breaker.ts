/** Starts clause breakers (scripts/clause-breaker.ts) and hands their findings on as they come. */

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Finding, Trial, Trials } from './trials.ts';
import { repository } from './workspace.ts';

/** A clause whose absence makes a test run for ever must not stop the others. */
const PATIENCE_MS = 60_000;
/** It takes about as long to start a breaker as to run some trials. */
const WORTH_A_BREAKER = 6;

export async function tryAll(
  root: string,
  trials: readonly Trial[],
  found: (finding: Finding) => void,
): Promise<void> {
  const breakers = Math.min(availableParallelism(), Math.ceil(trials.length / WORTH_A_BREAKER));
  // Neighbours share test files, which are looked at once before any trial.
  const share = Math.ceil(trials.length / breakers);
  const shares = Array.from({ length: breakers }, (_, i) => trials.slice(i * share, (i + 1) * share));
  await Promise.all(shares.map((share) => tryInTurn(root, share, found)));
}

async function tryInTurn(
  root: string,
  trials: readonly Trial[],
  found: (finding: Finding) => void,
): Promise<void> {
  let left = trials;
  while (left.length > 0) {
    const problem = await runBreaker(root, left, (finding) => {
      left = left.slice(1);
      found(finding);
    });
    if (problem === null) continue;
    const [{ clause, breaks }, ...others] = left;
    found({ clause, breaks, failed: [], errors: [problem] });
    left = others;
  }
}

/** Runs one breaker until it has done all or gets stuck; null, or what was wrong with the trial that it was at. */
function runBreaker(
  root: string,
  trials: readonly Trial[],
  found: (finding: Finding) => void,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(repository, 'scripts/clause-breaker.ts')], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'test', VITEST: undefined },
    });
    let left = trials.length;
    let isStuck = false;
    let complaints = '';
    const giveUp = () => {
      isStuck = true;
      child.kill('SIGKILL');
    };
    let watch = setTimeout(giveUp, PATIENCE_MS);
    child.stderr.on('data', (text) => {
      complaints += text;
    });
    createInterface(child.stdout).on('line', (line) => {
      clearTimeout(watch);
      watch = setTimeout(giveUp, PATIENCE_MS);
      left--;
      found(JSON.parse(line) as Finding);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(watch);
      if (left === 0) resolve(null);
      else if (isStuck) resolve(`its tests came to no end in ${PATIENCE_MS / 1000} s`);
      // Without a single finding it is the breaker that is broken, not a clause.
      else if (left === trials.length)
        reject(new Error(`the clause breaker ended with ${code}: ${complaints}`));
      else resolve(`its tests ended the process: ${complaints.trim().split('\n')[0]}`);
    });
    const setup = join(repository, 'scripts/break-clause.ts');
    child.stdin.end(JSON.stringify({ root, setup, trials } satisfies Trials));
  });
}
