/** How much of an answer stays when its player takes something else up. */

import type { Step } from '../../table/walk.ts';

/** What is taken up, as far as it is named; the next field that is asked for. */
interface TakenUp {
  readonly action?: unknown;
  readonly die?: unknown;
}

/** How many steps stay. */
export function kept(steps: readonly Step[], next: string | undefined, { action, die }: TakenUp): number {
  if (action !== undefined) return 0;
  // A row alone is the row of what has been chosen so far, where a row is asked for: die and deed stay.
  if (die === undefined) {
    const at = steps.findIndex(({ field }) => field === 'at');
    if (at >= 0) return at;
    if (next === 'at') return steps.length;
  }
  // Only these go on to a die: with another die they are still the same action.
  const first = steps[0]?.field;
  return first === 'play' || first === 'conquer' ? 1 : 0;
}
