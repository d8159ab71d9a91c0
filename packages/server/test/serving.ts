/** A server of its own for a test file, on a free port, with its data in a folder of its own. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts';
import { type Client, clientOf } from './client.ts';

/** A folder that is gone after the tests of the file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diadochi-server-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Serving {
  readonly client: Client;
  readonly address: string;
  readonly metricsAddress: string | null;
  readonly data: string;
  readonly logged: string[];
  close(): Promise<void>;
  /** Stops, and starts again on the same data. */
  again(): Promise<Serving>;
}

export async function serving(options: Partial<ServerOptions> = {}): Promise<Serving> {
  const data = options.data ?? scratchFolder();
  const logged: string[] = [];
  const server: RunningServer = await startServer({
    port: 0,
    data,
    log: (line, { level = 'warn' } = {}) => {
      if (level === 'warn' || level === 'error') logged.push(line);
    },
    limits: 1000, // tests are quick
    ...options,
    // However busy the machine is: a bot that takes long is no trouble, unless the test is about that.
    bots: { thinkingMs: 120_000, ...options.bots },
  });
  const client = clientOf(server.address);
  let open = true;
  const close = async () => {
    client.close();
    if (open) await server.close();
    open = false;
  };
  afterAll(close);
  return {
    client,
    address: server.address,
    metricsAddress: server.metricsAddress,
    data,
    logged,
    close,
    async again() {
      await close();
      return serving({ ...options, data });
    },
  };
}
