/** What a seat or a spectator is sent holds nothing that is hidden from it; and it is short. */

import { dice } from '@diadochi/kernel';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { SeatView } from '../src/api.ts';
import { type Client, decisionOf, playOne, randomAnswer, seatAll } from './client.ts';
import { listen } from './listening.ts';
import { newDatabase } from './postgres.ts';
import { type Serving, serving } from './serving.ts';

let server: Serving;
let client: Client;
beforeAll(async () => {
  server = await serving();
  client = server.client;
});
const handOf = (view: SeatView) => (view.table as { hand: { [card: string]: number } | null }).hand;

/** Plays a whole game with listeners of every kind; of several servers each move and each listener at another. */
async function wholeGame(count: number, seed: string, servers: readonly Serving[] = [server]) {
  const random = dice(seed);
  const { client } = servers[0];
  const seats = await seatAll(client, count);
  const { table } = seats[0];
  const tokens = [...seats.map(({ token }) => token), null];
  const all = tokens.map((token, i) => listen(servers[i % servers.length].address, table, { token }));
  await Promise.all(all.map((each) => each.until(({ views }) => views.size > 0)));
  for (let move = 0; ; move++) {
    const { client } = servers[move % servers.length];
    const who = seats[random(count)];
    const envoy = random(6) === 0 ? await randomAnswer(client, who, random, '&kind=envoy') : null;
    if (envoy !== null) await client.act(who, `envoy.free.${who.seat}`, envoy);
    // A server that has not heard of everything yet may know of nobody who is asked: what is stored knows.
    if ((await playOne(client, seats, random)) === null && (await client.info(table)).status === 'over')
      break;
  }
  await expect.poll(async () => (await client.view(table, null)).outcome).not.toBeNull();
  await Promise.all(
    all.map(async (each, i) => {
      const { seq } = await client.view(table, tokens[i]);
      await each.until(({ news }) => news.length === seq);
    }),
  );
  for (const { socket } of all) socket.close();
  return { table, tokens, seats, all };
}

describe('hands', () => {
  const alone = () => [server];
  const twoOnPostgres = async () => {
    const database = await newDatabase(inject('postgres'));
    return [await serving({ database }), await serving({ database })];
  };
  it.each([
    [2, 'one server', alone],
    [3, 'one server', alone],
    [4, 'one server', alone],
    [3, 'two servers on PostgreSQL', twoOnPostgres],
  ])('are shown to their own of %i seats only, in view, log and stream, at %s', async (count, _, start) => {
    const servers = await start();
    const { client } = servers[0];
    const { table, tokens, all } = await wholeGame(count, `hidden ${count}`, servers);
    let compared = 0;
    for (const [me, each] of all.entries()) {
      const isSeat = me < count;
      const others = all.slice(0, count).filter((other) => other !== each);
      const hands = [
        ...new Set(
          others.flatMap(({ views }) => [...views.values()].map((view) => JSON.stringify(handOf(view)))),
        ),
      ];
      for (const [at, view] of each.views) {
        expect(handOf(view) !== null).toBe(isSeat);
        expect(view.orders !== null).toBe(isSeat);
        const text = JSON.stringify(await client.view(table, tokens[me], at));
        const mine = [handOf(view), (view.table as { discards: unknown }).discards].map((cards) =>
          JSON.stringify(cards),
        );
        // Whenever they had it: each counts what he was told, so moments cannot be compared by their numbers.
        for (const hand of hands.filter((each) => !mine.includes(each))) {
          expect(text).not.toContain(hand);
          compared++;
        }
      }
      const told = [
        ...each.news.flatMap(({ events }) => events),
        ...(await client.log(table, tokens[me])).flatMap(({ messages }) =>
          messages.map(({ key, params }) => [key.replace('event.', ''), params] as const),
        ),
      ];
      const drawn = told.filter(([name]) => name === 'drew');
      for (const [, params] of drawn) expect(params.seat).toBe(isSeat ? me : 'nobody');
      expect(drawn.length > 0).toBe(isSeat);
      // A card is named only where it is laid open.
      const naming = new Set(told.flatMap(([name, params]) => ('card' in params ? [name] : [])));
      for (const name of naming) expect(['drew', 'played', 'cancelled']).toContain(name);
      // Nor do the changes speak of hands: those of a seat are its own.
      if (!isSeat)
        for (const { changes } of each.news) expect(changes.table ?? {}).not.toHaveProperty('hand');
    }
    expect(compared).toBeGreaterThan(all[0].news.length);
  });
});

describe('sealed answers and orders', () => {
  it('change nothing of what others are told', async () => {
    const seats = await seatAll(client, 3);
    const [ann, bea] = seats;
    const others = [bea.token, null].map((token) => listen(server.address, ann.table, { token }));
    await Promise.all(others.map((each) => each.until(({ views }) => views.size > 0)));
    for (const offer of [0, 1, 3]) {
      const decision = decisionOf(await client.view(ann.table, ann.token), 0) as string;
      expect((await client.act(ann, decision, { offer })).status).toBe(200);
      expect((await client.undo(ann)).status).toBe(200);
    }
    for (const when of ['always', 'never']) {
      expect((await client.act(ann, 'orders.free.0', { arm: 'omens', when })).status).toBe(200);
      expect((await client.undo(ann)).status).toBe(200);
    }
    for (const { news, until, socket } of others) {
      // That she has made an offer, and none any more: never which; and of orders nothing at all.
      await until(() => news.length === 6);
      const told = news.map(({ seq: _, ...rest }) => rest);
      for (const i of [2, 4]) expect(told.slice(i, i + 2)).toEqual(told.slice(0, 2));
      socket.close();
    }
  });
});

describe('size', () => {
  it('news of the proof game: at most 300 bytes in the median', async () => {
    const sizes: number[] = [];
    for (const count of [2, 3, 4])
      for (const game of [1, 2])
        sizes.push(...(await wholeGame(count, `${count} ${game}`)).all.flatMap((each) => each.sizes));
    sizes.sort((a, b) => a - b);
    const median = sizes[sizes.length >> 1];
    console.log(`${sizes.length} news: median ${median} bytes, most ${sizes.at(-1)}`);
    expect(sizes.length).toBeGreaterThan(500);
    expect(median).toBeLessThanOrEqual(300);
    expect(sizes.at(-1)).toBeLessThan(4000);
  });
});
