/** Figures that are counted over many games, and told when they are over. */

import type { Outcome } from '@diadochi/kernel';

export type Figure = number | { readonly [part: string]: number };

/** One game's share of the figures that a kind of game counts. */
export interface Conduct {
  gameOver(events: readonly Happening[], outcome: Outcome): void;
  /** Of so many player turns. */
  figures(playerTurns: number): { readonly [what: string]: Figure };
}
export interface Happening {
  readonly key: string;
  readonly params: { readonly [name: string]: unknown };
}

export function count(counts: Map<string, number>, what: string, by = 1): void {
  counts.set(what, (counts.get(what) ?? 0) + by);
}
/** The most frequent first. */
export const inOrderOf = (counts: ReadonlyMap<string, number>): { readonly [what: string]: number } =>
  Object.fromEntries([...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)));
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
