/**
 * Storage in one SQLite file: write-ahead log, synchronous FULL. Writes that arrive together are committed
 * together (group commit), and each is answered only when its commit is on the disk.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { BadInput, type Json, type Seat } from '@diadochi/kernel';
import type { ChatLine, SeatInfo } from '../api.ts';
import { migrations } from './migrations.ts';
import type { NewTable, Started, Storage, StoredEntry, StoredSnapshot, StoredTable } from './storage.ts';

/** How long a repeated request still finds its first answer. */
const KEYS_LAST_MS = 24 * 60 * 60 * 1000;

type Row = Record<string, unknown>;

export function openSqlite(folder: string, steps = migrations): Storage {
  const db = openFile(folder);
  try {
    migrate(db, steps);
  } catch (error) {
    db.close();
    throw error;
  }
  const write = groupCommit(db);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  const all = (sql: string, ...values: SQLInputValue[]): Row[] => prepared(sql).all(...values) as Row[];
  const first = (sql: string, ...values: SQLInputValue[]): Row | undefined =>
    prepared(sql).get(...values) as Row | undefined;
  const change = (sql: string, ...values: SQLInputValue[]): number =>
    Number(prepared(sql).run(...values).changes);
  const noOf = (id: string): number => {
    const row = first('SELECT no FROM tables WHERE id = ?', id);
    return row === undefined ? -1 : (row.no as number);
  };

  const seatsOf = (no: number): SeatInfo[] =>
    all('SELECT seat, bot, name, token_hash FROM seats WHERE table_no = ? ORDER BY seat', no).map((row) => ({
      seat: row.seat as Seat,
      bot: row.bot as string | null,
      name: row.name as string | null,
      taken: row.token_hash !== null,
    }));
  const tableOf = (row: Row): StoredTable => ({
    id: row.id as string,
    name: row.name as string,
    game: row.game as string,
    options: JSON.parse(row.options as string),
    open: row.open === 1,
    secret: row.secret as string,
    createdAt: row.created_at as number,
    seats: seatsOf(row.no as number),
    started: row.started === null ? null : (JSON.parse(row.started as string) as Started),
  });
  const entryOf = (row: Row): StoredEntry => ({
    seq: row.seq as number,
    seat: row.seat as Seat,
    action: JSON.parse(row.action as string) as Json,
    chance: row.chance === null ? [] : (row.chance as string).split(' ').map(Number),
    at: row.at as number,
  });

  return {
    keepContent: (game, hash, content) =>
      write(() => {
        change('INSERT OR IGNORE INTO contents VALUES (?, ?, ?)', game, hash, JSON.stringify(content));
      }),
    async content(game, hash) {
      const row = first('SELECT content FROM contents WHERE game = ? AND hash = ?', game, hash);
      return row === undefined ? null : (JSON.parse(row.content as string) as Json);
    },
    createTable: (table: NewTable) =>
      write(() => {
        change(
          'INSERT INTO tables (id, name, game, options, open, secret, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
          table.id,
          table.name,
          table.game,
          JSON.stringify(table.options),
          Number(table.open),
          table.secret,
          table.createdAt,
        );
        const no = noOf(table.id);
        table.seats.forEach(({ bot, name, secretHash }, seat) => {
          change(
            'INSERT INTO seats (table_no, seat, bot, name, secret_hash) VALUES (?, ?, ?, ?, ?)',
            no,
            seat,
            bot,
            name,
            secretHash,
          );
        });
      }),
    async table(id) {
      const row = first('SELECT * FROM tables WHERE id = ?', id);
      return row === undefined ? null : tableOf(row);
    },
    openTables: async (limit) =>
      all(
        `SELECT * FROM tables WHERE open = 1 AND started IS NULL AND EXISTS
           (SELECT 1 FROM seats WHERE table_no = no AND bot IS NULL AND token_hash IS NULL)
         ORDER BY no DESC LIMIT ?`,
        limit,
      ).map(tableOf),
    runningTables: async () =>
      all('SELECT id FROM tables WHERE started IS NOT NULL AND finished = 0').map(({ id }) => id as string),
    takeSeat: (id, secretHash, tokenHash, name) =>
      write(() => {
        const no = noOf(id);
        const row = first(
          'SELECT seat FROM seats WHERE table_no = ? AND secret_hash = ? AND token_hash IS NULL',
          no,
          secretHash,
        );
        if (row === undefined) return null;
        const seat = row.seat as Seat;
        change(
          'UPDATE seats SET token_hash = ?, name = ? WHERE table_no = ? AND seat = ?',
          tokenHash,
          name,
          no,
          seat,
        );
        return seat;
      }),
    seatBot: (id, secretHash, bot) =>
      write(() => {
        const row = first(
          `SELECT no, seat FROM tables JOIN seats ON table_no = no
           WHERE id = ? AND started IS NULL AND secret_hash = ? AND token_hash IS NULL`,
          id,
          secretHash,
        );
        if (row === undefined) return null;
        const seat = row.seat as Seat;
        // The link of the seat is good for nothing any more.
        change(
          'UPDATE seats SET bot = ?, name = NULL, secret_hash = NULL WHERE table_no = ? AND seat = ?',
          bot,
          row.no as number,
          seat,
        );
        return seat;
      }),
    takeAnySeat: (id, tokenHash, name) =>
      write(() => {
        const row = first(
          `SELECT no, seat FROM tables JOIN seats ON table_no = no
           WHERE id = ? AND open = 1 AND started IS NULL AND bot IS NULL AND token_hash IS NULL ORDER BY seat`,
          id,
        );
        if (row === undefined) return null;
        const seat = row.seat as Seat;
        change(
          'UPDATE seats SET token_hash = ?, name = ? WHERE table_no = ? AND seat = ?',
          tokenHash,
          name,
          row.no as number,
          seat,
        );
        return seat;
      }),
    async seatOf(id, tokenHash) {
      const row = first('SELECT seat FROM seats WHERE table_no = ? AND token_hash = ?', noOf(id), tokenHash);
      return row === undefined ? null : (row.seat as Seat);
    },
    start: (id, started, { seq, match, hash }) =>
      write(() => {
        const no = noOf(id);
        const text = JSON.stringify(started);
        if (change('UPDATE tables SET started = ? WHERE no = ? AND started IS NULL', text, no) === 0)
          return false;
        change('INSERT INTO snapshots VALUES (?, ?, ?, ?)', no, seq, JSON.stringify(match), hash);
        return true;
      }),
    finish: (id) =>
      write(() => {
        change('UPDATE tables SET finished = 1 WHERE id = ?', id);
      }),
    append: (id, { seq, seat, action, chance, at }, key) =>
      write(() => {
        const no = noOf(id);
        if (key !== null) {
          change('DELETE FROM keys WHERE at < ?', at - KEYS_LAST_MS);
          // The same request has come twice, to two processes, and the other one was quicker.
          if (first('SELECT 1 FROM keys WHERE table_no = ? AND seat = ? AND key = ?', no, seat, key))
            return false;
        }
        const text = chance.length === 0 ? null : chance.join(' ');
        const added = change(
          'INSERT OR IGNORE INTO entries VALUES (?, ?, ?, ?, ?, ?)',
          no,
          seq,
          seat,
          JSON.stringify(action),
          text,
          at,
        );
        if (added === 0) return false;
        if (key !== null) change('INSERT INTO keys VALUES (?, ?, ?, ?, ?)', no, seat, key, seq, at);
        return true;
      }),
    entries: async (id, after) =>
      all('SELECT * FROM entries WHERE table_no = ? AND seq > ? ORDER BY seq', noOf(id), after).map(entryOf),
    async entryOfKey(id, seat, key) {
      const row = first(
        'SELECT seq FROM keys WHERE table_no = ? AND seat = ? AND key = ?',
        noOf(id),
        seat,
        key,
      );
      return row === undefined ? null : (row.seq as number);
    },
    saveSnapshot: (id, { seq, match, hash }) =>
      write(() => {
        change(
          'INSERT OR IGNORE INTO snapshots VALUES (?, ?, ?, ?)',
          noOf(id),
          seq,
          JSON.stringify(match),
          hash,
        );
      }),
    async snapshot(id, until) {
      const row = first(
        'SELECT * FROM snapshots WHERE table_no = ? AND seq <= ? ORDER BY seq DESC LIMIT 1',
        noOf(id),
        until,
      );
      if (row === undefined) return null;
      return {
        seq: row.seq as number,
        match: JSON.parse(row.match as string),
        hash: row.hash as string,
      } as StoredSnapshot;
    },
    say: (id, seat, text, at) =>
      write((): ChatLine => {
        const table = noOf(id);
        const last = first('SELECT max(no) AS no FROM chat WHERE table_no = ?', table)?.no as number | null;
        const no = (last ?? 0) + 1;
        change('INSERT INTO chat VALUES (?, ?, ?, ?, ?)', table, no, seat, text, at);
        return { no, seat, text, at };
      }),
    chat: async (id, after) =>
      all(
        'SELECT no, seat, text, at FROM chat WHERE table_no = ? AND no > ? ORDER BY no',
        noOf(id),
        after,
      ).map((row) => row as unknown as ChatLine),
    async close() {
      await write(() => {});
      db.close();
    },
  };
}

function openFile(folder: string): DatabaseSync {
  const file = join(folder, 'diadochi.sqlite');
  let db: DatabaseSync | null = null;
  try {
    mkdirSync(folder, { recursive: true });
    db = new DatabaseSync(file);
    db.exec(
      'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
    );
    // Reading is not enough: better to hear it now than at the first action.
    db.exec('BEGIN IMMEDIATE; ROLLBACK');
    return db;
  } catch (error) {
    db?.close();
    throw new BadInput(`the data in ${file} cannot be used: ${(error as Error).message}`);
  }
}

/** Brings the schema up to date: all steps that are missing, or none. */
function migrate(db: DatabaseSync, steps: readonly string[]): void {
  const done = () => (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
  if (done() === steps.length) return;
  db.exec('BEGIN IMMEDIATE'); // another process may be at it too: whoever comes second finds it done
  try {
    const before = done();
    if (before > steps.length)
      throw new BadInput(
        `the data is from a newer version (schema ${before}); this one knows ${steps.length}`,
      );
    for (const step of steps.slice(before)) db.exec(step);
    db.exec(`PRAGMA user_version = ${steps.length}; COMMIT`);
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Runs writes that arrive in one turn of the event loop in one transaction; each has a savepoint of its own. */
function groupCommit(db: DatabaseSync): <T>(work: () => T) => Promise<T> {
  interface Waiting {
    work: () => unknown;
    resolve: (value: unknown) => void;
    reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  const flush = () => {
    const group = waiting;
    waiting = [];
    const answers: (() => void)[] = [];
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const { work, resolve, reject } of group) {
        db.exec('SAVEPOINT one');
        try {
          const value = work();
          db.exec('RELEASE one');
          answers.push(() => resolve(value));
        } catch (error) {
          db.exec('ROLLBACK TO one; RELEASE one');
          answers.push(() => reject(error));
        }
      }
      db.exec('COMMIT');
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      for (const { reject } of group) reject(error);
      return;
    }
    for (const answer of answers) answer();
  };
  return <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
    });
}
