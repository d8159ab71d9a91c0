/**
 * Dear requests (a forecast, a record, a moment long ago) go one after the other through one lane, whoever asks, with a
 * pause after each as long as it took: half of the server's time stays for what is cheap. Those who wait are served in
 * turn, an address after the other, and what each takes is put down to its address.
 */

import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { TooMany } from '../problems.ts';
import { newBuckets, type Rate } from './buckets.ts';

export interface DearLane {
  /** Does the work when its turn comes; refused if the address has had its share, or has too much waiting. */
  run<T>(address: string, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  work(): Promise<void>;
}

export interface DearOptions {
  /** Milliseconds of the server's time an address. */
  readonly rate: Rate;
  /** How many requests of one address may wait. */
  readonly most: number;
  readonly clock: Clock;
  /** For tests: milliseconds that go by, and what waits for some of them. */
  readonly stopwatch?: () => number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

export function newDearLane(options: DearOptions): DearLane {
  const { rate, most, clock, stopwatch = () => performance.now(), pause = setTimeout } = options;
  const spent = newBuckets(rate, clock);
  const queues = new Map<string, Waiting[]>();
  let busy = false;

  async function serve(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let next = nextInTurn(); next !== null; next = nextInTurn()) {
      const start = stopwatch();
      await next.waiting.work();
      const took = stopwatch() - start;
      spent.spend(next.address, took);
      await pause(took);
    }
    busy = false;
  }
  function nextInTurn(): { readonly address: string; readonly waiting: Waiting } | null {
    for (const [address, queue] of queues) {
      queues.delete(address);
      const waiting = queue.shift() as Waiting;
      if (queue.length > 0) queues.set(address, queue); // behind the others
      return { address, waiting };
    }
    return null;
  }

  return {
    run(address, work) {
      const wait = spent.wait(address);
      const queue = queues.get(address) ?? [];
      if (wait > 0 || queue.length >= most)
        throw new TooMany(
          'busy',
          'That takes the server long, and you have had your share; wait a little.',
          wait,
        );
      return new Promise((resolve, reject) => {
        queue.push({ work: () => work().then(resolve, reject) });
        queues.set(address, queue);
        void serve();
      });
    },
  };
}
