/**
 * What the events of the cards do, made ready for the rules. A card has an event at this table if all its effects are of
 * kinds that are written, and if its content names the clauses behind them; until then it serves for its OPs (CK-01).
 */

import type { Province, Units } from '../box.ts';
import type { Content } from '../content-schema.ts';
import { unitsOf } from '../generals.ts';
import type { Numbers } from '../numbers.ts';
import { type EFFECT_ROLES, SPACE_KINDS } from '../words.ts';

type CardContent = Content['cards'][number];
type Effect = CardContent['effects'][number];

/** The kinds that are written, and what each is told. */
interface Facts {
  'convert-city': {
    readonly count: number;
    /** The kinds of spaces that may be taken from a player, and from the Independent Faction. */
    readonly fromPlayers: readonly number[];
    readonly fromIndependents: readonly number[];
    readonly kinds: readonly number[];
    /** Null: anywhere. */
    readonly provinces: readonly Province[] | null;
    readonly withoutEnemyCus: boolean;
  };
  'place-units': {
    readonly units: Units;
    readonly provinces: readonly Province[] | null;
    readonly minorGeneral: boolean;
  };
}
export type Written = keyof Facts;
export type EffectFacts<K extends Written = Written> = {
  [Each in K]: { readonly kind: Each } & Facts[Each];
}[K];

/** What a demand of an effect is about; the content of a card says which of its clauses stands behind it. */
export type Role = (typeof EFFECT_ROLES)[number];
/** For each kind the roles in which it refuses something. */
export const ROLES_OF: { readonly [K in Written]: readonly Role[] } = {
  'convert-city': ['needs', 'target', 'kind', 'independent', 'free'],
  'place-units': ['needs', 'place'],
};

/** The content calls pieces by their ids. */
export type Names = Pick<Numbers, 'province'>;
type Made<K extends Written> = Omit<EffectFacts<K>, 'kind'> | null;

const kindsOf = (names: readonly (typeof SPACE_KINDS)[number][]): number[] =>
  names.map((name) => SPACE_KINDS.indexOf(name));

/** Null where an effect says something that no rule reads yet. */
const made: {
  readonly [K in Written]: (effect: Extract<Effect, { readonly kind: K }>, names: Names) => Made<K>;
} = {
  'convert-city'({ count, kinds, owners, independentKinds = kinds, provinces, without }, names) {
    if (without !== undefined && without !== 'enemy-cus') return null;
    return {
      count,
      fromPlayers: owners.includes('player') ? kindsOf(kinds) : [],
      fromIndependents: owners.includes('independent') ? kindsOf(independentKinds) : [],
      kinds: kindsOf(kinds),
      provinces: provinces?.map(names.province) ?? null,
      withoutEnemyCus: without === 'enemy-cus',
    };
  },
  // The Cavalry of 16.9 comes with that option.
  'place-units'({ kind: _, units, places, together, minorGeneral, cavalryOption: __, ...others }, names) {
    const [{ at, provinces, ...elsewhere }, ...alternatives] = places;
    const isMore = Object.keys({ ...others, ...elsewhere }).length > 0 || alternatives.length > 0;
    if (isMore || units === undefined || at !== 'friendly-space' || together !== true) return null;
    if (minorGeneral !== undefined && minorGeneral !== 'may') return null;
    return {
      units: unitsOf(units),
      provinces: provinces?.map(names.province) ?? null,
      minorGeneral: minorGeneral === 'may',
    };
  },
};
const isWritten = (kind: Effect['kind']): kind is Written => Object.hasOwn(made, kind);

function factsOf(effect: Effect, names: Names): EffectFacts | null {
  const { kind } = effect;
  if (!isWritten(kind)) return null;
  const facts = made[kind](effect as never, names);
  return facts === null ? null : ({ kind, ...facts } as EffectFacts);
}

/** The effects of a card's event, in their order; null if it has none at this table. */
export function eventOf(card: CardContent, names: Names): readonly EffectFacts[] | null {
  // Bonus and Surprise cards, preconditions and what stays or leaves the game are not written yet.
  const { clauses, type, requires, keepInFront, removeAfterEvent } = card;
  if (clauses === undefined || type !== 'event' || requires !== undefined) return null;
  if (keepInFront !== undefined || removeAfterEvent) return null;
  const effects = card.effects.map((effect) => factsOf(effect, names));
  return effects.every((each) => each !== null) ? effects : null;
}

/** A card's clauses by role, each in the words of the role. */
export const clausesOf = ({ clauses }: CardContent): { readonly [R in Role]?: string } =>
  Object.fromEntries(Object.entries(clauses ?? {}).map(([role, clause]) => [role, `${clause}:${role}`]));
