/**
 * What any storage promises, as tests: a function over a factory, so that every kind of storage runs the same.
 * `open` gives a new handle on the same data each time, as another process would have it.
 */

import { describe, expect, it } from 'vitest';
import type { NewTable, Storage, StoredEntry } from '../src/storage/storage.ts';

const DAY = 24 * 60 * 60 * 1000;

export function keepsTheStorageContract(name: string, newStore: () => Promise<() => Promise<Storage>>): void {
  let tables = 0;
  const aTable = (more: Partial<NewTable> = {}): NewTable => ({
    id: `table${tables++}`,
    name: 'A table',
    game: 'proof',
    options: { fast: true, limit: 3 },
    seats: [
      { bot: null, name: null, secretHash: 'secret 0' },
      { bot: null, name: 'Bea', secretHash: 'secret 1' },
      { bot: 'random', name: null, secretHash: null },
    ],
    open: true,
    secret: 'dice',
    createdAt: 1234,
    ...more,
  });
  const entry = (seq: number, more: Partial<StoredEntry> = {}): StoredEntry => ({
    seq,
    seat: 0,
    action: { offer: seq },
    chance: [],
    at: 1000 + seq,
    ...more,
  });
  const started = { version: '1', content: 'abc', setup: [3, 1, 2] };
  const shot = (seq: number) => ({ seq, match: { seq, position: { stack: [] } }, hash: `hash ${seq}` });

  async function withStorage(
    work: (storage: Storage, open: () => Promise<Storage>) => Promise<void>,
  ): Promise<void> {
    const opened: Storage[] = [];
    const factory = await newStore();
    const open = async () => {
      const storage = await factory();
      opened.push(storage);
      return storage;
    };
    try {
      await work(await open(), open);
    } finally {
      for (const storage of opened) await storage.close().catch(() => {});
    }
  }

  describe(`${name} keeps the contract`, () => {
    it('tables are found as they were created; unknown ones are null or empty', () =>
      withStorage(async (storage) => {
        const table = aTable({ name: 'ä\u0000\u{1f600}"\'--;' });
        await storage.createTable(table);
        const { seats, ...rest } = table;
        expect(await storage.table(table.id)).toEqual({
          ...rest,
          started: null,
          seats: seats.map(({ bot, name }, seat) => ({ seat, bot, name, taken: false })),
        });
        expect(await storage.table('nowhere')).toBeNull();
        expect(await storage.seatOf('nowhere', 'x')).toBeNull();
        expect(await storage.takeSeat('nowhere', 'secret 0', 'x', 'Eve')).toBeNull();
        expect(await storage.takeAnySeat('nowhere', 'x', 'Eve')).toBeNull();
        expect(await storage.entries('nowhere', 0)).toEqual([]);
        expect(await storage.snapshot('nowhere', 9)).toBeNull();
        expect(await storage.chat('nowhere', 0)).toEqual([]);
        expect(await storage.start('nowhere', started, shot(0))).toBe(false);
        await expect(storage.createTable(table)).rejects.toThrow();
      }));

    it('content is kept under its hash, by game, and never replaced', () =>
      withStorage(async (storage, open) => {
        const content = { cards: [{ id: 'X-01', name: { de: 'Späher' } }], 'II/IV': [1, 2.5, null] };
        expect(await storage.content('phalanxx', 'abc')).toBeNull();
        await storage.keepContent('phalanxx', 'abc', content);
        await (await open()).keepContent('phalanxx', 'abc', { cards: [] });
        expect(await (await open()).content('phalanxx', 'abc')).toEqual(content);
        expect(await storage.content('proof', 'abc')).toBeNull();
        expect(await storage.content('phalanxx', 'abd')).toBeNull();
      }));

    it('a failed write spoils no other that came with it', () =>
      withStorage(async (storage) => {
        const [one, two] = [aTable(), aTable()];
        await storage.createTable(one);
        const results = await Promise.allSettled([
          storage.append(one.id, entry(1), null),
          storage.createTable(one),
          storage.createTable(two),
          storage.append(one.id, entry(2), 'key'),
        ]);
        expect(results.map(({ status }) => status)).toEqual([
          'fulfilled',
          'rejected',
          'fulfilled',
          'fulfilled',
        ]);
        expect((await storage.entries(one.id, 0)).map(({ seq }) => seq)).toEqual([1, 2]);
        expect((await storage.table(two.id))?.seats).toHaveLength(3);
      }));

    it('a seat is taken once, whoever comes and how many', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const table = aTable();
        await storage.createTable(table);
        const tries = Array.from({ length: 20 }, (_, i) =>
          (i % 2 ? storage : other).takeSeat(table.id, 'secret 1', `token ${i}`, `P${i}`),
        );
        const won = (await Promise.all(tries)).flatMap((seat, i) => (seat === null ? [] : [{ seat, i }]));
        expect(won).toEqual([{ seat: 1, i: expect.any(Number) }]);
        const [{ i }] = won;
        expect(await other.seatOf(table.id, `token ${i}`)).toBe(1);
        expect(await storage.seatOf(table.id, `token ${i + 1}`)).toBeNull();
        expect((await storage.table(table.id))?.seats[1]).toEqual({
          seat: 1,
          bot: null,
          name: `P${i}`,
          taken: true,
        });
        expect(await storage.takeSeat(table.id, 'secret 9', 'token', 'Eve')).toBeNull();
      }));

    it('a bot takes a seat whose link nobody has used, and the link is good for nothing then', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const table = aTable();
        await storage.createTable(table);
        await storage.takeSeat(table.id, 'secret 0', 'token', 'Ann');
        const tries = [storage, other].map((each) => each.seatBot(table.id, 'secret 1', 'greedy'));
        expect((await Promise.all(tries)).sort()).toEqual([1, null]);
        expect((await other.table(table.id))?.seats[1]).toMatchObject({ bot: 'greedy', name: null });
        expect(await storage.takeSeat(table.id, 'secret 1', 'token 1', 'Bob')).toBeNull();
        for (const secret of ['secret 0', 'secret 9'])
          expect(await storage.seatBot(table.id, secret, 'greedy')).toBeNull();
        expect(await storage.seatBot('nowhere', 'secret 1', 'greedy')).toBeNull();
      }));

    it('any seat of an open table: persons’ seats in order, then none; of a closed one none', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const [table, closed] = [aTable(), aTable({ open: false })];
        for (const each of [table, closed]) await storage.createTable(each);
        const taken = await Promise.all(
          Array.from({ length: 6 }, (_, i) =>
            (i % 2 ? storage : other).takeAnySeat(table.id, `t${i}`, `P${i}`),
          ),
        );
        expect(taken.filter((seat) => seat !== null).sort()).toEqual([0, 1]);
        expect(await storage.takeAnySeat(closed.id, 't', 'Eve')).toBeNull();
      }));

    it('open tables: the newest first, as many as wanted, while a person is missing and nothing has begun', () =>
      withStorage(async (storage) => {
        const made = [aTable(), aTable({ open: false }), aTable(), aTable()];
        for (const table of made) await storage.createTable(table);
        const ids = async (limit = 9) => (await storage.openTables(limit)).map(({ id }) => id);
        expect(await ids()).toEqual([made[3].id, made[2].id, made[0].id]);
        expect(await ids(2)).toEqual([made[3].id, made[2].id]);
        await storage.takeAnySeat(made[3].id, 'a', 'Ann');
        expect(await ids()).toContain(made[3].id);
        await storage.takeAnySeat(made[3].id, 'b', 'Bea');
        expect(await ids()).toEqual([made[2].id, made[0].id]);
      }));

    it('a table starts once, runs, and is finished', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const table = aTable();
        await storage.createTable(table);
        expect(await storage.runningTables()).toEqual([]);
        const starts = await Promise.all([
          storage.start(table.id, started, shot(0)),
          other.start(table.id, { ...started, setup: [9] }, shot(0)),
        ]);
        expect([...starts].sort()).toEqual([false, true]);
        const setup = starts[0] ? started.setup : [9];
        expect((await storage.table(table.id))?.started?.setup).toEqual(setup);
        expect(await storage.runningTables()).toEqual([table.id]);
        await storage.finish(table.id);
        expect(await storage.runningTables()).toEqual([]);
      }));

    it('of two writers of one entry exactly one wins, in one process and in two', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const table = aTable();
        await storage.createTable(table);
        for (let seq = 1; seq <= 30; seq++) {
          const who = seq % 3 === 0 ? [storage, storage] : [storage, other];
          const won = await Promise.all(
            who.map((each, i) => each.append(table.id, entry(seq, { action: { by: i } }), `key ${seq} ${i}`)),
          );
          expect([...won].sort()).toEqual([false, true]);
          const winner = won.indexOf(true);
          expect((await other.entries(table.id, seq - 1))[0].action).toEqual({ by: winner });
          expect(await storage.entryOfKey(table.id, 0, `key ${seq} ${winner}`)).toBe(seq);
          expect(await storage.entryOfKey(table.id, 0, `key ${seq} ${1 - winner}`)).toBeNull();
        }
      }));

    it('a key stands for one entry of one seat of one table, and expires after a day', () =>
      withStorage(async (storage, open) => {
        const [table, another] = [aTable(), aTable()];
        for (const each of [table, another]) await storage.createTable(each);
        expect(await storage.append(table.id, entry(1), 'key')).toBe(true);
        expect(await storage.append(table.id, entry(2, { seat: 1 }), 'key')).toBe(true);
        expect(await storage.append(another.id, entry(1), 'key')).toBe(true);
        // The same request, which another process has carried out already.
        expect(await storage.append(table.id, entry(3), 'key')).toBe(false);
        expect(await storage.entries(table.id, 2)).toEqual([]);
        const later = await open();
        expect(await later.entryOfKey(table.id, 0, 'key')).toBe(1);
        expect(await later.entryOfKey(table.id, 1, 'key')).toBe(2);
        expect(await later.entryOfKey(table.id, 2, 'key')).toBeNull();
        await storage.append(table.id, entry(3, { at: 1001 + DAY }), 'new');
        expect(await storage.entryOfKey(table.id, 0, 'key')).toBe(1);
        await storage.append(table.id, entry(4, { at: 1003 + DAY }), 'newer');
        expect(await storage.entryOfKey(table.id, 0, 'key')).toBeNull();
        expect(await storage.entryOfKey(table.id, 0, 'new')).toBe(3);
        expect(await storage.append(table.id, entry(5, { at: 1003 + DAY }), 'key')).toBe(true);
      }));

    it('entries come in their order, as they were, however they were written', () =>
      withStorage(async (storage) => {
        const [table, another] = [aTable(), aTable()];
        for (const each of [table, another]) await storage.createTable(each);
        const order = [3, 1, 10, 2, 9, 4, 100, 5, 8, 6, 7];
        const written = order.map((seq) =>
          entry(seq, {
            seat: seq % 4,
            chance: seq % 2 ? [] : [6, -1, seq],
            action: { text: 'ä"', n: null, l: [1, {}] },
          }),
        );
        await Promise.all(written.map((each) => storage.append(table.id, each, null)));
        await storage.append(another.id, entry(1), null);
        const sorted = [...written].sort((a, b) => a.seq - b.seq);
        expect(await storage.entries(table.id, 0)).toEqual(sorted);
        expect(await storage.entries(table.id, 9)).toEqual(sorted.slice(9));
      }));

    it('snapshots: the latest at or before an entry; one that is there stays', () =>
      withStorage(async (storage) => {
        const table = aTable();
        await storage.createTable(table);
        await storage.start(table.id, started, shot(0));
        for (const seq of [50, 100, 150]) await storage.saveSnapshot(table.id, shot(seq));
        await storage.saveSnapshot(table.id, { ...shot(100), hash: 'another' });
        for (const [until, seq] of [
          [0, 0],
          [49, 0],
          [50, 50],
          [99, 50],
          [100, 100],
          [149, 100],
          [1e9, 150],
        ])
          expect(await storage.snapshot(table.id, until)).toEqual(shot(seq));
      }));

    it('chat is numbered without gaps, also when many speak at once', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const table = aTable();
        await storage.createTable(table);
        const said = await Promise.all(
          Array.from({ length: 20 }, (_, i) =>
            (i % 2 ? storage : other).say(table.id, i % 3 || null, `line ${i}`, i),
          ),
        );
        const lines = await other.chat(table.id, 0);
        expect(lines.map(({ no }) => no)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
        expect([...said].sort((a, b) => a.no - b.no)).toEqual(lines);
        expect(await storage.chat(table.id, 18)).toEqual(lines.slice(18));
      }));

    it('what was answered is there for whoever opens the data next', () =>
      withStorage(async (storage, open) => {
        const table = aTable();
        await storage.createTable(table);
        await storage.takeSeat(table.id, 'secret 0', 'token', 'Ann');
        await storage.start(table.id, started, shot(0));
        await storage.append(table.id, entry(1, { chance: [4] }), 'key');
        await storage.say(table.id, 0, 'hello', 5);
        const look = async (from: Storage) => [
          await from.table(table.id),
          await from.entries(table.id, 0),
          await from.snapshot(table.id, 9),
          await from.chat(table.id, 0),
          await from.seatOf(table.id, 'token'),
          await from.entryOfKey(table.id, 0, 'key'),
          await from.runningTables(),
        ];
        const seen = await look(storage);
        expect(await look(await open())).toEqual(seen); // the first one is still open: nothing waits for its end
        await storage.close();
        expect(await look(await open())).toEqual(seen);
      }));

    it('closing waits for what is under way; afterwards everything is refused', () =>
      withStorage(async (storage, open) => {
        const table = aTable();
        await storage.createTable(table);
        const last = storage.append(table.id, entry(1), null);
        await storage.close();
        expect(await last).toBe(true);
        await expect(storage.append(table.id, entry(2), null)).rejects.toThrow();
        expect(await (await open()).entries(table.id, 0)).toEqual([entry(1)]);
      }));
  });
}
