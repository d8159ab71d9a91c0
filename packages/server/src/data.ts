/** What whoever keeps the data does with it, from a terminal: copies, single tables, what has to be forgotten. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { BadInput, type GameRecord } from '@diadochi/kernel';
import type { ChatLine } from './api.ts';
import { packDocument, recordOf } from './archiving.ts';
import { finishedGame } from './archivist.ts';
import { games } from './games.ts';
import { loadMatch } from './loading.ts';
import { openLog } from './looking-in/logs.ts';
import { Problem } from './problems.ts';
import { openShelf } from './shelf.ts';
import { lockFolder } from './storage/lock.ts';
import { migrations } from './storage/migrations.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import { DATABASE } from './storage/sqlite-file.ts';
import type { Storage } from './storage/storage.ts';

export interface Copied {
  readonly tables: number;
  readonly bytes: number;
}

/** A folder, or a PostgreSQL database instead. */
export interface Kept {
  readonly data: string;
  readonly database: string | undefined;
}

/** Copies the data of a folder into one file, while the server runs or not. */
export function backUp(kept: Kept, file: string): Copied {
  const folder = folderOf(kept, 'pg_dump');
  const from = join(resolve(folder), DATABASE);
  if (!existsSync(from)) throw new BadInput(`there is no data in ${resolve(folder)}`);
  return copyInto(from, resolve(file));
}

/** Puts a copy into a folder that has no data yet. */
export function restore(file: string, kept: Kept): Copied {
  const folder = folderOf(kept, 'pg_restore');
  if (!existsSync(file)) throw new BadInput(`there is no file ${file}`);
  const to = resolve(folder);
  const unlock = lockFolder(to);
  try {
    if (existsSync(join(to, DATABASE)))
      throw new BadInput(
        `there is data in ${to} already; move it away, or choose another folder with --data`,
      );
    return copyInto(resolve(file), join(to, DATABASE));
  } finally {
    unlock();
  }
}

/** Copies of a database are made with its own means. */
function folderOf({ data, database }: Kept, program: string): string {
  if (database === undefined) return data;
  throw new BadInput(
    `the tables are in a PostgreSQL database: use ${program} (docs/host.md), or name a folder with --data`,
  );
}

/** A whole copy of one moment, looked through before anybody relies on it. */
function copyInto(from: string, to: string): Copied {
  if (existsSync(to)) throw new BadInput(`${to} is there already`);
  try {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
    try {
      const { user_version: schema } = source.prepare('PRAGMA user_version').get() as {
        user_version: number;
      };
      if (schema === 0 || schema > migrations.length)
        throw new BadInput(
          schema === 0 ? 'it holds no tables' : `it is from a newer version (schema ${schema})`,
        );
      source.prepare('VACUUM INTO ?').run(to);
    } finally {
      source.close();
    }
    return lookedThrough(to);
  } catch (error) {
    throw new BadInput(`${from} cannot be copied: ${(error as Error).message}`);
  }
}

function lookedThrough(file: string): Copied {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const { integrity_check: found } = copy.prepare('PRAGMA integrity_check').get() as Record<string, string>;
    if (found !== 'ok') throw new Error(`the copy is damaged: ${found}`);
    const { tables } = copy.prepare('SELECT count(*) AS tables FROM tables').get() as { tables: number };
    const { bytes } = copy
      .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
      .get() as { bytes: number };
    return { tables, bytes };
  } finally {
    copy.close();
  }
}

export interface Exported {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly chat: readonly ChatLine[];
  /** Null before the game begins. */
  readonly record: GameRecord | null;
}

/** A table as one document; of a running one without the secret of its dice. */
export const exportTable = (kept: Kept, id: string): Promise<Exported> =>
  withData(kept, async (storage) => {
    const table = await storage.table(id);
    if (table === null) throw new BadInput(`there is no table '${id}'`);
    const { name, createdAt, started } = table;
    const chat = await storage.chat(id, 0);
    if (started === null) return { id, name, createdAt, chat, record: null };
    const game = await openShelf(storage, games, {}).of(table);
    const { match } = await loadMatch(storage, table, game, openLog());
    return { id, name, createdAt, chat, record: recordOf(await finishedGame(storage, table, match)) };
  });

export const deleteTable = (kept: Kept, id: string): Promise<void> =>
  withData(kept, async (storage) => {
    if (!(await storage.deleteTable(id))) throw new BadInput(`there is no table '${id}'`);
  });

/** The name of a seat and what it has said; gives how many lines. */
export const deleteWords = (kept: Kept, id: string, seat: number): Promise<number> =>
  withData(kept, async (storage) => {
    const table = await storage.table(id);
    if (table === null) throw new BadInput(`there is no table '${id}'`);
    if (table.seats[seat] === undefined) throw new BadInput(`table '${id}' has no seat ${seat + 1}`);
    const archive = await storage.archive(id);
    return storage.deleteWords(id, seat, archive === null ? null : withoutName(archive.record, seat));
  });

/** The record of a finished game says who played: its hashes and dice do not depend on that. */
function withoutName(packed: Uint8Array, seat: number): Uint8Array {
  const record = JSON.parse(brotliDecompressSync(packed).toString()) as GameRecord;
  return packDocument({ ...record, seats: record.seats.with(seat, '') });
}

async function withData<T>({ data, database }: Kept, work: (storage: Storage) => Promise<T>): Promise<T> {
  try {
    return await (database === undefined
      ? inFolder(resolve(data), work)
      : using(await openPostgres(database), work));
  } catch (error) {
    throw error instanceof Problem ? new BadInput(error.message) : error;
  }
}

/** No server may be at work: what it holds in memory would not hear of it. (From a database it does.) */
async function inFolder<T>(data: string, work: (storage: Storage) => Promise<T>): Promise<T> {
  if (!existsSync(join(data, DATABASE))) throw new BadInput(`there is no data in ${data}`);
  const unlock = lockFolder(data);
  try {
    return await using(openSqlite(data), work);
  } finally {
    unlock();
  }
}

async function using<T>(storage: Storage, work: (storage: Storage) => Promise<T>): Promise<T> {
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
