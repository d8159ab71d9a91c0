/** Faults: what is wrong with a position, in words; null when all is well. */

import { nameOf, type Worded } from './words.ts';

export type Fault = string | null;

/** What is wrong with the first of them that is not as it should be; `name` says which that is. */
export function firstFault<T>(
  all: Iterable<T>,
  fault: (each: T) => Fault,
  name?: (each: T) => string,
): Fault {
  for (const each of all) {
    const found = fault(each);
    if (found !== null) return name === undefined ? found : `${name(each)}: ${found}`;
  }
  return null;
}
/** The same of all pieces of a sort, by their names. */
export const faultOfEach = (p: Worded, sort: string, fault: (piece: number) => Fault): Fault =>
  firstFault(p.box.words[sort].keys(), fault, (piece) => nameOf(p, sort, piece));
