/** The real `diadochi serve`, as a process of its own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}
export interface Command {
  readonly child: ChildProcess;
  /** Where it is to be found; an error if it ends before it says so. */
  readonly address: Promise<string>;
  /** Where its metrics are, if it was asked for them. */
  readonly metrics: Promise<string>;
  readonly ended: Promise<Ended>;
}

export function serve(data: string, ...more: string[]): Command {
  const args = [
    join(root, 'packages/cli/bin/diadochi.mjs'),
    'serve',
    '--port',
    '0',
    '--data',
    data,
    '--limits',
    '1000000',
    ...more,
  ];
  const child = spawn(join(root, 'node_modules/node/bin/node'), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  const said = (pattern: RegExp) => {
    const found = new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => {
        const [, what] = pattern.exec(stdout) ?? [];
        if (what !== undefined) resolve(what);
      });
      ended.then(() => reject(new Error(`the server has ended: ${stderr}`)));
    });
    found.catch(() => {}); // whoever waits for it hears of it
    return found;
  };
  return { child, address: said(/(http:\S+)\n/), metrics: said(/metrics are at (http:\S+)\n/), ended };
}
