import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodingFor } from '../src/http/compression.ts';
import type { Client, Seated } from './client.ts';
import { type Serving, serving } from './serving.ts';

let server: Serving;
let client: Client;
let seat: Seated;
beforeAll(async () => {
  server = await serving();
  client = server.client;
  const { id, secrets } = await client.create([{ person: '' }], { game: 'phalanxx' });
  seat = await client.join(id, secrets[0]);
});
afterAll(() => server.close());

interface Got {
  readonly encoding: string | undefined;
  readonly vary: string | undefined;
  readonly bytes: Buffer;
}
/** The bytes as they come over the line. */
const get = (path: string, accepted: string | null, token = seat.token): Promise<Got> =>
  new Promise((done, failed) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(accepted === null ? {} : { 'accept-encoding': accepted }),
    };
    request(`${server.address}${path}`, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { 'content-encoding': encoding, vary } = answer.headers;
        done({ encoding, vary, bytes: Buffer.concat(parts) });
      });
    })
      .on('error', failed)
      .end();
  });

describe('answers of the API', () => {
  const paths = () => [
    `/api/tables/${seat.table}/view`,
    '/api/openapi.json',
    '/api/games',
    '/api/games/successors/content',
    '/api/games/successors/content/schema',
  ];

  it('are compressed as the caller can read them, and plain for who cannot', async () => {
    for (const path of paths()) {
      const plain = await get(path, null);
      expect([path, plain.encoding, plain.vary]).toEqual([path, undefined, 'accept-encoding']);
      const text = plain.bytes.toString();
      expect(JSON.parse(text)).toBeTruthy();
      const br = await get(path, 'gzip, deflate, br');
      expect([path, br.encoding, br.vary]).toEqual([path, 'br', 'accept-encoding']);
      expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
      const zipped = await get(path, 'gzip');
      expect(zipped.encoding).toBe('gzip');
      expect(gunzipSync(zipped.bytes).toString()).toBe(text);
      for (const { bytes } of [br, zipped]) expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
    }
  });

  it('are plain when they are short, and when they hand out a secret however long', async () => {
    expect((await get('/healthz', 'br')).encoding).toBe(undefined);
    const headers = { 'accept-encoding': 'br' };
    const seats = Array.from({ length: 4 }, () => ({ person: '' }));
    const call = { method: 'POST', headers, body: { game: 'phalanxx', seats } };
    const made = await client.call<{ id: string; secrets: string[] }>('/api/tables', call);
    expect(made.headers['content-encoding']).toBe(undefined);
    const body = { secret: made.body.secrets[0], name: 'x'.repeat(40) };
    const joined = await client.call(`/api/tables/${made.body.id}/join`, { method: 'POST', headers, body });
    expect([joined.status, joined.headers['content-encoding']]).toEqual([200, undefined]);
  });

  it('hold no token where they are compressed', async () => {
    for (const path of paths()) expect((await get(path, null)).bytes.toString()).not.toContain(seat.token);
  });
});

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['deflate', null],
  ['gzip', 'gzip'],
  ['GZIP, br', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['*', 'br'],
  ['*;q=0', null],
])('%s is answered with %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
