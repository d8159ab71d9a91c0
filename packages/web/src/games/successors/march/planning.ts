/** A plan that is being laid: what the active group is to do, step by step; and the plan that the steward carries out. */

import type { Plan } from '@diadochi/server/api';
import { signal } from '@preact/signals';
import { box } from '../content.ts';

/** A step: an answer to `march`. */
export type PlannedStep = { readonly go: string } | { readonly removePc: true } | { readonly end: true };

/** What is being laid; null: nothing. */
export const planning = signal<readonly PlannedStep[] | null>(null);
/** What is carried out, or was stopped; null: none, or not known yet. */
export const plan = signal<Plan | null>(null);

export const spacesIn = (steps: readonly PlannedStep[]): string[] =>
  steps.flatMap((step) => ('go' in step ? [step.go] : []));

/** Where a path leads by land. */
export function nextTo(space: string): ReadonlySet<string> {
  return new Set(
    box().paths.flatMap(({ ends, type }) =>
      type !== 'sea' && ends.includes(space) ? ends.filter((end) => end !== space) : [],
    ),
  );
}

export const add = (step: PlannedStep): void => {
  planning.value = [...(planning.peek() ?? []), step];
};
export const takeBack = (): void => {
  planning.value = (planning.peek() ?? []).slice(0, -1);
};
