/** The server: storage, tables, bots and HTTP, started and stopped together. */

import { fileURLToPath } from 'node:url';
import { botPlayers } from './bot-players.ts';
import { type Games, type Packs, games as standard } from './games.ts';
import { makeApp } from './http/app.ts';
import { openShelf } from './shelf.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { openTables, type Tables } from './tables.ts';

export interface ServerOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly host?: string;
  /** The data folder. */
  readonly data: string;
  /** The games that can be played, with whatever content: see `gamesWith`. */
  readonly games?: Games;
  readonly packs?: Packs;
  readonly log?: (message: string) => void;
  /** For tests: how long a bot may think, and another worker for it. */
  readonly bots?: { readonly thinkingMs?: number; readonly worker?: string };
}
export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

/** How long requests under way may take when the server is stopped. */
const CLOSING_MS = 5000;
const PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url));

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    port,
    host = '127.0.0.1',
    data,
    log = console.error,
    bots = {},
    games = standard,
    packs = {},
  } = options;
  const storage = openSqlite(data);
  const players = botPlayers({ ...bots, log });
  const tables = openTables(storage, players, openShelf(storage, games, packs));
  const app = await makeApp({ tables, page: PAGE, log });
  const close = async () => {
    // What is under way is answered; who keeps his line open for longer is cut off.
    const impatient = setTimeout(() => app.server.closeAllConnections(), CLOSING_MS);
    await app.close();
    clearTimeout(impatient);
    await players.close();
    await storage.close();
  };
  try {
    const address = await app.listen({ port, host });
    resume(storage, tables, log);
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Bots that had to move when the server went down move now. */
async function resume(storage: Storage, tables: Tables, log: (message: string) => void): Promise<void> {
  for (const id of await storage.runningTables())
    try {
      const { game, match } = await tables.room(id);
      // It may have gone down between a last move and the note that it was the last.
      if (game.outcome(match().position) !== null) await storage.finish(id);
    } catch (error) {
      log(`table ${id} cannot be opened: ${(error as Error).message}`);
    }
}
