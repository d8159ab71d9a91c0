/** What to tell the player when something went wrong. */

import { ApiProblem } from './api.ts';
import { canSay, say, sayMessage } from './messages.ts';

export function sayProblem(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) return say('problem.other');
  if (problem.said !== null && canSay(problem.said.key)) return sayMessage(problem.said);
  const key = `problem.${problem.type}`;
  return say(canSay(key) ? key : 'problem.other');
}
