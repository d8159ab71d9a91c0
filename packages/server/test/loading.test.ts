/** Moments of a long game: what they cost, and what happens when a snapshot is damaged. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dice, type Match, mayRedo, mayUndo } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { newRoom, nobody, playOne, tablesIn } from './rooms.ts';
import { scratchFolder } from './serving.ts';

/** All of a match that anybody could see. */
const seen = (match: Match) => ({
  seq: match.seq,
  position: match.game.canonical(match.position),
  undo: [0, 1, 2].map((seat) => mayUndo(match, seat)),
  redo: [0, 1, 2].map((seat) => mayRedo(match, seat)),
});

/** A game of so many actions, and how it looked after each. */
async function played(folder: string, actions: number) {
  const storage = openSqlite(folder);
  const room = await newRoom(tablesIn(storage), 'successors', 3);
  const moments = [seen(room.match())];
  const random = dice('moments');
  room.watch(({ after }) => moments.push(seen(after))); // what stewards answer, too
  for (let i = 0; i < actions && (await playOne(room, random)); i++);
  await storage.close();
  return { id: room.table.id, moments };
}

/** Counts the entries that are read. */
function counting(storage: Storage): { storage: Storage; count: () => number } {
  let read = 0;
  return {
    storage: {
      ...storage,
      async entries(...which) {
        const found = await storage.entries(...which);
        read += found.length;
        return found;
      },
    },
    count: () => read,
  };
}

describe('a moment of a long game', () => {
  it('is as it was, also in what could be undone, for a snapshot and at most 100 entries', async () => {
    const folder = scratchFolder();
    const { id, moments } = await played(folder, 330);
    expect(moments.length).toBeGreaterThan(300);
    const { storage, count } = counting(openSqlite(folder));
    const room = await tablesIn(storage).room(id);
    expect(count()).toBeLessThanOrEqual(100);
    expect(seen(room.match())).toEqual(moments.at(-1));
    let most = 0;
    for (const [seq, moment] of moments.entries()) {
      const before = count();
      expect(seen(await room.matchAt(seq))).toEqual(moment);
      most = Math.max(most, count() - before);
    }
    expect(most).toBeLessThanOrEqual(100);
    expect(most).toBeGreaterThan(40);
    // A page of the log costs the page itself, and as many looks as it takes to find where it begins: of about one entry in
    // eight an audience hears nothing, so that each look comes eight times as near.
    const before = count();
    expect(await room.heard(null, room.numberOf(null) - 40)).toHaveLength(50);
    expect(count() - before).toBeLessThanOrEqual(4 * most + 50);
    await storage.close();
  });
});

describe('a snapshot', () => {
  it('that was taken as somebody lost his way back counts that as news to him', async () => {
    const storage = openSqlite(scratchFolder());
    const room = await newRoom(tablesIn(storage), 'proof', 3);
    const { id } = room.table;
    const arm = (seat: number, window: string, when: string) => room.act(seat, { arm: window, when });
    for (const offer of [1, 0, 0]) await room.act(room.match().seq, { offer });
    await arm(2, 'omens', 'always');
    // As many orders as it takes: the next place at which the match can be put away is worth a snapshot.
    for (let i = 0; i < 44; i++) await arm(2, 'answering', i % 2 === 0 ? 'always' : 'never');
    await room.act(0, { raid: 'argos', led: 'veteran', with: 1 });
    await arm(1, 'omens', 'never');
    expect(room.shown(1).view.undo).toBe(true);
    const before = room.numberOf(1);
    // That he cannot take it back any more is all that he learns of another's pass in a window.
    await room.act(2, { pass: true });
    expect(room.shown(1).view.undo).toBe(false);
    expect(room.numberOf(1)).toBe(before + 1);
    await storage.pulse(); // when the snapshot is stored, too
    expect(await storage.snapshot(id, room.match().seq)).toMatchObject({ seq: 50, from: 51 });
    const again = await tablesIn(storage).room(id);
    for (const audience of [0, 1, 2, null]) expect(again.shown(audience)).toEqual(room.shown(audience));
    await storage.close();
  });
});

describe('a damaged snapshot', () => {
  const damages = {
    'cannot be unpacked': 'UPDATE snapshots SET packed = zeroblob(30) WHERE seq > 0',
    'is that of another moment':
      'UPDATE snapshots SET packed = (SELECT packed FROM snapshots ORDER BY seq LIMIT 1 OFFSET 1) WHERE seq > 60',
    'has lost its dictionary': 'UPDATE snapshots SET packed = zeroblob(30) WHERE seq = 0',
  };
  it.each(Object.entries(damages))('that %s is passed over: the table is where it was', async (_, damage) => {
    const folder = scratchFolder();
    const { id, moments } = await played(folder, 230);
    const db = new DatabaseSync(join(folder, 'diadochi.sqlite'));
    expect(Number(db.prepare(damage).run().changes)).toBeGreaterThan(0);
    db.close();
    const said: string[] = [];
    const storage = openSqlite(folder);
    const room = await tablesIn(storage, nobody, { log: (line) => said.push(line) }).room(id);
    expect(seen(room.match())).toEqual(moments.at(-1));
    for (const seq of [10, 120, 229]) expect(seen(await room.matchAt(seq))).toEqual(moments[seq]);
    expect(said[0]).toMatch(/^table \w+: the snapshot at \d+ is damaged/);
    expect(await playOne(room, dice('on'))).toBe(true);
    await storage.close();
  });
});
