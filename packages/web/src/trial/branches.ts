/** The branches of what was tried out: each is the way to a moment after which nothing was tried. */

import type { Tree, Tried } from '../engine/requests.ts';

export interface Branch {
  /** A, B, …; B′ where only the dice fell otherwise than in B. */
  readonly name: string;
  readonly way: readonly Tried[];
  readonly end: Tried;
  /** How often the dice fall so, about; null where they decide nothing. */
  readonly chance: number | null;
  readonly isShown: boolean;
}

export function branchesOf({ tried, tip }: Tree): readonly Branch[] {
  const parents = new Set(tried.map(({ parent }) => parent));
  const leaves = tried.filter(({ id, parent }) => parent !== null && !parents.has(id));
  const ways = leaves.map((leaf) => wayTo(tried, leaf));
  const named: { readonly name: string; readonly way: readonly Tried[] }[] = [];
  let letters = 0;
  // In the order in which they were begun: by the moment in which each parts from those before it.
  for (const way of ways) {
    const apart = way.findIndex(({ id }) => !named.some((other) => other.way.some((each) => each.id === id)));
    const twin = named.find(({ way: other }) => isThrownAgain(way[apart], other));
    const like = twin === undefined ? null : twin.name.replaceAll('′', '');
    const primes = named.filter(({ name }) => name.replaceAll('′', '') === like).length;
    named.push({ name: like === null ? letter(letters++) : like + '′'.repeat(primes), way });
  }
  return named.map(({ name, way }) => {
    const chances = way.flatMap(({ chance }) => (chance === null ? [] : [chance]));
    return {
      name,
      way,
      end: way[way.length - 1],
      chance: chances.length === 0 ? null : chances.reduce((all, each) => all * each, 1),
      isShown: way[way.length - 1].id === tip,
    };
  });
}

const letter = (no: number): string => String.fromCharCode(65 + (no % 26));

/** The same was done, and the dice have decided otherwise. */
const isThrownAgain = (moment: Tried | undefined, other: readonly Tried[]): boolean =>
  moment !== undefined &&
  moment.result !== null &&
  other.some(({ parent, result, id }) => parent === moment.parent && result !== null && id !== moment.id);

function wayTo(tried: readonly Tried[], end: Tried): readonly Tried[] {
  const way: Tried[] = [];
  for (let each = end; each.parent !== null; each = tried[each.parent]) way.unshift(each);
  return way;
}
