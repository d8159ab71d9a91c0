/** The server: storage, tables, bots and HTTP, started and stopped together. */

import { fileURLToPath } from 'node:url';
import { botPlayers } from './bot-players.ts';
import type { PoolOptions } from './bot-pool.ts';
import { type Clock, realClock } from './clock.ts';
import { type Games, type Packs, games as standard } from './games.ts';
import { trustIn } from './http/addresses.ts';
import { makeApp } from './http/app.ts';
import { newLimits } from './limits/limits.ts';
import { type Log, openLog } from './looking-in/logs.ts';
import { measured } from './looking-in/measured-storage.ts';
import { newMetrics } from './looking-in/metrics.ts';
import { type MetricsAddress, type MetricsServer, serveMetrics } from './looking-in/metrics-server.ts';
import { readinessOf } from './looking-in/readiness.ts';
import type { Reach } from './notices/public-addresses.ts';
import { resume } from './resuming.ts';
import { openShelf } from './shelf.ts';
import { openShowcase } from './showcase.ts';
import { lockFolder } from './storage/lock.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { openTables } from './tables.ts';

export { LOG_LEVELS, type LogLevel, openLog } from './looking-in/logs.ts';

export interface ServerOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly host?: string;
  /** The data folder. */
  readonly data: string;
  /** The address of a PostgreSQL database, which then holds the data instead. */
  readonly database?: string | undefined;
  /** The games that can be played, with whatever content: see `gamesWith`. */
  readonly games?: Games;
  readonly packs?: Packs;
  readonly log?: Log;
  /** Where the metrics are served; nowhere, unless told. */
  readonly metrics?: MetricsAddress | undefined;
  /** By how much more than usual an address, a seat and a table may do. */
  readonly limits?: number;
  /** Proxies whose word about a visitor's address is taken: addresses, networks, `loopback`. */
  readonly trustProxy?: readonly string[];
  /** For tests: how long a bot may think, and another thinker in its place. */
  readonly bots?: PoolOptions;
  /** For tests: a clock for the limits, and how long a request may take to arrive. */
  readonly clock?: Clock;
  /** For tests: which addresses webhooks may have. */
  readonly reach?: Reach;
  readonly requestMs?: number;
}
export interface RunningServer {
  readonly address: string;
  /** Where the metrics are; null, if they are not served. */
  readonly metricsAddress: string | null;
  close(): Promise<void>;
}

/** How long requests under way may take when the server is stopped. */
const CLOSING_MS = 5000;
/** How often rooms are looked for that nobody needs. */
const SWEEP_MS = 60_000;
const PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url));

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    port,
    host = '127.0.0.1',
    data,
    log = openLog(),
    bots = {},
    clock = realClock,
    trustProxy = [],
    games = standard,
    packs = {},
  } = options;
  const metrics = newMetrics();
  const kept =
    options.database === undefined ? inFolder(data) : await openPostgres(options.database, { log });
  const storage = measured(kept, metrics);
  const players = botPlayers({ ...bots, log, metrics, others: storage.others });
  const tables = openTables(storage, players, openShelf(storage, games, packs), log, clock, options.reach);
  metrics.gauge('diadochi_rooms', 'Tables in memory', tables.rooms);
  const readiness = readinessOf(storage, clock, log);
  const app = await makeApp({
    tables,
    showcase: openShowcase(storage, tables, clock),
    metrics,
    readiness,
    limits: newLimits({ factor: options.limits ?? 1, clock }),
    trust: trustIn(trustProxy),
    page: PAGE,
    log,
    ...(options.requestMs === undefined ? {} : { requestMs: options.requestMs }),
  });
  const sweeping = setInterval(
    () => tables.sweep().catch((error: Error) => log(`sweeping: ${error.stack}`)),
    SWEEP_MS,
  );
  let measuring: MetricsServer | null = null;
  const stopping = new AbortController();
  let resuming: Promise<void> = Promise.resolve();
  const close = async () => {
    log('stopping', { level: 'info' });
    clearInterval(sweeping);
    readiness.stop();
    stopping.abort();
    // What is under way is answered; who keeps his line open for longer is cut off.
    const impatient = setTimeout(() => app.server.closeAllConnections(), CLOSING_MS);
    await app.close();
    clearTimeout(impatient);
    await resuming;
    await players.close();
    await tables.close();
    await storage.close();
    await measuring?.close();
    metrics.close();
    log('stopped', { level: 'info' });
  };
  try {
    if (options.metrics !== undefined) measuring = await serveMetrics(metrics, options.metrics);
    const address = await app.listen({ port, host });
    tables.clocks.begin();
    resuming = resume(storage, tables, log, stopping.signal).catch((error: Error) =>
      log(`bots that had to move are not called: ${error.message}`, { level: 'error' }),
    );
    log('started', { level: 'info', listening: address });
    return { address, metricsAddress: measuring?.address ?? null, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The folder is ours alone until the storage is closed. */
function inFolder(data: string): Storage {
  const unlock = lockFolder(data);
  try {
    const storage = openSqlite(data);
    const close = async () => {
      await storage.close();
      unlock();
    };
    return { ...storage, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
