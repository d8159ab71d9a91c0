/** A good bot that takes its time: meanwhile the table may change. */
import { setTimeout } from 'node:timers/promises';
import think, { type Task } from '../../src/bot-thinker.ts';

export default async function thinkSlowly(task: Task): Promise<unknown> {
  const action = think(task);
  await setTimeout(15);
  return action;
}
