/**
 * A worker thread in which bots think: what they do here cannot stop a table. It says when a thought begins, so that
 * nobody's time runs while he waits for a thread, or a thread for its modules.
 */

import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Json } from '@diadochi/kernel';
import type { Task } from './bot-thinker.ts';

export interface Order {
  /** The module that thinks. */
  readonly thinker: string;
  readonly task: Task;
}
/** What a thread says: first that it begins, then what came of it. */
export type Word = { readonly begins: true } | { readonly answer: Json } | { readonly failure: string };

/** Below the threads that answer people. (Elsewhere this would be the priority of the whole process.) */
if (process.platform === 'linux') setPriority(5);

const say = (word: Word): void => parentPort?.postMessage(word);

parentPort?.on('message', async ({ thinker, task }: Order) => {
  try {
    const { default: think } = (await import(thinker)) as { default: (task: Task) => Json | Promise<Json> };
    say({ begins: true });
    say({ answer: await think(task) });
  } catch (error) {
    say({ failure: String((error as Error | null)?.message ?? error) });
  }
});
