/**
 * Writes a small database, to be kept: `node packages/server/test/databases/write.ts NAME`. One is written by every
 * version whose data or positions have another form than before, so that the tests can play its tables on for ever.
 * Beside it stands where each table then was.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dice } from '@diadochi/kernel';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { newRoom, playOne, tablesIn } from '../rooms.ts';

/** Where a table stood when the database was written. */
export interface Stood {
  readonly id: string;
  readonly game: string;
  readonly seq: number;
  readonly hash: string;
  readonly over: boolean;
}
/** A game, how many play it, and how many actions of it are played. */
const TABLES = [
  ['proof', 4, 60],
  ['proof', 2, 9999],
  ['phalanxx', 3, 120],
  ['successors', 5, 170],
] as const;

async function write(name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'diadochi-database-'));
  const storage = openSqlite(folder);
  const tables = tablesIn(storage);
  const stood: Stood[] = [];
  for (const [game, players, actions] of TABLES) {
    const room = await newRoom(tables, game, players);
    const random = dice(`${game} ${players}`);
    for (let i = 0; i < actions && (await playOne(room, random, `key ${i}`)); i++);
    await tables.say(room.table.id, 0, 'hello');
    const { seq, position } = room.match();
    const over = room.game.outcome(position) !== null;
    // Its past is then put away.
    if (over) await tables.archive(room.table.id);
    stood.push({ id: room.table.id, game, seq, hash: room.game.hash(position), over });
  }
  await tables.close();
  await storage.close();
  const to = (ending: string) => join(import.meta.dirname, `${name}.${ending}`);
  writeFileSync(to('sqlite.gz'), gzipSync(readFileSync(join(folder, 'diadochi.sqlite')), { level: 9 }));
  writeFileSync(to('json'), `${JSON.stringify(stood, null, 2)}\n`);
  rmSync(folder, { recursive: true });
}

if (import.meta.main) await write(process.argv[2]);
