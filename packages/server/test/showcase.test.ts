/** What the lobby shows: to strangers nothing of tables that are not listed, and cheaply, however many tables there are. */

import { DatabaseSync } from 'node:sqlite';
import { dice, seeded } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import type { Glimpse } from '../src/api.ts';
import { games } from '../src/games.ts';
import { openShowcase } from '../src/showcase.ts';
import { migrations } from '../src/storage/migrations.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { migrate } from '../src/storage/sqlite-file.ts';
import { LISTED } from '../src/storage/sqlite-listed.ts';
import type { Storage } from '../src/storage/storage.ts';
import type { Tables } from '../src/tables.ts';
import { fakeClock } from './fake-clock.ts';
import { playOne, tablesIn } from './rooms.ts';
import { scratchFolder } from './serving.ts';

const idsOf = (list: readonly Glimpse[]) => list.map(({ table }) => table.id);

function house() {
  const storage = openSqlite(scratchFolder());
  const clock = fakeClock();
  const tables = tablesIn(storage, undefined, { clock });
  return { storage, clock, tables, showcase: openShowcase(storage, tables, clock) };
}

async function table(tables: Tables, open: boolean, game = 'proof'): Promise<{ id: string; token: string }> {
  const { id, secrets } = await tables.create({ game, open, seats: [{ person: '' }, { person: '' }] });
  const joined = [];
  for (const [i, secret] of secrets.entries()) joined.push(await tables.join(id, secret as string, `P${i}`));
  return { id, token: joined[0].token };
}
async function playToEnd(tables: Tables, id: string): Promise<void> {
  const room = await tables.room(id);
  const random = dice(id);
  while (await playOne(room, random));
}

describe('what strangers are shown', () => {
  it('listed tables alone: open, played and won; nothing of those that are not', async () => {
    const { storage, tables, showcase, clock } = house();
    const waiting = await tables.create({
      game: 'proof',
      open: true,
      seats: [{ person: '' }, { person: '' }],
    });
    await tables.create({ game: 'proof', seats: [{ person: '' }, { person: '' }] });
    const [played, hidden] = [await table(tables, true), await table(tables, false)];
    const [won, hiddenWon] = [await table(tables, true), await table(tables, false)];
    await playToEnd(tables, won.id);
    await playToEnd(tables, hiddenWon.id);
    const lists = await showcase.lists();
    expect(lists.open.map(({ id }) => id)).toEqual([waiting.id]);
    expect(idsOf(lists.playing)).toEqual([played.id]);
    expect(idsOf(lists.over)).toEqual([won.id]);
    const [ended] = lists.over;
    expect(ended.outcome?.winners.length).toBeGreaterThan(0);
    expect(ended.course.at(-1)).toEqual(ended.glance?.points);
    const text = JSON.stringify(lists);
    for (const secret of [hidden.id, hiddenWon.id, played.token, won.token])
      expect(text).not.toContain(secret);
    expect(await showcase.board('proof')).toMatchObject({ glimpse: { table: { id: played.id } } });
    // A table that was given up was not won by anybody.
    await storage.append(
      played.id,
      { seq: 1, seat: 0, action: null, chance: [], at: 1 },
      { key: null, asked: [], over: 'abandoned' },
    );
    clock.pass(5000);
    const later = await showcase.lists();
    expect([idsOf(later.playing), idsOf(later.over)]).toEqual([[], [won.id]]);
  });

  it('the same for a moment, made once however many ask', async () => {
    const { storage, tables, clock } = house();
    let asked = 0;
    const counting: Storage = {
      ...storage,
      listed: (which, limit) => {
        asked++;
        return storage.listed(which, limit);
      },
    };
    const showcase = openShowcase(counting, tables, clock);
    await table(tables, true);
    const told = await Promise.all(Array.from({ length: 100 }, () => showcase.lists()));
    expect(new Set(told).size).toBe(1);
    expect(asked).toBe(2);
    const later = await table(tables, true);
    expect(idsOf((await showcase.lists()).playing)).not.toContain(later.id);
    clock.pass(5000);
    expect(idsOf((await showcase.lists()).playing)).toContain(later.id);
    expect(asked).toBe(4);
  });

  it('no more than there is room for, where something happened last first; and no room is opened for it', async () => {
    const { storage, tables, clock } = house();
    const made: string[] = [];
    for (let i = 0; i < 30; i++) made.push((await table(tables, true)).id);
    clock.pass(1);
    await playOne(await tables.room(made[3]), dice('one'));
    await tables.close();
    const again = tablesIn(storage);
    const { playing } = await openShowcase(storage, again, clock).lists();
    expect(playing).toHaveLength(24);
    expect(playing[0].table.id).toBe(made[3]);
    expect(playing.every(({ glance }) => glance !== null)).toBe(true);
    expect(again.rooms()).toBe(0);
  });

  it('is found by indexes, not by looking through all tables', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db, migrations);
    const open = `SELECT * FROM tables WHERE open = 1 AND started IS NULL ORDER BY no DESC LIMIT ?`;
    const plans = [LISTED.playing, LISTED.over, open].map((query) =>
      db
        .prepare(`EXPLAIN QUERY PLAN ${query}`)
        .all(5)
        .map(({ detail }) => detail)
        .join('; '),
    );
    expect(plans).toEqual([
      expect.stringMatching(/^SCAN tables USING INDEX tables_played$/),
      expect.stringMatching(/^SCAN tables USING INDEX tables_won$/),
      expect.stringMatching(/^SCAN tables USING INDEX tables_(open|to_start)$/),
    ]);
  });
});

describe('what a seat is shown', () => {
  it('what it is asked and since when, of a table that nobody has open too', async () => {
    const { storage, tables, showcase } = house();
    const { id } = await table(tables, false);
    const [asked] = (await tables.room(id)).pending();
    const stored = await tables.find(id);
    const mine = await showcase.mine(stored, asked.seat);
    expect(mine).toMatchObject({ you: asked.seat, question: asked.kind, deadline: null });
    const others = [0, 1].filter((seat) => !mine.table.asked.includes(seat));
    for (const seat of others) expect((await showcase.mine(stored, seat)).question).toBeNull();
    const at = await storage.movedAt(id);
    await tables.close();
    const again = openShowcase(storage, tablesIn(storage), fakeClock());
    expect(await again.mine(stored, asked.seat)).toEqual({ ...mine, at });
  });

  it('until when it may think', async () => {
    const { tables, showcase } = house();
    const pace = {
      ...{ live: false, hold: 0, bot: 'random', awayDays: 0 },
      ...({ out: 'default', clock: { kind: 'decision', each: 60_000 } } as const),
    };
    const seats = [{ person: '' }, { person: '' }];
    const { id, secrets } = await tables.create({ game: 'proof', seats, pace });
    for (const [i, secret] of secrets.entries()) await tables.join(id, secret as string, `P${i}`);
    const stored = await tables.find(id);
    const [{ seat }] = (await tables.room(id)).pending();
    expect((await showcase.mine(stored, seat)).deadline).toBeGreaterThan(0);
  });
});

describe('a glance', () => {
  it.each(Object.values(games))('$name: the same from every world of a spectator', (game) => {
    const seats = Math.max(2, game.seats.least);
    const position = game.start({ seats }, seeded('glances'));
    const glance = game.glance?.(game.seen(position, null));
    expect(glance?.points).toHaveLength(seats);
    const world = game.worldOf(game.view(position, null), seeded('world'));
    expect(game.glance?.(game.seen(world, null))).toEqual(glance);
  });
});
