/** The real command, run as people run it: in a process of its own, or in that of the tests, which starts at once. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { afterAll, vi } from 'vitest';
import { run } from '../src/run.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const node = join(root, 'node_modules/node/bin/node');
const bin = join(root, 'packages/cli/bin/diadochi.mjs');

export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function start(
  args: readonly string[],
  { cwd = root, nodeArgs = [] as readonly string[] } = {},
): ChildProcess {
  const { FORCE_COLOR: _, ...env } = process.env;
  return spawn(node, [...nodeArgs, bin, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

export function ended(child: ChildProcess): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}

/** Commands write to the one stdout of the process: they are run one after another. */
let last: Promise<unknown> = Promise.resolve();

/** Runs a command here: whether it starts as a process is the business of bin.test.ts. */
export function diadochi(...args: string[]): Promise<Ended> {
  const next = last.then(() => overheard(() => run(args)));
  last = next.catch(() => {});
  return next;
}

/** What somebody writes and how he ends, without anything of it reaching the terminal. */
async function overheard(work: () => Promise<void>): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += text;
      return true;
    }),
  );
  const complain = vi.spyOn(console, 'error').mockImplementation((...words) => {
    said.stderr += `${format(...words)}\n`;
  });
  const { exitCode } = process;
  process.exitCode = undefined;
  try {
    await work();
    return { code: Number(process.exitCode ?? 0), signal: null, ...said };
  } finally {
    process.exitCode = exitCode;
    for (const spy of [...spies, complain]) spy.mockRestore();
  }
}

/** A folder for the files of one test file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diadochi-cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
