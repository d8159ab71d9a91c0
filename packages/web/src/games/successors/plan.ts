/**
 * What a player is about to do. A press on a card, on a space or in a list says several fields of an answer at once;
 * the plan waits, and fills them in as they come up. The server judges every step, as always. An errand is the same
 * for several answers, one after the other: PCs in all cities that can have one.
 */

import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Answering } from '../../table/answering.ts';
import { answerOf, type Choice, type Step } from '../../table/walk.ts';

export interface Part {
  /** Null: merely points at something; what to do with it is asked. */
  readonly field: string | null;
  readonly value: unknown;
}
/** In the place of a number: the greatest that is allowed. */
export const MOST = 'most';

interface Plan {
  readonly parts: readonly Part[];
  readonly how: How;
}
/** Something was pressed; or follows by itself, and is only proposed; or is one of many that were ordered at once. */
type How = 'press' | 'itself' | 'errand';
const NOTHING: Plan = { parts: [], how: 'itself' };

const plan = signal<Plan>(NOTHING);
const errand = signal<readonly (readonly Part[])[]>([]);
/** Why the last thing that was tried cannot be done; and the same for what is merely pointed at. */
export const refusal = signal<Choice['why']>(null);
export const hint = signal<Choice['why']>(null);

/** What could be chosen when something was taken back or chosen: of no use any more. */
let old: readonly Choice[] | null = null;

export function forget(): void {
  plan.value = NOTHING;
  errand.value = [];
  refusal.value = null;
  hint.value = null;
}

/** Fills these fields in; what has been answered already is taken back as far as it is in the way. */
export function intend(answer: Answering, parts: readonly Part[], how: How = 'press'): void {
  if (answer.busy.peek()) return;
  refusal.value = null;
  hint.value = null;
  const steps = answer.steps.peek();
  const agrees = ({ field, value }: Step): boolean =>
    parts.some((part) => part.field === field && part.value === value);
  const kept = steps.findIndex((step) => !step.forced && !agrees(step));
  if (kept >= 0) {
    old = answer.choices.peek();
    answer.backTo(kept);
  }
  plan.value = { parts, how };
}

/** Several answers of the same kind, as far as they are allowed. */
export function runErrand(answer: Answering, answers: readonly (readonly Part[])[]): void {
  intend(answer, []);
  plan.value = NOTHING;
  errand.value = answers;
}

/** Whether something is under way already, so that nothing else begins by itself. */
export const isUnderWay = (): boolean => plan.peek() !== NOTHING || errand.peek().length > 0;
/** Whether fields are being filled in that a press has said. */
export const isFilling = computed(() => plan.value !== NOTHING);

export function useFilling(answer: Answering): void {
  const choices = answer.choices.value;
  const steps = answer.steps.value;
  const complete = answer.complete.value;
  const busy = answer.busy.value;
  const planned = plan.value;
  const waiting = errand.value;
  useEffect(() => {
    if (busy || choices === old) return;
    if (planned === NOTHING) begin();
    else fill();
  }, [answer, choices, steps, complete, busy, planned, waiting]);

  function begin(): void {
    if (waiting.length === 0 || steps.length > 0 || choices.length === 0) return;
    const isOffered = (parts: readonly Part[]): boolean => choiceOf(parts[0]) !== undefined;
    const next = waiting.findIndex(isOffered);
    errand.value = next < 0 ? [] : waiting.slice(next + 1);
    if (next >= 0) intend(answer, waiting[next], 'errand');
  }
  function fill(): void {
    const given = answerOf(steps);
    const next = planned.parts.find(({ field }) => field === null || !Object.hasOwn(given, field));
    if (complete || next === undefined) {
      if (complete || choices.length > 0) plan.value = NOTHING;
      if (complete && planned.how === 'errand') {
        old = choices;
        void answer.confirm();
      }
      return;
    }
    if (choices.length === 0) return;
    if (next.field === null) {
      plan.value = NOTHING;
      answer.point(next.value);
      return;
    }
    const choice = choiceOf(next);
    if (choice === undefined || choice.why !== null) {
      refusal.value = choice?.why ?? null;
      plan.value = NOTHING;
      errand.value = [];
      return;
    }
    old = choices;
    answer.choose(choice, planned.how === 'press' ? 'press' : 'itself');
  }
  function choiceOf({ field, value }: Part): Choice | undefined {
    const those = choices.filter((choice) => choice.field === field);
    if (value !== MOST) return those.find((choice) => choice.value === value);
    return those.findLast(({ why }) => why === null) ?? those[0];
  }
}
