/** An answer that is half given survives a reload: it is kept for its decision, in this tab. */

import type { Step } from './walk.ts';

const ofTable = (table: string): string => `diadochi.draft.${table}.`;
const keyOf = (table: string, decision: string): string => `${ofTable(table)}${decision}`;

export function draftOf(table: string, decision: string): readonly Step[] {
  try {
    const steps: unknown = JSON.parse(sessionStorage.getItem(keyOf(table, decision)) ?? '[]');
    return Array.isArray(steps) ? (steps as Step[]) : [];
  } catch {
    return [];
  }
}

/** Keeps what is chosen so far, and drops what was thought of for a question that is no longer `asked`. */
export function keepDraft(
  table: string,
  decision: string,
  steps: readonly Step[],
  asked: readonly { readonly id: string }[],
): void {
  const alive = new Set(asked.map(({ id }) => keyOf(table, id)));
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(ofTable(table)) && !alive.has(key)) sessionStorage.removeItem(key);
    if (steps.length === 0) sessionStorage.removeItem(keyOf(table, decision));
    else sessionStorage.setItem(keyOf(table, decision), JSON.stringify(steps));
  } catch {
    // A browser that keeps nothing keeps no drafts either.
  }
}
