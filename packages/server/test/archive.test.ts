/** Finished games: their records and open replays are made once, and kept. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadInput, dice, type GameRecord, Mismatch, readRecord, replay } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { describe, expect, it } from 'vitest';
import type { OpenReplay, SeatView } from '../src/api.ts';
import { recordOf, replayOf } from '../src/archiving.ts';
import { finishedGame } from '../src/archivist.ts';
import { deleteWords } from '../src/data.ts';
import { shownGame } from '../src/open-replay.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { DATABASE } from '../src/storage/sqlite-file.ts';
import type { StoredArchive } from '../src/storage/storage.ts';
import { applied } from './listening.ts';
import { documentIn, newRoom, playOne, tablesIn } from './rooms.ts';
import { scratchFolder } from './serving.ts';

describe('a game that is over', () => {
  it('has a record that verifies, and a replay that shows each moment without the rules', async () => {
    const storage = openSqlite(scratchFolder());
    const tables = tablesIn(storage);
    const room = await newRoom(tables, 'proof', 3);
    const { id, secret } = room.table;
    const random = dice('archive');
    await expect(tables.archive(id)).rejects.toThrow('The record is public when the game is over.');
    const seen: SeatView[] = [room.shown(null).view];
    let entries = 0;
    for (; await playOne(room, random); entries++) {
      const { view } = room.shown(null);
      seen[view.seq] = view; // what says nothing to spectators leaves theirs as it is
    }
    const archive = await tables.archive(id);
    const record = readRecord(documentIn(archive.record));
    expect(replay(proof, record, { verify: true }).replayed).toBe(entries);
    expect(record.chance).toMatchObject({ scheme: 'words-1', secret });
    expect(record.stretches[0].entries.at(-1)?.hash).toBe(proof.hash(room.match().position));
    const open = documentIn(archive.replay as Uint8Array) as OpenReplay;
    let view = open.view;
    expect(view).toEqual(seen[0]);
    for (const { seq = view.seq + 1, changes } of open.news) {
      view = { ...applied(view, changes), seq };
      expect(view).toEqual(seen[seq]);
    }
    expect(open.news).toHaveLength(seen.length - 1);
    const shown = await shownGame(archive.replay as Uint8Array);
    for (const each of seen) expect(shown.viewAt(each.seq)).toEqual(each);
    // It is kept: whoever asks next, in whatever process, gets the same.
    const kept = await storage.archive(id);
    expect(kept?.record).toEqual(archive.record);
    await tables.close();
    expect((await tablesIn(storage).archive(id)).record).toEqual(archive.record);
    await storage.close();
  });

  it('is compared with the hashes that were noted while it was played', async () => {
    const storage = openSqlite(scratchFolder());
    const tables = tablesIn(storage);
    const room = await newRoom(tables, 'proof', 4);
    const random = dice('noted');
    while (await playOne(room, random));
    await tables.archive(room.table.id);
    const finished = await finishedGame(storage, room.table, room.match());
    const record = recordOf(finished);
    const noted = record.stretches[0].entries.filter(({ hash }) => hash !== '');
    expect(noted.length).toBeGreaterThan(0);
    expect(noted.length).toBeLessThan(record.stretches[0].entries.length / 10);
    expect(replayOf(proof, record)?.news).toHaveLength(room.numberOf(null));
    const forged = structuredClone(record) as { stretches: { entries: { hash: string }[] }[] };
    for (const entry of forged.stretches[0].entries) if (entry.hash !== '') entry.hash = '0'.repeat(32);
    expect(() => replayOf(proof, forged as unknown as GameRecord)).toThrow(Mismatch);
    // What the present rules cannot read they do not show.
    const fromEarlier = () => {
      throw new BadInput('no');
    };
    expect(replayOf({ ...proof, version: '9', fromEarlier }, record)).toBeNull();
    await tables.close();
    await storage.close();
  });

  it('has its past put away; if that is damaged, it is played again by its record', async () => {
    const folder = scratchFolder();
    let storage = openSqlite(folder);
    let tables = tablesIn(storage);
    let room = await newRoom(tables, 'proof', 4);
    const random = dice('put away');
    while (await playOne(room, random));
    const { id } = room.table;
    await tables.archive(id);
    const end = room.match();
    const hash = proof.hash(end.position);
    const middle = proof.canonical((await room.matchAt(30)).position);
    await tables.close();
    await storage.close();
    for (const isDamaged of [false, true]) {
      const db = new DatabaseSync(join(folder, DATABASE));
      expect(
        db.prepare('SELECT (SELECT count(*) FROM snapshots) + (SELECT count(*) FROM blocks) AS n').get(),
      ).toEqual({ n: 0 });
      if (isDamaged) db.prepare('UPDATE archives SET past = substr(past, 1, length(past) - 9)').run();
      db.close();
      storage = openSqlite(folder);
      tables = tablesIn(storage);
      room = await tables.room(id);
      expect((await storage.lastSnapshot(id)) === null).toBe(isDamaged);
      expect([room.match().seq, proof.hash(room.match().position)]).toEqual([end.seq, hash]);
      expect(proof.canonical((await room.matchAt(30)).position)).toBe(middle);
      expect((await room.heard(null, 9)).length).toBeGreaterThan(0);
      await tables.close();
      await storage.close();
    }
  });

  it('forgets the name of somebody who wants it, also in its record, which verifies as before', async () => {
    const folder = scratchFolder();
    let storage = openSqlite(folder);
    const tables = tablesIn(storage);
    const room = await newRoom(tables, 'proof', 2);
    const random = dice('words');
    while (await playOne(room, random));
    const before = readRecord(documentIn((await tables.archive(room.table.id)).record));
    expect(before.seats).toEqual(['P0', 'P1']);
    await tables.close();
    await storage.close();
    await deleteWords({ data: folder, database: undefined }, room.table.id, 0);
    storage = openSqlite(folder);
    const archive = (await storage.archive(room.table.id)) as StoredArchive;
    const record = readRecord(documentIn(archive.record));
    expect(record).toEqual({ ...before, seats: ['', 'P1'] });
    expect(replay(proof, record, { verify: true }).replayed).toBe(room.match().seq);
    expect(archive.replay).not.toBeNull();
    await storage.close();
  });
});
