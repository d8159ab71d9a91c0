/** C0-09: what a card brings where the table plays with Cavalry (16.9), in place of what stands in its words. */

import type { Card, Counts } from './view.ts';

interface WithCavalry {
  /** What there is to choose from. */
  readonly sets: readonly Counts[];
  /** Where that is so, and not elsewhere; nothing: everywhere. */
  readonly onlyIn: readonly string[];
}
export function withCavalry({ effects }: Pick<Card, 'effects'>): WithCavalry | null {
  for (const effect of effects) {
    if (!('cavalryOption' in effect) || effect.cavalryOption === undefined) continue;
    const { cavalryOption: option } = effect;
    // S16.9-11: one of these types.
    if (isList(option.units)) return { sets: option.units.map((unit) => ({ [unit]: 1 })), onlyIn: [] };
    const sets = 'oneOf' in option && option.oneOf !== undefined ? option.oneOf : [option.units ?? {}];
    return { sets: sets as readonly Counts[], onlyIn: ('onlyIn' in option && option.onlyIn) || [] };
  }
  return null;
}
const isList = (units: unknown): units is readonly string[] => Array.isArray(units);
