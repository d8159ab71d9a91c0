/** How far one has seen each table (by the name of its source), and when: kept by this browser. */

import { readStored, writeStored } from '../browser-storage.ts';

interface Seen {
  readonly seq: number;
  /** ms, when it was last looked at. */
  readonly at: number;
}
type Kept = { readonly [table: string]: Seen };

const SEEN = 'diadochi.seen';
/** Of so many tables; those that were looked at longest ago are forgotten. */
const MOST = 60;

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as Seen).seq) &&
  Number.isFinite((value as Seen).at);

function kept(): Kept {
  const stored = readStored(SEEN);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isSeen(value)));
}

export const seenOf = (table: string): Seen | null => kept()[table] ?? null;

export function keepSeen(table: string, seq: number): void {
  const all = { ...kept(), [table]: { seq, at: Date.now() } };
  const latest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  writeStored(SEEN, Object.fromEntries(latest.slice(0, MOST)));
}
