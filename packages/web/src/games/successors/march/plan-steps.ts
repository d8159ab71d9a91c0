/** The steps of a plan beside what is foretold of it. */

import type { PlanForecast, StepForecast } from '@diadochi/successors';
import type { Action } from './answers.ts';

/** What may happen at each of the steps: of those that lead elsewhere, as far as that is known. */
export function stepsOnWay(
  steps: readonly Action[],
  { steps: entered }: Pick<PlanForecast, 'steps'>,
): (StepForecast | undefined)[] {
  let next = 0;
  return steps.map(({ go }) => {
    const step = typeof go === 'string' ? entered[next++] : undefined;
    // Who plans to go there does not ask.
    return step && { ...step, passage: false };
  });
}
