/**
 * When columns were last written, by group. A game may name groups of its columns by small numbers (a hand, the fleets) and
 * `stir` one wherever it writes there. A way to answer that says which groups its first field `reads` is then listed anew only
 * after one of them was stirred.
 *
 * No two writes in one process have the same stamp. So a stamp stands for what was written, in whichever position: copies
 * take it along, and what was listed in one is good in all that have the same stamps. Stamps are no part of the position's
 * data: neither JSON nor hashes nor views know of them.
 */

/** A game has no more groups than that. */
const GROUPS = 8;

let last = 0;

export const newStamps = (): Float64Array => stampAnew(new Float64Array(GROUPS));

/** Whatever lies in the columns, nothing that was listed before is good for it. */
export function stampAnew(stamps: Float64Array): Float64Array {
  return stamps.fill(++last);
}

/** Something in a group of columns is about to be written, or has just been. */
export function stir(p: { readonly stamps: Float64Array }, group: number): void {
  p.stamps[group] = ++last;
}

/** What was listed for one seat, and the stamps of what was read for that. */
export interface Listed {
  readonly stamps: number[];
  readonly values: number[];
  count: number;
}

export const nothingListed = (reads: readonly number[]): Listed => ({
  stamps: reads.map(() => 0),
  values: [],
  count: 0,
});

/** Whether nothing of what it read was stirred since. */
export function isStill({ stamps: then }: Listed, now: Float64Array, reads: readonly number[]): boolean {
  for (let i = 0; i < reads.length; i++) if (then[i] !== now[reads[i]]) return false;
  return true;
}
export function noteStamps({ stamps }: Listed, now: Float64Array, reads: readonly number[]): void {
  for (let i = 0; i < reads.length; i++) stamps[i] = now[reads[i]];
}
