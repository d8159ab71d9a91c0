/** What a card asks for before its event may be chosen (`requires`), made ready for the rules. */

import type { General, Province, Space, Unit } from '../../box.ts';
import type { Numbers } from '../../numbers.ts';
import { UNITS } from '../../words.ts';
import type { CardContent } from './parts.ts';

export type Condition = NonNullable<CardContent['requires']>[number];

/** What each kind of condition is told. */
interface Facts {
  'controls-province': { readonly provinces: readonly Province[] };
  'controls-space': { readonly spaces: readonly Space[] };
  'controls-space-in': { readonly provinces: readonly Province[] };
  'army-in': { readonly provinces: readonly Province[] };
  'game-turn-from': { readonly gameTurn: number };
  'general-not-entered': { readonly general: General };
  'general-left-game': { readonly general: General };
  'in-holding-box': { readonly unit: Unit };
  'no-independent-army-in-battle': Record<never, never>;
  'has-available-fleet': Record<never, never>;
  'fleet-strength-at-least-besieger': Record<never, never>;
  all: { readonly of: readonly ConditionFacts[] };
  any: { readonly of: readonly ConditionFacts[] };
}
export type ConditionKind = keyof Facts;
export type ConditionFacts<K extends ConditionKind = ConditionKind> = {
  [Each in K]: { readonly kind: Each; readonly clause: string } & Facts[Each];
}[K];

/** Null where a condition is of a kind that no rule reads yet. */
export function conditionOf(condition: Condition, names: Numbers): ConditionFacts | null {
  // In the words of its kind.
  const clause = `${condition.clause}:${condition.kind}`;
  switch (condition.kind) {
    case 'controls-province':
    case 'controls-space-in':
    case 'army-in':
      return { kind: condition.kind, clause, provinces: condition.provinces.map(names.province) };
    case 'controls-space':
      return { kind: condition.kind, clause, spaces: condition.spaces.map(names.space) };
    case 'game-turn-from':
      return { kind: condition.kind, clause, gameTurn: condition.gameTurn };
    case 'general-not-entered':
    case 'general-left-game':
      return { kind: condition.kind, clause, general: names.general(condition.general) };
    case 'in-holding-box':
      return { kind: condition.kind, clause, unit: UNITS.indexOf(condition.unit) };
    case 'no-independent-army-in-battle':
    case 'has-available-fleet':
    case 'fleet-strength-at-least-besieger':
      return { kind: condition.kind, clause };
    case 'all':
    case 'any': {
      const of = condition.of.map((each) => conditionOf(each, names));
      return of.every((each) => each !== null) ? { kind: condition.kind, clause, of } : null;
    }
    default:
      return null;
  }
}
