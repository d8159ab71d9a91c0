/** What a kind of effect demands, by roles: a refusal names the clause that the card has for the role. */

import { type Board, rule } from '../contract.ts';
import type { EffectFacts, Role, Written } from './facts.ts';
import type { SurpriseEffect } from './surprise/facts.ts';

/** By the kind of an event's effect, or what a Surprise card's effect is told. */
type Facts<K extends Written | SurpriseEffect> = K extends Written ? EffectFacts<K> : K;
export interface Demands<K extends Written | SurpriseEffect, Args extends unknown[]> {
  /** The clause for the first role that is not met, or null. */
  broken(p: Board, effect: Facts<K>, ...args: Args): string | null;
  allows(p: Board, effect: Facts<K>, ...args: Args): boolean;
}

type Test = (p: Board, effect: EffectFacts, a: unknown, b: unknown, c: unknown) => boolean;

/** A rule whose demands are called by their roles. */
export function demands<K extends Written | SurpriseEffect, Args extends unknown[]>(
  by: {
    readonly [R in Role]?: (p: Board, effect: Facts<K>, ...args: Args) => boolean;
  },
): Demands<K, Args> {
  const { broken: unmet, allows } = rule(by as { readonly [role: string]: Test });
  const broken = (p: Board, effect: EffectFacts, a: unknown, b: unknown, c: unknown): string | null => {
    const role = unmet(p, effect, a, b, c);
    return role === null ? null : (effect.clauses[role as Role] as string);
  };
  return { broken, allows } as unknown as Demands<K, Args>;
}
