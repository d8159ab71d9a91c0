/** What is foretold, against what is found when it is played out many times. */

import type { Tally } from './campaign-tally.ts';

export type Numbers<K extends string> = { [key in K]: number };

/**
 * Among some hundred comparisons a difference of more than 4.5 standard errors is as likely as a few in a thousand.
 */
export const FARTHEST = 4.5;

export interface Compared<K extends string> {
  readonly name: string;
  readonly foretold: Numbers<K>;
  readonly found: Numbers<K>;
  /** The largest difference, in standard errors, and where. */
  readonly farthest: { readonly z: number; readonly of: K };
}
interface Comparing<K extends string> {
  readonly name: string;
  readonly keys: readonly K[];
  /** Whether a number is a chance, or something that is counted. */
  isChance(key: K): boolean;
  readonly foretold: Numbers<K>;
  readonly count: number;
  /** What is played out: `battles`. */
  readonly what: string;
  once(): Numbers<K>;
}

export const blank = <K extends string>(keys: readonly K[]): Numbers<K> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Numbers<K>;

/** Plays it out so many times, and checks that every mean is near what was foretold. */
export function compare<K extends string>(
  { name, keys, isChance, foretold, count, what, once }: Comparing<K>,
  tally: Tally,
): Compared<K> {
  const [sum, squares, found] = [blank(keys), blank(keys), blank(keys)];
  for (let i = 0; i < count; i++) {
    const seen = once();
    for (const key of keys) {
      sum[key] += seen[key];
      squares[key] += seen[key] ** 2;
    }
  }
  let farthest: Compared<K>['farthest'] = { z: 0, of: keys[0] };
  for (const key of keys) {
    found[key] = sum[key] / count;
    const variance = isChance(key)
      ? foretold[key] * (1 - foretold[key])
      : squares[key] / count - found[key] ** 2;
    const z = errorsBetween(found[key] - foretold[key], variance, count);
    if (Math.abs(z) > Math.abs(farthest.z)) farthest = { z, of: key };
    tally.check(Math.abs(z) <= FARTHEST, () =>
      [
        `${name}: ${key} is ${found[key]} in ${count} ${what},`,
        `foretold was ${foretold[key]} (${z.toFixed(1)} standard errors)`,
      ].join(' '),
    );
  }
  return { name, foretold, found, farthest };
}

/** How many standard errors lie between what was found and what was foretold. */
function errorsBetween(difference: number, variance: number, count: number): number {
  if (Math.abs(difference) < 1e-9) return 0;
  return difference / Math.sqrt(Math.max(variance, 1e-18) / count);
}
