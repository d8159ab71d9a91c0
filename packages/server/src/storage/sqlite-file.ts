/** One SQLite file: opened, brought up to date, and written to in groups. */

import { closeSync, fdatasync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { BadInput } from '@diadochi/kernel';
import type { Step } from './migrations.ts';

/** The name of the file in its folder. */
export const DATABASE = 'diadochi.sqlite';

/** So many pages of 4 KB come together in the write-ahead log before they are written to their places. */
const CHECKPOINT_PAGES = 4000;

export function openFile(folder: string): DatabaseSync {
  const file = join(folder, DATABASE);
  let db: DatabaseSync | null = null;
  try {
    mkdirSync(folder, { recursive: true });
    db = new DatabaseSync(file);
    // NORMAL makes durable what FULL does, but for the end of each transaction: that we do ourselves (`groupCommit`).
    db.exec(
      `PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;
       PRAGMA secure_delete = FAST; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
    );
    // Reading is not enough: better to hear it now than at the first action.
    db.exec('BEGIN IMMEDIATE; ROLLBACK');
    makeNamesDurable(folder);
    return db;
  } catch (error) {
    db?.close();
    throw new BadInput(`the data in ${file} cannot be used: ${(error as Error).message}`);
  }
}

/** A file that was just made could else be missing after a power cut, whatever is durable in it. */
function makeNamesDurable(folder: string): void {
  const open = openSync(folder, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

export type Row = Record<string, unknown>;
/** Statements by their text: each is made ready once. */
export type Statements = ReturnType<typeof statementsOf>;
export function statementsOf(db: DatabaseSync) {
  const known = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const statement = known.get(sql) ?? db.prepare(sql);
    known.set(sql, statement);
    return statement;
  };
  return {
    all: (sql: string, ...values: SQLInputValue[]): Row[] => prepared(sql).all(...values) as Row[],
    first: (sql: string, ...values: SQLInputValue[]): Row | undefined =>
      prepared(sql).get(...values) as Row | undefined,
    /** How many rows it has changed. */
    change: (sql: string, ...values: SQLInputValue[]): number => Number(prepared(sql).run(...values).changes),
  };
}

/** Brings the schema up to date: all steps that are missing, or none. */
export function migrate(db: DatabaseSync, steps: readonly Step[]): void {
  const done = () => (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
  if (done() === steps.length) return;
  db.exec('BEGIN IMMEDIATE'); // another process may be at it too: whoever comes second finds it done
  try {
    const before = done();
    if (before > steps.length)
      throw new BadInput(
        `the data is from a newer version (schema ${before}); this one knows ${steps.length}`,
      );
    for (const step of steps.slice(before))
      if (typeof step === 'string') db.exec(step);
      else step(db);
    db.exec(`PRAGMA user_version = ${steps.length}; COMMIT`);
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Writes in groups. */
export interface GroupCommit {
  /** Does something within the next transaction, and gives its result when that is on the disk. */
  <T>(work: () => T): Promise<T>;
  /** Until what has been committed is on the disk, too; null if it is. */
  underWay(): Promise<void> | null;
}

/**
 * Runs writes that have come since the last group in one transaction. Should one of them fail, all are taken back and done
 * again, each with a savepoint of its own, so that only what failed is missing. What is committed lies in
 * the write-ahead log, which is then made durable in a thread of Node's own: nobody else waits for the disk meanwhile, and
 * what comes until then is the next group.
 */
export function groupCommit(db: DatabaseSync, makeDurable: () => Promise<void>): GroupCommit {
  interface Waiting {
    work: () => unknown;
    resolve: (value: unknown) => void;
    reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let syncing: Promise<void> | null = null;
  let broken: Error | null = null;
  const [begin, commit, rollback, save, release] = [
    'BEGIN IMMEDIATE',
    'COMMIT',
    'ROLLBACK',
    'SAVEPOINT one',
    'RELEASE one',
  ].map((sql) => db.prepare(sql));
  /** False, and nothing to answer, if one of them fails. */
  function doAll(group: readonly Waiting[], answers: (() => void)[]): boolean {
    try {
      for (const { work, resolve } of group) {
        const value = work();
        answers.push(() => resolve(value));
      }
      return true;
    } catch {
      answers.length = 0;
      return false;
    }
  }
  function doAlone({ work, resolve, reject }: Waiting): () => void {
    save.run();
    try {
      const value = work();
      release.run();
      return () => resolve(value);
    } catch (error) {
      db.exec('ROLLBACK TO one; RELEASE one');
      return () => reject(error);
    }
  }
  const flush = () => {
    const group = waiting;
    waiting = [];
    const answers: (() => void)[] = [];
    try {
      if (broken !== null) throw broken;
      begin.run();
      if (!doAll(group, answers)) {
        rollback.run();
        begin.run();
        for (const each of group) answers.push(doAlone(each));
      }
      commit.run();
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      for (const { reject } of group) reject(error);
      return;
    }
    syncing = makeDurable()
      .then(() => {
        for (const answer of answers) answer();
      })
      // What is on the disk now nobody knows; a start reads what is.
      .catch((error: Error) => {
        broken = error;
        for (const { reject } of group) reject(error);
      })
      .then(() => {
        syncing = null;
        if (waiting.length > 0) setImmediate(flush);
      });
  };
  const write = <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.length === 0 && syncing === null) setImmediate(flush);
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
    });
  return Object.assign(write, { underWay: () => syncing });
}

/** Makes what is in the write-ahead log of a file durable. */
export function walOf(folder: string): { makeDurable(): Promise<void>; close(): void } {
  let open: number | null = null;
  return {
    makeDurable: () =>
      new Promise((resolve, reject) => {
        open ??= openSync(join(folder, `${DATABASE}-wal`), 'r+');
        fdatasync(open, (error) => (error === null ? resolve() : reject(error)));
      }),
    close() {
      if (open !== null) closeSync(open);
      open = null;
    },
  };
}
