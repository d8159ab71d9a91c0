/** An answer that is half given survives a reload: it is kept for its decision, in this tab. */

import type { Step } from './walk.ts';

const keyOf = (table: string, decision: string): string => `diadochi.draft.${table}.${decision}`;

export function draftOf(table: string, decision: string): readonly Step[] {
  try {
    const steps: unknown = JSON.parse(sessionStorage.getItem(keyOf(table, decision)) ?? '[]');
    return Array.isArray(steps) ? (steps as Step[]) : [];
  } catch {
    return [];
  }
}

export function keepDraft(table: string, decision: string, steps: readonly Step[]): void {
  try {
    if (steps.length === 0) sessionStorage.removeItem(keyOf(table, decision));
    else sessionStorage.setItem(keyOf(table, decision), JSON.stringify(steps));
  } catch {
    // A browser that keeps nothing keeps no drafts either.
  }
}
