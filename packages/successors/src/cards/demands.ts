/** What a kind of effect demands, by roles: a refusal names the clause that the card has for the role. */

import type { Board } from '../contract.ts';
import type { EffectFacts, Role, Written } from './facts.ts';

export interface Demands<K extends Written, Args extends unknown[]> {
  /** The clause for the first role that is not met, or null. */
  broken(p: Board, effect: EffectFacts<K>, ...args: Args): string | null;
  allows(p: Board, effect: EffectFacts<K>, ...args: Args): boolean;
}

// As in the kernel's `rule`: a rest parameter would allocate each time.
type Test = (p: Board, effect: unknown, a: unknown, b: unknown, c: unknown) => boolean;

export function demands<K extends Written, Args extends unknown[]>(
  by: {
    readonly [R in Role]?: (p: Board, effect: EffectFacts<K>, ...args: Args) => boolean;
  },
): Demands<K, Args> {
  const roles = Object.keys(by) as Role[];
  const tests = Object.values(by) as unknown as Test[];
  const unmet = (p: Board, effect: unknown, a: unknown, b: unknown, c: unknown): number => {
    for (let i = 0; i < tests.length; i++) if (!tests[i](p, effect, a, b, c)) return i;
    return -1;
  };
  const broken = (p: Board, effect: EffectFacts, a: unknown, b: unknown, c: unknown): string | null => {
    const at = unmet(p, effect, a, b, c);
    return at < 0 ? null : (effect.clauses[roles[at]] as string);
  };
  const allows = (p: Board, effect: EffectFacts, a: unknown, b: unknown, c: unknown): boolean =>
    unmet(p, effect, a, b, c) < 0;
  return { broken, allows } as unknown as Demands<K, Args>;
}
