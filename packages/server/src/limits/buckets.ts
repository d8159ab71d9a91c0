/**
 * Allowances: everybody has a bucket that is full at first, is emptied by what he does, and fills up again by and by.
 * What is counted (requests, tables, milliseconds of the server's time) is the same to it.
 */

import type { Clock } from '../clock.ts';

export interface Rate {
  /** How much can be done at once. */
  readonly most: number;
  /** How long it takes to get it all back. */
  readonly inMs: number;
}
export interface Buckets {
  /** Takes so much; 0 if it was there, otherwise how many milliseconds it takes until it is. */
  take(who: string, amount?: number): number;
  /** How many milliseconds until somebody who has spent too much has anything again. */
  wait(who: string): number;
  /** Takes what has been used already, even if it is more than was left. */
  spend(who: string, amount: number): void;
  /** How many are remembered. */
  readonly size: number;
}

/** Whoever has his allowance back is forgotten; beyond so many the oldest are, whatever they did. */
const MOST_REMEMBERED = 50_000;

export function newBuckets({ most, inMs }: Rate, clock: Clock): Buckets {
  const used = new Map<string, { amount: number; at: number }>();
  const regained = inMs / most;

  function usedBy(who: string): number {
    const known = used.get(who);
    return known === undefined ? 0 : Math.max(0, known.amount - (clock.now() - known.at) / regained);
  }
  function note(who: string, amount: number): void {
    used.delete(who); // the latest come last
    used.set(who, { amount, at: clock.now() });
    if (used.size <= MOST_REMEMBERED) return;
    for (const [each] of used) if (usedBy(each) === 0) used.delete(each);
    for (const [each] of used) if (used.size > MOST_REMEMBERED / 2) used.delete(each);
  }

  return {
    take(who, amount = 1) {
      const before = usedBy(who);
      if (before + amount > most) return Math.ceil((before + amount - most) * regained);
      note(who, before + amount);
      return 0;
    },
    wait: (who) => Math.ceil(Math.max(0, usedBy(who) - most) * regained),
    spend(who, amount) {
      note(who, usedBy(who) + amount);
    },
    get size() {
      return used.size;
    },
  };
}
