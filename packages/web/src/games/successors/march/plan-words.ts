/** A plan in words: each step, and why it was stopped. */

import type { LogEntry, Message } from '../../../api.ts';
import { canSay, say } from '../../../messages.ts';
import { spaceName } from '../names.ts';

/** What a step says. */
export function stepWords(action: { readonly [field: string]: unknown }): string {
  if (typeof action.go === 'string') return say('successors.plan.go', { name: spaceName(action.go) });
  if (typeof action.request === 'string')
    return say('successors.plan.go', { name: spaceName(action.request) });
  const [verb] = Object.keys(action);
  const key = `successors.plan.${verb}`;
  return canSay(key) ? say(key) : say('successors.plan.other');
}

/** What stopped it, as the log has told of it; else in the words of the question, or of the rule. */
export function stopOf(stopped: string, log: readonly LogEntry[]): Message {
  const told = log.flatMap(({ messages }) => messages).findLast(({ key }) => key === stopped);
  if (told !== undefined) return told;
  if (stopped.startsWith('refusal.') && canSay(stopped)) return { key: stopped, params: {} };
  return { key: 'successors.plan.asked', params: {} };
}
