/**
 * Words for the dice, of this browser's own: sealed when it takes a seat, shown when everybody sits, and kept, so that
 * whoever plays can see afterwards that they were used.
 */

import { api, type Joined } from '../api.ts';
import { randomKey } from '../browser-name.ts';
import { readStored, writeStored } from '../browser-storage.ts';

export interface OwnWords {
  readonly id: string;
  readonly seat: number;
  readonly token: string;
  readonly words: string;
  /** The server's seal, as it was before this browser took the seat. */
  readonly sealed: string;
  /** The server has confirmed that it has them. */
  readonly shown?: boolean;
}

const WORDS = 'diadochi.words';
/** Of older tables nobody asks any more. */
const MOST_KEPT = 100;

const kept = (): readonly OwnWords[] => {
  const list = readStored(WORDS);
  return Array.isArray(list) ? (list as OwnWords[]) : [];
};
/** Those of every seat that was taken here, for a browser may have more than one. */
export const ownWords = (id: string): readonly OwnWords[] => kept().filter((each) => each.id === id);

/** Takes a seat, with words that are sealed as long as somebody is missing. */
export const takeSeat = (
  id: string,
  sealed: string,
  wanted: { readonly secret?: string; readonly name: string },
): Promise<Joined> =>
  withWords(
    (words) => api.join(id, { ...wanted, ...words }),
    () => ({ id, sealed }),
  );

/** Sits down in some way that takes a seal, and keeps what was sealed, with the seal of the server at that table. */
export async function withWords<T extends Joined>(
  sit: (words: { readonly commitment?: string }) => Promise<T>,
  where: (joined: T) => Pick<OwnWords, 'id' | 'sealed'>,
): Promise<T> {
  const words = randomKey() + randomKey();
  // Whoever cannot load what makes the seal sits down without words, and is marked so.
  const seal = await import('./seal.ts').then(({ sealOf }) => sealOf(words)).catch(() => null);
  const joined = await sit(seal === null ? {} : { commitment: seal });
  const { seat, token } = joined;
  if (seal !== null)
    writeStored(WORDS, [{ ...where(joined), seat, token, words }, ...kept()].slice(0, MOST_KEPT));
  return joined;
}

/** The server has confirmed that it has them. */
export const noteShown = (token: string): void =>
  writeStored(
    WORDS,
    kept().map((each) => (each.token === token ? { ...each, shown: true } : each)),
  );
