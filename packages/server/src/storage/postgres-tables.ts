/** Tables in PostgreSQL as they are created, and read with all that belongs to them. */

import type { Seat } from '@diadochi/kernel';
import { seatsAsBits } from './packing.ts';
import type { Queries, Row } from './postgres-database.ts';
import { read, written } from './postgres-text.ts';
import type { NewTable, Started, StoredStretch, StoredTable } from './storage.ts';

/** A table with its seats and stretches, in one look. */
export const WHOLE = `SELECT tables.*,
  (SELECT json_agg(json_build_object('seat', seat, 'bot', bot, 'name', name, 'taken', taken,
       'commitment', words_hash, 'words', words, 'from', words_from) ORDER BY seat)
     FROM seats WHERE table_no = tables.no) AS seats,
  (SELECT json_agg(json_build_object('seq', seq, 'version', version, 'content', content) ORDER BY stretches.no)
     FROM stretches WHERE table_no = tables.no) AS stretches
  FROM tables`;

/** What the lobby shows to anybody, each found by an index of its own however many tables there are. */
export const LISTED = {
  playing: 'WHERE open AND started IS NOT NULL AND finished = 0 ORDER BY tables.no DESC LIMIT $1',
  over: 'WHERE open AND finished = 1 ORDER BY ended_at DESC LIMIT $1',
} as const;
export const MOVED_AT = `SELECT coalesce(
  (SELECT at FROM entries WHERE table_no = no ORDER BY seq DESC LIMIT 1), ended_at, created_at) AS at
  FROM tables WHERE id = $1`;

interface SeatRow {
  readonly seat: Seat;
  readonly bot: string | null;
  readonly name: string | null;
  readonly taken: boolean;
  readonly commitment: string | null;
  readonly words: string | null;
  readonly from: number | null;
}

export function tableOf(row: Row): StoredTable {
  const seats = (row.seats ?? []) as SeatRow[];
  return {
    id: row.id as string,
    name: read(row.name as string),
    game: row.game as string,
    options: JSON.parse(row.options as string),
    open: row.open as boolean,
    secret: row.secret as string,
    createdAt: row.created_at as number,
    seats: seats.map(({ seat, bot, name, taken }) => ({ seat, bot, name: readOrNull(name), taken })),
    words: seats.map(({ commitment, words, from }) => ({ commitment, words: readOrNull(words), from })),
    spectatorsChat: row.spectators_chat as boolean,
    rematch: row.rematch as string | null,
    pace: row.pace === null ? null : JSON.parse(row.pace as string),
    ...startOf(row),
  };
}
const readOrNull = (text: string | null): string | null => (text === null ? null : read(text));

function startOf(row: Row): Pick<StoredTable, 'started' | 'stretches'> {
  if (row.started === null) return { started: null, stretches: [] };
  const started = JSON.parse(row.started as string) as Started;
  const { version, content } = started;
  const later = (row.stretches ?? []) as StoredStretch[];
  return { started, stretches: [{ seq: 0, version, content }, ...later] };
}

export async function create(sql: Queries, table: NewTable): Promise<void> {
  const row = await sql.first(
    `INSERT INTO tables (id, name, game, options, open, secret, owner_hash, created_at, bots, pace)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING no`,
    table.id,
    written(table.name),
    table.game,
    JSON.stringify(table.options),
    table.open,
    table.secret,
    table.ownerHash ?? null,
    table.createdAt,
    seatsAsBits(table.seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]))),
    table.pace ? JSON.stringify(table.pace) : null,
  );
  for (const [seat, { bot, name, secretHash }] of table.seats.entries())
    await sql.change(
      'INSERT INTO seats (table_no, seat, bot, name, secret_hash) VALUES ($1, $2, $3, $4, $5)',
      row?.no,
      seat,
      bot,
      name === null ? null : written(name),
      secretHash,
    );
}
