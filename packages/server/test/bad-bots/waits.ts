/** A good bot that says when it has begun, and answers when it is told to: nothing goes by the clock. */
import { BroadcastChannel, threadId } from 'node:worker_threads';
import think, { type Task } from '../../src/bot-thinker.ts';

const channel = new BroadcastChannel('bots that wait');
let answerNow = () => {};
channel.onmessage = (event) => {
  if (event.data.answer === threadId) answerNow();
};

export default async function thinkAndWait(task: Task): Promise<unknown> {
  const told = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  channel.postMessage({ thread: threadId, seed: task.seed });
  await told;
  return think(task);
}
