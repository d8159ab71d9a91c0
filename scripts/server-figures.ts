/** A server as a process of its own, and what it costs: processor time, memory, disk. */

import { closeSync, fdatasyncSync, openSync, readdirSync, statSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, clientOf } from '../packages/server/test/client.ts';
import { type Command, serve } from '../packages/server/test/command.ts';

export interface Costs {
  /** Seconds of processor time since it started, of all its threads. */
  readonly cpu: number;
  readonly memoryMB: number;
  readonly commits: number;
  readonly commitSeconds: number;
  readonly randomAnswers: number;
}
export interface Running {
  readonly address: string;
  readonly client: Client;
  readonly command: Command;
  costs(): Promise<Costs>;
  /** Stops it; its exit code and what it said. */
  stop(): Promise<{ readonly code: number | null; readonly stderr: string }>;
}

export async function running(data: string, ...more: string[]): Promise<Running> {
  const command = serve(data, '--metrics', '0', ...more);
  const address = await command.address;
  const metrics = await command.metrics;
  const client = clientOf(address);
  return {
    address,
    client,
    command,
    async costs() {
      const text = await (await fetch(metrics)).text();
      const sum = (name: string) =>
        [...text.matchAll(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'gm'))].reduce(
          (total, [, value]) => total + Number(value),
          0,
        );
      return {
        cpu: sum('process_cpu_seconds_total'),
        memoryMB: Math.round(sum('process_resident_memory_bytes') / 1e6),
        commits: sum('diadochi_commit_seconds_count'),
        commitSeconds: sum('diadochi_commit_seconds_sum'),
        randomAnswers: sum('diadochi_bot_failures_total'),
      };
    },
    async stop() {
      client.close();
      command.child.kill('SIGTERM');
      return command.ended;
    },
  };
}

/** What a folder holds, in bytes. */
export const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((total, name) => total + statSync(join(folder, name)).size, 0);

/** How long this disk takes to make 4 KB durable, in milliseconds: what no server can be quicker than. */
export function diskCommits(folder: string, times = 50): Spread {
  const file = join(folder, 'commit-probe');
  const open = openSync(file, 'w');
  const page = Buffer.alloc(4096, 7);
  const took = Array.from({ length: times }, () => {
    const start = performance.now();
    writeSync(open, page);
    fdatasyncSync(open);
    return performance.now() - start;
  });
  closeSync(open);
  unlinkSync(file);
  return spreadOf(took);
}

export interface Spread {
  readonly p50: number;
  readonly p99: number;
}
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0, 4);
  return { p50: at(0.5), p99: at(0.99) };
}
export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
