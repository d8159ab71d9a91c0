/** Many tables at once: who waits for a thread loses no time by it, and nobody is passed over. */

import { BroadcastChannel } from 'node:worker_threads';
import { beginMatch, seeded } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BotPool, openPool } from '../src/bot-pool.ts';
import type { Task } from '../src/bot-thinker.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';

const waits = new URL('./bad-bots/waits.ts', import.meta.url).href;
const { position } = beginMatch(proof, { seats: 2 }, seeded('pool')).match;
const taskOf = (seed: string): Task => ({
  game: proof.name,
  contentHash: proof.contentHash,
  content: null,
  bot: 'random',
  view: proof.view(position, 0),
  seed,
});

interface Begun {
  readonly thread: number;
  readonly seed: string;
}
let channel: BroadcastChannel;
let pool: BotPool;
let clock: FakeClock;
let begun: Begun[];
const answer = ({ thread }: Begun) => channel.postMessage({ answer: thread });
/** Until so many thoughts have begun, and their time runs. */
async function untilBegun(count: number, running: number): Promise<void> {
  await expect.poll(() => begun.length, { timeout: 60_000 }).toBe(count);
  await expect.poll(() => clock.left.length, { timeout: 60_000 }).toBe(running);
}

beforeEach(() => {
  channel = new BroadcastChannel('bots that wait');
  begun = [];
  channel.onmessage = (event) => begun.push(event.data);
  clock = fakeClock();
  pool = openPool({ thinker: waits, threads: 2, thinkingMs: 1000, clock });
});
afterEach(async () => {
  channel.close();
  await pool.close();
});

describe('thoughts', () => {
  it('are served in the order in which they came, and the time that they wait does not count', async () => {
    const seeds = Array.from({ length: 9 }, (_, i) => `table ${i}`);
    const answers = seeds.map((seed) => pool.think(taskOf(seed)));
    expect(clock.left).toEqual([]); // no thread has begun
    for (let done = 0; done < seeds.length; done++) {
      await untilBegun(Math.min(done + 2, seeds.length), Math.min(2, seeds.length - done));
      expect(pool.waiting).toBe(Math.max(seeds.length - done - 2, 0));
      clock.pass(450); // for the last in the queue it is ten times its limit, of which it had two parts
      const next = begun[done];
      answer(next);
      await answers[seeds.indexOf(next.seed)];
    }
    expect(begun.map(({ seed }) => seed).slice(2)).toEqual(seeds.slice(2)); // of the first two threads either may be quicker
    for (const action of await Promise.all(answers))
      expect(proof.judge(position, 0, action).allowed).toBe(true);
  });

  it('that run out of time are tried again with six times as much, and only then given up', async () => {
    const slow = pool.think(taskOf('slow'));
    await untilBegun(1, 1);
    clock.pass(1000);
    await untilBegun(2, 1);
    expect(begun[1].thread).not.toBe(begun[0].thread); // whatever the first one did, it is gone
    clock.pass(5999);
    answer(begun[1]);
    expect(proof.judge(position, 0, await slow).allowed).toBe(true);

    const hanging = pool.think(taskOf('hanging'));
    await untilBegun(3, 1);
    clock.pass(1000);
    await untilBegun(4, 1);
    clock.pass(6000);
    await expect(hanging).rejects.toThrow('no answer within 6000 ms');
  });

  it('go on when all threads are gone', async () => {
    const answers = ['1', '2', '3'].map((seed) => pool.think(taskOf(seed)));
    await untilBegun(2, 2);
    clock.pass(1000);
    await untilBegun(4, 2);
    expect(begun.slice(2).map(({ seed }) => seed)).toContain('3');
    answer(begun[2]);
    await untilBegun(5, 2);
    for (const each of begun.slice(3)) answer(each);
    for (const action of await Promise.all(answers))
      expect(proof.judge(position, 0, action).allowed).toBe(true);
  });
});
