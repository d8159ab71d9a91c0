/** What everyone may know of a table. */

import type { TableInfo } from './api.ts';
import type { StoredTable } from './storage/storage.ts';
import type { Tables } from './tables.ts';
import { hashOf } from './tokens.ts';

export async function tableInfo(tables: Tables, table: StoredTable): Promise<TableInfo> {
  const { id, name, game, options, seats, secret, createdAt } = table;
  const { version, contentHash } = await tables.shelf.of(table);
  const common = {
    id,
    name,
    game,
    version,
    contentHash,
    pack: table.started === null ? tables.shelf.packOf(game) : (table.started.pack ?? null),
    options: { ...options },
    seats: [...seats],
    commitment: hashOf(secret),
    createdAt,
  };
  if (table.started === null) return { ...common, status: 'waiting', asked: [], seq: 0 };
  const match = (await tables.room(id)).match();
  const asked = match.game.pending(match.position).flatMap(({ seat, optional }) => (optional ? [] : [seat]));
  const over = match.game.outcome(match.position) !== null;
  return { ...common, status: over ? 'over' : 'playing', asked, seq: match.seq };
}
