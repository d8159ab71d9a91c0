/** Bots: whatever they do, the table goes on. */

import { dice } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { playOne, randomAnswer, seatAll } from './client.ts';
import { serving } from './serving.ts';

const workers = {
  throws: new URL('./bad-bots/throws.ts', import.meta.url).href,
  hangs: new URL('./bad-bots/hangs.ts', import.meta.url).href,
  nonsense: new URL('./bad-bots/nonsense.ts', import.meta.url).href,
  slow: new URL('./bad-bots/slow.ts', import.meta.url).href,
};
const twoBots = [{ bot: 'random' }, { bot: 'random' }];

describe('a table never waits for a program', () => {
  // Only who hangs runs out of time: whoever answers is waited for, however busy the machine is.
  it.each<[keyof typeof workers, string, number]>([
    ['throws', 'failed', 300_000],
    ['hangs', 'failed', 25],
    ['nonsense', 'answered what', 300_000],
  ])('that %s', async (name, said, thinkingMs) => {
    const { client, logged, close } = await serving({ bots: { worker: workers[name], thinkingMs } });
    const { id } = await client.create(twoBots);
    await client.call(`/api/tables/${id}/start`, { method: 'POST' });
    await expect.poll(async () => (await client.info(id)).status).toBe('over');
    const { seq } = await client.info(id);
    const troubles = logged.filter((line) => line.includes(said));
    expect(troubles.length).toBeGreaterThan(0);
    expect(troubles.length).toBeLessThanOrEqual(seq);
    for (const line of logged) expect(line).toMatch(/^bot 'random' .*table .*; a random answer is given$/);
    expect((await client.record(id)).outcome).not.toBeNull();
    await close();
  });

  it('while persons interject, give orders and take back', async () => {
    const { client, logged, close } = await serving({ bots: { worker: workers.slow } });
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

it('after a restart bots go on by themselves', async () => {
  const first = await serving({ bots: { worker: workers.slow, thinkingMs: 300_000 } });
  const { id } = await first.client.create([...twoBots, ...twoBots]);
  await first.client.call(`/api/tables/${id}/start`, { method: 'POST' });
  // A worker that has just been started takes its time.
  await expect.poll(async () => (await first.client.info(id)).seq, { interval: 10 }).toBeGreaterThan(2);
  await first.close();
  expect(first.logged).toEqual([]); // stopping in the middle of a thought is no trouble
  const second = await serving({ data: first.data });
  await expect.poll(async () => (await second.client.info(id)).status).toBe('over');
  await second.close();
});
