/**
 * What the events of the cards do, made ready for the rules. A card has an event at this table if all its effects and
 * conditions are of kinds that are written, and if its content names the clauses behind them; until then it serves for its
 * OPs (CK-01).
 */

import type { Numbers } from '../numbers.ts';
import type { EFFECT_ROLES } from '../words.ts';
import { type ArmyFacts, armyFacts, armyRoles } from './facts/armies.ts';
import { type ConditionFacts, conditionOf } from './facts/conditions.ts';
import { type IndependentFacts, independentFacts, independentRoles } from './facts/independents.ts';
import { type OthersFacts, othersFacts, othersRoles } from './facts/others.ts';
import { type CardContent, type Effect, type Kind, kindOf, type Makers } from './facts/parts.ts';
import { type PcFacts, pcFacts, pcRoles } from './facts/pcs.ts';
import { type RoyalEffects, royalFacts, royalRoles } from './facts/royals.ts';
import { type UnitFacts, unitFacts, unitRoles } from './facts/units.ts';

/** The kinds that are written, and what each is told. */
interface Facts extends ArmyFacts, IndependentFacts, OthersFacts, PcFacts, RoyalEffects, UnitFacts {}
const makers: Makers<Facts> = {
  ...armyFacts,
  ...independentFacts,
  ...othersFacts,
  ...pcFacts,
  ...royalFacts,
  ...unitFacts,
};
/** For each kind the roles in which it refuses something. */
export const ROLES_OF: { readonly [K in Written]: readonly Role[] } = {
  ...armyRoles,
  ...independentRoles,
  ...pcRoles,
  ...unitRoles,
  ...othersRoles,
  ...royalRoles,
};

export type Written = keyof Facts;
/** What a demand of an effect is about; the content of a card says which of its clauses stands behind it. */
export type Role = (typeof EFFECT_ROLES)[number];
/** The clause behind each demand. */
type Clauses = { readonly [R in Role]?: string };
export type EffectFacts<K extends Written = Written> = {
  [Each in K]: { readonly kind: Each; readonly clauses: Clauses } & Facts[Each];
}[K];

/** A card's event: what it asks for, and its effects in their order. */
export interface EventFacts {
  readonly requires: readonly ConditionFacts[];
  readonly effects: readonly EffectFacts[];
}

const isWritten = (kind: Kind): kind is Written => Object.hasOwn(makers, kind);

/** Null if the card has no event at this table. */
export function eventOf(card: CardContent, names: Numbers): EventFacts | null {
  const { clauses, type } = card;
  if (clauses === undefined || type === 'surprise') return null;
  const requires = (card.requires ?? []).map((condition) => conditionOf(condition, names));
  const effects = card.effects.map((effect) => factsOf(card, effect, names));
  return requires.every((each) => each !== null) && effects.every((each) => each !== null)
    ? { requires, effects }
    : null;
}
function factsOf(card: CardContent, effect: Effect, names: Numbers): EffectFacts | null {
  const kind = kindOf(effect);
  if (!isWritten(kind)) return null;
  const facts = makers[kind](effect as never, names);
  return facts === null ? null : ({ kind, clauses: clausesOf(card, effect), ...facts } as EffectFacts);
}

/** Which clause stands behind each role: the effect's own, or the one that the card has for all its effects. */
export const namedClauses = ({ clauses }: CardContent, effect: Effect): Clauses => ({
  ...clauses,
  ...effect.clauses,
});
/** The same, each in the words of the role. */
export const clausesOf = (card: CardContent, effect: Effect): Clauses =>
  Object.fromEntries(
    Object.entries(namedClauses(card, effect)).map(([role, clause]) => [role, `${clause}:${role}`]),
  );
