/** When what is asked is in sight, all that nobody needed for it is loaded: the log, and what is looked at closely. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Answering } from './answering.ts';

export const isSettled = signal(false);

/** ms; whoever waits longer for what can be chosen may as well read meanwhile. */
const LONGEST = 3000;

export function useSettling({ question, choices }: Answering): void {
  // Whoever is not asked looks on.
  const isInSight = question.value === null || choices.value.length > 0;
  useEffect(() => {
    if (isSettled.peek()) return;
    const waiting = setTimeout(() => (isSettled.value = true), isInSight ? 0 : LONGEST);
    return () => clearTimeout(waiting);
  }, [isInSight]);
}
