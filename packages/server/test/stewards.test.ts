/** Stewards over the wire: what a seat settles ahead is answered at once, by the same door, and is nobody else's business. */

import { dice } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import type { SeatView, StewardState } from '../src/api.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { hashOf } from '../src/tokens.ts';
import { type Client, decisionOf, type Seated } from './client.ts';
import { listen } from './listening.ts';
import { newRoom, playOne, tablesIn } from './rooms.ts';
import { scratchFolder, serving } from './serving.ts';

/** A table of the proof game with four persons; the dice fall alike wherever the secret is the same. */
async function sitting(secret: string, data = scratchFolder(), table = 'stewards') {
  const storage = openSqlite(data);
  const seats = [0, 1, 2, 3].map((seat) => ({ bot: null, name: null, secretHash: hashOf(`link ${seat}`) }));
  await storage.createTable({
    ...{ id: table, name: '', game: 'proof', options: { auguries: false }, open: false },
    ...{ secret, createdAt: 1, seats },
  });
  await storage.close();
  const server = await serving({ data });
  const { client } = server;
  const all: Seated[] = [];
  for (let i = 0; i < 4; i++) all.push(await client.join(table, `link ${i}`, `P${i}`));
  return { ...server, table, all };
}
const path = (table: string, what = 'steward') => `/api/tables/${table}/${what}`;
const state = async (client: Client, { table, token }: Seated): Promise<StewardState> =>
  (await client.ask<{ steward: StewardState }>(path(table), { token })).steward;
/** When a steward has done so much: it answers by itself, whoever waits. */
async function when(
  client: Client,
  who: Seated,
  test: (now: StewardState) => boolean,
): Promise<StewardState> {
  const now = await state(client, who);
  return test(now) ? now : when(client, who, test);
}
const tellSteward = (client: Client, { table, token }: Seated, orders: object[], more: object = {}) =>
  client.call(path(table), { token, body: { orders, ...more } });
async function act(client: Client, who: Seated, action: object): Promise<void> {
  const decision = decisionOf(await client.view(who.table, who.token), who.seat);
  const answer = await client.act(who, decision as string, action);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
}
const handOf = (view: SeatView): { [card: string]: number } =>
  (view.table as { hand: { [card: string]: number } }).hand;
const RAID = { raid: 'argos', led: 'veteran', with: 3 };

describe('a steward', () => {
  it('answers at once what its holder has settled, and the game waits for nobody', async () => {
    const { client, table, all } = await sitting('settled');
    const [raider, , other] = all;
    for (const each of all)
      expect((await tellSteward(client, each, [{ on: 'omens', answer: 'default' }])).status).toBe(200);
    expect((await client.view(table, other.token)).orders).toMatchObject({ omens: 'always' });
    await act(client, raider, RAID);
    // The raider too is asked by default: his steward passes for him.
    for (const each of all) await when(client, each, ({ answered }) => answered.length === 1);
    expect((await client.view(table, null)).asked?.kind).toBe('turn');
    const [told] = (await state(client, other)).answered;
    expect(told).toMatchObject({ kind: 'omens', action: { pass: true }, by: 0 });
    // How the table was then can be looked at, by the numbers of his own news.
    expect((await client.view(table, other.token, told.seq)).seq).toBe(told.seq);
  });

  it('plays what is armed when its tests hold, once, though its holder is away', async () => {
    // Any dealing in which somebody else than the raider holds a curse.
    const { client, table, all, again } = await sitting('a curse somewhere');
    const hands = await Promise.all(all.map(async ({ token }) => handOf(await client.view(table, token))));
    const seat = hands.findIndex((hand, i) => i > 0 && (hand.curse ?? 0) > 0);
    expect(seat).toBeGreaterThan(0);
    const armed = {
      on: 'omens',
      when: { by: ['0'], hoplites: 3 },
      answer: { do: 'play', with: { play: ['curse'] } },
      once: true,
    };
    for (const [i, each] of all.entries())
      await tellSteward(client, each, [
        ...(i === seat ? [armed] : []),
        { on: 'omens', answer: 'default' },
        { on: 'answering', answer: 'default' },
      ]);
    expect((await state(client, all[seat])).now[0]).toBe('unasked');
    const later = await again();
    await later.client.ask(path(table), { token: all[0].token }); // somebody looks
    const heard = listen(later.address, table, { token: null });
    await heard.until(({ views }) => views.size > 0);
    await act(later.client, all[0], RAID);
    await heard.until(({ news }) => news.some(({ events }) => events.some(([name]) => name === 'played')));
    heard.socket.close();
    const played = (await later.client.log(table)).flatMap(({ messages }) => messages);
    expect(played).toContainEqual({ key: 'event.played', params: { seat, card: 'curse' } });
    const after = await when(later.client, all[seat], ({ answered }) => answered.some(({ by }) => by === 0));
    expect(after.now[0]).toBe('spent');
  });

  it('is quiet until the turn is over', async () => {
    const { client, table, all } = await sitting('quiet');
    for (const each of all) await tellSteward(client, each, [], { quiet: 'turn' });
    await act(client, all[0], { shift: 'youth', to: 'watch' });
    expect((await state(client, all[1])).quiet).toBe('turn');
    await act(client, all[0], RAID);
    // In his own turn he is asked himself.
    expect((await client.view(table, all[0].token)).asked?.kind).toBe('omens');
    await act(client, all[0], { pass: true });
    const { asked } = await client.view(table, null);
    if (asked?.kind === 'turn') expect((await state(client, all[1])).quiet).toBeNull();
  });

  it('tells what it has answered since its holder has looked', async () => {
    const { client, all } = await sitting('looked');
    for (const each of all) await tellSteward(client, each, [{ on: 'omens', answer: 'default' }]);
    await act(client, all[0], RAID);
    const before = await when(client, all[1], ({ answered }) => answered.length > 0);
    expect(before.answered.filter(({ at }) => at > before.looked)).toHaveLength(1);
    await client.ask(path(all[1].table, 'steward/looked'), { method: 'POST', token: all[1].token });
    const after = await state(client, all[1]);
    expect(after.answered.filter(({ at }) => at > after.looked)).toEqual([]);
  });

  it('is told by its holder alone, in words that it knows, and not too much', async () => {
    const { client, table, all } = await sitting('bounds');
    expect((await client.call(path(table))).status).toBe(401);
    expect((await client.call(path(table), { body: { orders: [] } })).status).toBe(401);
    expect((await tellSteward(client, all[0], [{ on: 'war', answer: 'ask' }])).body).toMatchObject({
      status: 400,
      detail: expect.stringContaining('"war"'),
    });
    const many = Array(25).fill({ on: 'omens', answer: 'ask' });
    expect((await tellSteward(client, all[0], many)).status).toBe(400);
    const villages = ['argos', 'elis', 'megara', 'pylos', 'olynthos', 'thebes', 'delphi'];
    const long = Array(24).fill({
      on: 'omens',
      when: { villages: Array(8).fill(villages).flat() },
      answer: 'ask',
    });
    expect((await tellSteward(client, all[0], long)).status).toBe(400);
    expect((await state(client, all[0])).orders).toEqual([]);
  });

  it('may be told something in the moment in which the game ends: it is kept, and nothing is wrong', async () => {
    const storage = openSqlite(scratchFolder());
    const tables = tablesIn(storage);
    const room = await newRoom(tables, 'proof', 2);
    const random = dice('ending');
    const order = { on: 'omens', answer: 'ask' } as const;
    // At every moment of a game, and so at its last one too.
    for (let isOn = true, isTold = false; isOn; isTold = !isTold) {
      const telling = Promise.resolve().then(() =>
        tables.stewards.keep(room, 0, { orders: isTold ? [] : [order] }),
      );
      [isOn] = await Promise.all([playOne(room, random), telling]);
    }
    expect(room.game.outcome(room.match().position)).not.toBeNull();
    await tables.close();
    await storage.close();
  });

  it('goes with its holder', async () => {
    const { client, table, all } = await sitting('hands');
    await tellSteward(client, all[1], [{ on: 'omens', answer: 'default' }]);
    const { secret } = await client.ask<{ secret: string }>(path(table, 'seat/link'), {
      token: all[1].token,
      body: { hand: true },
    });
    expect((await state(client, all[1])).orders).toHaveLength(1);
    const cleo = await client.join(table, secret, 'Cleo');
    expect((await state(client, cleo)).orders).toEqual([]);
    expect((await state(client, cleo)).answered).toEqual([]);
  });
});

describe('a plan', () => {
  const STEPS = [
    { on: 'turn', do: { shift: 'youth', to: 'watch' } },
    { on: 'turn', do: { shift: 'veteran', to: 'watch' } },
    { on: 'turn', do: { raid: 'argos', led: 'veteran', with: 1 } },
  ];
  const REST = { on: 'turn', do: { rest: true } };
  const plan = (client: Client, { table, token }: Seated, steps: object[]) =>
    client.call(path(table, 'plan'), { token, body: { steps } });

  it('is carried out step by step', async () => {
    const { client, address, table, all } = await sitting('plan');
    const heard = listen(address, table, { token: null });
    await heard.until(({ views }) => views.size > 0);
    expect((await plan(client, all[0], [STEPS[0], REST])).status).toBe(200);
    await heard.until(({ news }) => news.length === 2);
    expect(heard.news.map(({ by }) => by)).toEqual([0, 0]);
    expect((await client.view(table, null)).asked).toMatchObject({ kind: 'turn', seats: [1] });
    const { answered } = await when(client, all[0], (now) => now.answered.length === 2);
    expect(answered.map(({ by }) => by)).toEqual(['plan', 'plan']);
    expect((await state(client, all[0])).plan).toBeNull();
    heard.socket.close();
  });

  it('does not go on in another turn', async () => {
    const { client, table, all } = await sitting('another turn');
    // With both heroes on watch nothing is left but to rest, which is not asked.
    await plan(client, all[0], STEPS);
    await when(client, all[0], (now) => now.plan?.done === 2);
    expect((await client.view(table, null)).asked).toMatchObject({ kind: 'turn', seats: [1] });
    for (const each of all.slice(1)) await act(client, each, { rest: true });
    const { plan: left } = await when(client, all[0], (now) => now.plan?.stopped !== null);
    expect(left).toMatchObject({ done: 2, stopped: 'prompt.turn' });
  });

  it('waits for its turn, also over a restart, and stops at what is not allowed any more', async () => {
    const { client, table, all, again } = await sitting('refused');
    const twice = [STEPS[0], STEPS[0], REST];
    await plan(client, all[1], twice);
    expect((await state(client, all[1])).plan).toMatchObject({ done: 0, stopped: null });
    const { client: later, address } = await again();
    const heard = listen(address, table, { token: null });
    await heard.until(({ views }) => views.size > 0);
    await act(later, all[0], { rest: true });
    await heard.until(({ news }) => news.length === 2);
    const { plan: left } = await when(later, all[1], (now) => now.plan?.stopped !== null);
    expect(left).toMatchObject({ done: 1, stopped: 'refusal.T3-05' });
    expect((await later.view(table, null)).asked).toMatchObject({ kind: 'turn', seats: [1] });
    expect((await plan(later, all[1], [])).status).toBe(200);
    expect((await state(later, all[1])).plan).toBeNull();
    heard.socket.close();
  });
});
