/** The stream: everything, in order, once; and exactly what the views say. */

import { type Dice, dice } from '@diadochi/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, playOne, randomAnswer, type Seated, seatAll } from './client.ts';
import { type Listening, listen } from './listening.ts';
import { type Serving, serving } from './serving.ts';

let server: Serving;
let client: Client;
beforeAll(async () => {
  server = await serving();
  client = server.client;
});

/** Some moves, with undo, redo, orders and interjections among them. */
async function play(seats: readonly Seated[], moves: number, random: Dice): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const who = seats[random(seats.length)];
    const verb = random(9);
    if (verb < 2) await (verb === 0 ? client.undo(who) : client.redo(who));
    else if (verb < 4) {
      const kind = verb === 2 ? 'orders' : 'envoy';
      const action = await randomAnswer(client, who, random, `&kind=${kind}`);
      if (action !== null) await client.act(who, `${kind}.free.${who.seat}`, action);
    } else if ((await playOne(client, seats, random)) === null) break;
  }
}
/** The number of what somebody was told last. */
const lastOf = async (table: string, token: string | null) => (await client.view(table, token)).seq;
const upTo = (seq: number) => (each: Listening) => (each.news.at(-1)?.seq ?? 0) >= seq;
const counted = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + 1 + i);

describe('what is told', () => {
  it.each([2, 3, 4])(
    'for %i seats and spectators: each entry once, in order, and the changes give the view',
    async (count) => {
      const seats = await seatAll(client, count);
      const { table } = seats[0];
      const tokens = [...seats.map(({ token }) => token), null];
      const all = tokens.map((token) => listen(server.address, table, { token }));
      await Promise.all(all.map((each) => each.until(({ views }) => views.size > 0)));
      await play(seats, 120, dice(`stream ${count}`));
      for (const [i, each] of all.entries()) {
        const last = await lastOf(table, tokens[i]);
        expect(last).toBeGreaterThan(10);
        await each.until(upTo(last));
        expect(Object.keys(each.heard[0])).toEqual(['api', 'table']);
        expect(Object.keys(each.heard[1])).toEqual(tokens[i] === null ? ['view'] : ['view', 'options']);
        expect(each.news.map(({ seq }) => seq)).toEqual(counted(0, last));
        for (const [seq, view] of each.views) expect(view).toEqual(await client.view(table, tokens[i], seq));
        const log = await client.log(table, tokens[i]);
        expect(each.news.map(({ seq, by, events }) => ({ seq, by, events }))).toEqual(
          log.map(({ seq, by, messages }) => ({
            seq,
            by,
            events: messages.map(({ key, params }) => [key.replace('event.', ''), params]),
          })),
        );
        each.socket.close();
      }
    },
  );

  it('resumes after any entry, with exactly what was missed', async () => {
    const seats = await seatAll(client, 2);
    const [{ table, token }] = seats;
    await play(seats, 90, dice('resume'));
    const last = await lastOf(table, token);
    const views = await Promise.all(counted(-1, last).map((seq) => client.view(table, token, seq)));
    for (let since = 0; since <= last; since++) {
      const each = listen(server.address, table, { token, since, view: views[since] });
      await each.until(({ heard, news }) => heard.length > 0 && news.length === last - since);
      expect(each.heard.some(({ view }) => view !== undefined)).toBe(false);
      expect(each.news.map(({ seq }) => seq)).toEqual(counted(since, last));
      for (const [seq, view] of each.views) expect(view).toEqual(views[seq]);
      each.socket.close();
    }
    const ahead = listen(server.address, table, { token, since: last + 50 });
    await ahead.until(({ views }) => views.has(last));
    expect(ahead.heard[1].view).toEqual(views[last]);
    ahead.socket.close();
  });

  it('resumes while the game goes on, over a restart too', async () => {
    let here = await serving();
    const seats = await seatAll(here.client, 3, 1);
    const [{ table, token }] = seats;
    const heard: number[] = [];
    for (let round = 0; round < 6; round++) {
      const since = heard.at(-1) ?? 0;
      const each = listen(here.address, table, { token, since });
      for (let i = 0; i < 3; i++) await playOne(here.client, seats, dice(`${round} ${i}`));
      const { seq } = await here.client.view(table, token);
      await each.until((so) => since + so.news.length >= seq);
      each.socket.close();
      await each.closed;
      heard.push(...each.news.map((news) => news.seq));
      if (round === 3) here = await here.again();
    }
    expect(heard).toEqual(counted(0, heard.length));
    await here.close();
  });

  it('gives two clients of one seat the same, and both may act', async () => {
    const seats = await seatAll(client, 2);
    const [{ table, token }] = seats;
    const [one, two] = [1, 2].map(() => listen(server.address, table, { token }));
    await Promise.all([one, two].map((each) => each.until(({ views }) => views.size > 0)));
    await play(seats, 20, dice('two'));
    const last = await lastOf(table, token);
    await Promise.all([one, two].map((each) => each.until(upTo(last))));
    expect(one.heard).toEqual(two.heard);
    for (const { socket } of [one, two]) socket.close();
  });

  it('tells who joins, that it starts, and what is said', async () => {
    const { id, secrets } = await client.create([{ person: '' }, { person: '' }]);
    const watcher = listen(server.address, id);
    await watcher.until(({ heard }) => heard.length === 1);
    expect(watcher.heard[0]).toMatchObject({ api: 1, table: { id, status: 'waiting' } });
    const ann = await client.join(id, secrets[0], 'Ann');
    await watcher.until(({ heard }) => heard.some(({ table }) => table?.seats[0].name === 'Ann'));
    await client.call(`/api/tables/${id}/chat`, { token: ann.token, body: { text: 'hello' } });
    await watcher.until(({ heard }) => heard.some(({ chat }) => chat?.text === 'hello'));
    expect(watcher.views.size).toBe(0);
    await client.join(id, secrets[1], 'Bea');
    await watcher.until(({ views }) => views.size === 1);
    expect(watcher.heard.filter(({ view }) => view !== undefined)).toHaveLength(1);
    expect(watcher.heard.filter(({ chat }) => chat !== undefined)).toEqual([
      { chat: { no: 1, seat: 0, text: 'hello', at: expect.any(Number) } },
    ]);
    watcher.socket.close();
  });
});

describe('what is refused', () => {
  it.each([
    ['no JSON', 'hello', 400],
    ['no hello', '{}', 400],
    ['null', 'null', 400],
    ['a hello that is nothing', '{"hello":null}', 400],
    ['a token that is no text', '{"hello":{"token":7,"since":null}}', 400],
    ['a moment that is none', '{"hello":{"token":null,"since":-1}}', 400],
    ['another one', '{"hello":{"token":null,"since":"1"}}', 400],
    ['a prototype key', '{"hello":{"__proto__":{}}}', 400],
    ['a wrong token', '{"hello":{"token":"wrong","since":null}}', 401],
  ])('%s', async (_, hello, status) => {
    const [{ table }] = await seatAll(client, 2);
    const each = listen(server.address, table, { hello });
    expect(await each.closed).toBe(1008);
    expect(each.heard).toEqual([
      { problem: expect.objectContaining({ status, detail: expect.any(String) }) },
    ]);
  });

  it('the token of another table, and a table that is not there', async () => {
    const [ann] = await seatAll(client, 2);
    const [bea] = await seatAll(client, 2);
    const foreign = listen(server.address, ann.table, { token: bea.token });
    expect(await foreign.closed).toBe(1008);
    expect(foreign.heard[0].problem?.status).toBe(401);
    const nowhere = listen(server.address, 'nothere1', { token: bea.token });
    expect(await nowhere.closed).toBe(1008);
    expect(nowhere.heard[0].problem?.status).toBe(404);
  });

  it('a message that is too long ends the line', async () => {
    const [{ table }] = await seatAll(client, 2);
    const each = listen(server.address, table, { hello: 'x'.repeat(5000) });
    expect([1006, 1009]).toContain(await each.closed);
    expect(each.heard).toEqual([]);
  });

  it('pages of other sites; the own one is let in', async () => {
    const [{ table }] = await seatAll(client, 2);
    for (const origin of ['https://evil.example', 'null', 'nonsense', `${server.address}.evil.example`, '']) {
      const each = listen(server.address, table, { headers: { origin } });
      expect([origin, await each.closed]).toEqual([origin, -1]);
      expect(each.heard).toEqual([]);
    }
    const own = listen(server.address, table, { headers: { origin: server.address } });
    await own.until(({ views }) => views.size > 0);
    own.socket.close();
    expect(await client.ask('/healthz')).toMatchObject({ ok: true });
  });

  it('who leaves in the middle of his hello troubles nobody', async () => {
    const [{ table, token }] = await seatAll(client, 2);
    for (let i = 0; i < 10; i++) {
      const each = listen(server.address, table, { token });
      each.socket.on('open', () => (i % 2 ? each.socket.terminate() : each.socket.close()));
      await each.closed;
    }
    expect(await client.ask('/healthz')).toMatchObject({ ok: true });
    expect(server.logged).toEqual([]);
  });
});
