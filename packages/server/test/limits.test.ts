/** How much one visitor may ask of the server: time goes by only when the test lets it. */

import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressKey } from '../src/limits/address.ts';
import { newBuckets } from '../src/limits/buckets.ts';
import { newDearLane } from '../src/limits/dear.ts';
import { newLimits } from '../src/limits/limits.ts';
import { type Answer, type Call, seatAll } from './client.ts';
import { fakeClock } from './fake-clock.ts';
import { listen } from './listening.ts';
import { serving } from './serving.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('addresses', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
    // Some proxies name the port too, which is another one every time.
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key));
});

describe('an allowance', () => {
  it('is there at once, and comes back by and by', () => {
    const clock = fakeClock();
    const buckets = newBuckets({ most: 4, inMs: 1000 }, clock);
    for (let i = 0; i < 4; i++) expect(buckets.take('Ann')).toBe(0);
    expect(buckets.take('Ann')).toBe(250);
    expect(buckets.take('Bea')).toBe(0);
    clock.pass(249);
    expect(buckets.take('Ann')).toBe(1);
    clock.pass(1);
    expect(buckets.take('Ann')).toBe(0);
    expect(buckets.take('Ann')).toBe(250);
    clock.pass(HOUR);
    for (let i = 0; i < 4; i++) expect(buckets.take('Ann')).toBe(0);
    expect(buckets.take('Ann')).toBe(250);
  });

  it('that was overdrawn is made up for', () => {
    const clock = fakeClock();
    const buckets = newBuckets({ most: 100, inMs: 1000 }, clock);
    buckets.spend('Ann', 150);
    expect(buckets.wait('Ann')).toBe(500);
    clock.pass(500);
    expect(buckets.wait('Ann')).toBe(0);
  });

  it('is not remembered for ever, nor for everybody', () => {
    const clock = fakeClock();
    const buckets = newBuckets({ most: 1, inMs: 1000 }, clock);
    for (let i = 0; i < 120_000; i++) buckets.take(`visitor ${i}`);
    expect(buckets.size).toBeLessThanOrEqual(50_001);
    clock.pass(1000);
    for (let i = 0; i < 60_000; i++) buckets.take(`other ${i}`);
    expect(buckets.size).toBeLessThanOrEqual(50_001);
  });
});

describe('dear requests', () => {
  it('go one after the other, addresses in turn, with pauses; who has had his share is refused', async () => {
    const clock = fakeClock();
    let watch = 0;
    const done: string[] = [];
    const pauses: number[] = [];
    const lane = newDearLane({
      rate: { most: 1000, inMs: 10_000 },
      most: 3,
      clock,
      stopwatch: () => watch,
      pause: async (ms) => pauses.push(ms),
    });
    const ask = (who: string, what: string) =>
      lane.run(who, async () => {
        done.push(what);
        watch += 400;
        await Promise.resolve();
        return what;
      });
    const all = [ask('Eve', 'E1'), ask('Eve', 'E2'), ask('Eve', 'E3'), ask('Eve', 'E4'), ask('Ann', 'A1')];
    expect(() => ask('Eve', 'E5')).toThrow('had your share'); // three wait and one is under way
    expect(await Promise.all(all)).toEqual(['E1', 'E2', 'E3', 'E4', 'A1']);
    expect(done).toEqual(['E1', 'E2', 'A1', 'E3', 'E4']);
    expect(pauses.slice(0, 4)).toEqual([400, 400, 400, 400]);
    // 1600 of 1000 ms are spent, and 100 a second come back.
    expect(() => ask('Eve', 'E6')).toThrow(expect.objectContaining({ status: 429, retryAfterMs: 6000 }));
    expect(await ask('Ann', 'A2')).toBe('A2');
    clock.pass(6000);
    expect(await ask('Eve', 'E7')).toBe('E7');
  });

  it('that fail hold nobody up', async () => {
    const lane = newDearLane({ rate: { most: 1000, inMs: 1000 }, most: 3, clock: fakeClock() });
    await expect(lane.run('Ann', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await lane.run('Ann', async () => 7)).toBe(7);
  });
});

describe('what an address, a seat and a table may do', () => {
  it('is counted apart', () => {
    const limits = newLimits({ clock: fakeClock() });
    const timesOf = (work: () => void) => {
      for (let times = 0; ; times++)
        try {
          work();
        } catch {
          return times;
        }
    };
    expect(timesOf(() => limits.request('Eve'))).toBe(600);
    expect(timesOf(() => limits.request('Ann'))).toBe(600);
    expect(timesOf(() => limits.entry('t1', 0))).toBe(200);
    expect(timesOf(() => limits.entry('t1', 1))).toBe(200);
    expect(timesOf(() => limits.entry('t2', 0))).toBe(200);
    expect(timesOf(() => limits.line('t1', 0))).toBe(20);
    expect(timesOf(() => limits.newTable('Eve'))).toBe(30);
    expect(timesOf(() => limits.socket('t1', 'Eve'))).toBe(60);
  });

  it('a table has a limit whatever its seats do, and as many listeners as a hall holds', () => {
    const limits = newLimits({ clock: fakeClock() });
    for (let seat = 0; seat < 3; seat++) for (let i = 0; i < 200; i++) limits.entry('t', seat);
    expect(() => limits.entry('t', 3)).toThrow('too much at once');
    const leave = Array.from({ length: 2000 }, (_, i) => limits.socket('t', `visitor ${i}`));
    expect(() => limits.socket('t', 'Ann')).toThrow('Too many listen');
    leave[7]();
    leave[7](); // only once
    limits.socket('t', 'Ann');
    expect(() => limits.socket('t', 'Bea')).toThrow('Too many listen');
  });
});

const refusal = ({ status, headers, body }: Answer) => [
  status,
  body.type,
  Number(headers['retry-after']) > 0,
  headers['content-type'],
];
const problem = 'application/problem+json; charset=utf-8';

describe('over HTTP', () => {
  it('too many requests, tables and lines are refused with the time to wait', async () => {
    const clock = fakeClock();
    const { client } = await serving({ limits: 1, clock });
    const make = () =>
      client.call('/api/tables', { body: { game: 'proof', seats: [{ person: '' }, { person: '' }] } });
    for (let i = 0; i < 29; i++) expect((await make()).status).toBe(201);
    const [ann] = await seatAll(client, 2);
    const refused = await make();
    expect(refusal(refused)).toEqual([429, '/problems/too-many-tables', true, problem]);
    expect(refused.headers['retry-after']).toBe('120'); // 30 an hour
    clock.pass(2 * MINUTE);
    expect((await make()).status).toBe(201);

    const say = () => client.call(`/api/tables/${ann.table}/chat`, { token: ann.token, body: { text: 'x' } });
    for (let i = 0; i < 20; i++) expect((await say()).status).toBe(200);
    expect(refusal(await say())).toEqual([429, '/problems/too-many-lines', true, problem]);

    const look = () => client.call('/api/games');
    let last = await look();
    for (let i = 0; i < 600 && last.status === 200; i++) last = await look();
    expect(refusal(last)).toEqual([429, '/problems/too-many', true, problem]);
    expect((await client.call('/healthz')).status).toBe(200);
    clock.pass(1000);
    expect((await look()).status).toBe(200);
  });

  it('behind a proxy that is trusted, each visitor is counted by himself; others are not believed', async () => {
    const make = async (options: { trustProxy?: string[] }, addresses: readonly string[]) => {
      const { client, close } = await serving({ limits: 1, clock: fakeClock(), ...options });
      const how = (address: string): Call => ({
        body: { game: 'proof', seats: [{ person: '' }, { person: '' }] },
        headers: { 'x-forwarded-for': address },
      });
      const statuses: number[] = [];
      for (const address of addresses) statuses.push((await client.call('/api/tables', how(address))).status);
      await close();
      return statuses.filter((status) => status === 429).length;
    };
    const many = Array.from({ length: 31 }, (_, i) => `192.0.2.${i}`);
    const sameNetwork = Array.from({ length: 31 }, (_, i) => `2001:db8::${i}`);
    expect(await make({}, many)).toBe(1);
    expect(await make({ trustProxy: ['loopback'] }, many)).toBe(0);
    expect(await make({ trustProxy: ['loopback'] }, sameNetwork)).toBe(1);
    expect(await make({ trustProxy: ['10.0.0.0/8'] }, many)).toBe(1);
    await expect(serving({ trustProxy: ['nowhere'] })).rejects.toThrow('the proxies that are trusted');
  });

  it('from the lobby a browser takes one seat of a table of others; by links and at its own as many as it likes', async () => {
    const { client } = await serving({ limits: 1 });
    const seats = Array.from({ length: 4 }, () => ({ person: '' }));
    const open = (browser: string) => client.create(seats, { open: true, browser });
    let no = 0;
    const sit = async (id: string, browser?: string, secret?: string | null) => {
      const name = `P${no++}`;
      const answer = await client.call(`/api/tables/${id}/join`, { body: { name, browser, secret } });
      return answer.status === 200 ? 200 : answer.body.type;
    };
    const others = await open('of Ann');
    expect(await sit(others.id, 'of Bea')).toBe(200);
    expect(await sit(others.id, 'of Bea')).toBe('/problems/seated-already');
    expect(await sit(others.id, 'of Cyn')).toBe(200);
    // Whatever it says it is: from one address come no more than two.
    expect(await sit(others.id, 'of Eve')).toBe('/problems/seated-already');
    expect(await sit(others.id)).toBe('/problems/seated-already');
    expect(await sit(others.id, 'of Bea', others.secrets[3])).toBe(200);
    expect(await sit(others.id, 'of Ann')).toBe(200);
    const own = await open('of Bea');
    for (let i = 0; i < 4; i++) expect(await sit(own.id, 'of Bea')).toBe(200);
    const links = await client.create(seats);
    for (const secret of links.secrets) expect(await sit(links.id, 'of Bea', secret)).toBe(200);
  });

  it('not even in one breath; who was not seated after all may try again', async () => {
    const { client } = await serving({ limits: 1 });
    const { id } = await client.create(
      Array.from({ length: 4 }, () => ({ person: '' })),
      { open: true, browser: 'of Ann' },
    );
    const sit = (name: string) =>
      client.call(`/api/tables/${id}/join`, { body: { name, browser: 'of Bea' } });
    expect((await sit('\u200B')).status).toBe(400); // no name, no seat
    await Promise.all(Array.from({ length: 4 }, () => client.info(id))); // the lines are open
    const answers = await Promise.all(['B1', 'B2', 'B3', 'B4'].map(sit));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('too many listeners of one address are told so', async () => {
    const { client, address } = await serving({ limits: 1 });
    const [{ table }] = await seatAll(client, 2);
    const listeners = Array.from({ length: 60 }, () => listen(address, table));
    await Promise.all(listeners.map((each) => each.until(({ views }) => views.size > 0)));
    const late = listen(address, table);
    expect(await late.closed).toBe(1008);
    expect(late.heard[0].problem).toMatchObject({ status: 429, type: '/problems/too-many-listeners' });
    listeners[0].socket.close();
    await listeners[0].closed;
    const next = listen(address, table);
    await next.until(({ views }) => views.size > 0);
    for (const { socket } of [...listeners, next]) socket.close();
  });

  it('slow bodies and slow headers are cut off; the table is not', async () => {
    const { client, address } = await serving({ requestMs: 300 });
    const { hostname, port } = new URL(address);
    const answerTo = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let got = '';
        const socket = connect(Number(port), hostname, () => socket.write(text));
        socket.on('data', (part) => {
          got += part;
        });
        socket.on('close', () => resolve(got));
        socket.on('error', reject);
      });
    const [{ table }] = await seatAll(client, 2);
    const listener = listen(address, table);
    await listener.until(({ views }) => views.size > 0);
    const body =
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';
    for (const text of [body, 'POST /api/tables HTTP/1.1\r\nhost: x\r\nx-slow'])
      expect(await answerTo(text)).toMatch(/^HTTP\/1\.1 408 /);
    expect(listener.socket.readyState).toBe(listener.socket.OPEN); // a stream may take its time
    listener.socket.close();
    expect((await client.view(table, null)).seq).toBe(0);
  });

  it('who does not read what he has asked for is cut off', async () => {
    const { client, address } = await serving({ requestMs: 200 });
    const { hostname, port } = new URL(address);
    const ask = 'GET /api/games/successors/content HTTP/1.1\r\nhost: x\r\n\r\n';
    const deaf = connect(Number(port), hostname, () => deaf.write(ask.repeat(60)));
    let gone = false;
    deaf.on('error', () => {
      gone = true;
    });
    deaf.pause();
    await expect
      .poll(() => {
        deaf.write(ask); // whoever is gone is not written to
        return gone;
      })
      .toBe(true);
    deaf.destroy();
    expect((await client.call('/healthz')).status).toBe(200);
  });

  it('of what was said the latest 200 lines are given, however many there are', async () => {
    const { client } = await serving();
    const [{ table, token }] = await seatAll(client, 2);
    const say = (no: number) => client.call(`/api/tables/${table}/chat`, { token, body: { text: `${no}` } });
    for (let no = 1; no <= 210; no++) await say(no);
    const lines = await client.chat(table);
    expect(lines.map(({ text }) => text)).toEqual(Array.from({ length: 200 }, (_, i) => `${i + 11}`));
  });

  it('content packs are checked one after the other, off the main thread, and put down to the address', async () => {
    const { client } = await serving({ limits: 1 });
    const body = { format: 1, pack: 'mine', game: 'successors', changes: {} };
    const check = () => client.call('/api/games/successors/content/check', { body });
    const other = client.call('/healthz');
    const many = await Promise.all(Array.from({ length: 30 }, check));
    expect((await other).status).toBe(200);
    const statuses = many.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses).toContain(429); // no more than 16 wait
  });
});
