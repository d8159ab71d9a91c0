/**
 * The clause breaker. `diadochi rules prove` switches one clause off, before any game is loaded, and demands
 * that a test citing it fails. Nothing else may call this: play always runs with every clause on.
 */

export type ClauseId = string;

const switchedOff = new Set<ClauseId>();

export function switchOff(clause: ClauseId): void {
  switchedOff.add(clause);
}

/** The entries of a rule or of modifiers that are on. */
export function inForce<T>(entries: { readonly [clause: ClauseId]: T }): [ClauseId, T][] {
  return Object.entries(entries).filter(([clause]) => !switchedOff.has(clause));
}
