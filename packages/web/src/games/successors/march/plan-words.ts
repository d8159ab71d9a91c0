/** A plan in words: each step, and why it was stopped. */

import type { LogEntry, Message } from '../../../api.ts';
import { canSay, say } from '../../../messages.ts';
import { unitsName } from '../map-words.ts';
import { generalName, royalName, spaceName } from '../names.ts';
import type { Action } from './answers.ts';
import { type Company, cusIn, NOBODY } from './company.ts';

/** What a step says; `at` and `before`: where the group is then, and who is in it, as far as that is known. */
export function stepWords(action: Action, at: string | null = null, before: Company | null = null): string {
  if (typeof action.go === 'string') return say('successors.plan.go', { name: spaceName(action.go) });
  if (typeof action.request === 'string')
    return say('successors.plan.request', { name: spaceName(action.request) });
  const [verb] = Object.keys(action);
  if (verb === 'regroup') return regroupWords(action, at, before);
  if (verb === 'end') return say('successors.plan.end');
  const name = at === null ? null : spaceName(at);
  if (verb === 'siege')
    return name === null ? say('successors.plan.siege') : say('successors.plan.siege.at', { name });
  if (verb === 'removePc')
    return name === null ? say('successors.plan.removePc') : say('successors.plan.removePc.at', { name });
  return say('successors.plan.other');
}

/** All steps, from where the group is now. */
export function planWords(
  steps: readonly Action[],
  from: (Company & { readonly at: string }) | null,
): string[] {
  let at = from?.at ?? null;
  let group: Company | null = from;
  return steps.map((step) => {
    const words = stepWords(step, at, group);
    if (typeof step.go === 'string') at = step.go;
    if (typeof step.regroup === 'string') group = groupAfter(step);
    return words;
  });
}

/** 9.1: who is picked up, and who is dropped off. */
function regroupWords(action: Action, at: string | null, before: Company | null): string {
  const name = at === null ? '' : spaceName(at);
  if (before === null) return say('successors.plan.regroup');
  const after = groupAfter(action);
  const [more, less] = [difference(after, before), difference(before, after)].map(companyWords);
  if (more !== '' && less !== '') return say('successors.plan.exchange', { name, more, less });
  if (more !== '') return say('successors.plan.pickUp', { name, more });
  if (less !== '') return say('successors.plan.dropOff', { name, less });
  return say('successors.plan.regroup');
}
/** Who goes on after a step that names who does. */
const groupAfter = (action: Action): Company => ({
  generals: [String(action.regroup), ...((action.with as readonly string[] | undefined) ?? [])],
  units: Object.fromEntries(Object.keys(cusIn(NOBODY)).map((unit) => [unit, Number(action[unit] ?? 0)])),
  royals: (action.carry as readonly string[] | undefined) ?? [],
});
const difference = (a: Company, b: Company): Company => ({
  generals: a.generals.filter((each) => !b.generals.includes(each)),
  units: Object.fromEntries(
    Object.entries(a.units).map(([unit, count]) => [unit, Math.max(0, count - (b.units[unit] ?? 0))]),
  ),
  royals: [],
});
const companyWords = ({ generals, units, royals }: Company): string =>
  [
    ...generals.map(generalName),
    ...Object.entries(units).flatMap(([unit, count]) => (count > 0 ? [unitsName(unit, count)] : [])),
    ...royals.map(royalName),
  ].join(', ');

/** What stopped it, as the log has told of it; else in the words of the question, or of the rule. */
export function stopOf(stopped: string, log: readonly LogEntry[]): Message {
  const told = log.flatMap(({ messages }) => messages).findLast(({ key }) => key === stopped);
  if (told !== undefined) return told;
  if (stopped.startsWith('refusal.') && canSay(stopped)) return { key: stopped, params: {} };
  return { key: 'successors.plan.asked', params: {} };
}
