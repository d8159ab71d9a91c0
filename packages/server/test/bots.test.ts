/** Bots: whatever they do, the table goes on. */

import { BroadcastChannel } from 'node:worker_threads';
import { dice } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { playOne, randomAnswer, seatAll } from './client.ts';
import { fakeClock } from './fake-clock.ts';
import { serving } from './serving.ts';

const thinkers = {
  throws: new URL('./bad-bots/throws.ts', import.meta.url).href,
  hangs: new URL('./bad-bots/hangs.ts', import.meta.url).href,
  nonsense: new URL('./bad-bots/nonsense.ts', import.meta.url).href,
  slow: new URL('./bad-bots/slow.ts', import.meta.url).href,
  waits: new URL('./bad-bots/waits.ts', import.meta.url).href,
};
const twoBots = [{ bot: 'random' }, { bot: 'random' }];

describe('a table never waits for a program', () => {
  // Only who hangs runs out of time: whoever answers is waited for, however busy the machine is.
  it.each<[keyof typeof thinkers, string, number]>([
    ['throws', 'failed', 300_000],
    ['hangs', 'failed', 25],
    ['nonsense', 'answered what', 300_000],
  ])('that %s', async (name, said, thinkingMs) => {
    const { client, logged, close } = await serving({ bots: { thinker: thinkers[name], thinkingMs } });
    const { id } = await client.create(twoBots);
    await client.call(`/api/tables/${id}/start`, { method: 'POST' });
    await expect.poll(async () => (await client.info(id)).status).toBe('over');
    const record = await client.record(id);
    const { length: entries } = record.stretches[0].entries;
    const troubles = logged.filter((line) => line.includes(said));
    expect(troubles.length).toBeGreaterThan(0);
    expect(troubles.length).toBeLessThanOrEqual(entries);
    for (const line of logged) expect(line).toMatch(/^bot 'random' .*table .*; a random answer is given$/);
    expect((await client.record(id)).outcome).not.toBeNull();
    await close();
  });

  it('while persons interject, give orders and take back', async () => {
    const { client, logged, close } = await serving({ bots: { thinker: thinkers.slow } });
    const random = dice('interjecting');
    const seats = await seatAll(client, 1, 2);
    const [ann] = seats;
    for (;;) {
      if ((await client.info(ann.table)).status === 'over') break;
      const kind = random(2) ? 'envoy' : 'orders';
      const action = await randomAnswer(client, ann, random, `&kind=${kind}`);
      if (action !== null) await client.act(ann, `${kind}.free.0`, action);
      if (random(2)) await client.undo(ann);
      if (random(3) === 0) await playOne(client, seats, random);
    }
    expect(logged).toEqual([]);
    await close();
  });
});

it('at many tables at once no bot is replaced by chance', async () => {
  const clock = fakeClock();
  const channel = new BroadcastChannel('bots that wait');
  // Whenever one begins, a fifth of its time passes: whoever waits for eleven others has waited far too long.
  channel.onmessage = (event) => {
    clock.pass(200);
    channel.postMessage({ answer: event.data.thread });
  };
  const bots = { thinker: thinkers.waits, threads: 2, thinkingMs: 1000, clock };
  const { client, logged, close } = await serving({ bots });
  const ids: string[] = [];
  for (let i = 0; i < 12; i++) {
    const { id } = await client.create(twoBots);
    await client.call(`/api/tables/${id}/start`, { method: 'POST' });
    ids.push(id);
  }
  for (const id of ids)
    await expect.poll(async () => (await client.view(id, null)).seq, { timeout: 60_000 }).toBeGreaterThan(4);
  expect(logged).toEqual([]);
  await close();
  channel.close();
});

it('after a restart bots go on by themselves', async () => {
  const first = await serving({ bots: { thinker: thinkers.slow, thinkingMs: 300_000 } });
  const { id } = await first.client.create([...twoBots, ...twoBots]);
  await first.client.call(`/api/tables/${id}/start`, { method: 'POST' });
  // A worker that has just been started takes its time.
  await expect.poll(async () => (await first.client.view(id, null)).seq, { interval: 10 }).toBeGreaterThan(2);
  await first.close();
  expect(first.logged).toEqual([]); // stopping in the middle of a thought is no trouble
  const second = await serving({ data: first.data });
  await expect.poll(async () => (await second.client.info(id)).status).toBe('over');
  await second.close();
});
