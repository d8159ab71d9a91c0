/** Two servers on one database: whoever is at one hears what is done at the other, and it can go away and come back. */

import { dice } from '@diadochi/kernel';
import { describe, expect, inject, it } from 'vitest';
import type { MotionMade, SeatView } from '../src/api.ts';
import { deleteTable } from '../src/data.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { decisionOf, newWords, nextMover, playOne, randomAnswer, type Seated, seatAll } from './client.ts';
import { cutLine } from './cut-line.ts';
import { fakeClock } from './fake-clock.ts';
import { listen } from './listening.ts';
import { newDatabase } from './postgres.ts';
import { type Serving, serving } from './serving.ts';

type Mover = NonNullable<Awaited<ReturnType<typeof nextMover>>>;

const server = inject('postgres');
const two = async (): Promise<[Serving, Serving, string]> => {
  const database = await newDatabase(server);
  return [await serving({ database }), await serving({ database }), database];
};

/** The entries of a table, as they are stored. */
async function entriesIn(database: string, table: string) {
  const storage = await openPostgres(database);
  const entries = await storage.entries(table, 0);
  await storage.close();
  return entries;
}

/** Plays to the end, each move at another server. */
async function playAtBoth(servers: readonly Serving[], seats: readonly Seated[], seed: string) {
  const random = dice(seed);
  for (let moves = 0; ; moves++) {
    const { client } = servers[moves % servers.length];
    const done = await playOne(client, seats, random);
    // The other one may not have heard yet of what was done before: then it has by now.
    if (done !== null) expect([200, 409, 422]).toContain(done.answer.status);
    else if ((await client.info(seats[0].table)).status === 'over') return;
  }
}

describe('two servers', () => {
  it('one hears at the other who sits down, that the game begins, what is said and what is done', async () => {
    const [a, b] = await two();
    const { id, secrets } = await a.client.create([{ person: '' }, { person: '' }]);
    const there = listen(b.address, id);
    await there.until(({ heard }) => heard.some(({ table }) => table?.status === 'waiting'));
    const ann = await a.client.join(id, secrets[0], 'Ann');
    await there.until(({ heard }) => heard.at(-1)?.table?.seats[0].name === 'Ann');
    const bea = await b.client.join(id, secrets[1], 'Bea');
    await there.until(({ views }) => views.size > 0);
    const here = listen(a.address, id, { token: bea.token });
    await here.until(({ views }) => views.size > 0);
    await a.client.ask(`/api/tables/${id}/chat`, { token: ann.token, body: { text: 'hello' } });
    await there.until(({ heard }) => heard.some(({ chat }) => chat?.text === 'hello'));
    await playAtBoth([a, b], [ann, bea], 'both');
    // Each audience has numbers of its own, and the same at both.
    for (const [each, token, other] of [
      [here, bea.token, b],
      [there, null, a],
    ] as const) {
      await each.until(({ views }) => [...views.values()].at(-1)?.outcome !== null);
      const last = [...each.views.values()].at(-1);
      expect(last?.seq).toBeGreaterThan(10);
      await expect.poll(() => other.client.view(id, token)).toEqual(last);
      expect(each.news.map((news) => news.seq)).toEqual(each.news.map((_, i) => i + 1));
      each.socket.close();
    }
  });

  it('of two answers to one question, at both, one is taken; a request that comes to both is done once', async () => {
    const [a, b, database] = await two();
    const random = dice('race');
    const seats = await seatAll(a.client, 2);
    const table = seats[0].table;
    await b.client.view(table, null);
    for (let i = 0; i < 10; i++) {
      const next = await nextMover(a.client, seats);
      if (next === null) break;
      const { mover, decision } = next;
      const { seq: before } = await a.client.view(table, mover.token);
      const action = await randomAnswer(a.client, mover, random);
      const keys = i % 2 === 0 ? ['same', 'same'] : ['one', 'other'];
      const answers = await Promise.all(
        [a, b].map(({ client }, at) => client.act(mover, decision, action, `${keys[at]}-${i}`)),
      );
      const seqs = answers.map(({ status, body }) => (status === 200 ? body.seq : null));
      if (i % 2 === 0) expect(seqs).toEqual([before + 1, before + 1]);
      else expect(seqs.filter((seq) => seq === before + 1)).toHaveLength(1);
      for (const { client } of [a, b])
        await expect.poll(async () => (await client.view(table, mover.token)).seq).toBe(before + 1);
      expect(await entriesIn(database, table)).toHaveLength(i + 1);
    }
  });

  it('what a steward is told at one is known at the other as soon as it is acknowledged', async () => {
    const [a, b] = await two();
    const [ann] = await seatAll(a.client, 2);
    for (let i = 0; i < 6; i++) {
      const [told, asked] = i % 2 === 0 ? [a, b] : [b, a];
      const orders = Array.from({ length: 1 + (i % 3) }, () => ({ on: 'omens', when: {}, answer: 'ask' }));
      expect((await told.client.tellSteward(ann, orders)).status).toBe(200);
      expect((await asked.client.steward(ann)).orders).toEqual(orders);
    }
  });

  it('each bot thinks once, wherever', async () => {
    const database = await newDatabase(server);
    const metrics = { host: '127.0.0.1', port: 0 };
    const servers = [await serving({ database, metrics }), await serving({ database, metrics })];
    const seats = await seatAll(servers[0].client, 1, 1);
    const { table } = seats[0];
    const streams = servers.map(({ address }) => listen(address, table, { token: seats[0].token }));
    await Promise.all(streams.map((each) => each.until(({ views }) => views.size > 0)));
    const random = dice('bots');
    for (let i = 0; ; i++) {
      const [{ client }, { until, views }] = [servers[i % 2], streams[i % 2]];
      const last = () => [...views.values()].at(-1) as SeatView;
      // Until the person is asked: what bots do meanwhile is heard here, wherever they think.
      await until(() => last().outcome !== null || decisionOf(last(), 0) !== null);
      if (last().outcome !== null) break;
      const action = await randomAnswer(client, seats[0], random);
      const decision = decisionOf(last(), 0);
      if (action === null || decision === null) continue;
      const { status, body } = await client.act(seats[0], decision, action);
      if (status === 200)
        for (const each of streams) await each.until(({ news }) => news.some(({ seq }) => seq === body.seq));
    }
    const moves = (await entriesIn(database, table)).filter(({ seat }) => seat === 1).length;
    const thoughts = await Promise.all(
      servers.map(async ({ metricsAddress }) => {
        const text = await (await fetch(metricsAddress as string)).text();
        return Number(/diadochi_bot_thought_seconds_count{[^}]*} (\d+)/.exec(text)?.[1] ?? 0);
      }),
    );
    expect(moves).toBeGreaterThan(5);
    // One that was thought while the person undid or gave an order would have been in vain; there were none.
    expect(thoughts[0] + thoughts[1]).toBe(moves);
    for (const { socket } of streams) socket.close();
  });

  it('bots of a server that is cut off go on at another; it finds its way back', async () => {
    const database = await newDatabase(server);
    const line = await cutLine(database);
    const waits = { thinker: new URL('./bad-bots/waits.ts', import.meta.url).href };
    const first = await serving({ database: line.url, bots: waits });
    const seats = [{ person: '' }, { bot: 'random' }, { bot: 'random' }];
    const { id, secrets } = await first.client.create(seats);
    await first.client.join(id, secrets[0], 'Ann');
    const second = await serving({ database });
    const atFirst = listen(first.address, id);
    await atFirst.until(({ views }) => views.size > 0);
    await line.cut();
    const bots = async () => (await second.client.info(id)).asked.filter((seat) => seat !== 0);
    expect(await entriesIn(database, id)).toEqual([]);
    await expect.poll(bots, { interval: 50 }).toEqual([]);
    await line.mend();
    // Whoever listened there is sent away, and finds everything when he comes back.
    await atFirst.closed;
    expect((await entriesIn(database, id)).length).toBeGreaterThan(0);
    const seen = await second.client.view(id, null);
    await expect.poll(() => first.client.view(id, null)).toEqual(seen);
    await first.close();
  });

  it('a table that is deleted is gone from both', async () => {
    const [a, b, database] = await two();
    const [{ table }] = await seatAll(a.client, 2);
    const there = listen(b.address, table);
    await there.until(({ views }) => views.size > 0);
    await deleteTable({ data: '', database }, table);
    await there.until(({ heard }) => heard.at(-1)?.problem?.status === 404);
    await there.closed;
    // The other one hears of it in its own time.
    for (const { client } of [a, b])
      await expect.poll(async () => (await client.call(`/api/tables/${table}/view`)).status).toBe(404);
  });
});

describe('seats and words at two servers', () => {
  it('what is asked of all is heard at both; who has handed a seat over is sent away wherever he listens', async () => {
    const [a, b] = await two();
    const [ann, bea, cleo] = await seatAll(a.client, 3);
    const { table } = ann;
    const [asBea, asCleo] = [bea, cleo].map(({ token }) => listen(b.address, table, { token }));
    for (const each of [asBea, asCleo]) await each.until(({ views }) => views.size > 0);
    const lastMotions = ({ heard }: typeof asBea) =>
      heard.findLast((said) => said.table !== undefined)?.table?.motions ?? [];
    const asked = await a.client.ask<MotionMade>(`/api/tables/${table}/motions`, {
      token: ann.token,
      body: { do: 'link', of: 1 },
    });
    await asCleo.until((each) => lastMotions(each)[0]?.id === asked.motion);
    // Her consent was the last that was missing: now the link is good, at both.
    await b.client.ask(`/api/tables/${table}/motions/${asked.motion}`, {
      token: cleo.token,
      body: { answer: 'yes' },
    });
    const dora = await a.client.join(table, asked.secret, 'Dora');
    expect(dora.seat).toBe(1);
    await asBea.until(({ heard }) => heard.at(-1)?.problem?.type === '/problems/seat-gone');
    await asBea.closed;
    await asCleo.until(({ heard }) => heard.some((said) => said.table?.seats[1].name === 'Dora'));
    expect((await b.client.view(table, dora.token)).seat).toBe(1);
    expect((await b.client.call(`/api/tables/${table}/view`, { token: bea.token })).status).toBe(401);
    asCleo.socket.close();
  });

  it('a bot that sits in at one plays where its holder is missed, and stops when he is back at the other', async () => {
    const [a, b] = await two();
    const seats = await seatAll(a.client, 2);
    const [ann] = seats;
    const { table } = ann;
    const there = listen(b.address, table, { token: ann.token });
    await there.until(({ views }) => views.size > 0);
    await a.client.ask(`/api/tables/${table}/seat/bot`, { token: ann.token, body: { bot: 'random' } });
    // It is asked at once, and has answered.
    const isAsked = async () => (await b.client.info(table)).asked.includes(0);
    await expect.poll(isAsked).toBe(false);
    await there.until(({ heard }) => heard.some((said) => said.table?.seats[0].bot === 'random'));
    await b.client.ask(`/api/tables/${table}/seat/back`, { token: ann.token, method: 'POST' });
    for (const { client } of [a, b])
      await expect.poll(async () => (await client.info(table)).seats[0].bot).toBeNull();
    const random = dice('back');
    while ((await nextMover(b.client, [ann])) === null) await playOne(b.client, seats, random);
    expect((await playOne(b.client, [ann], random))?.answer.status).toBe(200);
    there.socket.close();
  });

  it('words that are shown at one are in the next dice of the other', async () => {
    const database = await newDatabase(server);
    const clock = fakeClock();
    const [a, b] = [await serving({ database, clock }), await serving({ database, clock })];
    const { id, secrets } = await a.client.create([{ person: '' }, { person: '' }]);
    const ann = await a.client.join(id, secrets[0], 'Ann', newWords());
    const bea = await a.client.join(id, secrets[1], 'Bea');
    clock.pass(10_000); // and it begins without them
    const there = listen(b.address, id);
    await there.until(({ views }) => views.size > 0);
    const random = dice('late words');
    await playOne(b.client, [ann, bea], random);
    expect((await a.client.show(ann)).status).toBe(200);
    await there.until(({ heard }) => heard.some(({ table }) => table?.words?.[0].words === ann.words));
    await playOne(b.client, [ann, bea], random);
    const storage = await openPostgres(database);
    expect((await storage.table(id))?.words[0].from).toBe(2);
    await storage.close();
    there.socket.close();
  });
});

describe('a database that is away', () => {
  it('is said in a sentence, and everything goes on when it is back', async () => {
    const database = await newDatabase(server);
    const line = await cutLine(database);
    const [near, far] = [await serving({ database: line.url }), await serving({ database })];
    const seats = await seatAll(near.client, 2);
    const [{ table }] = seats;
    const random = dice('away');
    expect((await near.client.call('/readyz')).status).toBe(200);
    await line.cut();
    const { mover, decision } = (await nextMover(far.client, seats)) as Mover;
    const action = await randomAnswer(far.client, mover, random);
    const away = {
      status: 503,
      body: { title: 'storage away', detail: expect.stringMatching(/^The database cannot be reached/) },
    };
    expect(await near.client.act(mover, decision, action, 'key')).toMatchObject(away);
    expect(await near.client.call(`/api/tables/${table}`)).toMatchObject(away);
    expect(await near.client.call('/api/tables')).toMatchObject(away);
    await expect.poll(async () => (await near.client.call('/readyz')).status).toBe(503);
    expect((await near.client.call('/healthz')).status).toBe(200);
    await line.mend();
    await expect.poll(async () => (await near.client.call('/readyz')).status).toBe(200);
    const done = await near.client.act(mover, decision, action, 'key');
    expect(done).toMatchObject({ status: 200, body: { seq: 1 } });
    expect(await far.client.act(mover, decision, action, 'key')).toMatchObject({
      status: 200,
      body: { seq: 1 },
    });
    // It hears again what is done elsewhere.
    const streams = seats.map(({ token }) => listen(near.address, table, { token }));
    for (const each of streams) await each.until(({ views }) => views.size > 0);
    const next = (await nextMover(far.client, seats)) as Mover;
    const answer = await randomAnswer(far.client, next.mover, random);
    const { status, body } = await far.client.act(next.mover, next.decision, answer);
    expect(status).toBe(200);
    await streams[next.mover.seat].until(({ news }) => news.at(-1)?.seq === body.seq);
    for (const { socket } of streams) socket.close();
  });

  it('an entry of which nobody knows whether it was written is there once', async () => {
    const database = await newDatabase(server);
    const line = await cutLine(database);
    const near = await serving({ database: line.url });
    const seats = await seatAll(near.client, 2);
    const [{ table }] = seats;
    const random = dice('doubt');
    for (let i = 0; i < 6; i++) {
      const { mover, decision } = (await nextMover(near.client, seats)) as Mover;
      const { seq } = await near.client.view(table, mover.token);
      const action = await randomAnswer(near.client, mover, random);
      const send = () => near.client.act(mover, decision, action, `key-${i}`);
      const first = send();
      await line.cut(); // while it is under way, or before, or after
      expect([200, 503]).toContain((await first).status);
      await line.mend();
      await expect.poll(async () => (await send()).status).toBe(200);
      expect(await send()).toMatchObject({ status: 200, body: { seq: seq + 1 } });
      expect(await entriesIn(database, table)).toHaveLength(i + 1);
    }
  });
});
