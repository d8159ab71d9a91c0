/** How large the data grows: whole games in a real file. */

import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dice, Refused, randomMove } from '@diadochi/kernel';
import { expect, it } from 'vitest';
import type { Room } from '../src/room.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { newRoom, tablesIn } from './rooms.ts';
import { scratchFolder } from './serving.ts';

const MINUTE = 60_000;

/** The size of the file, with nothing left in the write-ahead log. */
function sizeOf(folder: string): number {
  const file = join(folder, 'diadochi.sqlite');
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  return statSync(file).size;
}

async function playOut(room: Room, seed: string): Promise<number> {
  const random = dice(seed);
  for (;;) {
    const { seq, position } = room.match();
    const move = randomMove(room.game, position, random);
    if (move === null) return seq;
    await room.act(move.seat, room.game.action(move), { key: randomUUID() }).catch((error) => {
      // A steward may have answered meanwhile: then something else is asked.
      if (!(error instanceof Refused) || room.match().seq === seq) throw error;
    });
  }
}

it(
  'whole games of five: an action takes at most 60 bytes, with its key, its snapshots, its record, its open replay and all indexes',
  async () => {
    const folder = scratchFolder();
    const storage = openSqlite(folder);
    const tables = tablesIn(storage);
    await newRoom(tables, 'successors', 5);
    // The content is kept once, however many play with it.
    const before = sizeOf(folder);
    const games = Array.from({ length: 4 }, async (_, i) => {
      const room = await newRoom(tables, 'successors', 5);
      const played = await playOut(room, `size ${i}`);
      const { record, replay } = await tables.archive(room.table.id);
      return { played, archived: record.length + (replay?.length ?? 0) };
    });
    const all = await Promise.all(games);
    const actions = all.reduce((sum, { played }) => sum + played, 0);
    const archived = all.reduce((sum, each) => sum + each.archived, 0);
    await tables.close();
    await storage.close();
    const each = (sizeOf(folder) - before) / actions;
    console.log(
      `${actions} actions of Successors: ${each.toFixed(1)} bytes each, all in; of them the records and open replays ${(archived / actions).toFixed(1)}`,
    );
    expect(actions).toBeGreaterThan(3000);
    expect(each).toBeLessThanOrEqual(60);
  },
  5 * MINUTE,
);

it('standing orders and steps back, however many, take less than other actions', async () => {
  const folder = scratchFolder();
  const storage = openSqlite(folder);
  const tables = tablesIn(storage);
  const rooms = await Promise.all(Array.from({ length: 4 }, () => newRoom(tables, 'proof', 2)));
  const before = sizeOf(folder);
  const given = rooms.map(async (room) => {
    for (let i = 0; i < 700; i++) {
      await room.act(0, { arm: 'omens', when: i % 2 ? 'never' : 'always' }, { key: randomUUID() });
      await room.act(0, i % 3 ? { arm: 'omens', when: 'default' } : { undo: true }, { key: randomUUID() });
    }
  });
  await Promise.all(given);
  await storage.close();
  const each = (sizeOf(folder) - before) / (4 * 1400);
  console.log(`orders: ${each.toFixed(1)} bytes each`);
  expect(each).toBeLessThanOrEqual(30);
});
