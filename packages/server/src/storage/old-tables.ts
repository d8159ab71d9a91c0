/** Tables as they were stored before entries and snapshots were packed. */

import type { DatabaseSync } from 'node:sqlite';
import { pack } from './packing.ts';
import { statementsOf } from './sqlite-file.ts';
import { packedIn } from './sqlite-packed.ts';

interface OldMatch {
  readonly position: unknown;
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
}

/**
 * A snapshot was a match with every position to which undo could return. Its own position is kept where the entries after
 * it can be played without the others; where they cannot the snapshot goes, and the one before tells the same.
 */
export function packOldSnapshots(db: DatabaseSync): void {
  const rows = db.prepare('SELECT * FROM old_snapshots ORDER BY table_no, seq').iterate();
  const actions = db.prepare('SELECT action FROM entries WHERE table_no = ? AND seq > ? ORDER BY seq');
  const keep = db.prepare('INSERT INTO snapshots VALUES (?, ?, 0, ?, ?, ?)');
  let first = { table: -1, text: '' };
  for (const row of rows) {
    const [table, seq] = [row.table_no as number, row.seq as number];
    const { position, past, future } = JSON.parse(row.match as string) as OldMatch;
    const bare = past.length + future.length === 0;
    const later = bare ? [] : actions.all(table, seq).map(({ action }) => action as string);
    if (!bare && !standsAlone(later)) continue;
    const text = JSON.stringify(position);
    const packed = pack(text, first.table === table ? first.text : null);
    if (first.table !== table) first = { table, text };
    keep.run(table, seq, bare ? seq : seq + 1, Buffer.from(row.hash as string, 'hex'), packed);
  }
}

/** Whether nothing that was done before these actions is undone or redone by them. */
function standsAlone(actions: readonly string[]): boolean {
  if (actions[0] === '{"redo":true}') return false;
  let done = 0;
  for (const action of actions) {
    done += action === '{"undo":true}' ? -1 : 1;
    if (done < 0) return false;
  }
  return true;
}

/** The latest entries stay as they are: with their keys, and while it is not known who is asked after them. */
const LATEST = 50;

export function packOldEntries(db: DatabaseSync): void {
  const sql = statementsOf(db);
  const last = '(SELECT max(seq) FROM entries WHERE table_no = no)';
  for (const { no, finished, seq } of sql.all(`SELECT no, finished, ${last} AS seq FROM tables`))
    packedIn(sql).packEntries(no as number, ((seq as number | null) ?? 0) - (finished === 1 ? 0 : LATEST));
}
