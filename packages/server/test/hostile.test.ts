/** What strangers may send, and what must not be found in what we keep and say. */

import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { dice } from '@diadochi/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Call, type Client, playOne, type Seated, seatAll } from './client.ts';
import { listen } from './listening.ts';
import { type Serving, serving } from './serving.ts';

let server: Serving;
let client: Client;
let ann: Seated;
beforeAll(async () => {
  server = await serving();
  client = server.client;
  [ann] = await seatAll(client, 2);
});

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const json = { 'content-type': 'application/json' };

describe('bodies', () => {
  const cases: [string, number, Call][] = [
    ['an oversized body', 413, { raw: JSON.stringify({ decision: 'x', action: 'x'.repeat(70_000) }) }],
    ['JSON that breaks off', 400, { raw: '{"decision":' }],
    ['something else than JSON', 400, { raw: 'decision=1' }],
    ['an empty body', 400, { raw: '' }],
    ['a body that is no record', 400, { raw: '7' }],
    ['deep JSON', 400, { raw: `{"decision":"x","action":${deep(2000)}}` }],
    ['very deep JSON', 400, { raw: deep(30_000) }],
    ['a prototype key', 400, { raw: '{"decision":"x","action":{"__proto__":{"offer":1}}}' }],
    ['a prototype key at the top', 400, { raw: '{"decision":"x","action":{},"__proto__":{"a":1}}' }],
    ['a constructor', 400, { raw: '{"decision":"x","action":{"constructor":{"prototype":{}}}}' }],
    ['an unknown field', 400, { raw: '{"decision":"x","action":{},"admin":true}' }],
    ['no field at all', 400, { raw: '{}' }],
    ['text', 415, { raw: '{"decision":"x","action":{}}', headers: { 'content-type': 'text/plain' } }],
    ['a form', 415, { raw: 'decision=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['no content type', 415, { raw: '{"decision":"x","action":{}}', headers: { 'content-type': '' } }],
    ['a body in pieces that is too long', 413, { raw: 'x'.repeat(70_000), headers: json }],
  ];
  it.each(cases)('%s: %i', async (_, status, how) => {
    const answer = await client.call(`/api/tables/${ann.table}/actions`, {
      method: 'POST',
      token: ann.token,
      ...how,
    });
    expect([answer.status, answer.body?.status]).toEqual([status, status]);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect((await client.view(ann.table, null)).seq).toBe(0);
    expect(({} as { offer?: number }).offer).toBeUndefined();
  });

  it('addresses that lead nowhere are 404 or 400, never 500', async () => {
    for (const path of [
      '/api',
      '/api/tables/',
      `/api/tables/${ann.table}/nothing`,
      '/api/tables/../../etc/passwd/view',
      '/..%2f..%2fpackage.json',
      '/api/tables/%00/view',
      '/api/tables/%zz/view',
      `/api/tables/${'x'.repeat(500)}/view`,
      '/api/tables/__proto__/view',
      '/table/UPPER',
      '/?__proto__=1',
      '//evil.example/',
    ]) {
      const { status } = await client.call(path);
      expect([path, status >= (path.startsWith('/?') ? 200 : 400) && status < 500]).toEqual([path, true]);
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect((await client.call(`/api/tables/${ann.table}`, { method })).status).toBe(404);
    expect(server.logged).toEqual([]);
  });
});

describe('texts', () => {
  const script = `<script>alert("x")</script>'"&amp;${'`$'}{1}`;
  it('names and chat are kept as they are, and are never HTML', async () => {
    const { id, secrets } = await client.create([{ person: script.slice(0, 40) }, { person: '' }], {
      name: script,
    });
    const eve = await client.join(id, secrets[0], script.slice(0, 40));
    const said = await client.call(`/api/tables/${id}/chat`, { token: eve.token, body: { text: script } });
    const info = await client.call<{ table: { name: string; seats: { name: string }[] } }>(
      `/api/tables/${id}`,
    );
    expect(info.body.table.name).toBe(script);
    expect(info.body.table.seats[0].name).toBe(script.slice(0, 40));
    expect((await client.chat(id))[0].text).toBe(script);
    for (const { headers } of [said, info]) {
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

describe('headers', () => {
  function expectSafe(headers: Answer['headers']) {
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  }
  it.each<[string, Call]>([
    ['/healthz', {}],
    ['/', {}],
    ['/table/abcdef', {}],
    ['/api/games', {}],
    ['/api/openapi.json', {}],
    ['/api/nothing', {}],
    ['/api/tables/%zz', {}],
    ['/api/tables', { raw: '{' }],
    ['/api/tables', { raw: 'x'.repeat(70_000) }],
    ['/api/tables', { method: 'DELETE' }],
    ['/api/tables/nothere1/view', {}],
    ['/api/tables/nothere1/actions', { raw: 'x', headers: { 'content-type': 'text/html' } }],
  ])('are on every answer: %s %j', async (path, how) => {
    expectSafe((await client.call(path, how)).headers);
  });

  it('are on the answer to what is no HTTP, and on a refused upgrade', async () => {
    const { hostname, port } = new URL(server.address);
    const raw = (text: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => socket.write(text));
        let got = '';
        socket.on('data', (part) => {
          got += part;
        });
        socket.on('end', () => resolve(got));
        socket.on('error', reject);
      });
    const upgrade =
      'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: x\r\n\r\n';
    const http2 =
      'connection: upgrade, http2-settings, close\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n\r\n';
    for (const [text, status] of [
      ['hello\r\n\r\n', 400],
      [`GET /healthz HTTP/1.1\r\nhost: x\r\n${http2}`, 200], // some offer it with every request
      [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      [`GET /api/nothing HTTP/1.1\r\nhost: x\r\n${upgrade}`, 404],
      [`GET /api/tables/${ann.table}/stream HTTP/1.1\r\nhost: x\r\norigin: null\r\n${upgrade}`, 403],
    ] as const) {
      const [start, ...lines] = (await raw(text)).split('\r\n\r\n')[0].split('\r\n');
      expect(start).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expectSafe(Object.fromEntries(lines.map((line) => line.split(/: (.*)/s))));
    }
  });
});

describe('streams', () => {
  const opened = async () => {
    const listener = listen(server.address, ann.table);
    await listener.until(({ views }) => views.size > 0);
    return listener;
  };
  it('whoever says more than hello is let go', async () => {
    const { socket, closed } = await opened();
    socket.send('{"hello":{}}');
    expect(await closed).toBe(1006);
  });

  it('and whoever pings us without end', async () => {
    const calm = await opened();
    for (let i = 0; i < 10; i++) calm.socket.ping();
    const { socket, closed } = await opened();
    for (let i = 0; i < 100; i++) socket.ping();
    expect(await closed).toBe(1006);
    const answered = new Promise((resolve) => calm.socket.once('pong', resolve));
    calm.socket.ping();
    await answered;
    calm.socket.close();
  });

  it.each([
    ['another port', 'http://127.0.0.1:1'],
    ['another host', 'http://evil.example'],
    ['a name that begins like ours', 'http://127.0.0.1.evil.example'],
    ['no origin at all', 'null'],
  ])('a page of %s hears nothing', async (_, origin) => {
    expect(await listen(server.address, ann.table, { headers: { origin } }).closed).toBe(-1);
  });
});

describe('secrets', () => {
  it('of links and tokens are stored as hashes only', async () => {
    const here = await serving();
    const { id, secrets } = await here.client.create([{ person: '' }, { person: '' }]);
    const seats = [await here.client.join(id, secrets[0]), await here.client.join(id, secrets[1])];
    for (let i = 0; i < 5; i++) await playOne(here.client, seats, dice(i), `key-of-${i}`);
    await here.client.call(`/api/tables/${id}/chat`, { token: seats[0].token, body: { text: 'find-this' } });
    const files = () => readdirSync(here.data).map((name) => readFileSync(join(here.data, name)));
    const holds = (text: string) => files().some((bytes) => bytes.includes(text));
    const check = () => {
      expect(files().length).toBeGreaterThan(0);
      expect(holds('find-this')).toBe(true); // the search finds what is there
      for (const hidden of [...(secrets as string[]), ...seats.map(({ token }) => token)]) {
        expect(holds(hidden)).toBe(false);
        expect(holds(Buffer.from(hidden, 'base64url').toString('latin1'))).toBe(false);
        expect(files().some((bytes) => bytes.includes(Buffer.from(hidden, 'base64url')))).toBe(false);
      }
    };
    check();
    await here.close();
    check();
    expect(here.logged).toEqual([]);
  });
});
