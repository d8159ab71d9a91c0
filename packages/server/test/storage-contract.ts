/**
 * What any storage promises, as tests: a function over a factory, so that every kind of storage runs the same.
 * `open` gives a new handle on the same data each time, as another process would have it.
 */

import { describe, expect, it } from 'vitest';
import type { EntryNotes, NewTable, Storage, StoredEntry, StoredSnapshot } from '../src/storage/storage.ts';
import { keepsTheNoteContract } from './note-contract.ts';
import { keepsThePastContract } from './past-contract.ts';
import { keepsTheSeatContract } from './seat-contract.ts';

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
  const notes = (key: string | null = null, more: Partial<EntryNotes> = {}): EntryNotes => ({
    key,
    asked: [],
    over: false,
    ...more,
  });
  const shot = (seq: number, more: Partial<StoredSnapshot> = {}): StoredSnapshot => ({
    seq,
    stretch: 0,
    from: seq,
    position: `{"seats":2,"columns":{"purse":[${seq},7,ä]}}`,
    hash: seq.toString(16).padStart(32, '0'),
    counts: `${seq} ${seq} 7,1 0`,
    ...more,
  });

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
    it('can be asked whether it can be written to', () =>
      withStorage(async (storage) => {
        await storage.createTable(aTable());
        await storage.pulse();
        await storage.pulse();
      }));

    it('tables are found as they were created; unknown ones are null or empty', () =>
      withStorage(async (storage) => {
        const table = aTable({ name: 'ä\u0000\u{1f600}"\'--;' });
        await storage.createTable(table);
        const { seats, ...rest } = table;
        expect(await storage.table(table.id)).toEqual({
          ...rest,
          started: null,
          stretches: [],
          spectatorsChat: false,
          rematch: null,
          pace: null,
          seats: seats.map(({ bot, name }, seat) => ({ seat, bot, name, taken: false })),
          words: seats.map(() => ({ commitment: null, words: null, from: null })),
        });
        expect(await storage.table('nowhere')).toBeNull();
        expect(await storage.seatOf('nowhere', 'x')).toBeNull();
        expect(await storage.takeSeat('nowhere', 'secret 0', 'x', 'Eve')).toBeNull();
        expect(await storage.takeAnySeat('nowhere', 'x', 'Eve')).toBeNull();
        expect(await storage.entries('nowhere', 0)).toEqual([]);
        expect(await storage.snapshot('nowhere', 9)).toBeNull();
        expect(await storage.chat('nowhere', 0)).toEqual([]);
        expect(await storage.start('nowhere', started, shot(0), [])).toBe(false);
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
          storage.append(one.id, entry(1), notes()),
          storage.createTable(one),
          storage.createTable(two),
          storage.append(one.id, entry(2), notes('key')),
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

    it('words for the dice: committed to by those who sit down, shown once, when no person is missing', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const table = aTable();
        await storage.createTable(table);
        await storage.takeSeat(table.id, 'secret 0', 'token 0', 'Ann', 'hash 0');
        const none = { commitment: null, words: null, from: null };
        const words = async () => (await other.table(table.id))?.words;
        expect(await words()).toEqual([{ ...none, commitment: 'hash 0' }, none, none]);
        expect(await storage.showWords(table.id, 0, 'words 0')).toBe(false);
        await storage.takeAnySeat(table.id, 'token 1', 'Bea', 'hash 1');
        expect(await storage.showWords(table.id, 2, 'words 2')).toBe(false); // a bot has none
        expect(await storage.showWords('nowhere', 0, 'words 0')).toBe(false);
        const both = await Promise.all([
          storage.showWords(table.id, 0, 'words 0'),
          other.showWords(table.id, 0, 'other words'),
        ]);
        expect([...both].sort()).toEqual([false, true]);
        const shown = both[0] ? 'words 0' : 'other words';
        expect(await words()).toEqual([
          { commitment: 'hash 0', words: shown, from: null },
          { ...none, commitment: 'hash 1' },
          none,
        ]);
      }));

    it('words count from the entry on that says so; who has not heard of them cannot write', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const table = aTable({
          seats: [0, 1, 2].map((i) => ({ bot: null, name: null, secretHash: `secret ${i}` })),
        });
        await storage.createTable(table);
        for (const i of [0, 1, 2])
          await storage.takeSeat(table.id, `secret ${i}`, `token ${i}`, `P${i}`, `hash ${i}`);
        const from = async () => (await other.table(table.id))?.words.map((each) => each.from);
        const append = (seq: number, words: number[]) =>
          other.append(table.id, entry(seq), notes(null, { words }));
        await storage.showWords(table.id, 1, 'words 1');
        await storage.start(table.id, started, shot(0), [0], [1]);
        expect(await from()).toEqual([null, 0, null]);
        expect(await append(1, [])).toBe(false);
        expect(await append(1, [1])).toBe(true);
        expect(await storage.showWords(table.id, 0, 'words 0')).toBe(true); // late
        expect(await append(2, [1])).toBe(true); // has not heard of them, and nobody counts them yet
        expect(await append(3, [0, 1])).toBe(true);
        expect(await from()).toEqual([3, 0, null]);
        expect(await append(4, [1])).toBe(false);
        expect(await append(4, [0])).toBe(false);
        expect(await append(4, [0, 1])).toBe(true);
        expect(await from()).toEqual([3, 0, null]);
        expect((await storage.entries(table.id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
      }));

    it('tables that could start: in order, as many as wanted, where persons sit and none is missing', () =>
      withStorage(async (storage) => {
        const person = (i: number) => ({ bot: null, name: null, secretHash: `secret ${i}` });
        const bot = { bot: 'random', name: null, secretHash: null };
        const made = [
          aTable({ seats: [person(0), bot] }),
          aTable({ seats: [person(0), person(1)] }), // a person is missing
          aTable({ seats: [bot, bot] }), // only bots
          aTable({ seats: [person(0)] }), // has begun
          aTable({ seats: [person(0)] }),
        ];
        for (const table of made) {
          await storage.createTable(table);
          await storage.takeSeat(table.id, 'secret 0', 'token', 'Ann');
        }
        await storage.start(made[3].id, started, shot(0), []);
        expect(await storage.toStart(null, 9)).toEqual([made[0].id, made[4].id]);
        expect(await storage.toStart(null, 1)).toEqual([made[0].id]);
        expect(await storage.toStart(made[0].id, 9)).toEqual([made[4].id]);
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

    it('listed tables: those that are played, the newest first; and those that were won, the last to end first', () =>
      withStorage(async (storage) => {
        const made = [aTable(), aTable(), aTable({ open: false }), aTable()];
        for (const table of made) await storage.createTable(table);
        const ids = async (which: 'playing' | 'over', limit = 9) =>
          (await storage.listed(which, limit)).map(({ id }) => id);
        expect([await ids('playing'), await ids('over')]).toEqual([[], []]);
        for (const { id } of made) await storage.start(id, started, shot(0), []);
        expect(await storage.movedAt(made[0].id)).toBe(1234);
        expect(await ids('playing')).toEqual([made[3].id, made[1].id, made[0].id]);
        expect(await ids('playing', 1)).toEqual([made[3].id]);
        await storage.append(made[3].id, entry(1), notes(null, { over: true }));
        expect(await storage.movedAt(made[3].id)).toBe(1001);
        // Whoever ends at the same millisecond is in any order.
        const before = Date.now();
        while (Date.now() === before);
        await storage.append(made[0].id, entry(1), notes(null, { over: true }));
        await storage.append(made[2].id, entry(1), notes(null, { over: true }));
        await storage.append(made[1].id, entry(1), notes(null, { over: 'abandoned' }));
        expect([await ids('playing'), await ids('over')]).toEqual([[], [made[0].id, made[3].id]]);
        expect(await ids('over', 1)).toEqual([made[0].id]);
        // At the end everything is packed: then it is known when it ended.
        await storage.saveSnapshot(made[0].id, shot(1));
        expect(await storage.movedAt(made[0].id)).toBeGreaterThanOrEqual(before);
        expect(await storage.movedAt('nowhere')).toBe(0);
      }));

    it('a table starts once, runs, and is finished', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const table = aTable();
        await storage.createTable(table);
        expect(await storage.standing(table.id)).toBeNull();
        const starts = await Promise.all([
          storage.start(table.id, started, shot(0), [1, 2]),
          other.start(table.id, { ...started, setup: [9] }, shot(0), [1, 2]),
        ]);
        expect([...starts].sort()).toEqual([false, true]);
        const setup = starts[0] ? started.setup : [9];
        expect((await storage.table(table.id))?.started?.setup).toEqual(setup);
        expect(await storage.standing(table.id)).toEqual({
          seq: 0,
          over: false,
          abandoned: false,
          asked: [1, 2],
        });
        await storage.append(table.id, entry(1), notes(null, { asked: [0] }));
        expect(await other.standing(table.id)).toEqual({ seq: 1, over: false, abandoned: false, asked: [0] });
        await storage.append(table.id, entry(2), notes(null, { over: true }));
        expect(await other.standing(table.id)).toEqual({ seq: 2, over: true, abandoned: false, asked: [] });
        expect(await storage.standing('nowhere')).toBeNull();
      }));

    it('tables in which a bot is asked: in order, as many as wanted, none that is over or waits for persons', () =>
      withStorage(async (storage) => {
        const made = Array.from({ length: 5 }, () => aTable());
        for (const { id } of made) await storage.createTable({ ...aTable(), id });
        // The bot sits in seat 2.
        for (const [i, { id }] of made.entries())
          if (i !== 4) await storage.start(id, started, shot(0), i === 0 ? [0] : [1, 2]);
        const ids = (...which: number[]) => which.map((i) => made[i].id);
        expect(await storage.botsAsked(null, 9)).toEqual(ids(1, 2, 3));
        expect(await storage.botsAsked(null, 2)).toEqual(ids(1, 2));
        expect(await storage.botsAsked(made[2].id, 2)).toEqual(ids(3));
        await storage.append(made[0].id, entry(1), notes(null, { asked: [2] }));
        await storage.append(made[1].id, entry(1), notes(null, { asked: [0, 1] }));
        await storage.append(made[2].id, entry(1), notes(null, { asked: [2], over: true }));
        expect(await storage.botsAsked(null, 9)).toEqual(ids(0, 3));
        // A seat that is given to a bot later counts too.
        await storage.createTable({
          ...aTable(),
          id: 'later',
          seats: [{ bot: null, name: null, secretHash: 's' }],
        });
        await storage.seatBot('later', 's', 'random');
        await storage.start('later', started, shot(0), [0]);
        expect(await storage.botsAsked(made[3].id, 9)).toEqual(['later']);
      }));

    it('a stretch is begun once, with a position of its own; earlier ones stay', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const table = aTable();
        await storage.createTable(table);
        await storage.start(table.id, started, shot(0), [0]);
        await storage.saveSnapshot(table.id, shot(50));
        const stretch = { seq: 50, version: '2', content: 'def' };
        const [a, b] = ['a', 'b'].map((position) => shot(50, { stretch: 1, position }));
        const begun = await Promise.all([
          storage.beginStretch(table.id, stretch, a),
          other.beginStretch(table.id, stretch, b),
        ]);
        expect([...begun].sort()).toEqual([false, true]);
        expect((await other.table(table.id))?.stretches).toEqual([
          { seq: 0, version: '1', content: 'abc' },
          stretch,
        ]);
        expect(await storage.snapshot(table.id, 70)).toEqual(begun[0] ? a : b);
        expect(await storage.snapshot(table.id, 49)).toEqual(shot(0));
      }));

    it('of two writers of one entry exactly one wins, in one process and in two', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const table = aTable();
        await storage.createTable(table);
        for (let seq = 1; seq <= 30; seq++) {
          const who = seq % 3 === 0 ? [storage, storage] : [storage, other];
          const won = await Promise.all(
            who.map((each, i) =>
              each.append(table.id, entry(seq, { action: { by: i } }), notes(`key ${seq} ${i}`)),
            ),
          );
          expect([...won].sort()).toEqual([false, true]);
          const winner = won.indexOf(true);
          expect((await other.entries(table.id, seq - 1))[0].action).toEqual({ by: winner });
          expect(await storage.entryOfKey(table.id, 0, `key ${seq} ${winner}`)).toBe(seq);
          expect(await storage.entryOfKey(table.id, 0, `key ${seq} ${1 - winner}`)).toBeNull();
        }
      }));

    it('a key stands for one entry of one seat of one table', () =>
      withStorage(async (storage, open) => {
        const [table, another] = [aTable(), aTable()];
        for (const each of [table, another]) await storage.createTable(each);
        expect(await storage.append(table.id, entry(1), notes('key'))).toBe(true);
        expect(await storage.append(table.id, entry(2, { seat: 1 }), notes('key'))).toBe(true);
        expect(await storage.append(another.id, entry(1), notes('key'))).toBe(true);
        // The same request, which another process has carried out already.
        expect(await storage.append(table.id, entry(3), notes('key'))).toBe(false);
        expect(await storage.entries(table.id, 2)).toEqual([]);
        const later = await open();
        expect(await later.entryOfKey(table.id, 0, 'key')).toBe(1);
        expect(await later.entryOfKey(table.id, 1, 'key')).toBe(2);
        expect(await later.entryOfKey(table.id, 2, 'key')).toBeNull();
      }));

    it('older entries are packed and come back as they were, in order, with the second of their time', () =>
      withStorage(async (storage, open) => {
        const table = aTable();
        await storage.createTable(table);
        await storage.start(table.id, started, shot(0), [0]);
        const at = (seq: number) => 1_790_000_000_000 + seq * 1000 - (seq % 7) * 3000;
        const more = (seq: number) => ({
          seat: seq % 3,
          at: at(seq),
          chance: seq % 2 ? [] : [6, -1, seq],
          action: { text: `ä"\n${seq}`, n: null, l: [1, {}] },
        });
        const written = Array.from({ length: 230 }, (_, i) => entry(i + 1, more(i + 1)));
        for (const each of written) {
          expect(await storage.append(table.id, each, notes(`key ${each.seq}`))).toBe(true);
          if (each.seq % 50 === 3) await storage.saveSnapshot(table.id, shot(each.seq));
        }
        const other = await open();
        for (const [after, until] of [
          [0, 1e9],
          [0, 0],
          [0, 53],
          [52, 54],
          [53, 103],
          [54, 101],
          [100, 229],
          [228, 1e9],
          [230, 1e9],
        ])
          expect(await other.entries(table.id, after, until)).toEqual(written.slice(after, until));
        // Numbers that are packed stay taken.
        for (const seq of [1, 53, 54, 200]) {
          expect(await other.append(table.id, entry(seq), notes())).toBe(false);
          expect(await other.append(table.id, entry(seq), notes('new'))).toBe(false);
        }
        // Keys of the latest entries are known, and of each seat the last few; the others are forgotten.
        for (const seq of [154, 200, 230])
          expect(await other.entryOfKey(table.id, seq % 3, `key ${seq}`)).toBe(seq);
        for (const seq of [1, 53, 120])
          expect(await other.entryOfKey(table.id, seq % 3, `key ${seq}`)).toBeNull();
        // At the end everything is packed.
        await storage.append(table.id, entry(231, more(231)), notes('last', { over: true }));
        await storage.saveSnapshot(table.id, shot(231));
        expect(await other.entries(table.id, 0)).toEqual([...written, entry(231, more(231))]);
        expect(await other.standing(table.id)).toEqual({ seq: 231, over: true, abandoned: false, asked: [] });
        expect(await other.entryOfKey(table.id, 0, 'last')).toBe(231);
      }));

    it('the keys of a seat that was silent for long are known again', () =>
      withStorage(async (storage) => {
        const table = aTable();
        await storage.createTable(table);
        await storage.start(table.id, started, shot(0), [0]);
        for (let seq = 1; seq <= 400; seq++) {
          await storage.append(table.id, entry(seq, { seat: seq <= 9 ? 1 : 0 }), notes(`key ${seq}`));
          if (seq % 50 === 0) await storage.saveSnapshot(table.id, shot(seq));
        }
        for (const seq of [6, 7, 8, 9]) expect(await storage.entryOfKey(table.id, 1, `key ${seq}`)).toBe(seq);
        expect(await storage.entryOfKey(table.id, 1, 'key 5')).toBeNull();
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
        await Promise.all(written.map((each) => storage.append(table.id, each, notes())));
        await storage.append(another.id, entry(1), notes());
        const sorted = [...written].sort((a, b) => a.seq - b.seq);
        expect(await storage.entries(table.id, 0)).toEqual(sorted);
        expect(await storage.entries(table.id, 9)).toEqual(sorted.slice(9));
      }));

    it('snapshots: the latest at or before an entry; one that is there stays', () =>
      withStorage(async (storage) => {
        const table = aTable();
        await storage.createTable(table);
        await storage.start(table.id, started, shot(0), [0]);
        for (const seq of [50, 100, 150]) await storage.saveSnapshot(table.id, shot(seq));
        await storage.saveSnapshot(table.id, { ...shot(100), position: 'another' });
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
        expect(await storage.lastSnapshot(table.id)).toEqual(shot(150));
      }));

    it('snapshots: one that tells only of what follows, or of its position alone, is given for no more than that', () =>
      withStorage(async (storage) => {
        const table = aTable();
        await storage.createTable(table);
        await storage.start(table.id, started, shot(0), [0]);
        await storage.saveSnapshot(table.id, shot(50, { from: 51 }));
        await storage.saveSnapshot(table.id, shot(60, { from: null }));
        expect(await storage.snapshot(table.id, 50)).toEqual(shot(0));
        expect(await storage.snapshot(table.id, 51)).toEqual(shot(50, { from: 51 }));
        expect(await storage.snapshot(table.id, 99)).toEqual(shot(50, { from: 51 }));
        expect(await storage.lastSnapshot(table.id)).toEqual(shot(60, { from: null }));
        // It is of use until there is a later one.
        await storage.saveSnapshot(table.id, shot(70, { from: null }));
        await storage.saveSnapshot(table.id, shot(100));
        expect(await storage.lastSnapshot(table.id)).toEqual(shot(100));
        expect(await storage.snapshot(table.id, 99)).toEqual(shot(50, { from: 51 }));
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
        expect(await storage.chat(table.id, 2, 5)).toEqual(lines.slice(-5));
        expect(await storage.chat(table.id, 18, 5)).toEqual(lines.slice(18));
      }));

    it('the archive of a game is kept once', () =>
      withStorage(async (storage, open) => {
        const table = aTable();
        await storage.createTable(table);
        expect(await storage.archive(table.id)).toBeNull();
        const archive = { record: new Uint8Array([1, 2, 0]), replay: null };
        await storage.keepArchive(table.id, archive);
        await (await open()).keepArchive(table.id, { record: new Uint8Array([9]), replay: new Uint8Array() });
        expect(await storage.archive(table.id)).toEqual(archive);
      }));

    it('a table is deleted with all that belongs to it, and no other; a seat’s name and words by themselves', () =>
      withStorage(async (storage) => {
        const [table, another] = [aTable(), aTable()];
        for (const { id } of [table, another]) {
          await storage.createTable({ ...table, id });
          await storage.takeSeat(id, 'secret 0', 'token', 'Ann');
          await storage.start(id, started, shot(0), [0]);
          for (let seq = 1; seq <= 60; seq++) await storage.append(id, entry(seq), notes(`key ${seq}`));
          for (const seq of [20, 40]) await storage.saveSnapshot(id, shot(seq));
          await storage.keepArchive(id, { record: new Uint8Array([1]), replay: null });
          for (const seat of [0, 1, 0]) await storage.say(id, seat, 'hello', 1);
        }
        expect(await storage.deleteWords(table.id, 0, new Uint8Array([7]))).toBe(2);
        expect(await storage.archive(table.id)).toEqual({ record: new Uint8Array([7]), replay: null });
        expect(await storage.archive(another.id)).toEqual({ record: new Uint8Array([1]), replay: null });
        expect((await storage.table(table.id))?.seats[0]).toMatchObject({ name: null, taken: true });
        expect(await storage.chat(table.id, 0)).toMatchObject([{ no: 2, seat: 1 }]);
        expect((await storage.say(table.id, 1, 'again', 2)).no).toBe(4);
        expect(await storage.chat(another.id, 0)).toHaveLength(3);
        expect(await storage.deleteTable(table.id)).toBe(true);
        expect(await storage.deleteTable(table.id)).toBe(false);
        expect(await storage.table(table.id)).toBeNull();
        expect(await storage.entries(table.id, 0)).toEqual([]);
        // Whoever gets its place finds nothing of it.
        await storage.createTable({ ...table, id: 'new' });
        expect(await storage.entries('new', 0)).toEqual([]);
        expect(await storage.lastSnapshot('new')).toBeNull();
        expect(await storage.chat('new', 0)).toEqual([]);
        expect(await storage.archive('new')).toBeNull();
        expect(await storage.entryOfKey('new', 0, 'key 60')).toBeNull();
        expect(await storage.entries(another.id, 0)).toHaveLength(60);
      }));

    it('what was answered is there for whoever opens the data next', () =>
      withStorage(async (storage, open) => {
        const table = aTable();
        await storage.createTable(table);
        await storage.takeSeat(table.id, 'secret 0', 'token', 'Ann');
        await storage.start(table.id, started, shot(0), [0]);
        await storage.append(table.id, entry(1, { chance: [4] }), notes('key'));
        await storage.say(table.id, 0, 'hello', 5);
        const look = async (from: Storage) => [
          await from.table(table.id),
          await from.entries(table.id, 0),
          await from.snapshot(table.id, 9),
          await from.chat(table.id, 0),
          await from.seatOf(table.id, 'token'),
          await from.entryOfKey(table.id, 0, 'key'),
          await from.standing(table.id),
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
        const last = storage.append(table.id, entry(1), notes());
        await storage.close();
        expect(await last).toBe(true);
        await expect(storage.append(table.id, entry(2), notes())).rejects.toThrow();
        expect(await (await open()).entries(table.id, 0)).toEqual([entry(1)]);
      }));
  });

  const seated = async (storage: Storage, isStarted = true) => {
    const table = aTable();
    await storage.createTable({ ...table, ownerHash: 'owner' });
    await storage.takeSeat(table.id, 'secret 0', 'token 0', 'Ann');
    await storage.takeSeat(table.id, 'secret 1', 'token 1', 'Bea');
    if (isStarted) await storage.start(table.id, started, shot(0), [0]);
    const write = (on: Storage, seq: number, more: Partial<EntryNotes>) =>
      on.append(table.id, entry(seq), notes(null, more));
    return { id: table.id, write };
  };
  keepsTheSeatContract(name, withStorage, seated);
  keepsTheNoteContract(name, withStorage, seated);
  keepsThePastContract(name, withStorage, seated);
}
