/** The past of a table: pages of moments, what one knows of a moment, and what each seat saw of a finished game. */

import { dice, type Game, seeded, type View } from '@diadochi/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Known, Moments, OpenReplay, SeatView } from '../src/api.ts';
import { games } from '../src/games.ts';
import { PAGE } from '../src/room.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { applied } from './listening.ts';
import { documentIn, newRoom, playOne, tablesIn } from './rooms.ts';
import { type Serving, scratchFolder, serving } from './serving.ts';

describe.each(['proof', 'phalanxx', 'successors'])('%s', (name) => {
  it('shows every audience its own past in pages, moment by moment as it was', async () => {
    const storage = openSqlite(scratchFolder());
    const tables = tablesIn(storage);
    const room = await newRoom(tables, name, 3);
    const random = dice(`past ${name}`);
    const audiences = [0, 1, 2, null];
    const seen = audiences.map((audience) => [room.shown(audience).view]);
    for (let i = 0; i < 130 && (await playOne(room, random)); i++)
      audiences.forEach((audience, a) => {
        const { view } = room.shown(audience);
        seen[a][view.seq] = view;
      });
    for (const [a, audience] of audiences.entries()) {
      const views: SeatView[] = [];
      for (let after = 0; ; after += PAGE) {
        const { view, moments, last } = await room.moments(audience, after);
        expect(moments.length).toBeLessThanOrEqual(PAGE);
        let now = view;
        views[after] = now;
        for (const { seq, changes, open } of moments) {
          now = { ...applied(now, changes), seq };
          views[seq] = now;
          // What links count by is the same to all.
          expect(open).toBeLessThanOrEqual(seq);
          if (audience === null) expect(open).toBe(seq);
        }
        expect(last).toBe(room.numberOf(audience));
        if (after + PAGE >= last) break;
      }
      expect(views).toEqual(seen[a]);
    }
    await tables.close();
    await storage.close();
  });
});

it('keeps with the open replay what each seat saw besides', async () => {
  const storage = openSqlite(scratchFolder());
  const tables = tablesIn(storage);
  const room = await newRoom(tables, 'proof', 3);
  const random = dice('sides');
  const seen: unknown[][] = [];
  const look = () => {
    seen[room.numberOf(null)] = [0, 1, 2].map((seat) => room.shown(seat).view.table);
  };
  look();
  while (await playOne(room, random)) {
    const told = room.numberOf(null);
    if (seen[told] === undefined) look();
  }
  const { replay } = await tables.archive(room.table.id);
  const open = documentIn(replay as Uint8Array) as OpenReplay;
  let view = open.view;
  const known = new Map(open.sides);
  const tablesOf = () => [0, 1, 2].map((seat) => applied(view.table, known.get(seat) ?? []));
  expect(tablesOf()).toEqual(seen[0]);
  for (const { seq = view.seq + 1, changes, sides = [] } of open.news) {
    view = { ...applied(view, changes), seq };
    for (const [seat, side] of sides) known.set(seat, side);
    expect(tablesOf()).toEqual(seen[seq]);
  }
  await tables.close();
  await storage.close();
});

describe('what one knows of a moment', () => {
  let serve: Serving;
  beforeAll(async () => {
    serve = await serving();
  });
  afterAll(() => serve.close());

  it('is one’s own as long as the game is played, and everybody’s when it is over', async () => {
    const { client } = serve;
    const game = games.proof as Game;
    const { id, secrets } = await client.create([{ person: '' }, { bot: 'random' }]);
    const { token } = await client.join(id, secrets[0]);
    const known = (query: string, how: { token?: string } = {}) =>
      client.call<Known>(`/api/tables/${id}/known${query}`, how);
    const mine = (await known('', { token })).body;
    expect(mine.view?.seat).toBe(0);
    expect(mine.position).toBeNull();
    expect(game.check(game.worldOf(mine.view as View, seeded('known')))).toBeNull();
    expect((await known('')).body.view?.seat).toBeNull();
    for (const as of ['0', '1', 'all']) expect((await known(`?as=${as}`)).status).toBe(403);
    expect((await known('?as=1', { token })).status).toBe(403);
    expect((await known('?as=ten')).status).toBe(400);

    const over = await client.create([{ bot: 'random' }, { bot: 'random' }]);
    await client.call(`/api/tables/${over.id}/start`, { method: 'POST' });
    await expect.poll(async () => (await client.info(over.id)).status, { timeout: 20_000 }).toBe('over');
    const then = async (query: string) =>
      (await client.call<Known>(`/api/tables/${over.id}/known${query}`)).body;
    expect((await then('?seq=5&as=1')).view?.seat).toBe(1);
    const { position } = await then('?seq=5&as=all');
    expect(game.check(game.fromJson(position))).toBeNull();
    expect((await client.call(`/api/tables/${over.id}/known?as=7`)).status).toBe(403);
  });

  it('finds the moment of a link for whoever opens it', async () => {
    const { client } = serve;
    const { id, secrets } = await client.create([{ person: '' }, { person: '' }]);
    const [ann] = [await client.join(id, secrets[0]), await client.join(id, secrets[1])];
    const page = (query: string, token?: string) =>
      client.call<Moments>(`/api/tables/${id}/moments${query}`, { token });
    const own = (await page('?open=0', ann.token)).body;
    expect(own.open).toBe(0);
    expect(own.view.seat).toBe(0);
    expect((await page('?open=0')).body.view.seat).toBeNull();
    expect((await page('?after=-1')).status).toBe(400);
  });
});
