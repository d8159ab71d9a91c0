/**
 * Storage in one SQLite file with a write-ahead log. Writes that arrive together are committed together (group commit), each
 * is answered only when its commit is on the disk, and nobody reads what is not there yet.
 */

import type { Json, Seat } from '@diadochi/kernel';
import type { ChatLine } from '../api.ts';
import { migrations } from './migrations.ts';
import { alone } from './others.ts';
import { bitsAsSeats, entryOf, notedHash, seatsAsBits, timeAsNumber } from './packing.ts';
import { pastsFrom } from './past.ts';
import {
  type GroupCommit,
  groupCommit,
  migrate,
  openFile,
  type Row,
  statementsOf,
  walOf,
} from './sqlite-file.ts';
import { LISTED, MOVED_AT } from './sqlite-listed.ts';
import { notesIn } from './sqlite-notes.ts';
import { packedIn } from './sqlite-packed.ts';
import { seatsIn } from './sqlite-seats.ts';
import { wordsIn } from './sqlite-words.ts';
import {
  ABANDONED,
  type NewTable,
  type Started,
  type Storage,
  type StoredArchive,
  type StoredStretch,
  type StoredTable,
} from './storage.ts';

export function openSqlite(folder: string, steps = migrations): Storage {
  const db = openFile(folder);
  try {
    migrate(db, steps);
  } catch (error) {
    db.close();
    throw error;
  }
  const wal = walOf(folder);
  const write = groupCommit(db, wal.makeDurable);
  const sql = statementsOf(db);
  const { all, first, change } = sql;
  const packed = packedIn(sql);
  const pasts = pastsFrom(async (id) =>
    first('SELECT record, past FROM archives WHERE table_no = ?', noOf(id)),
  );
  const noOf = (id: string): number => {
    const row = first('SELECT no FROM tables WHERE id = ?', id);
    return row === undefined ? -1 : (row.no as number);
  };

  const seats = seatsIn(sql, noOf, write);
  const words = wordsIn(sql, write);
  const tableOf = (row: Row): StoredTable => ({
    id: row.id as string,
    name: row.name as string,
    game: row.game as string,
    options: JSON.parse(row.options as string),
    open: row.open === 1,
    secret: row.secret as string,
    createdAt: row.created_at as number,
    seats: seats.seatsOf(row.no as number),
    words: words.wordsOf(row.no as number),
    spectatorsChat: row.spectators_chat === 1,
    rematch: row.rematch as string | null,
    pace: row.pace === null ? null : JSON.parse(row.pace as string),
    ...startOf(row),
  });
  function startOf(row: Row): Pick<StoredTable, 'started' | 'stretches'> {
    if (row.started === null) return { started: null, stretches: [] };
    const started = JSON.parse(row.started as string) as Started;
    const { version, content } = started;
    const later = all(
      'SELECT seq, version, content FROM stretches WHERE table_no = ? ORDER BY no',
      row.no as number,
    );
    const stretches = [
      { seq: 0, version, content },
      ...later.map((each) => ({ ...each }) as unknown as StoredStretch),
    ];
    return { started, stretches };
  }
  /** What is deleted from now on is overwritten: nothing of it stays in the file. */
  const forgetWholly = () => db.exec('PRAGMA secure_delete = ON');

  function create(table: NewTable): void {
    change(
      `INSERT INTO tables (id, name, game, options, open, secret, owner_hash, created_at, bots, pace)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      table.id,
      table.name,
      table.game,
      JSON.stringify(table.options),
      Number(table.open),
      table.secret,
      table.ownerHash ?? null,
      table.createdAt,
      seatsAsBits(table.seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]))),
      table.pace ? JSON.stringify(table.pace) : null,
    );
    const no = noOf(table.id);
    table.seats.forEach(({ bot, name, secretHash }, seat) => {
      change(
        'INSERT INTO seats (table_no, seat, bot, name, secret_hash) VALUES (?, ?, ?, ?, ?)',
        no,
        seat,
        bot,
        name,
        secretHash,
      );
    });
  }

  const storage: Storage = {
    ...seats.storage,
    ...notesIn(sql, noOf, write),
    others: alone, // one process at a time: see lock.ts
    keepContent: (game, hash, content) =>
      write(() => {
        change('INSERT OR IGNORE INTO contents VALUES (?, ?, ?)', game, hash, JSON.stringify(content));
      }),
    async content(game, hash) {
      const row = first('SELECT content FROM contents WHERE game = ? AND hash = ?', game, hash);
      return row === undefined ? null : (JSON.parse(row.content as string) as Json);
    },
    createTable: (table) => write(() => create(table)),
    createRematch: (of, table) =>
      write(() => {
        const there = first('SELECT rematch FROM tables WHERE id = ?', of)?.rematch as string | null;
        if (there !== null) return there;
        create(table);
        change('UPDATE tables SET rematch = ? WHERE id = ?', table.id, of);
        return table.id;
      }),
    async table(id) {
      const row = first('SELECT * FROM tables WHERE id = ?', id);
      return row === undefined ? null : tableOf(row);
    },
    openTables: async (limit) =>
      all(
        `SELECT * FROM tables WHERE open = 1 AND started IS NULL AND EXISTS
           (SELECT 1 FROM seats WHERE table_no = no AND bot IS NULL AND taken = 0)
         ORDER BY no DESC LIMIT ?`,
        limit,
      ).map(tableOf),
    listed: async (which, limit) => all(LISTED[which], limit).map(tableOf),
    movedAt: async (id) => (first(MOVED_AT, id)?.at ?? 0) as number,
    botsAsked: async (after, limit) =>
      all(
        `SELECT id FROM tables WHERE no > ? AND started IS NOT NULL AND finished = 0 AND bots <> 0
           AND bots & coalesce((SELECT asked FROM entries WHERE table_no = no ORDER BY seq DESC LIMIT 1), asked, bots)
         ORDER BY no LIMIT ?`,
        after === null ? -1 : noOf(after),
        limit,
      ).map(({ id }) => id as string),
    toStart: async (after, limit) =>
      all(
        `SELECT id FROM tables WHERE no > ? AND started IS NULL
           AND EXISTS (SELECT 1 FROM seats WHERE table_no = no AND bot IS NULL)
           AND NOT EXISTS (SELECT 1 FROM seats WHERE table_no = no AND bot IS NULL AND taken = 0)
         ORDER BY no LIMIT ?`,
        after === null ? -1 : noOf(after),
        limit,
      ).map(({ id }) => id as string),
    async standing(id) {
      const table = first(
        'SELECT no, finished, asked, packed FROM tables WHERE id = ? AND started IS NOT NULL',
        id,
      );
      if (table === undefined) return null;
      const last = first(
        'SELECT seq, asked FROM entries WHERE table_no = ? ORDER BY seq DESC LIMIT 1',
        table.no as number,
      );
      const over = table.finished !== 0;
      const asked = (last === undefined ? table.asked : last.asked) as number | null;
      return {
        seq: (last?.seq ?? table.packed) as number,
        over,
        abandoned: table.finished === ABANDONED,
        asked: over ? [] : asked === null ? null : bitsAsSeats(asked),
      };
    },
    showWords: words.show,
    start: (id, started, snapshot, asked, counting = []) =>
      write(() => {
        const no = noOf(id);
        const begun = change(
          'UPDATE tables SET started = ?, asked = ? WHERE no = ? AND started IS NULL',
          JSON.stringify(started),
          seatsAsBits(asked),
          no,
        );
        if (begun === 0) return false;
        words.count(no, counting, 0);
        packed.keep(no, snapshot);
        return true;
      }),
    beginStretch: (id, { seq, version, content }, snapshot) =>
      write(() => {
        const no = noOf(id);
        const begun = change(
          'INSERT OR IGNORE INTO stretches VALUES (?, ?, ?, ?, ?)',
          no,
          snapshot.stretch,
          seq,
          version,
          content,
        );
        if (begun === 0) return false;
        packed.keep(no, snapshot);
        return true;
      }),
    append: (id, entry, notes) =>
      write(() => {
        const { seq, seat, action, chance } = entry;
        const table = first('SELECT no, packed, words_in FROM tables WHERE id = ?', id);
        if (table === undefined || seq <= (table.packed as number)) return false;
        const no = table.no as number;
        const { key, asked, over, words: counting = [], change: made, motion } = notes;
        // Its dice were cast by somebody who had not heard of words that count already.
        const counted = table.words_in as number;
        if ((counted & ~seatsAsBits(counting)) !== 0) return false;
        if (made !== undefined && !seats.canMake(no, made)) return false;
        const isThere = 'SELECT 1 FROM motions WHERE table_no = ? AND id = ?';
        if (motion !== undefined && first(isThere, no, motion) === undefined) return false;
        // The same request has come twice, and the other one was quicker.
        if (
          key !== null &&
          change('INSERT OR IGNORE INTO keys VALUES (?, ?, ?, ?)', no, seat, key, seq) === 0
        )
          return false;
        const added = change(
          'INSERT OR IGNORE INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)',
          no,
          seq,
          seat,
          JSON.stringify(action),
          chance.length === 0 ? null : chance.join(' '),
          timeAsNumber(entry),
          seatsAsBits(asked),
        );
        if (added === 0) {
          if (key !== null)
            change('DELETE FROM keys WHERE table_no = ? AND seat = ? AND key = ?', no, seat, key);
          return false;
        }
        if (counted !== seatsAsBits(counting)) words.count(no, counting, seq);
        if (over) change('UPDATE tables SET finished = ? WHERE no = ?', over === true ? 1 : ABANDONED, no);
        if (made !== undefined) seats.make(no, made);
        if (motion !== undefined) seats.carry(no, motion);
        return true;
      }),
    async entries(id, after, until = Number.MAX_SAFE_INTEGER) {
      const no = noOf(id);
      const found = packed.entries(no, after, until);
      const rows = all(
        'SELECT * FROM entries WHERE table_no = ? AND seq > ? AND seq <= ? ORDER BY seq',
        no,
        after,
        until,
      );
      return pasts.completed(id, after, until, [...found, ...rows.map(entryOf)]);
    },
    async entryOfKey(id, seat, key) {
      const row = first(
        'SELECT seq FROM keys WHERE table_no = ? AND seat = ? AND key = ?',
        noOf(id),
        seat,
        key,
      );
      return row === undefined ? null : (row.seq as number);
    },
    saveSnapshot: (id, snapshot) =>
      write(() => {
        const table = first('SELECT no, finished FROM tables WHERE id = ?', id);
        if (table === undefined) return;
        const no = table.no as number;
        const isPast = 'SELECT 1 FROM archives WHERE table_no = ? AND past IS NOT NULL';
        if (table.finished !== 0 && first(isPast, no) !== undefined) return;
        // One that tells the position alone is of use until the next, or as the last of its stretch.
        change(
          'DELETE FROM snapshots WHERE table_no = ? AND stretch = ? AND tells_from IS NULL AND seq < ?',
          no,
          snapshot.stretch,
          snapshot.seq,
        );
        const before = first(
          'SELECT max(seq) AS seq FROM snapshots WHERE table_no = ? AND seq < ?',
          no,
          snapshot.seq,
        );
        packed.keep(no, snapshot);
        if (table.finished !== 0) packed.packEntries(no, snapshot.seq);
        else if (snapshot.from !== null) packed.packEntries(no, (before?.seq as number | null) ?? 0);
      }),
    snapshot: async (id, until) =>
      packed.snapshotOf(
        first(
          'SELECT * FROM snapshots WHERE table_no = ? AND tells_from <= ? ORDER BY seq DESC, stretch DESC LIMIT 1',
          noOf(id),
          until,
        ),
      ) ?? pasts.snapshot(id, until),
    lastSnapshot: async (id) =>
      packed.snapshotOf(
        first('SELECT * FROM snapshots WHERE table_no = ? ORDER BY seq DESC, stretch DESC LIMIT 1', noOf(id)),
      ) ?? pasts.lastSnapshot(id),
    startOf: async (id, stretch) =>
      packed.snapshotOf(
        first(
          'SELECT * FROM snapshots WHERE table_no = ? AND stretch = ? ORDER BY seq LIMIT 1',
          noOf(id),
          stretch,
        ),
      ) ?? pasts.startOf(id, stretch),
    async hashes(id) {
      const rows = all(
        'SELECT seq, stretch, hash FROM snapshots WHERE table_no = ? ORDER BY seq, stretch',
        noOf(id),
      );
      return rows.length === 0 ? pasts.hashes(id) : rows.map(notedHash);
    },
    snapshots: async (id) => packed.snapshots(noOf(id)),
    keepArchive: (id, { record, replay }, past = null) =>
      write(() => {
        const no = noOf(id);
        if (no < 0 || first('SELECT 1 FROM archives WHERE table_no = ?', no) !== undefined) return true;
        if (past !== null && !packed.isAllIn(no, past)) return false;
        // What goes makes room for what comes.
        if (past !== null) packed.putAway(no, past);
        change('INSERT INTO archives VALUES (?, ?, ?, ?)', no, record, replay, past?.packed ?? null);
        return true;
      }),
    async archive(id) {
      const row = first('SELECT record, replay FROM archives WHERE table_no = ?', noOf(id));
      return row === undefined ? null : ({ ...row } as unknown as StoredArchive);
    },
    deleteTable: (id, ifWaiting = false) =>
      write(() => {
        if (ifWaiting && first('SELECT 1 FROM tables WHERE id = ? AND started IS NULL', id) === undefined)
          return false;
        forgetWholly();
        pasts.forget(id);
        const no = noOf(id);
        for (const part of [
          'seats',
          'entries',
          'keys',
          'snapshots',
          'blocks',
          'stretches',
          'archives',
          'chat',
          'tokens',
          'links',
          'motions',
          'notes',
          'clocks',
        ])
          change(`DELETE FROM ${part} WHERE table_no = ?`, no);
        return change('DELETE FROM tables WHERE no = ?', no) > 0;
      }),
    deleteWords: (id, seat, record) =>
      write(() => {
        forgetWholly();
        if (record !== null) change('UPDATE archives SET record = ? WHERE table_no = ?', record, noOf(id));
        change('UPDATE seats SET name = NULL WHERE table_no = ? AND seat = ?', noOf(id), seat);
        // The numbers of the lines stay taken.
        return change(
          "UPDATE chat SET text = '' WHERE table_no = ? AND seat = ? AND text <> ''",
          noOf(id),
          seat,
        );
      }),
    say: (id, seat, text, at, speaker = null) =>
      write((): ChatLine => {
        const table = noOf(id);
        const last = first('SELECT max(no) AS no FROM chat WHERE table_no = ?', table)?.no as number | null;
        const no = (last ?? 0) + 1;
        change('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)', table, no, seat, text, at, speaker);
        return lineOf({ no, seat, text, at, speaker });
      }),
    chat: async (id, after, most = -1) =>
      all(
        "SELECT no, seat, text, at, speaker FROM chat WHERE table_no = ? AND no > ? AND text <> '' ORDER BY no DESC LIMIT ?",
        noOf(id),
        after,
        most,
      )
        .map(lineOf)
        .reverse(),
    pulse: () =>
      write(() => {
        db.exec(`PRAGMA user_version = ${steps.length}`); // as it is, but written
      }),
    async close() {
      await write(() => {});
      wal.close();
      db.close();
    },
  };
  return { ...storage, ...onlyDurable(storage, write) };
}

/** What tells somebody what was written; `seatOf` does not, for who has the token was told when it was. */
const READS = [
  'content',
  'table',
  'openTables',
  'listed',
  'movedAt',
  'botsAsked',
  'toStart',
  'standing',
  'entries',
  'entryOfKey',
  'snapshot',
  'lastSnapshot',
  'startOf',
  'hashes',
  'snapshots',
  'archive',
  'chat',
  'link',
  'signs',
  'isOwner',
  'motions',
  'notes',
  'clock',
] as const satisfies readonly (keyof Storage)[];

/** They wait until what they would find is on the disk. */
function onlyDurable(storage: Storage, { underWay }: GroupCommit): Partial<Storage> {
  const waiting = READS.map((name) => {
    const read = storage[name] as (...args: unknown[]) => Promise<unknown>;
    return [name, (...args: unknown[]) => underWay()?.then(() => read(...args)) ?? read(...args)];
  });
  return Object.fromEntries(waiting) as Partial<Storage>;
}

const lineOf = ({ no, seat, text, at, speaker }: Row): ChatLine => ({
  no: no as number,
  seat: seat as Seat | null,
  text: text as string,
  at: at as number,
  ...(speaker !== null && { speaker: speaker as string }),
});
