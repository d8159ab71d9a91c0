/** The server: storage, tables, bots and HTTP, started and stopped together. */

import { fileURLToPath } from 'node:url';
import { botPlayers } from './bot-players.ts';
import { makeApp } from './http/app.ts';
import { openSqlite } from './storage/sqlite.ts';
import { openTables } from './tables.ts';

export interface ServerOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly host?: string;
  /** The data folder. */
  readonly data: string;
  readonly log?: (message: string) => void;
  /** For tests: how long a bot may think, and another worker for it. */
  readonly bots?: { readonly thinkingMs?: number; readonly worker?: string };
}
export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

const PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url));

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host = '127.0.0.1', data, log = console.error, bots = {} } = options;
  const storage = openSqlite(data);
  const players = botPlayers({ ...bots, log });
  const tables = openTables(storage, players);
  const app = await makeApp({ tables, page: PAGE, log });
  const address = await app.listen({ port, host });
  // Bots that had to move when the server went down move now.
  for (const id of await storage.runningTables())
    tables.room(id).catch((error: Error) => log(`table ${id} cannot be opened: ${error.message}`));
  return {
    address,
    async close() {
      await app.close();
      await players.close();
      await storage.close();
    },
  };
}
