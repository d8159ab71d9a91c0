/** What is wrong with a position, in words for whoever looks into it; null when all is well. */

import { nameOf, type Worded } from './words.ts';

export type Wrong = string | null;

/** What is wrong with the first of them that is not as it should be; `name` says which that is. */
export function firstWrong<T>(
  all: Iterable<T>,
  fault: (each: T) => Wrong,
  name?: (each: T) => string,
): Wrong {
  for (const each of all) {
    const found = fault(each);
    if (found !== null) return name === undefined ? found : `${name(each)}: ${found}`;
  }
  return null;
}
/** The same of all pieces of a sort, by their names. */
export const wrongOfEach = (p: Worded, sort: string, fault: (piece: number) => Wrong): Wrong =>
  firstWrong(p.box.words[sort].keys(), fault, (piece) => nameOf(p, sort, piece));
