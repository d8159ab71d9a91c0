/**
 * Storage in a PostgreSQL database, for any number of processes at once. Whatever changes a table locks its row first, and
 * tells the other processes in the same transaction; entries are written in groups (postgres-appending.ts).
 */

import { randomBytes } from 'node:crypto';
import { BadInput, type Json } from '@diadochi/kernel';
import type { Log } from '../looking-in/logs.ts';
import { Unavailable } from '../problems.ts';
import { bitsAsSeats, notedHash, packedSnapshotOf, seatsAsBits } from './packing.ts';
import { pastsFrom } from './past.ts';
import { appendingTo } from './postgres-appending.ts';
import { changesIn } from './postgres-changing.ts';
import { chatIn } from './postgres-chat.ts';
import { openDatabase, serversIn } from './postgres-database.ts';
import { leasesIn } from './postgres-leases.ts';
import { type Listening, listenTo } from './postgres-listening.ts';
import { migrate, migrations } from './postgres-migrations.ts';
import { notesIn } from './postgres-notes.ts';
import {
  entriesOf,
  keepSnapshot,
  LARGEST_INTEGER,
  packEntries,
  putAway,
  snapshotOf,
} from './postgres-packed.ts';
import { seatsIn } from './postgres-seats.ts';
import { create, LISTED, MOVED_AT, tableOf, WHOLE } from './postgres-tables.ts';
import { countWords, showWordsIn } from './postgres-words.ts';
import { ABANDONED, type Storage, type StoredArchive } from './storage.ts';

/** A snapshot so short after another, which another process has kept, is of no use. */
const NEAR = 25;

export interface PostgresOptions {
  readonly log?: Log;
  readonly steps?: readonly string[];
}

export async function openPostgres(
  url: string,
  { log = () => {}, steps = migrations }: PostgresOptions = {},
): Promise<Storage> {
  const process = randomBytes(9).toString('base64url');
  const db = openDatabase(url, process);
  let listening: Listening;
  try {
    await migrate(db, steps);
    listening = await listenTo(db, process, log);
  } catch (error) {
    await db.close();
    throw unusable(url, error as Error);
  }
  const leases = leasesIn(db, process);
  const changes = changesIn(db, process, listening.doubt);
  const { changing, telling, underway, tell } = changes;
  const appending = appendingTo(db, process, changes, listening.doubt);
  const { all, first, change } = db;
  const pasts = pastsFrom((id) =>
    first('SELECT record, past FROM archives JOIN tables ON table_no = no WHERE id = $1', id),
  );

  return {
    ...seatsIn(db, changes),
    ...chatIn(db, changes),
    ...notesIn(db, changes),
    others: { onWritten: listening.onWritten, claim: leases.claim, onOrphan: leases.onOrphan },
    async keepContent(game, hash, content) {
      await change(
        'INSERT INTO contents VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        game,
        hash,
        JSON.stringify(content),
      );
    },
    async content(game, hash) {
      const row = await first('SELECT content FROM contents WHERE game = $1 AND hash = $2', game, hash);
      return row === undefined ? null : (JSON.parse(row.content as string) as Json);
    },
    createTable: (table) => underway(db.transaction((sql) => create(sql, table))),
    async createRematch(of, table) {
      const made = await changing(of, async (sql, { no, rematch }) => {
        if (rematch !== null) return rematch as string;
        await create(sql, table);
        await sql.change('UPDATE tables SET rematch = $2 WHERE no = $1', no, table.id);
        await tell(sql, 'table', of);
        return table.id;
      });
      if (made === null) throw new Error(`there is no table '${of}'`);
      return made;
    },
    async table(id) {
      const row = await first(`${WHOLE} WHERE id = $1`, id);
      return row === undefined ? null : tableOf(row);
    },
    openTables: async (limit) =>
      (
        await all(
          `${WHOLE} WHERE open AND started IS NULL AND EXISTS
             (SELECT 1 FROM seats WHERE table_no = tables.no AND bot IS NULL AND NOT taken)
           ORDER BY no DESC LIMIT $1`,
          limit,
        )
      ).map(tableOf),
    listed: async (which, limit) => (await all(`${WHOLE} ${LISTED[which]}`, limit)).map(tableOf),
    movedAt: async (id) => ((await first(MOVED_AT, id))?.at ?? 0) as number,
    botsAsked: async (after, limit) =>
      (
        await all(
          `SELECT id FROM tables WHERE no > coalesce((SELECT no FROM tables WHERE id = $1), -1)
             AND started IS NOT NULL AND finished = 0 AND bots <> 0 AND bots &
               coalesce((SELECT asked FROM entries WHERE table_no = no ORDER BY seq DESC LIMIT 1), asked, bots) <> 0
           ORDER BY no LIMIT $2`,
          after,
          limit,
        )
      ).map(({ id }) => id as string),
    toStart: async (after, limit) =>
      (
        await all(
          `SELECT id FROM tables WHERE no > coalesce((SELECT no FROM tables WHERE id = $1), -1) AND started IS NULL
             AND EXISTS (SELECT 1 FROM seats WHERE table_no = tables.no AND bot IS NULL)
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_no = tables.no AND bot IS NULL AND NOT taken)
           ORDER BY no LIMIT $2`,
          after,
          limit,
        )
      ).map(({ id }) => id as string),
    async standing(id) {
      const row = await first(
        `SELECT finished, packed, tables.asked AS first_asked, last.seq, last.asked FROM tables LEFT JOIN LATERAL
           (SELECT seq, asked FROM entries WHERE table_no = no ORDER BY seq DESC LIMIT 1) AS last ON true
         WHERE id = $1 AND started IS NOT NULL`,
        id,
      );
      if (row === undefined) return null;
      const over = row.finished !== 0;
      const asked = (row.seq === null ? row.first_asked : row.asked) as number | null;
      return {
        seq: (row.seq ?? row.packed) as number,
        over,
        abandoned: row.finished === ABANDONED,
        asked: over ? [] : asked === null ? null : bitsAsSeats(asked),
      };
    },
    showWords: showWordsIn(changes),
    start: async (id, started, snapshot, asked, counting = []) =>
      (await telling(id, async (sql, table) => {
        if (table.started !== null) return false;
        const bits = seatsAsBits(asked);
        await sql.change(
          'UPDATE tables SET started = $1, asked = $2 WHERE no = $3',
          JSON.stringify(started),
          bits,
          table.no,
        );
        await countWords(sql, table.no as number, counting, 0);
        await keepSnapshot(sql, table.no as number, snapshot);
        if ((bits & (table.bots as number)) !== 0)
          await sql.first('SELECT leave_bots_to($1, $2)', process, table.no);
        return true;
      })) ?? false,
    beginStretch: async (id, { seq, version, content }, snapshot) =>
      (await changing(id, async (sql, { no }) => {
        const begun = await sql.change(
          'INSERT INTO stretches VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
          no,
          snapshot.stretch,
          seq,
          version,
          content,
        );
        if (begun === 0) return false;
        await keepSnapshot(sql, no as number, snapshot);
        return true;
      })) ?? false,
    append: appending.append,
    entries: async (id, after, until = LARGEST_INTEGER) =>
      pasts.completed(id, after, until, await entriesOf(db, id, after, until)),
    async entryOfKey(id, seat, key) {
      const row = await first(
        'SELECT seq FROM keys JOIN tables ON table_no = no WHERE id = $1 AND seat = $2 AND key = $3',
        id,
        seat,
        key,
      );
      return row === undefined ? null : (row.seq as number);
    },
    async saveSnapshot(id, snapshot) {
      await changing(id, async (sql, table) => {
        const no = table.no as number;
        const { seq, stretch, from } = snapshot;
        const isPast = 'SELECT 1 FROM archives WHERE table_no = $1 AND past IS NOT NULL';
        if (table.finished !== 0 && (await sql.first(isPast, no)) !== undefined) return;
        const near = await sql.first(
          `SELECT 1 FROM snapshots WHERE table_no = $1 AND stretch = $2 AND tells_from IS NOT NULL
             AND seq > 0 AND seq <> $3 AND seq BETWEEN $3 - ${NEAR} AND $3 + ${NEAR}`,
          no,
          stretch,
          seq,
        );
        if (near !== undefined && from !== null && table.finished === 0) return;
        // One that tells the position alone is of use until the next, or as the last of its stretch.
        await sql.change(
          'DELETE FROM snapshots WHERE table_no = $1 AND stretch = $2 AND tells_from IS NULL AND seq < $3',
          no,
          stretch,
          seq,
        );
        const before = await sql.first(
          'SELECT max(seq) AS seq FROM snapshots WHERE table_no = $1 AND seq < $2',
          no,
          seq,
        );
        await keepSnapshot(sql, no, snapshot);
        if (table.finished !== 0) await packEntries(sql, no, seq);
        else if (from !== null) await packEntries(sql, no, (before?.seq as number | null) ?? 0);
      });
    },
    snapshot: async (id, until) =>
      (await snapshotOf(
        db,
        await first(
          `SELECT snapshots.* FROM snapshots JOIN tables ON table_no = no WHERE id = $1 AND tells_from <= $2
           ORDER BY seq DESC, stretch DESC LIMIT 1`,
          id,
          Math.min(until, LARGEST_INTEGER),
        ),
      )) ?? pasts.snapshot(id, until),
    lastSnapshot: async (id) =>
      (await snapshotOf(
        db,
        await first(
          `SELECT snapshots.* FROM snapshots JOIN tables ON table_no = no WHERE id = $1
           ORDER BY seq DESC, stretch DESC LIMIT 1`,
          id,
        ),
      )) ?? pasts.lastSnapshot(id),
    startOf: async (id, stretch) =>
      (await snapshotOf(
        db,
        await first(
          `SELECT snapshots.* FROM snapshots JOIN tables ON table_no = no WHERE id = $1 AND stretch = $2
           ORDER BY seq LIMIT 1`,
          id,
          stretch,
        ),
      )) ?? pasts.startOf(id, stretch),
    async hashes(id) {
      const rows = await all(
        `SELECT seq, stretch, hash FROM snapshots JOIN tables ON table_no = no WHERE id = $1
         ORDER BY seq, stretch`,
        id,
      );
      return rows.length === 0 ? pasts.hashes(id) : rows.map(notedHash);
    },
    snapshots: async (id) =>
      (
        await all(
          'SELECT snapshots.* FROM snapshots JOIN tables ON table_no = no WHERE id = $1 ORDER BY seq, stretch',
          id,
        )
      ).map(packedSnapshotOf),
    keepArchive: async (id, { record, replay }, past = null) =>
      (await changing(id, async (sql, table) => {
        const no = table.no as number;
        if ((await sql.first('SELECT 1 FROM archives WHERE table_no = $1', no)) !== undefined) return true;
        if (past !== null && !(await putAway(sql, no, past))) return false;
        await sql.change(
          'INSERT INTO archives VALUES ($1, $2, $3, $4)',
          no,
          record,
          replay,
          past?.packed ?? null,
        );
        return true;
      })) ?? true,
    async archive(id) {
      const row = await first(
        'SELECT record, replay FROM archives JOIN tables ON table_no = no WHERE id = $1',
        id,
      );
      if (row === undefined) return null;
      const { record, replay } = row as unknown as StoredArchive;
      return { record: new Uint8Array(record), replay: replay === null ? null : new Uint8Array(replay) };
    },
    deleteTable: async (id, ifWaiting = false) =>
      (await telling(id, async (sql, { no, started }) => {
        if (ifWaiting && started !== null) return false;
        pasts.forget(id);
        for (const part of PARTS) await sql.change(`DELETE FROM ${part} WHERE table_no = $1`, no);
        await sql.change('DELETE FROM tables WHERE no = $1', no);
        return true;
      })) ?? false,
    async pulse() {
      await change('INSERT INTO pulse VALUES (true, now()) ON CONFLICT (one) DO UPDATE SET at = excluded.at');
    },
    async close() {
      await appending.done();
      await changes.done();
      await leases.close();
      await listening.close();
      await db.close();
    },
  };
}

const PARTS = [
  'seats',
  'tokens',
  'links',
  'motions',
  'notes',
  'clocks',
  'entries',
  'keys',
  'snapshots',
  'blocks',
  'stretches',
  'archives',
  'chat',
  'leases',
];

/** Why the server cannot start with this database, in one line and without its password. */
function unusable(url: string, error: Error): Error {
  if (error instanceof BadInput) return error;
  const where = serversIn(url)
    .map((server) => URL.parse(server)?.host ?? '?')
    .join(', ');
  const why = error instanceof Unavailable ? error.reason : error.message;
  return new BadInput(`the database at ${where} cannot be used: ${why.split('\n')[0]}`);
}
