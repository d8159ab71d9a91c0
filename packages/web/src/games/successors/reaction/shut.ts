/** The question whose cards were put aside, to see the map. */

import { signal } from '@preact/signals';

const shut = signal<string | null>(null);

/** Whether they are; or puts them aside, or brings them back. */
export function isShut(question: string, set?: boolean): boolean {
  if (set !== undefined) shut.value = set ? question : null;
  return shut.value === question;
}
