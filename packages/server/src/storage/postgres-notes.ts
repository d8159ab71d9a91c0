/** What is kept for seats besides the game, and how far clocks are reckoned, in PostgreSQL. */

import type { Seat } from '@diadochi/kernel';
import type { Changing } from './postgres-changing.ts';
import type { Queries } from './postgres-database.ts';
import type { NoteKind, NoteStorage } from './storage.ts';

export function notesIn({ all, first }: Queries, { changing, tell }: Changing): NoteStorage {
  const ids = (rows: readonly { readonly [column: string]: unknown }[]): string[] =>
    rows.map(({ id }) => id as string);
  return {
    notes: async (id) =>
      (
        await all(
          'SELECT seat, kind, text FROM notes JOIN tables ON table_no = no WHERE id = $1 ORDER BY seat, kind',
          id,
        )
      ).map(({ seat, kind, text }) => ({
        seat: seat as Seat,
        kind: kind as NoteKind,
        text: text as string,
      })),
    changeNote: async (id, seat, kind, was, text) =>
      (await changing(id, async (sql, { no }) => {
        const row = await sql.first(
          'SELECT text FROM notes WHERE table_no = $1 AND seat = $2 AND kind = $3',
          no,
          seat,
          kind,
        );
        if (((row?.text as string | undefined) ?? null) !== was) return false;
        if (text === null)
          await sql.change(
            'DELETE FROM notes WHERE table_no = $1 AND seat = $2 AND kind = $3',
            no,
            seat,
            kind,
          );
        else
          await sql.change(
            `INSERT INTO notes VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_no, seat, kind) DO UPDATE SET text = excluded.text`,
            no,
            seat,
            kind,
            text,
          );
        // The other processes look at them again; nobody at the table hears of it.
        await tell(sql, 'notes', id);
        return true;
      })) ?? false,
    async forgetOrders(id, seat) {
      await changing(id, async (sql, { no }) => {
        await sql.change('DELETE FROM notes WHERE table_no = $1 AND seat = $2', no, seat);
        await tell(sql, 'notes', id);
      });
    },
    stewardsAsked: async (after, limit) =>
      ids(
        await all(
          `SELECT id FROM tables WHERE no > coalesce((SELECT no FROM tables WHERE id = $1), -1)
             AND started IS NOT NULL AND finished = 0 AND EXISTS
             (SELECT 1 FROM notes WHERE table_no = no AND kind IN ('book', 'plan') AND (1 << seat) &
               coalesce((SELECT asked FROM entries WHERE table_no = no ORDER BY seq DESC LIMIT 1), asked, -1) <> 0)
           ORDER BY no LIMIT $2`,
          after,
          limit,
        ),
      ),
    async clock(id) {
      const row = await first(
        'SELECT seq, due_at, state FROM clocks JOIN tables ON table_no = no WHERE id = $1',
        id,
      );
      return row === undefined
        ? null
        : { seq: row.seq as number, dueAt: row.due_at as number | null, state: row.state as string };
    },
    async keepClock(id, { seq, dueAt, state }) {
      await changing(id, (sql, { no }) =>
        sql.change(
          `INSERT INTO clocks VALUES ($1, $2, $3, $4) ON CONFLICT (table_no)
           DO UPDATE SET seq = excluded.seq, due_at = excluded.due_at, state = excluded.state
           WHERE clocks.seq <= excluded.seq`,
          no,
          seq,
          dueAt,
          state,
        ),
      );
    },
    clocksDue: async (now, limit) =>
      ids(
        await all(
          `SELECT id FROM clocks JOIN tables ON no = table_no WHERE due_at <= $1 AND finished = 0
           ORDER BY due_at LIMIT $2`,
          now,
          limit,
        ),
      ),
    clocksBehind: async (after, limit) =>
      ids(
        await all(
          `SELECT id FROM tables LEFT JOIN clocks ON table_no = no
           WHERE no > coalesce((SELECT no FROM tables WHERE id = $1), -1)
             AND pace IS NOT NULL AND finished = 0 AND started IS NOT NULL
             AND (seq IS NULL OR seq < coalesce((SELECT max(e.seq) FROM entries e WHERE e.table_no = no), packed))
           ORDER BY no LIMIT $2`,
          after,
          limit,
        ),
      ),
  };
}
