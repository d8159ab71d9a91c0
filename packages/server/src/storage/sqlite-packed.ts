/** What is packed in a SQLite file: snapshots, and entries in blocks. */

import {
  blockOf,
  entriesIn,
  entryOf,
  KEYS_KEPT,
  LARGEST_BLOCK,
  type PackedSnapshot,
  pack,
  packedSnapshotOf,
  snapshotIn,
  snapshotText,
  unpack,
} from './packing.ts';
import type { PackedPast } from './past.ts';
import type { Row, Statements } from './sqlite-file.ts';
import type { StoredEntry, StoredSnapshot } from './storage.ts';

export function packedIn({ all, first, change }: Statements) {
  /** The first of a table's snapshots, or of its blocks: the dictionary of the others. */
  function firstText(what: 'snapshots' | 'blocks', no: number): string | null {
    const order = what === 'blocks' ? 'last' : 'seq, stretch';
    const row = first(`SELECT packed FROM ${what} WHERE table_no = ? ORDER BY ${order} LIMIT 1`, no);
    return row === undefined ? null : unpack(row.packed as Uint8Array, null);
  }

  /** Entries that are packed by now; their keys go, but for the last few of each seat. */
  function takeOut(no: number, until: number): void {
    change('DELETE FROM entries WHERE table_no = ? AND seq <= ?', no, until);
    change('UPDATE tables SET packed = ? WHERE no = ?', until, no);
    change(
      `DELETE FROM keys WHERE table_no = ?1 AND seq <= ?2 AND seq NOT IN (SELECT seq FROM
         (SELECT seq, row_number() OVER (PARTITION BY seat ORDER BY seq DESC) AS nth FROM keys WHERE table_no = ?1)
       WHERE nth <= ?3)`,
      no,
      until,
      KEYS_KEPT,
    );
  }

  return {
    keep(no: number, { seq, stretch, from, position, hash, counts }: StoredSnapshot): void {
      change(
        `INSERT INTO snapshots VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET tells_from = excluded.tells_from WHERE tells_from IS NULL`,
        no,
        seq,
        stretch,
        from,
        Buffer.from(hash, 'hex'),
        pack(snapshotText(position, counts), firstText('snapshots', no)),
      );
    },

    /** One that cannot be read any more has an empty position, which its hash shows to be wrong. */
    snapshotOf(row: Row | undefined): StoredSnapshot | null {
      if (row === undefined) return null;
      const { packed, ...snapshot } = packedSnapshotOf(row);
      let read = { position: '', counts: '' };
      try {
        const isFirst = snapshot.seq === 0 && snapshot.stretch === 0;
        const dictionary = isFirst ? null : firstText('snapshots', row.table_no as number);
        read = snapshotIn(unpack(packed, dictionary));
      } catch {}
      return { ...snapshot, ...read };
    },
    snapshots: (no: number): PackedSnapshot[] =>
      all('SELECT * FROM snapshots WHERE table_no = ? ORDER BY seq, stretch', no).map(packedSnapshotOf),

    /** Puts the entries up to one into blocks. */
    packEntries(no: number, until: number): void {
      const rows = all('SELECT * FROM entries WHERE table_no = ? AND seq <= ? ORDER BY seq', no, until);
      if (rows.length === 0) return;
      for (let at = 0; at < rows.length; at += LARGEST_BLOCK) {
        const entries = rows.slice(at, at + LARGEST_BLOCK).map(entryOf);
        const packed = pack(blockOf(entries), firstText('blocks', no));
        change('INSERT INTO blocks VALUES (?, ?, ?)', no, entries[entries.length - 1].seq, packed);
      }
      takeOut(no, until);
    },

    /** Whether all that is stored of a game is in its packed past. */
    isAllIn(no: number, { entries, snapshots }: PackedPast): boolean {
      const there = first(
        `SELECT (SELECT count(*) FROM snapshots WHERE table_no = no) AS snapshots,
           coalesce((SELECT max(seq) FROM entries WHERE table_no = no), packed) AS entries FROM tables WHERE no = ?`,
        no,
      );
      return there?.entries === entries && there.snapshots === snapshots;
    },
    /** Deletes what has been put away. */
    putAway(no: number, { entries }: PackedPast): void {
      takeOut(no, entries);
      change('DELETE FROM snapshots WHERE table_no = ?', no);
      change('DELETE FROM blocks WHERE table_no = ?', no);
    },

    /** Of the entries after one, up to another, those that are packed. */
    entries(no: number, after: number, until: number): StoredEntry[] {
      const found: StoredEntry[] = [];
      const rows = all(
        `SELECT packed, last, (SELECT min(last) FROM blocks WHERE table_no = ?1) AS first FROM blocks
         WHERE table_no = ?1 AND last > ?2 AND
           last <= coalesce((SELECT min(last) FROM blocks WHERE table_no = ?1 AND last >= ?3), ?3) ORDER BY last`,
        no,
        after,
        until,
      );
      for (const { packed, last, first: firstOfAll } of rows) {
        const dictionary = last === firstOfAll ? null : firstText('blocks', no);
        found.push(...entriesIn(unpack(packed as Uint8Array, dictionary)));
      }
      return found.filter(({ seq }) => seq > after && seq <= until);
    },
  };
}
