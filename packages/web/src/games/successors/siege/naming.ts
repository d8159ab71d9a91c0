/** D9-17: the CUs that are named for a Siege, exactly as many as it takes. */

import { TOGETHER } from '../march/company.ts';
import type { Counts } from '../view.ts';

/** Whom one would rather name: the others are free to march under another General. */
const ORDER = ['mercenary', 'loyal', 'royal', 'cavalry', 'elephant', TOGETHER];

/** Those who were named before have moved already; S7.2.D-06: Silver Shields are not parted, so one more may go with them. */
export function namedFirst(units: Counts, before: Counts, needed: number, rides = false): Counts {
  const named: { [unit: string]: number } = {};
  let open = needed;
  const take = (unit: string, most: number): void => {
    const have = Math.max(0, Math.min(most, units[unit] ?? 0) - (named[unit] ?? 0));
    const count = unit === TOGETHER ? (open > 0 ? have : 0) : Math.min(open, have);
    if (count === 0) return;
    named[unit] = (named[unit] ?? 0) + count;
    open -= count;
  };
  if (rides) take('cavalry', 1); // S16.9-16: it costs less, and is Dispersed in place of a loss
  for (const unit of ORDER) take(unit, before[unit] ?? 0);
  for (const unit of ORDER) take(unit, units[unit] ?? 0);
  return named;
}

/** One more or one less of a sort: another sort gives way, or comes in, so that the number stays. */
export function renamed(units: Counts, named: Counts, unit: string, count: number, needed: number): Counts {
  const next: { [unit: string]: number } = { ...named, [unit]: count };
  const total = (): number => Object.values(next).reduce((sum, each) => sum + each, 0);
  const others = ORDER.filter((each) => each !== unit && each !== TOGETHER);
  for (const other of others.toReversed())
    while (total() > needed && (next[other] ?? 0) > 0) next[other] = (next[other] ?? 0) - 1;
  for (const other of others)
    while (total() < needed && (next[other] ?? 0) < (units[other] ?? 0)) next[other] = (next[other] ?? 0) + 1;
  return next;
}
