/** Databases as earlier versions wrote them: their tables are where they were, and are played to their ends. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { dice, readRecord, replay } from '@diadochi/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { openArchiveThread } from '../src/archivist.ts';
import { games } from '../src/games.ts';
import { migrations } from '../src/storage/migrations.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import type { Stood } from './databases/write.ts';
import { documentIn, nobody, playOne, tablesIn } from './rooms.ts';
import { scratchFolder } from './serving.ts';

const kept = join(import.meta.dirname, 'databases');
const names = readdirSync(kept).flatMap((file) => /^(.*)\.sqlite\.gz$/.exec(file)?.[1] ?? []);
/** Written when players had no words of their own for the dice. */
const BEFORE_WORDS = ['schema-2', 'schema-6'];
const root = scratchFolder();
/** It takes longer to start than to make most archives. */
const archiveThread = openArchiveThread();
afterAll(() => archiveThread.close());
const tablesOf = (storage: Storage) => tablesIn(storage, nobody, { archiveThread });

/** A copy of the database in a folder of its own. */
function copyOf(name: string, to: string): string {
  const folder = join(root, `${name}-${to}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'diadochi.sqlite'), gunzipSync(readFileSync(join(kept, `${name}.sqlite.gz`))));
  return folder;
}
const stoodIn = (name: string) => JSON.parse(readFileSync(join(kept, `${name}.json`), 'utf8')) as Stood[];

describe.each(names)('%s', (name) => {
  const stood = stoodIn(name);

  it.each(stood)(
    '$game, $seq entries: is where it was, and goes on',
    async ({ id, game, seq, hash, over }) => {
      const folder = copyOf(name, id);
      let storage = openSqlite(folder);
      let tables = tablesOf(storage);
      let room = await tables.room(id);
      const { match } = room;
      expect([match().seq, room.game.name, room.game.outcome(match().position) !== null]).toEqual([
        seq,
        game,
        over,
      ]);
      if (room.table.stretches.length === 1) expect(room.game.hash(match().position)).toBe(hash);
      const told = room.numberOf(null);
      expect((await room.heard(null)).map((entry) => entry.seq)).toEqual(
        Array.from({ length: Math.min(told, 50) }, (_, i) => told - i),
      );
      expect(await storage.chat(id, 0)).toHaveLength(1);
      const random = dice(id);
      // Now and then everything is closed and opened again.
      for (let i = 0; await playOne(room, random, `later ${i}`); i++) {
        if (i % 97 !== 0) continue;
        const before = room.game.canonical(room.match().position);
        await storage.close();
        storage = openSqlite(folder);
        tables = tablesOf(storage);
        room = await tables.room(id);
        expect(room.game.canonical(room.match().position)).toBe(before);
      }
      // Theirs is the archive that is begun when the game is over: others would make it a second time.
      const record = readRecord(documentIn((await tables.archive(id)).record));
      // Tables that were begun before players had words of their own go on without them.
      expect(Object.hasOwn(record.chance, 'seed')).toBe(BEFORE_WORDS.includes(name));
      // A table keeps the content with which it was begun.
      const { replayed, skipped } = replay(room.game, record, { verify: true });
      expect(replayed + skipped).toBe(room.match().seq);
      await tables.close();
      await storage.close();
    },
  );
});

it('there is one of the present schema and, of each game, of its present version; and the first that was kept', () => {
  const forms = names.flatMap((name) => {
    const folder = copyOf(name, 'form');
    const db = new DatabaseSync(join(folder, 'diadochi.sqlite'));
    const { user_version: schema } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    const started = db.prepare('SELECT game, started FROM tables').all() as {
      game: string;
      started: string;
    }[];
    db.close();
    return [`schema ${schema}`, ...started.map((each) => `${each.game} ${JSON.parse(each.started).version}`)];
  });
  expect(names).toContain('schema-2');
  // Missing? `node packages/server/test/databases/write.ts NAME`, as CONTRIBUTING says.
  expect(forms).toContain(`schema ${migrations.length}`);
  for (const { name, version } of Object.values(games)) expect(forms).toContain(`${name} ${version}`);
});
