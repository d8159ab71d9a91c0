/** Notices at an address of somebody's choice: signed, sent again, and never into a network that is not open to all. */

import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import type { Pace } from '../src/api.ts';
import { post, signatureOf } from '../src/notices/hook.ts';
import { destinationOf, isPublic, type Reach, readAddress } from '../src/notices/public-addresses.ts';
import type { Client, Seated } from './client.ts';
import { decisionOf, seatAll } from './client.ts';
import { fakeClock } from './fake-clock.ts';
import { serving } from './serving.ts';

interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}
/** Somebody who takes notices; `status` says how each is answered. */
async function taker(status: (no: number) => number = () => 204) {
  const got: Got[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, answer) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      got.push({ headers: request.headers, text });
      answer.writeHead(status(got.length - 1), { location: 'http://127.0.0.1:1/' }).end('x'.repeat(100_000));
      for (const each of waiting) each();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => server.close());
  const many = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = () => got.length >= count && resolve();
      waiting.add(look);
      look();
    });
  return { got, many, url: `http://somewhere.example:${(server.address() as AddressInfo).port}/hook` };
}
/** Every name is this machine, and may be. */
const here: Reach = { resolve: async () => [{ address: '127.0.0.1', family: 4 }], isOpen: () => true };
const at = ({ table }: Seated, what: string) => `/api/tables/${table}/${what}`;
const setHook = (client: Client, who: Seated, url: string | null) =>
  client.call<{ secret: string; url: string | null }>(at(who, 'seat/hook'), {
    token: who.token,
    body: { url },
  });

describe('addresses', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '192.168.0.1', '172.20.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
    ],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '::127.0.0.1', 'ff02::1', 'nonsense'],
  ])('%s is not of the open internet', (address) => expect(isPublic(address)).toBe(false));
  it.each(['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111'])('%s is', (address) =>
    expect(isPublic(address)).toBe(true),
  );
  it.each(['ftp://example.com', 'javascript:alert(1)', 'example.com', 'https://a:b@example.com/', ''])(
    '%j is none',
    (text) => expect(() => readAddress(text)).toThrow('address'),
  );
  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'https://[::ffff:10.0.0.1]/',
  ])('%s leads nowhere, however it is written', async (text) => {
    const reach: Reach = { resolve: async () => [], isOpen: isPublic };
    await expect(destinationOf(readAddress(text), reach)).rejects.toThrow('open internet');
  });
  it('a name that has one closed address among its open ones leads nowhere', async () => {
    const resolve = async () => ['1.1.1.1', '10.0.0.1'].map((address) => ({ address, family: 4 }));
    await expect(
      destinationOf(new URL('https://x.example'), { resolve, isOpen: isPublic }),
    ).rejects.toThrow();
  });
  it('a redirect is not followed', async () => {
    const { url, got } = await taker(() => 302);
    await expect(post(url, 'secret', {}, 1, here)).rejects.toThrow('answered 302');
    expect(got).toHaveLength(1);
  });
});

describe('a webhook', () => {
  const EACH = 100_000_000;
  const pace: Pace = {
    ...{ live: false, hold: 0, out: 'nothing', bot: 'random', awayDays: 0 },
    clock: { kind: 'decision', each: EACH },
  };
  async function sitting(status?: (no: number) => number) {
    const clock = fakeClock();
    const there = await taker(status);
    const { client } = await serving({ clock, reach: here });
    const { id, secrets } = await client.create([{ person: '' }, { person: '' }], {
      options: { auguries: false },
      pace,
    });
    const seats = [await client.join(id, secrets[0]), await client.join(id, secrets[1])];
    return { clock, client, seats, ...there };
  }

  it('is told that one is asked, once a question, signed', async () => {
    const { client, clock, seats, got, many, url } = await sitting();
    const [ann, bea] = seats;
    const { body } = await setHook(client, bea, url);
    expect(body).toEqual({ api: 1, url, secret: expect.stringMatching(/^[\w-]{32}$/) });
    expect((await client.call(at(bea, 'seat/hook'), { token: bea.token })).body).toEqual({ api: 1, url });
    await client.act(ann, decisionOf(await client.view(ann.table, ann.token), 0) as string, { rest: true });
    while (got.length === 0) {
      clock.pass(10_000);
      await new Promise(setImmediate);
    }
    await many(1);
    const [{ headers, text }] = got;
    expect(JSON.parse(text)).toMatchObject({
      table: bea.table,
      seat: 1,
      what: 'asked',
      decision: 'turn.1.1',
    });
    expect(headers['diadochi-signature']).toBe(
      signatureOf(body.secret, Number(headers['diadochi-time']), text),
    );
    expect((await setHook(client, bea, null)).body.url).toBeNull();
  });

  it('is told again what it has not taken, and when half and nine tenths of the time are over', async () => {
    const { client, clock, seats, got, many, url } = await sitting((no) => (no === 0 ? 500 : 204));
    const [ann] = seats;
    await setHook(client, ann, url);
    await client.call(at(ann, 'clocks'), { token: ann.token });
    /** Lets time pass, and then in small steps, of which the time has room for many thousands, until so many were sent. */
    const passing = async (time: number, step: number, count: number) => {
      clock.pass(time);
      while (got.length < count) {
        clock.pass(step);
        await client.call(at(ann, 'clocks'), { token: ann.token });
      }
      await many(count);
    };
    await passing(EACH * 0.5, 1, 1); // half of the time is over; not taken
    await passing(0, 1000, 2); // so it is told again
    await passing(EACH * 0.4, 1, 3); // nine tenths
    const said = got.map(({ text }) => JSON.parse(text) as { what: string; deadline: number | null });
    expect(said.map(({ what }) => what)).toEqual(['time', 'time', 'time']);
  });

  it('is refused where it would lead into a network of ours', async () => {
    const { client } = await serving();
    const [ann] = await seatAll(client, 2);
    const { status, body } = await setHook(client, ann, 'http://127.0.0.1:80/');
    expect([status, body]).toMatchObject([400, { detail: 'The address is not one of the open internet.' }]);
    expect((await client.call(at(ann, 'seat/hook'))).status).toBe(401);
  });
});
