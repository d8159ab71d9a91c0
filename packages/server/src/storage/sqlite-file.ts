/** One SQLite file: opened, brought up to date, and written to in groups. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { BadInput } from '@diadochi/kernel';
import type { Step } from './migrations.ts';

/** The name of the file in its folder. */
export const DATABASE = 'diadochi.sqlite';

export function openFile(folder: string): DatabaseSync {
  const file = join(folder, DATABASE);
  let db: DatabaseSync | null = null;
  try {
    mkdirSync(folder, { recursive: true });
    db = new DatabaseSync(file);
    db.exec(
      'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = FAST',
    );
    // Reading is not enough: better to hear it now than at the first action.
    db.exec('BEGIN IMMEDIATE; ROLLBACK');
    return db;
  } catch (error) {
    db?.close();
    throw new BadInput(`the data in ${file} cannot be used: ${(error as Error).message}`);
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

/** Runs writes that arrive in one turn of the event loop in one transaction; each has a savepoint of its own. */
export function groupCommit(db: DatabaseSync): <T>(work: () => T) => Promise<T> {
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
