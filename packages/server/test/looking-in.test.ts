/** What the owner of a server sees of it, and what strangers do not. */

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dice } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { type Log, openLog } from '../src/looking-in/logs.ts';
import { readinessOf } from '../src/looking-in/readiness.ts';
import { playOne, seatAll } from './client.ts';
import { fakeClock } from './fake-clock.ts';
import { listen } from './listening.ts';
import { serving } from './serving.ts';

/** A log that is kept, a line a text. */
function kept(options: { readonly addresses?: boolean } = {}): {
  readonly log: Log;
  readonly lines: string[];
} {
  const lines: string[] = [];
  const to = { write: (line: string) => void lines.push(line) };
  return { log: openLog({ level: 'debug', to, ...options }), lines };
}

describe('the log', () => {
  it('is a JSON document a line, and holds no token, link, text or address', async () => {
    const { log, lines } = kept();
    const { client, address, close } = await serving({ log, trustProxy: ['loopback'] });
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    const { id, secrets } = await client.create([{ person: '' }, { person: '' }], { name: 'find-title' });
    const ann = await client.join(id, secrets[0], 'find-name');
    const bea = await client.join(id, secrets[1]);
    const listener = listen(address, id, { token: ann.token });
    await listener.until(({ views }) => views.size > 0);
    for (let i = 0; i < 3; i++) await playOne(client, [ann, bea], dice(i), `find-key-${i}`);
    const call = (path: string, how = {}) => client.call(path, { headers, ...how });
    await call(`/api/tables/${id}/chat`, { token: ann.token, body: { text: 'find-chat' } });
    await call(`/api/tables/${id}/view`, { token: 'find-wrong-token' });
    await call(`/api/tables/${id}/join`, { body: { secret: 'find-wrong-link', name: 'Eve' } });
    await call(`/api/find-path?token=${ann.token}`);
    await call(`/api/tables/${id}/options?partial=${encodeURIComponent('{"find":1}')}`, { token: ann.token });
    listener.socket.close();
    await close();
    const documents = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(documents.filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(10);
    expect(documents).toContainEqual(
      expect.objectContaining({ route: '/api/tables/:id/chat', method: 'POST', status: 200, table: id }),
    );
    for (const hidden of [
      ...(secrets as string[]),
      ann.token,
      bea.token,
      'find-',
      '"find"',
      '192.0.2.77',
      '127.0.0.1',
    ])
      expect([hidden, lines.filter((line) => line.includes(hidden) && !line.includes('listening'))]).toEqual([
        hidden,
        [],
      ]);
  });

  it('holds addresses if the owner wants them', async () => {
    const { log, lines } = kept({ addresses: true });
    const { client, close } = await serving({ log, trustProxy: ['loopback'] });
    await client.call('/healthz', { headers: { 'x-forwarded-for': '192.0.2.77' } });
    await close();
    expect(lines.some((line) => line.includes('192.0.2.77'))).toBe(true);
  });

  it('whatever is handed to it by mistake, secrets are left out', () => {
    const { log, lines } = kept();
    log('look', {
      token: 'find-1',
      secret: 'find-2',
      authorization: 'find-3',
      address: 'find-4',
      table: 'here',
    });
    expect(JSON.parse(lines[0])).toMatchObject({ msg: 'look', table: 'here' });
    expect(lines[0]).not.toContain('find-');
  });
});

describe('metrics', () => {
  it('are on a port of their own, and tell of entries, rooms, streams and bots', async () => {
    const here = await serving({ metrics: { host: '127.0.0.1', port: 0 } });
    const { client, address, metricsAddress } = here;
    const seats = await seatAll(client, 1, 1);
    const listener = listen(address, seats[0].table, {});
    await listener.until(({ views }) => views.size > 0);
    for (let i = 0; i < 3; i++) await playOne(client, seats, dice(i));
    const text = async () => (await fetch(metricsAddress as string)).text();
    await expect
      .poll(async () => /diadochi_bot_thought_seconds_count{bot="random"} [1-9]/.test(await text()))
      .toBe(true);
    const found = await text();
    expect(found).toMatch(/^diadochi_commit_seconds_count [1-9]/m);
    expect(found).toMatch(/^diadochi_rooms 1$/m);
    expect(found).toMatch(/^diadochi_sockets 1$/m);
    expect(found).toMatch(/^diadochi_bot_queue \d/m);
    expect(found).toMatch(/^diadochi_entries_waiting \d/m);
    expect(found).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(found).toMatch(
      /^diadochi_request_seconds_count{route="\/api\/tables\/:id\/actions",status="2xx"} [1-9]/m,
    );
    expect(found).not.toContain(seats[0].table);
    // Strangers find nothing, neither here nor there.
    expect((await client.call('/metrics')).status).toBe(404);
    expect((await fetch((metricsAddress as string).replace('/metrics', '/api/games'))).status).toBe(404);
    listener.socket.close();
    await here.close();
    await expect(fetch(metricsAddress as string)).rejects.toThrow();
  });

  it('count what was refused', async () => {
    const { client, metricsAddress } = await serving({
      limits: 1,
      clock: fakeClock(),
      metrics: { host: '127.0.0.1', port: 0 },
    });
    const [ann] = await seatAll(client, 2);
    for (let i = 0; i < 21; i++)
      await client.call(`/api/tables/${ann.table}/chat`, { token: ann.token, body: { text: 'x' } });
    const text = await (await fetch(metricsAddress as string)).text();
    expect(text).toMatch(/^diadochi_refused_total{type="too-many-lines"} 1$/m);
  });
});

describe('readiness', () => {
  it('is that the storage can be written to: it writes, and says so when it cannot', async () => {
    const clock = fakeClock();
    const { client, data, logged } = await serving({ clock });
    const written = () => statSync(join(data, 'diadochi.sqlite-wal')).size;
    const before = written();
    expect((await client.call('/readyz')).status).toBe(200);
    expect(written()).toBeGreaterThan(before);
    // Somebody else holds on to the file.
    const other = new DatabaseSync(join(data, 'diadochi.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    clock.pass(1000);
    expect((await client.call('/readyz')).body).toMatchObject({ status: 503, type: '/problems/not-ready' });
    expect(logged).toEqual([expect.stringMatching(/^the storage cannot be written to: /)]);
    other.exec('ROLLBACK');
    other.close();
    clock.pass(1000);
    expect((await client.call('/readyz')).status).toBe(200);
  });

  it('is looked at once a second, however many ask, and is gone when the server stops', async () => {
    const clock = fakeClock();
    let pulses = 0;
    let works = true;
    const logged: string[] = [];
    const pulse = async () => {
      pulses++;
      if (!works) throw new Error('the disk is full');
    };
    const readiness = readinessOf({ pulse }, clock, (sentence) => logged.push(sentence));
    await Promise.all([readiness.check(), readiness.check(), readiness.check()]);
    expect(pulses).toBe(1);
    clock.pass(1000);
    works = false;
    await expect(readiness.check()).rejects.toMatchObject({ status: 503, type: 'not-ready' });
    await expect(readiness.check()).rejects.toThrow('cannot be written to');
    expect(pulses).toBe(2);
    expect(logged).toEqual(['the storage cannot be written to: the disk is full']);
    clock.pass(1000);
    works = true;
    await readiness.check();
    readiness.stop();
    await expect(readiness.check()).rejects.toMatchObject({ status: 503, type: 'stopping' });
  });
});
