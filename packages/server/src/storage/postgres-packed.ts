/** What is packed in PostgreSQL: snapshots, and entries in blocks. In the same form as in SQLite. */

import {
  blockOf,
  entriesIn,
  entryOf,
  KEYS_KEPT,
  LARGEST_BLOCK,
  pack,
  packedSnapshotOf,
  snapshotIn,
  snapshotText,
  unpack,
} from './packing.ts';
import type { PackedPast } from './past.ts';
import type { Queries, Row } from './postgres-database.ts';
import type { StoredEntry, StoredSnapshot } from './storage.ts';

/** The first of a table's snapshots, or of its blocks: the dictionary of the others. */
async function firstText(
  { first }: Queries,
  what: 'snapshots' | 'blocks',
  no: number,
): Promise<string | null> {
  const order = what === 'blocks' ? 'last' : 'seq, stretch';
  const row = await first(`SELECT packed FROM ${what} WHERE table_no = $1 ORDER BY ${order} LIMIT 1`, no);
  return row === undefined ? null : unpack(row.packed as Uint8Array, null);
}

export async function keepSnapshot(sql: Queries, no: number, snapshot: StoredSnapshot): Promise<void> {
  const { seq, stretch, from, position, hash, counts } = snapshot;
  await sql.change(
    `INSERT INTO snapshots VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_no, seq, stretch)
     DO UPDATE SET tells_from = excluded.tells_from WHERE snapshots.tells_from IS NULL`,
    no,
    seq,
    stretch,
    from,
    Buffer.from(hash, 'hex'),
    pack(snapshotText(position, counts), await firstText(sql, 'snapshots', no)),
  );
}

/**
 * One that cannot be read any more has an empty position, which its hash shows to be wrong. Null also if all of them have
 * been put away since it was found.
 */
export async function snapshotOf(sql: Queries, row: Row | undefined): Promise<StoredSnapshot | null> {
  if (row === undefined) return null;
  const { packed, ...snapshot } = packedSnapshotOf(row);
  const isFirst = snapshot.seq === 0 && snapshot.stretch === 0;
  const dictionary = isFirst ? null : await firstText(sql, 'snapshots', row.table_no as number);
  if (!isFirst && dictionary === null) return null;
  let read = { position: '', counts: '' };
  try {
    read = snapshotIn(unpack(packed, dictionary));
  } catch {}
  return { ...snapshot, ...read };
}
/** Puts the entries up to one into blocks. */
export async function packEntries(sql: Queries, no: number, until: number): Promise<void> {
  const rows = await sql.all(
    'SELECT * FROM entries WHERE table_no = $1 AND seq <= $2 ORDER BY seq',
    no,
    until,
  );
  if (rows.length === 0) return;
  for (let at = 0; at < rows.length; at += LARGEST_BLOCK) {
    const entries = rows.slice(at, at + LARGEST_BLOCK).map(entryOf);
    const packed = pack(blockOf(entries), await firstText(sql, 'blocks', no));
    await sql.change('INSERT INTO blocks VALUES ($1, $2, $3)', no, entries[entries.length - 1].seq, packed);
  }
  await takeOut(sql, no, until);
}

/** Entries that are packed by now; their keys go, but for the last few of each seat. */
async function takeOut(sql: Queries, no: number, until: number): Promise<void> {
  await sql.change('DELETE FROM entries WHERE table_no = $1 AND seq <= $2', no, until);
  await sql.change('UPDATE tables SET packed = $1 WHERE no = $2', until, no);
  await sql.change(
    `DELETE FROM keys WHERE table_no = $1 AND seq <= $2 AND seq NOT IN (SELECT seq FROM
       (SELECT seq, row_number() OVER (PARTITION BY seat ORDER BY seq DESC) AS nth FROM keys WHERE table_no = $1) AS k
     WHERE nth <= $3)`,
    no,
    until,
    KEYS_KEPT,
  );
}

/** Deletes what is packed as the past of a game; false if more is stored by now. */
export async function putAway(sql: Queries, no: number, past: PackedPast): Promise<boolean> {
  const there = await sql.first(
    `SELECT (SELECT count(*) FROM snapshots WHERE table_no = no) AS snapshots,
       coalesce((SELECT max(seq) FROM entries WHERE table_no = no), packed) AS entries FROM tables WHERE no = $1`,
    no,
  );
  if (there?.entries !== past.entries || there.snapshots !== past.snapshots) return false;
  await takeOut(sql, no, past.entries);
  await sql.change('DELETE FROM snapshots WHERE table_no = $1', no);
  await sql.change('DELETE FROM blocks WHERE table_no = $1', no);
  return true;
}

/** The entries after one, up to another; in one statement, since meanwhile others may pack some of them. */
export async function entriesOf(
  { all }: Queries,
  id: string,
  after: number,
  until: number,
): Promise<StoredEntry[]> {
  const rows = await all(
    `WITH t AS (SELECT no FROM tables WHERE id = $1),
       b AS (SELECT last, blocks.packed FROM blocks JOIN t ON table_no = no),
       firstof AS (SELECT packed FROM b ORDER BY last LIMIT 1)
     SELECT last AS seq, NULL AS seat, NULL AS action, NULL AS chance, NULL AS at, packed,
       CASE WHEN last > (SELECT min(last) FROM b) THEN (SELECT packed FROM firstof) END AS dictionary
     FROM b WHERE last > $2 AND last <= coalesce((SELECT min(last) FROM b WHERE last >= $3), $3)
     UNION ALL
     SELECT seq, seat, action, chance, at, NULL, NULL FROM entries JOIN t ON table_no = no
     WHERE seq > $2 AND seq <= $3
     ORDER BY seq`,
    id,
    after,
    Math.min(until, LARGEST_INTEGER),
  );
  let dictionary: string | null = null;
  return rows.flatMap((row) => {
    if (row.packed === null) return [entryOf(row)];
    if (row.dictionary !== null) dictionary ??= unpack(row.dictionary as Uint8Array, null);
    const text = unpack(row.packed as Uint8Array, row.dictionary === null ? null : dictionary);
    return entriesIn(text).filter(({ seq }) => seq > after && seq <= until);
  });
}
/** What a column `integer` holds at most. */
export const LARGEST_INTEGER = 2 ** 31 - 1;
