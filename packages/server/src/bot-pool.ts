/**
 * The threads in which bots think, as many as there are cores. Who comes first is served first, and a thread that
 * dies takes only its own thought along. A thought's time is counted from when it begins: how many wait, and how long
 * a thread takes to start, is no fault of the bot's. And since a thread can be slow because the machine is busy,
 * whoever runs out of time is tried once more, with much more of it.
 */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Json } from '@diadochi/kernel';
import type { Task } from './bot-thinker.ts';
import type { Order, Word } from './bot-worker.ts';
import { type Clock, realClock } from './clock.ts';

export interface PoolOptions {
  /** How long a bot may think at first. */
  readonly thinkingMs?: number;
  /** The module that thinks: tests put one here that crashes or hangs. */
  readonly thinker?: string;
  readonly threads?: number;
  readonly clock?: Clock;
}
export interface BotPool {
  /** The bot's answer. An error if it failed, or was out of time on every try. */
  think(task: Task): Promise<Json>;
  /** How many thoughts wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}
/** A thought that took too long on every try. */
class OutOfTime extends Error {}

/** How much time each try has, as a multiple of the first. */
const TRIES = [1, 6];
const IDLE_MS = 30_000;
const MOST_MEMORY_MB = 512;

interface Thought {
  readonly task: Task;
  readonly ms: number;
  resolve(answer: Json): void;
  reject(error: Error): void;
}
interface Thread {
  readonly worker: Worker;
  thought: Thought | null;
  /** Calls off whatever would end the thread. */
  callOff(): void;
}

export function openPool(options: PoolOptions = {}): BotPool {
  const {
    thinkingMs = 5000,
    thinker = new URL('./bot-thinker.ts', import.meta.url).href,
    threads: most = availableParallelism(),
    clock = realClock,
  } = options;
  const queue: Thought[] = [];
  const threads = new Set<Thread>();
  let closed = false;

  function serve(): void {
    while (queue.length > 0 && !closed) {
      const idle = [...threads].find(({ thought }) => thought === null);
      if (idle === undefined && threads.size >= most) return;
      begin(idle ?? newThread(), queue.shift() as Thought);
    }
  }

  function begin(thread: Thread, thought: Thought): void {
    thread.callOff();
    thread.thought = thought;
    thread.worker.ref();
    thread.worker.postMessage({ thinker, task: thought.task } satisfies Order);
  }

  function newThread(): Thread {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const thread: Thread = { worker, thought: null, callOff() {} };
    threads.add(thread);
    worker.on('message', (word: Word) => {
      if (!threads.has(thread)) return;
      if ('begins' in word) thread.callOff = runningOut(thread);
      else if ('answer' in word) end(thread, ({ resolve }) => resolve(word.answer));
      else end(thread, ({ reject }) => reject(new Error(word.failure)));
    });
    worker.on('error', (error) => drop(thread, error as Error));
    worker.on('exit', (code) => drop(thread, new Error(`the thread ended with ${code}`)));
    return thread;
  }

  /** What came while we were busy ourselves is heard before the thought is cut short. */
  const runningOut = (thread: Thread): (() => void) => {
    const { thought } = thread;
    return clock.after(thought?.ms ?? 0, () =>
      setImmediate(() =>
        setImmediate(() => {
          if (thread.thought === thought) drop(thread, new OutOfTime(`no answer within ${thought?.ms} ms`));
        }),
      ),
    );
  };

  function end(thread: Thread, tell: (thought: Thought) => void): void {
    const { thought } = thread;
    thread.callOff();
    thread.thought = null;
    thread.worker.unref();
    thread.callOff = realClock.after(IDLE_MS, () => drop(thread, new Error('idle')));
    if (thought !== null) tell(thought);
    serve();
  }

  function drop(thread: Thread, error: Error): void {
    if (!threads.delete(thread)) return;
    thread.callOff();
    void thread.worker.terminate();
    thread.thought?.reject(error);
    thread.thought = null;
    serve();
  }

  const attempt = (task: Task, ms: number): Promise<Json> =>
    new Promise((resolve, reject) => {
      if (closed) throw new Error('closed');
      queue.push({ task, ms, resolve, reject });
      serve();
    });

  return {
    async think(task) {
      for (const times of TRIES.slice(0, -1))
        try {
          return await attempt(task, thinkingMs * times);
        } catch (error) {
          if (!(error instanceof OutOfTime)) throw error;
        }
      return attempt(task, thinkingMs * (TRIES.at(-1) ?? 1));
    },
    get waiting() {
      return queue.length;
    },
    async close() {
      closed = true;
      const ending = [...threads].map(({ worker }) => worker.terminate());
      for (const thread of threads) drop(thread, new Error('closed'));
      for (const { reject } of queue.splice(0)) reject(new Error('closed'));
      await Promise.all(ending);
    },
  };
}
