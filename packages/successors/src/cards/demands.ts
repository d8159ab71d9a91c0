/** What a kind of effect demands, by roles: a refusal names the clause that the card has for the role. */

import type { Card } from '../box.ts';
import type { Board } from '../contract.ts';
import { cardFacts } from '../position/deck.ts';
import type { Role } from './facts.ts';

export interface Demands<Args extends unknown[]> {
  /** The card's clause for the first role that is not met, or null. */
  broken(p: Board, card: Card, ...args: Args): string | null;
  allows(p: Board, card: Card, ...args: Args): boolean;
}

// As in the kernel's `rule`: a rest parameter would allocate each time.
type Test = (p: Board, a: unknown, b: unknown, c: unknown) => boolean;

export function demands<Args extends unknown[]>(
  by: {
    readonly [R in Role]?: (p: Board, ...args: Args) => boolean;
  },
): Demands<Args> {
  const roles = Object.keys(by) as Role[];
  const tests = Object.values(by) as unknown as Test[];
  const unmet = (p: Board, a: unknown, b: unknown, c: unknown): number => {
    for (let i = 0; i < tests.length; i++) if (!tests[i](p, a, b, c)) return i;
    return -1;
  };
  const broken = (p: Board, card: Card, a: unknown, b: unknown, c: unknown): string | null => {
    const at = unmet(p, a, b, c);
    return at < 0 ? null : (cardFacts(p, card).clauses[roles[at]] as string);
  };
  const allows = (p: Board, _: Card, a: unknown, b: unknown, c: unknown): boolean => unmet(p, a, b, c) < 0;
  return { broken, allows } as unknown as Demands<Args>;
}
