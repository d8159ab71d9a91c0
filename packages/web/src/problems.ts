/** What to tell the player when something went wrong. */

import { ApiProblem, type Message } from './api.ts';
import { canSay, say, sayMessage } from './messages.ts';

export const sayProblem = (problem: unknown): string =>
  problem instanceof ApiProblem ? sayMessage(messageOf(problem)) : say('problem.other');

/** The same as a message. What is too much is told with the time after which it can be tried again. */
export function messageOf({ said, type, wait }: ApiProblem): Message {
  if (said !== null && canSay(said.key)) return said;
  const key = `problem.${type}`;
  const seconds = Math.max(wait ?? 1, 1);
  return {
    key: canSay(key) ? key : 'problem.other',
    params: { seconds, minutes: Math.ceil(seconds / 60) },
  };
}
