/** Rules that change while a table is being played. */

import { type Game, type Json, type PositionJson, readRecord, replay } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import type { OpenReplay } from '../src/api.ts';
import { packDocument, packReplay, recordOf, replayOf } from '../src/archiving.ts';
import { finishedGame } from '../src/archivist.ts';
import { type Games, games } from '../src/games.ts';
import { loadMatch } from '../src/loading.ts';
import { openShelf } from '../src/shelf.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { StoredTable } from '../src/storage/storage.ts';
import { openTables, type Tables } from '../src/tables.ts';
import { changing } from './changing-game.ts';
import { newRoom, nobody } from './rooms.ts';
import { scratchFolder, serving } from './serving.ts';

const renamed = ({ columns: { sum, ...rest }, ...position }: PositionJson): PositionJson => ({
  ...position,
  columns: { total: sum, ...rest },
});
const widened = ({ columns, ...position }: PositionJson): PositionJson => ({
  ...position,
  columns: { ...columns, spare: [7, 7] },
});
const first = changing({ version: '1', sum: 'sum', most: 3 });
/** Another name, and less may be added. */
const second = changing({ version: '2', sum: 'total', most: 2, migrations: { 1: renamed } });
/** Rules alone. */
const third = changing({ version: '3', sum: 'total', most: 5, migrations: { 1: renamed } });
const fifth = changing({
  version: '5',
  sum: 'total',
  more: { spare: 2 },
  most: 4,
  migrations: { 1: renamed, 4: widened },
});
const without = changing({ version: '2', sum: 'total', most: 2 });

const withGame = (game: Game): Games => ({ ...games, changing: game });

/** The tables of a folder as a server with this game has them. */
async function at<T>(
  folder: string,
  game: Game,
  work: (tables: Tables, storage: ReturnType<typeof openSqlite>) => Promise<T>,
): Promise<T> {
  const storage = openSqlite(folder);
  const tables = openTables(storage, nobody, openShelf(storage, withGame(game), {}), () => {});
  try {
    return await work(tables, storage);
  } finally {
    await tables.close();
    await storage.close();
  }
}
/** So many actions; gives the sum. */
async function add(tables: Tables, id: string, times: number, count = 1): Promise<Json> {
  const room = await tables.room(id);
  for (let i = 0; i < times; i++) {
    const { seq } = room.match();
    await room.act(seq % 2, { add: count });
  }
  return (room.game.view(room.match().position, null).table as { sum: number }).sum;
}
const begun = (folder: string, times = 0, count = 1) =>
  at(folder, first, async (tables) => {
    const { table } = await newRoom(tables, 'changing', 2);
    await add(tables, table.id, times, count);
    return table.id;
  });

describe('a table of an earlier version', () => {
  it('is played on by the present rules, from its position, in a new stretch; it is begun once', async () => {
    const folder = scratchFolder();
    const id = await begun(folder, 70, 3);
    for (let i = 0; i < 2; i++)
      await at(folder, second, async (tables, storage) => {
        expect(await add(tables, id, 1, 2)).toBe(210 + 2 + 2 * i);
        await expect(add(tables, id, 1, 3)).rejects.toThrow('refused by X1-01');
        expect((await storage.table(id))?.stretches).toEqual([
          { seq: 0, version: '1', content: first.contentHash },
          { seq: 70, version: '2', content: second.contentHash },
        ]);
      });
  });

  it('passes all versions in between, also those that it was never opened with', async () => {
    const folder = scratchFolder();
    const id = await begun(folder, 9);
    await at(folder, third, async (tables) => expect(await add(tables, id, 1, 5)).toBe(14));
    await at(folder, fifth, async (tables) => {
      expect(await add(tables, id, 1, 4)).toBe(18);
      const { position, game } = (await tables.room(id)).match();
      expect(game.toJson(position).columns.spare).toEqual([7, 7]);
    });
    const other = await begun(folder, 9);
    await at(folder, fifth, async (tables) => expect(await add(tables, other, 1, 4)).toBe(13));
  });

  it('shows its earlier moments, and tells its log over the change', async () => {
    const folder = scratchFolder();
    const id = await begun(folder, 30, 2);
    await at(folder, second, async (tables) => {
      await add(tables, id, 30);
      const room = await tables.room(id);
      for (const [seq, sum] of [
        [0, 0],
        [10, 20],
        [30, 60],
        [31, 61],
        [60, 90],
      ])
        expect(room.game.view((await room.matchAt(seq)).position, null).table).toEqual({ sum });
      expect((await room.heard(null)).map(({ seq }) => seq)).toEqual(
        Array.from({ length: 50 }, (_, i) => 60 - i),
      );
      // What was done before cannot be taken back.
      await expect(room.act(1, { undo: true })).resolves.toBe(61);
      await expect(room.act(1, { undo: true })).rejects.toThrow('refused by K-04');
    });
  });

  it('tells of what the present rules cannot play only what came after', async () => {
    const folder = scratchFolder();
    const id = await begun(folder, 10, 3);
    await at(folder, second, async (tables) => {
      await add(tables, id, 5);
      const room = await tables.room(id);
      expect((await room.heard(null)).map(({ seq }) => seq)).toEqual([15, 14, 13, 12, 11]);
      expect(await room.heard(null, 8)).toEqual([]);
      await expect(room.matchAt(4)).rejects.toThrow('A server with version 1 can.');
    });
  });

  it('is the same for all who open it at once', async () => {
    const folder = scratchFolder();
    const id = await begun(folder, 20);
    await at(folder, second, (one, storage) =>
      at(folder, second, async (two) => {
        await Promise.all([one.room(id), two.room(id)]);
        expect((await storage.table(id))?.stretches).toHaveLength(2);
        expect(await add(one, id, 1, 2)).toBe(22);
      }),
    );
  });

  it('went down without a word: what was done since its last snapshot is played by the present rules', async () => {
    const folder = scratchFolder();
    const storage = openSqlite(folder);
    const tables = openTables(storage, nobody, openShelf(storage, withGame(first), {}), () => {});
    const { table } = await newRoom(tables, 'changing', 2);
    await add(tables, table.id, 80, 1);
    await storage.close(); // no farewell of the tables: as if it had been killed
    await at(folder, second, async (again, stored) => {
      expect(await add(again, table.id, 1, 2)).toBe(82);
      const [, { seq }] = (await stored.table(table.id))?.stretches ?? [];
      expect(seq).toBeGreaterThanOrEqual(49);
      expect(seq).toBeLessThan(80);
    });
  });

  it('that is over keeps its stretches, and can be looked at', async () => {
    const folder = scratchFolder();
    const id = await begun(folder, 167, 3);
    await at(folder, second, async (tables, storage) => {
      const room = await tables.room(id);
      expect(room.game.outcome(room.match().position)?.scores).toEqual([501]);
      expect((await storage.table(id))?.stretches.map(({ version }) => version)).toEqual(['1']);
      await tables.sweep(0);
    });
    // Nothing of the later rules is left in it.
    await at(folder, first, async (tables, storage) => {
      const room = await tables.room(id);
      expect((await storage.lastSnapshot(id))?.position).toBe(first.canonical(room.match().position));
    });
  });

  it('is verified, stretch by stretch, by the version that played it', async () => {
    const folder = scratchFolder();
    const id = await begun(folder, 60, 3);
    await at(folder, second, (tables) => add(tables, id, 5, 2));
    const storage = openSqlite(folder);
    const table = (await storage.table(id)) as StoredTable;
    const { match } = await loadMatch(storage, table, second, () => {});
    const record = readRecord(
      JSON.parse(JSON.stringify(recordOf(await finishedGame(storage, table, match)))),
    );
    expect(record.stretches.map(({ version, entries }) => [version, entries.length])).toEqual([
      ['1', 60],
      ['2', 5],
    ]);
    // Each plays its own, to the hashes that were noted then.
    const byFirst = replay(first, record, { verify: true });
    expect(byFirst).toMatchObject({ replayed: 60, skipped: 5 });
    expect(record.stretches[0].entries.at(-1)?.hash).toBe(first.hash(byFirst.match.position));
    expect(replay(second, record, { verify: true })).toMatchObject({ replayed: 5, skipped: 60 });
    expect(record.stretches[1].start).toEqual(renamed(first.toJson(byFirst.match.position)));
    const [{ entries }] = record.stretches;
    const forged = entries.map((entry) => (entry.seq === 30 ? { ...entry, action: { add: 1 } } : entry));
    const stretches = [{ ...record.stretches[0], entries: forged }, record.stretches[1]];
    expect(() => replay(first, { ...record, stretches }, { verify: true })).toThrow(/another position/);
    await storage.close();
  });
});

describe('the open replay of a game', () => {
  const end = (id: string, now: Game, folder: string, count: number) =>
    at(folder, now, async (tables, storage) => {
      while (((await add(tables, id, 1, count)) as number) < 500);
      const table = (await storage.table(id)) as StoredTable;
      const { match } = await tables.room(id);
      const record = recordOf(await finishedGame(storage, table, match()));
      const replay = replayOf(now, record) as OpenReplay;
      await storage.keepArchive(id, { record: packDocument(record), replay: packReplay(replay) });
      return replay;
    });

  it('goes over a change of the rules; where the present ones cannot play what was before, it begins there', async () => {
    const folder = scratchFolder();
    const [easy, hard] = [await begun(folder, 30, 2), await begun(folder, 30, 3)];
    const whole = await end(easy, second, folder, 2);
    expect(whole.view).toMatchObject({ seq: 0, table: { sum: 0 } });
    expect(whole.news.map(({ seq }) => seq)).toEqual(Array.from({ length: 250 }, (_, i) => i + 1));
    const part = await end(hard, second, folder, 2); // the second version lets nobody add 3
    expect(part.view).toMatchObject({ seq: 30, table: { sum: 90 } });
    expect(part.news[0].seq).toBe(31);
  });

  it('is shown by a server that has not the rules any more: each moment and the log, to everybody', async () => {
    const data = scratchFolder();
    const id = await begun(data, 0);
    await end(id, first, data, 3);
    const { client } = await serving({ data, games: withGame(without) });
    expect(await client.view(id, null)).toMatchObject({ seq: 167, table: { sum: 501 } });
    expect((await client.view(id, null)).outcome?.kind).toBe('over');
    expect(await client.view(id, null, 40)).toMatchObject({ seq: 40, table: { sum: 120 }, outcome: null });
    const log = await client.log(id);
    expect(log).toHaveLength(167);
    expect(log[4]).toEqual({
      seq: 5,
      by: 0,
      messages: [{ key: 'event.added', params: { seat: 0, count: 3 } }],
    });
    expect((await client.record(id)).stretches[0].version).toBe('1');
  });
});

describe('a table that cannot be opened', () => {
  it('says so by itself, with the version that can, and is as it was for that one', async () => {
    const folder = scratchFolder();
    const id = await begun(folder, 5, 3);
    for (let i = 0; i < 2; i++)
      await at(folder, without, (tables) =>
        expect(tables.room(id)).rejects.toThrow(
          /^This was played by version 1 of changing; version 2 cannot do it \(.*\)\. A server with version 1 can\.$/,
        ),
      );
    await at(folder, first, async (tables) => expect(await add(tables, id, 1, 3)).toBe(18));
    await at(folder, second, async (tables) => expect(await add(tables, id, 1, 2)).toBe(20));
    // Neither can an older version open what a newer one has played.
    await at(folder, first, (tables) =>
      expect(tables.room(id)).rejects.toThrow('A server with version 2 can.'),
    );
  });

  it('spoils no answer about others: mine, lobby, its own entry, health', async () => {
    const data = scratchFolder();
    const before = await serving({ data, games: withGame(first) });
    const { id, secrets } = await before.client.create([{ person: '' }, { person: '' }], {
      game: 'changing',
    });
    const [ann] = [await before.client.join(id, secrets[0]), await before.client.join(id, secrets[1])];
    expect((await before.client.act(ann, 'add.1.0', { add: 3 })).status).toBe(200);
    const good = await before.client.create([{ person: '' }], { game: 'phalanxx', open: true });
    await before.client.create([{ person: '' }, { person: '' }], { game: 'changing', open: true });
    await before.close();
    const { changing: _, ...others } = withGame(first);
    for (const now of [withGame(without), others as Games]) {
      const { client, close, logged } = await serving({ data, games: now });
      const [seated] = [await client.create([{ person: '' }, { person: '' }])];
      const bea = await client.join(seated.id, seated.secrets[0]);
      const tables = [ann, bea].map(({ table, token }) => ({ id: table, token }));
      const mine = await client.ask<{ tables: { table: { id: string } }[] }>('/api/mine', {
        body: { tables },
      });
      expect(mine.tables.map(({ table }) => table.id)).toEqual([id, seated.id]);
      const lobby = await client.ask<{ tables: { id: string }[] }>('/api/tables');
      expect(lobby.tables.map((each) => each.id)).toContain(good.id);
      expect(await client.info(id)).toMatchObject({ status: 'playing', asked: [1], version: '1' });
      const view = await client.call(`/api/tables/${id}/view`);
      expect(view.status).toBeGreaterThanOrEqual(400);
      expect(view.status).toBeLessThan(500);
      expect((await client.call('/healthz')).status).toBe(200);
      expect(logged).toEqual([]);
      await close();
    }
  });
});
