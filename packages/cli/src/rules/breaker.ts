/** Starts clause breakers (scripts/clause-breaker.ts) and hands their findings on as they come. */

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Finding, Trial, Trials, Trying } from './trials.ts';
import { repository } from './workspace.ts';

/** A clause whose absence makes a test run for ever must not stop the others; a busy machine is no such clause. */
const PATIENCE_MS = 300_000;
/** It takes about as long to start a breaker as to run some trials. */
const WORTH_A_BREAKER = 6;

export async function tryAll(
  root: string,
  trials: readonly Trial[],
  found: (finding: Finding) => void,
): Promise<void> {
  const breakers = Math.min(availableParallelism(), Math.ceil(trials.length / WORTH_A_BREAKER));
  // Neighbours cite the same test files, and trials of different files run together.
  const shares = Array.from({ length: breakers }, (_, share) =>
    trials.filter((_, i) => i % breakers === share),
  );
  await Promise.all(shares.map((share) => tryInTurn(root, share, found)));
}

/** One breaker after another, as long as something is left; whatever stops one is tried alone by the next. */
async function tryInTurn(
  root: string,
  trials: readonly Trial[],
  found: (finding: Finding) => void,
): Promise<void> {
  const queue = [trials];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    let left = next;
    const stop = await runBreaker(root, next, (finding) => {
      left = left.filter(({ clause }) => clause !== finding.clause);
      found(finding);
    });
    if (stop === null) continue;
    const isSuspect = ({ clause }: Trial) => stop.trying.includes(clause);
    const suspects = left.filter(isSuspect);
    if (suspects.length === 0) throw new Error(`the clause breaker failed: ${stop.problem}`);
    if (suspects.length > 1) queue.push(...suspects.map((trial) => [trial]));
    else
      found({ clause: suspects[0].clause, breaks: suspects[0].breaks, failed: [], errors: [stop.problem] });
    if (left.length > suspects.length) queue.push(left.filter((trial) => !isSuspect(trial)));
  }
}

/** Runs one breaker; null when it has done all, or what stopped it and the clauses that it was at. */
function runBreaker(
  root: string,
  trials: readonly Trial[],
  found: (finding: Finding) => void,
): Promise<{ problem: string; trying: readonly string[] } | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(repository, 'scripts/clause-breaker.ts')], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'test', VITEST: undefined },
    });
    let left = trials.length;
    let trying: readonly string[] = [];
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
      const message = JSON.parse(line) as Finding | Trying;
      if ('trying' in message) trying = message.trying;
      else {
        left--;
        found(message);
      }
    });
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(watch);
      const reason = complaints.trim().split('\n')[0];
      if (left === 0) resolve(null);
      else if (isStuck) resolve({ problem: `its tests came to no end in ${PATIENCE_MS / 1000} s`, trying });
      else resolve({ problem: `its tests ended the process ${reason}`.trim(), trying });
    });
    // A breaker that is gone before it has read everything says why when it closes.
    child.stdin.on('error', () => {});
    const setup = join(repository, 'scripts/break-clause.ts');
    child.stdin.end(JSON.stringify({ root, setup, trials } satisfies Trials));
  });
}
