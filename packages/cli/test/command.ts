/** The real command, run as people run it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

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

export const diadochi = (...args: string[]): Promise<Ended> => ended(start(args));

/** A folder for the files of one test file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diadochi-cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
