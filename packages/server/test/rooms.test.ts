/** Rooms come and go: they are opened when somebody needs them, and put away when nobody does. */

import { dice } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { resume } from '../src/resuming.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { newRoom, nobody, playOne, tablesIn } from './rooms.ts';
import { scratchFolder, serving } from './serving.ts';

describe('a room', () => {
  it('is put away when nobody listens, and is where it was when somebody comes', async () => {
    const storage = openSqlite(scratchFolder());
    const tables = tablesIn(storage);
    const room = await newRoom(tables, 'phalanxx', 2);
    const random = dice('life');
    for (let i = 0; i < 23; i++) await playOne(room, random);
    await tables.sweep(); // it is still warm
    expect(tables.rooms()).toBe(1);
    const leave = room.listen(null, () => {});
    await tables.sweep(0);
    expect(tables.rooms()).toBe(1);
    leave();
    await tables.sweep(0);
    expect(tables.rooms()).toBe(0);
    const { id } = room.table;
    expect(await storage.lastSnapshot(id)).toMatchObject({
      seq: 23,
      position: room.game.canonical(room.match().position),
    });
    const again = await tables.room(id);
    expect(again).not.toBe(room);
    expect(again.game.canonical(again.match().position)).toBe(room.game.canonical(room.match().position));
    expect(again.match().past.length).toBe(room.match().past.length);
    while (await playOne(again, random));
    // The thread that archives the game ends with them: otherwise it would still be at work in the tests after this one.
    await tables.close();
    await storage.close();
  });

  it('is kept while a bot is thinking', async () => {
    const storage = openSqlite(scratchFolder());
    const busy = new Set<unknown>();
    const atWork = (room: unknown) => (busy.has(room) ? new Promise(() => {}) : null);
    const tables = tablesIn(storage, { ...nobody, atWork });
    const room = await newRoom(tables, 'proof', 2);
    busy.add(room);
    await tables.sweep(0);
    expect(tables.rooms()).toBe(1);
    busy.clear();
    await tables.sweep(0);
    expect(tables.rooms()).toBe(0);
    await storage.close();
  });

  it('is put away when the server stops', async () => {
    const here = await serving();
    const { id, secrets } = await here.client.create([{ person: '' }, { person: '' }]);
    const ann = await here.client.join(id, secrets[0]);
    await here.client.join(id, secrets[1]);
    expect((await here.client.act(ann, 'orders.free.0', { arm: 'omens', when: 'never' })).status).toBe(200);
    await here.close();
    const storage = openSqlite(here.data);
    expect((await storage.lastSnapshot(id))?.seq).toBe(1);
    await storage.close();
  });
});

describe('after a start', () => {
  it('only tables in which a bot is asked are opened, of however many', async () => {
    const storage = openSqlite(scratchFolder());
    const before = tablesIn(storage);
    const seat = (bot: string | null) => ({ bot, name: null, secretHash: bot === null ? 's' : null });
    const table = { name: '', game: 'proof', options: {}, open: false, secret: 's', createdAt: 1 };
    const started = { version: '1', content: 'x', setup: [] };
    const shot = { seq: 0, stretch: 0, from: 0, position: '{}', hash: '00', counts: '' };
    const many = Array.from({ length: 3000 }, async (_, i) => {
      const seats = [seat(null), seat(i % 2 ? 'random' : null)];
      await storage.createTable({ ...table, id: `table${i}`, seats });
      if (i % 3) await storage.start(`table${i}`, started, shot, [0]);
    });
    await Promise.all(many);
    // Two real ones: here a bot has to move.
    const waiting: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { id, secrets } = await before.create({
        game: 'proof',
        seats: [{ person: '' }, { bot: 'random' }],
      });
      await before.join(id, secrets[0] as string, 'Ann');
      waiting.push(id);
    }
    const visited: string[] = [];
    const tables = tablesIn(storage, { ...nobody, play: ({ table }) => visited.push(table.id) });
    const logged: string[] = [];
    await resume(storage, tables, (line) => logged.push(line));
    expect(logged).toEqual([]);
    expect(visited.toSorted()).toEqual(waiting.toSorted());
    // What had to be done there is done: nobody needs them any more.
    expect(tables.rooms()).toBe(0);
    await storage.close();
  });

  it('a table is kept as long as its bots are at it, and if somebody comes meanwhile', async () => {
    const storage = openSqlite(scratchFolder());
    const before = tablesIn(storage);
    const ids: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { id } = await before.create({ game: 'proof', seats: [{ bot: 'random' }, { bot: 'random' }] });
      await before.start(id);
      ids.push(id);
    }
    const work = Promise.withResolvers<void>();
    let isDone = false;
    const tables = tablesIn(storage, { ...nobody, atWork: () => (isDone ? null : work.promise) });
    const visits = ids.map(tables.visit);
    const room = await tables.room(ids[1]);
    expect(tables.rooms()).toBe(2);
    isDone = true;
    work.resolve();
    await Promise.all(visits);
    expect(tables.rooms()).toBe(1);
    expect(await tables.room(ids[1])).toBe(room);
    await storage.close();
  });

  it('a table of bots at which nobody has looked for a day is left alone', async () => {
    const storage = openSqlite(scratchFolder());
    const before = tablesIn(storage);
    const seats = [{ bot: 'random' }, { bot: 'random' }];
    const { id: asleep } = await before.create({ game: 'proof', seats });
    const { id: awake } = await before.create({ game: 'proof', seats });
    for (const id of [asleep, awake]) await before.start(id);
    const visited: string[] = [];
    const mayPlay = ({ id }: { readonly id: string }) => id === awake;
    const tables = tablesIn(storage, { ...nobody, mayPlay, play: ({ table }) => visited.push(table.id) });
    await resume(storage, tables, (line) => expect(line).toBe(''));
    expect(visited).toEqual([awake]);
    await storage.close();
  });

  it('it ends when the server stops, with nothing left to do', async () => {
    const storage = openSqlite(scratchFolder());
    const before = tablesIn(storage);
    for (let i = 0; i < 3; i++) {
      const { id } = await before.create({ game: 'proof', seats: [{ bot: 'random' }, { bot: 'random' }] });
      await before.start(id);
    }
    const stopping = new AbortController();
    const visited: string[] = [];
    const visit = async (id: string) => {
      visited.push(id);
      stopping.abort(); // at the first
    };
    await resume(storage, { ...before, visit }, (line) => expect(line).toBe(''), stopping.signal);
    expect(visited).toHaveLength(1);
    await storage.close();
  });

  it('one that cannot be opened is named in the log, and the others go on', async () => {
    const storage = openSqlite(scratchFolder());
    const seats = [{ bot: 'random', name: null, secretHash: null }];
    const bad = { id: 'badone', name: '', game: 'gone', options: {}, open: false, secret: 's', createdAt: 1 };
    await storage.createTable({ ...bad, seats });
    const shot = { seq: 0, stretch: 0, from: 0, position: '{}', hash: '00', counts: '' };
    await storage.start('badone', { version: '1', content: 'x', setup: [] }, shot, [0]);
    const { id } = await tablesIn(storage).create({
      game: 'proof',
      seats: [{ bot: 'random' }, { bot: 'random' }],
    });
    await tablesIn(storage).start(id);
    const visited: string[] = [];
    const tables = tablesIn(storage, { ...nobody, play: ({ table }) => visited.push(table.id) });
    const logged: string[] = [];
    await resume(storage, tables, (line) => logged.push(line));
    expect(logged).toEqual([expect.stringMatching(/^table badone cannot be opened: no game "gone"$/)]);
    expect(visited).toEqual([id]);
    await storage.close();
  });
});
