/** Things that may happen, with their chances. */

import { tables } from './facts.ts';

export interface Possible<T> {
  readonly is: T;
  readonly chance: number;
}

/** One die: 1 to 6. */
export const DIE: readonly Possible<number>[] = [1, 2, 3, 4, 5, 6].map((is) => ({ is, chance: 1 / 6 }));

/** All pairs of what may happen here and there; like results are one. */
export function both<A, B, C>(
  some: readonly Possible<A>[],
  others: readonly Possible<B>[],
  made: (a: A, b: B) => C,
): Possible<C>[] {
  const found = new Map<string, { is: C; chance: number }>();
  for (const a of some)
    for (const b of others) {
      const is = made(a.is, b.is);
      const key = JSON.stringify(is);
      const known = found.get(key);
      if (known === undefined) found.set(key, { is, chance: a.chance * b.chance });
      else known.chance += a.chance * b.chance;
    }
  return [...found.values()];
}

/** How likely it is, or what comes of it in the mean. */
export const mean = <T>(all: readonly Possible<T>[], of: (is: T) => number): number =>
  all.reduce((sum, { is, chance }) => sum + chance * of(is), 0);

/** A roll of two dice, each of which is at least `rating` (14.7). */
export const twoDice = (rating: number): Possible<number>[] =>
  both(DIE, DIE, (a, b) => Math.max(a, rating) + Math.max(b, rating));

/** Elephant dice: their sum, and whether any of them shows something (7.2 C, 14.6). */
export function elephantDice(count: number): Possible<{ sum: number; awake: boolean }>[] {
  const { faces } = tables.elephantDie;
  const one = faces.map((is) => ({ is, chance: 1 / faces.length }));
  let all: Possible<{ sum: number; awake: boolean }>[] = [{ is: { sum: 0, awake: false }, chance: 1 }];
  for (let each = 0; each < count; each++)
    all = both(all, one, (so, face) => ({ sum: so.sum + face, awake: so.awake || face > 0 }));
  return all;
}

/** D14-06: beyond its edges the Battle Table goes on as its edges are. */
export function battleScore(roll: number, strength: number): number {
  const { scores } = tables.battleTable;
  const rolls = Object.keys(scores).map(Number);
  const row = scores[Math.min(Math.max(roll, Math.min(...rolls)), Math.max(...rolls))];
  return row[Math.min(strength, row.length - 1)];
}

/** 7.3: how many of a group are lost to Attrition. */
export function attritionOf(cus: number, die: number): number {
  if (cus === 0) return 0;
  const { columns } = tables.attritionTable;
  const last = Math.max(...Object.keys(columns).map(Number));
  const column = columns[Math.min(cus, last)];
  // D16-13: beyond its last row the table goes on as that is.
  const lost = Number.parseInt(column[Math.min(die, column.length) - 1], 10);
  return Number.isNaN(lost) ? 0 : Math.min(lost, cus);
}

export const chanceOf = (needed: number): number => mean(DIE, (die) => (die >= needed ? 1 : 0));
