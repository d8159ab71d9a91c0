/** What is kept for seats besides the game, and how far clocks are reckoned, in a SQLite file. */

import type { Seat } from '@diadochi/kernel';
import type { Statements } from './sqlite-file.ts';
import type { NoteKind, NoteStorage } from './storage.ts';

export function notesIn(
  { all, first, change }: Statements,
  noOf: (id: string) => number,
  write: <T>(work: () => T) => Promise<T>,
): NoteStorage {
  const beginning = (after: string | null): number => (after === null ? -1 : noOf(after));
  return {
    notes: async (id) =>
      all('SELECT seat, kind, text FROM notes WHERE table_no = ? ORDER BY seat, kind', noOf(id)).map(
        (row) => ({
          seat: row.seat as Seat,
          kind: row.kind as NoteKind,
          text: row.text as string,
        }),
      ),
    changeNote: (id, seat, kind, was, text) =>
      write(() => {
        const no = noOf(id);
        if (no === -1) return false;
        const row = first(
          'SELECT text FROM notes WHERE table_no = ? AND seat = ? AND kind = ?',
          no,
          seat,
          kind,
        );
        if (((row?.text as string | undefined) ?? null) !== was) return false;
        if (text === null)
          change('DELETE FROM notes WHERE table_no = ? AND seat = ? AND kind = ?', no, seat, kind);
        else change('INSERT OR REPLACE INTO notes VALUES (?, ?, ?, ?)', no, seat, kind, text);
        return true;
      }),
    forgetOrders: (id, seat) =>
      write(() => {
        change('DELETE FROM notes WHERE table_no = ? AND seat = ?', noOf(id), seat);
      }),
    stewardsAsked: async (after, limit) =>
      all(
        `SELECT id FROM tables WHERE no > ? AND started IS NOT NULL AND finished = 0 AND EXISTS
           (SELECT 1 FROM notes WHERE table_no = no AND kind IN ('book', 'plan') AND (1 << seat) &
             coalesce((SELECT asked FROM entries WHERE table_no = no ORDER BY seq DESC LIMIT 1), asked, -1) <> 0)
         ORDER BY no LIMIT ?`,
        beginning(after),
        limit,
      ).map(({ id }) => id as string),
    async clock(id) {
      const row = first('SELECT seq, due_at, state FROM clocks WHERE table_no = ?', noOf(id));
      return row === undefined
        ? null
        : { seq: row.seq as number, dueAt: row.due_at as number | null, state: row.state as string };
    },
    keepClock: (id, { seq, dueAt, state }) =>
      write(() => {
        const no = noOf(id);
        if (no === -1) return;
        change(
          `INSERT INTO clocks VALUES (?, ?, ?, ?) ON CONFLICT (table_no)
           DO UPDATE SET seq = excluded.seq, due_at = excluded.due_at, state = excluded.state
           WHERE clocks.seq <= excluded.seq`,
          no,
          seq,
          dueAt,
          state,
        );
      }),
    clocksDue: async (now, limit) =>
      all(
        `SELECT id FROM clocks JOIN tables ON no = table_no WHERE due_at <= ? AND finished = 0
         ORDER BY due_at LIMIT ?`,
        now,
        limit,
      ).map(({ id }) => id as string),
    clocksBehind: async (after, limit) =>
      all(
        `SELECT id FROM tables LEFT JOIN clocks ON table_no = no
         WHERE no > ? AND pace IS NOT NULL AND finished = 0 AND started IS NOT NULL
           AND (seq IS NULL OR seq < coalesce((SELECT max(e.seq) FROM entries e WHERE e.table_no = no), packed))
         ORDER BY no LIMIT ?`,
        beginning(after),
        limit,
      ).map(({ id }) => id as string),
  };
}
