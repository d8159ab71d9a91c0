/** What `rules prove` has found out, kept with the hash of the sources with which it was. */

import { hashOfSources } from './sources.ts';
import { readStored, store } from './stored.ts';

/** Whether a clause is proven, and by which test; or why not. */
export interface Proof {
  readonly proven: boolean;
  readonly by: string;
}
interface Stored {
  [game: string]: { readonly sources: string; readonly proofs: { readonly [clause: string]: Proof } };
}

const FILE = 'proofs.json';

/** The proofs that still hold. */
export function proofsOf(root: string, game: string): Map<string, Proof> {
  const stored = readStored<Stored>(root, FILE)[game];
  return new Map(stored?.sources === hashOfSources(root, game) ? Object.entries(stored.proofs) : []);
}

/** Adds proofs to those that still hold; `sources` is the hash when they were begun. */
export function storeProofs(
  root: string,
  game: string,
  sources: string,
  proofs: ReadonlyMap<string, Proof>,
): void {
  const stored = readStored<Stored>(root, FILE) as Stored;
  const before = stored[game]?.sources === sources ? stored[game].proofs : {};
  stored[game] = { sources, proofs: { ...before, ...Object.fromEntries(proofs) } };
  store(root, FILE, stored);
}
