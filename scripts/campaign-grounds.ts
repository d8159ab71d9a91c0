/** Where the servers of a campaign keep their tables: a folder, or a PostgreSQL database with two servers on it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPostgres } from '../packages/server/src/storage/postgres.ts';
import { openSqlite } from '../packages/server/src/storage/sqlite.ts';
import { DATABASE } from '../packages/server/src/storage/sqlite-file.ts';
import type { Storage } from '../packages/server/src/storage/storage.ts';
import { type Command, serve } from '../packages/server/test/command.ts';
import { administer, newDatabase, startPostgres } from '../packages/server/test/postgres.ts';
import { startPair } from './postgres-pair.ts';

export interface Ground {
  /** How many servers work on it at once. */
  readonly servers: number;
  serve(): Command;
  /** The tables, looked at from outside. */
  open(): Promise<Storage>;
  /** One row of what is stored. */
  row(sql: string): Promise<unknown>;
  /** Kills the database, and lets another take its place; null if that cannot be done. */
  readonly failOver: (() => Promise<void>) | null;
  close(): Promise<void>;
}

function inFolder(): Ground {
  const data = mkdtempSync(join(tmpdir(), 'diadochi-campaign-'));
  return {
    servers: 1,
    serve: () => serve(data),
    open: async () => openSqlite(data),
    async row(sql) {
      const stored = new DatabaseSync(join(data, DATABASE), { readOnly: true });
      const row = stored.prepare(sql).get();
      stored.close();
      return row;
    },
    failOver: null,
    close: async () => rmSync(data, { recursive: true, force: true }),
  };
}

const inDatabase = (url: string): Pick<Ground, 'servers' | 'serve' | 'open' | 'row'> => ({
  servers: 2,
  serve: () => serve('nowhere', '--database', url),
  open: () => openPostgres(url),
  row: async (sql) => (await administer(url, sql)).rows[0],
});

/** What is acknowledged is on the disk, as people have it. */
async function inPostgres(): Promise<Ground> {
  const postgres = await startPostgres([]);
  return { ...inDatabase(await newDatabase(postgres.url)), failOver: null, close: postgres.stop };
}

async function inPair(): Promise<Ground> {
  const pair = await startPair();
  return {
    ...inDatabase(pair.url),
    row: async (sql) => (await administer(pair.primary(), sql)).rows[0],
    failOver: pair.failOver,
    close: pair.stop,
  };
}

export const grounds = { sqlite: async () => inFolder(), postgres: inPostgres, standby: inPair };
export type GroundName = keyof typeof grounds;

/** As `--database` names it. */
export function groundNamed(name: unknown): GroundName {
  if (name === 'sqlite' || name === 'postgres') return name;
  throw new Error(`--database should be sqlite or postgres, not ${String(name)}`);
}
