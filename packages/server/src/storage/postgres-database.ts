/**
 * A PostgreSQL database by its address: a few connections, made again when they are lost. The address may name several
 * servers, as psql takes them (`postgres://user@one,two:5433/name`): the one that can be written to is used, so that a
 * standby that is promoted is found by itself.
 */

import { BadInput } from '@diadochi/kernel';
import pg from 'pg';
import { Unavailable } from '../problems.ts';

export type Row = Record<string, unknown>;
/** Statements by their text: each is made ready once a connection. */
export interface Queries {
  all(sql: string, ...values: unknown[]): Promise<Row[]>;
  first(sql: string, ...values: unknown[]): Promise<Row | undefined>;
  /** How many rows it has changed. */
  change(sql: string, ...values: unknown[]): Promise<number>;
}
export interface Transaction extends Queries {
  /** Several statements, as they are. */
  script(sql: string): Promise<void>;
}
export interface Connection extends Queries {
  readonly client: pg.PoolClient;
  /** Gives it back; `broken`: it is of no use any more. */
  release(broken?: boolean): void;
}
export interface Database extends Queries {
  /** All of the work, or nothing. */
  transaction<T>(work: (sql: Transaction) => Promise<T>): Promise<T>;
  connection(): Promise<Connection>;
  close(): Promise<void>;
}

const MOST_CONNECTIONS = 10;
/** Whoever waits for longer hears that the database is away. */
const CONNECT_MS = 3000;
const QUERY_MS = 15_000;
const INT8 = 20;

const types = {
  // Numbers of ours are far below 2^53.
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** One address a server: `postgres://…@one,two/…` names two. */
export function serversIn(url: string): string[] {
  const [, before, hosts, after] = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? [];
  if (hosts === undefined)
    throw new BadInput('the address of the database should begin with postgres:// or postgresql://');
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** `process`: the name by which others see that we are alive. */
export function openDatabase(url: string, process: string): Database {
  const servers = serversIn(url);
  let server = 0;
  const pool = new pg.Pool({
    connectionString: servers[server],
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    application_name: `diadochi ${process}`,
    types,
    verify: (client: pg.PoolClient, done: (error?: Error) => void) => {
      client.query('SELECT pg_is_in_recovery() AS standby').then(
        ({ rows }) => done(rows[0].standby ? new Unavailable('it is a standby') : undefined),
        (error: Error) => done(error),
      );
    },
  } as pg.PoolConfig);
  // One that is lost is made again when it is needed; whoever uses it hears of it from his query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  /** Another server is asked next. */
  function turnFrom(tried: number): void {
    if (server !== tried) return;
    server = (server + 1) % servers.length;
    (pool.options as pg.PoolConfig).connectionString = servers[server];
  }
  async function client(): Promise<pg.PoolClient> {
    for (let tries = 1; ; tries++) {
      const tried = server;
      try {
        return await pool.connect();
      } catch (error) {
        turnFrom(tried);
        if (tries >= servers.length) throw knownError(error);
      }
    }
  }

  const names = new Map<string, string>();
  const nameOf = (sql: string): string => {
    const name = names.get(sql) ?? `diadochi_${names.size}`;
    names.set(sql, name);
    return name;
  };
  const run = (on: pg.PoolClient, sql: string, values: readonly unknown[]): Promise<pg.QueryResult<Row>> =>
    on.query<Row>({ name: nameOf(sql), text: sql, values: [...values] });
  const queries = (
    ask: (sql: string, values: readonly unknown[]) => Promise<pg.QueryResult<Row>>,
  ): Queries => ({
    all: async (sql, ...values) => (await ask(sql, values)).rows,
    first: async (sql, ...values) => (await ask(sql, values)).rows[0],
    change: async (sql, ...values) => (await ask(sql, values)).rowCount ?? 0,
  });

  async function connection(): Promise<Connection> {
    const held = await client();
    return {
      client: held,
      ...queries((sql, values) => run(held, sql, values)),
      release: (broken = false) => held.release(broken),
    };
  }
  /** Does something with a connection; one that fails in a way that we do not know is not used again. */
  async function withConnection<T>(work: (sql: Connection) => Promise<T>): Promise<T> {
    const held = await connection();
    let broken = true;
    try {
      const result = await work(held);
      broken = false;
      return result;
    } catch (error) {
      broken = isAway(error);
      throw knownError(error);
    } finally {
      held.release(broken);
    }
  }

  return {
    ...queries((sql, values) => withConnection(({ client: held }) => run(held, sql, values))),
    transaction: (work) =>
      withConnection(async (sql) => {
        await sql.client.query('BEGIN');
        try {
          const script = async (text: string) => void (await sql.client.query(text));
          const result = await work({ ...sql, script });
          await sql.client.query('COMMIT');
          return result;
        } catch (error) {
          if (!isAway(error)) await sql.client.query('ROLLBACK');
          throw error;
        }
      }),
    connection,
    close: () => pool.end(),
  };
}

/** Codes of PostgreSQL and of the network that say: not now. 25006: a server that has become a standby. */
const AWAY_CODES = /^(08|57P|25006|53300|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
const AWAY_WORDS = /connection (terminated|ended|error)|timeout|not queryable|client was closed/i;

export function isAway(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (typeof code === 'string' && AWAY_CODES.test(code)) || AWAY_WORDS.test(String(message));
}

/** That the database is away is no fault of ours, and said to whoever asked. */
const knownError = (error: unknown): unknown =>
  isAway(error) && !(error instanceof Unavailable) ? new Unavailable((error as Error).message) : error;
