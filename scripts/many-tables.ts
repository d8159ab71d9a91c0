/** A data folder with many tables: each a copy of those that are there, row by row. The server must not be running. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export function multiplyTables(data: string, wanted: number): void {
  const db = new DatabaseSync(join(data, 'diadochi.sqlite'));
  const names = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  const columnsOf = (table: string) =>
    db
      .prepare(`PRAGMA table_info(${table})`)
      .all()
      .map(({ name }) => String(name));
  const copied = names.map(({ name }) => String(name)).filter((name) => columnsOf(name).includes('table_no'));
  const { count, last } = db.prepare('SELECT count(*) AS count, max(no) AS last FROM tables').get() as {
    count: number;
    last: number;
  };
  const times = Math.ceil(wanted / count) - 1;
  const all = `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${times})`;
  const insert = (table: string, change: { readonly [column: string]: string }) => {
    // A number that only counts the rows of a part is given anew.
    const columns = columnsOf(table).filter(
      (column) => column !== 'no' || change.no !== undefined || table !== 'tokens',
    );
    const values = columns.map((column) => change[column] ?? `"${column}"`);
    db.exec(
      `${all} INSERT INTO ${table} (${columns.map((column) => `"${column}"`)}) SELECT ${values} FROM ${table}, copies`,
    );
  };
  db.exec('PRAGMA foreign_keys = OFF; BEGIN');
  if (times > 0) {
    for (const table of copied) insert(table, { table_no: `table_no + n * ${last}` });
    insert('tables', { no: `no + n * ${last}`, id: "substr(id, 1, 6) || printf('%06d', n)" });
  }
  db.exec('COMMIT');
  db.close();
}
