/** Changes of tables: each locks the row of its table first, and tells the other processes when it is committed. */

import { type Database, isAway, type Queries, type Row } from './postgres-database.ts';
import { CHANNEL } from './postgres-migrations.ts';

export interface Changing {
  /** Changes a table, which nobody else changes meanwhile; null if there is none. */
  changing<T>(id: string, work: (sql: Queries, table: Row) => Promise<T>): Promise<T | null>;
  /** The same, and the others look at the table again, unless it comes to nothing (null, false). */
  telling<T>(id: string, work: (sql: Queries, table: Row) => Promise<T>): Promise<T | null>;
  /** Closing waits for it. */
  underway<T>(work: Promise<T>): Promise<T>;
  tell(sql: Queries, ...what: readonly (string | number)[]): Promise<unknown>;
  /** When nothing is under way any more. */
  done(): Promise<unknown>;
}

/** `doubt`: the connection broke while something was being changed, and nobody knows whether it was. */
export function changesIn(db: Database, process: string, doubt: () => void): Changing {
  const working = new Set<Promise<unknown>>();

  function underway<T>(work: Promise<T>): Promise<T> {
    const done: Promise<unknown> = work.catch(() => {}).then(() => working.delete(done));
    working.add(done);
    return work;
  }
  function changing<T>(id: string, work: (sql: Queries, table: Row) => Promise<T>): Promise<T | null> {
    const changed = db.transaction(async (sql) => {
      const table = await sql.first('SELECT * FROM tables WHERE id = $1 FOR UPDATE', id);
      return table === undefined ? null : work(sql, table);
    });
    changed.catch((error) => isAway(error) && doubt());
    return underway(changed);
  }
  const tell: Changing['tell'] = ({ first }, ...what) =>
    first('SELECT pg_notify($1, $2)', CHANNEL, [process, ...what].join(' '));

  return {
    changing,
    telling: (id, work) =>
      changing(id, async (sql, table) => {
        const result = await work(sql, table);
        if (result !== null && result !== false) await tell(sql, 'table', id);
        return result;
      }),
    underway,
    tell,
    done: () => Promise.all(working),
  };
}
