/** What any storage promises of what is kept for seats besides the game: orders, plans, clocks. */

import { describe, expect, it } from 'vitest';
import type { Pace } from '../src/api.ts';
import type { Storage } from '../src/storage/storage.ts';
import type { Seated, WithStorage } from './seat-contract.ts';

const PACE: Pace = {
  live: false,
  hold: 0,
  clock: { kind: 'decision', each: 1000 },
  out: 'default',
  bot: 'random',
  awayDays: 7,
};
let tables = 0;
/** A running table with a clock. */
async function timed(storage: Storage, isStarted = true): Promise<string> {
  const id = `timed${tables++}`;
  const seats = [{ bot: 'random', name: null, secretHash: null }];
  await storage.createTable({
    ...{ id, name: '', game: 'proof', options: {}, seats, open: false, secret: 'dice', createdAt: 1 },
    pace: PACE,
  });
  const snapshot = { seq: 0, stretch: 0, from: 0, position: '{}', hash: '0'.repeat(32), counts: '' };
  if (isStarted) await storage.start(id, { version: '1', content: 'abc', setup: [] }, snapshot, [0]);
  return id;
}
const append = (storage: Storage, id: string, seq: number, over = false) =>
  storage.append(id, { seq, seat: 0, action: {}, chance: [], at: seq }, { key: null, asked: [0], over });

export function keepsTheNoteContract(name: string, withStorage: WithStorage, seated: Seated): void {
  describe(`${name} keeps the contract of notes and clocks`, () => {
    it('a note is changed by whoever knows what it was; the others see it at once', () =>
      withStorage(async (storage, open) => {
        const { id } = await seated(storage);
        const other = await open();
        expect(await storage.notes(id)).toEqual([]);
        expect(await storage.changeNote(id, 1, 'book', null, '{"ä":"\\u0000"}')).toBe(true);
        expect(await other.notes(id)).toEqual([{ seat: 1, kind: 'book', text: '{"ä":"\\u0000"}' }]);
        expect(await other.changeNote(id, 1, 'book', null, 'x')).toBe(false);
        expect(await other.changeNote(id, 1, 'book', 'otherwise', 'x')).toBe(false);
        expect(await other.changeNote(id, 1, 'book', '{"ä":"\\u0000"}', 'x')).toBe(true);
        await storage.changeNote(id, 0, 'plan', null, 'y');
        expect(await storage.notes(id)).toEqual([
          { seat: 0, kind: 'plan', text: 'y' },
          { seat: 1, kind: 'book', text: 'x' },
        ]);
        expect(await storage.changeNote(id, 1, 'book', 'x', null)).toBe(true);
        expect(await other.notes(id)).toHaveLength(1);
        expect(await storage.changeNote('nowhere', 0, 'book', null, 'x')).toBe(false);
      }));

    it('of two who change the same note at once one succeeds', () =>
      withStorage(async (storage, open) => {
        const { id } = await seated(storage);
        const other = await open();
        const tries = [storage, other].map((each, i) => each.changeNote(id, 0, 'book', null, `${i}`));
        expect((await Promise.all(tries)).toSorted()).toEqual([false, true]);
      }));

    it('a seat that changes hands takes its notes along; a bot that sits in leaves them', () =>
      withStorage(async (storage) => {
        const { id, write } = await seated(storage);
        const both = async () => {
          for (const seat of [0, 1]) await storage.changeNote(id, seat, 'book', null, 'x');
        };
        const holders = async () => (await storage.notes(id)).map(({ seat }) => seat);
        await both();
        await write(storage, 1, { change: { to: 'bot', seat: 0, bot: 'random' } });
        expect(await holders()).toEqual([0, 1]);
        await write(storage, 2, { change: { to: 'link', seat: 0, secretHash: 'over', at: 0 } });
        expect(await holders()).toEqual([0, 1]);
        const taken = { to: 'taken', seat: 0, secretHash: 'over', tokenHash: 'new', name: 'Cleo' } as const;
        await write(storage, 3, { change: taken });
        expect(await holders()).toEqual([1]);
        await write(storage, 4, { change: { to: 'freed', seat: 1, bot: 'random' } });
        expect(await holders()).toEqual([]);
        await both();
        await storage.forgetOrders(id, 1);
        expect(await holders()).toEqual([0]);
      }));

    it('finds tables in which a seat is asked whose steward has orders', () =>
      withStorage(async (storage) => {
        const { id, write } = await seated(storage);
        const found = () => storage.stewardsAsked(null, 10);
        await storage.changeNote(id, 1, 'book', null, 'x');
        await storage.changeNote(id, 0, 'hook', null, 'x');
        await write(storage, 1, { asked: [0] });
        expect(await found()).not.toContain(id);
        await write(storage, 2, { asked: [0, 1] });
        expect(await found()).toContain(id);
        expect(await storage.stewardsAsked(id, 10)).not.toContain(id);
        await write(storage, 3, { asked: [], over: true });
        expect(await found()).not.toContain(id);
      }));

    it('clocks go forward only, and are found when they are due', () =>
      withStorage(async (storage, open) => {
        const id = await timed(storage);
        expect((await storage.table(id))?.pace).toEqual(PACE);
        expect(await storage.clock(id)).toBeNull();
        await storage.keepClock(id, { seq: 3, dueAt: 5_000_000_000_000, state: 'three' });
        await (await open()).keepClock(id, { seq: 2, dueAt: 1, state: 'two' });
        expect(await storage.clock(id)).toEqual({ seq: 3, dueAt: 5_000_000_000_000, state: 'three' });
        const later = await timed(storage);
        await storage.keepClock(later, { seq: 0, dueAt: 70, state: '' });
        await storage.keepClock(id, { seq: 3, dueAt: 60, state: 'three' });
        expect(await storage.clocksDue(59, 5)).toEqual([]);
        expect(await storage.clocksDue(70, 5)).toEqual([id, later]);
        expect(await storage.clocksDue(70, 1)).toEqual([id]);
        await storage.keepClock(later, { seq: 0, dueAt: null, state: '' });
        await append(storage, id, 1, true);
        expect(await storage.clocksDue(100, 5)).toEqual([]);
        await storage.keepClock('nowhere', { seq: 0, dueAt: 1, state: '' });
      }));

    it('clocks that were not reckoned to the end are found', () =>
      withStorage(async (storage) => {
        const [behind, even, waiting] = [
          await timed(storage),
          await timed(storage),
          await timed(storage, false),
        ];
        for (const id of [behind, even]) await append(storage, id, 1);
        await storage.keepClock(even, { seq: 1, dueAt: null, state: '' });
        const found = await storage.clocksBehind(null, 10);
        expect([behind, even, waiting].map((id) => found.includes(id))).toEqual([true, false, false]);
        expect(await storage.clocksBehind(behind, 10)).not.toContain(behind);
        await storage.deleteTable(behind);
        expect(await storage.clock(behind)).toBeNull();
      }));
  });
}
