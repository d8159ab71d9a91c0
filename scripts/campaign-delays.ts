/** How much later those at one server hear what is done at another than those who are there. */

import type { Heard } from '../packages/server/src/api.ts';
import { type BareStream, bareStream } from '../packages/server/test/bare-stream.ts';
import type { Seated } from '../packages/server/test/client.ts';
import type { Command } from '../packages/server/test/command.ts';
import { spreadOf } from './server-figures.ts';

export interface Delays {
  /** Listens for every seat at every server. */
  watch(
    servers: readonly { readonly command: Command }[],
    tables: readonly { readonly seats: readonly Seated[] }[],
  ): Promise<{ close(): void }>;
  /** A request was sent, and became this entry, as the seat counts. */
  sent(seated: Seated, seq: number): void;
  /** When so many requests more were answered, or nothing is asked any more. */
  answered(count: number): Promise<void>;
  spread(): { readonly median: number; readonly p99: number; readonly measured: number };
}

const PATIENCE_MS = 10_000;

export function measureDelays(): Delays {
  /** When the news of an entry came, from each server. */
  const came = new Map<string, number[]>();
  const sent = new Set<string>();
  const took: number[] = [];
  const waiting = new Set<{ left: number; done(): void }>();

  /** The first to tell it is the server that was asked, as soon as it is durable; the last is another. */
  function settle(servers: number): void {
    for (const key of sent) {
      const times = came.get(key);
      if (times?.length === servers) took.push(Math.max(...times) - Math.min(...times));
    }
    sent.clear();
    came.clear();
  }

  return {
    async watch(servers, tables) {
      const streams = await Promise.all(
        servers.flatMap(({ command }) =>
          tables.flatMap(({ seats }) =>
            seats.map(async ({ table, token }) => {
              const address = await command.address;
              return new Promise<BareStream>((resolve) => {
                const heard = (data: Buffer) => {
                  const at = performance.now();
                  const { n: news, view } = JSON.parse(String(data)) as Heard;
                  if (view !== undefined) resolve(stream); // from now on we hear everything
                  if (news === undefined) return;
                  const key = `${token} ${news[0]}`;
                  came.set(key, [...(came.get(key) ?? []), at]);
                };
                const stream = bareStream(address, table, { token, heard });
              });
            }),
          ),
        ),
      );
      return {
        close() {
          for (const stream of streams) stream.close();
          settle(servers.length);
        },
      };
    },
    sent({ token }, seq) {
      sent.add(`${token} ${seq}`);
      for (const each of waiting) if (--each.left === 0) each.done();
    },
    answered: (count) =>
      new Promise((resolve) => {
        const one = { left: count, done: end };
        const timer = setTimeout(end, PATIENCE_MS);
        function end(): void {
          clearTimeout(timer);
          waiting.delete(one);
          resolve();
        }
        waiting.add(one);
      }),
    spread() {
      const { p50: median, p99 } = spreadOf(took);
      return { median, p99, measured: took.length };
    },
  };
}
