/**
 * What the Surprise cards do, made ready for the rules. A card can be played if all its effects and conditions are of kinds that
 * are written, if it has a moment in which each of its effects has its place, and if its content names the clauses behind them;
 * until then it can only be discarded (CK-04).
 */

import type { Unit } from '../../box.ts';
import type { Numbers } from '../../numbers.ts';
import { CARD_TYPES, UNITS } from '../../words.ts';
import { type ConditionFacts, conditionOf } from '../facts/conditions.ts';
import { type CardContent, type Effect, kindOf, kindsOf } from '../facts/parts.ts';
import { clausesOf, type Role } from '../facts.ts';
import type { Moment } from './contract.ts';

type Named = CardContent['window'] extends readonly (infer W)[] | undefined ? W : never;
/** The moments that the content has words for, and where they come. D13-30: one window serves both of those at sea. */
const MOMENTS: { readonly [N in Named]: Moment } = {
  'interception-roll': 'interceptionRoll',
  'evasion-roll': 'evasionRoll',
  'battle-cards': 'battleCards',
  'siege-roll': 'siegeRoll',
  'naval-step-announced': 'seaCards',
  'naval-battle-declared': 'seaCards',
  'surprise-card-played': 'surprisePlayed',
  'land-battle-lost': 'battleLost',
  'prestige-compared': 'prestigeCompared',
  'any-time': 'anyTime',
};
const ROLLS = {
  interception: 'interceptionRoll',
  evasion: 'evasionRoll',
  siege: 'siegeRoll',
  'land-battle': 'battleCards',
  'naval-battle': 'seaCards',
} as const satisfies { readonly [roll: string]: Moment };

/** What each kind is told. */
interface Facts {
  'roll-modifier': {
    readonly modifier: number;
    /** C52-02: of the spaces against which it helps; null: all. */
    readonly kinds: readonly number[] | null;
    /** C46-03: how many of its like a roll takes; null: any number. */
    readonly most: number | null;
  };
  'eliminate-unit': { readonly unit: Unit; readonly count: number };
  'unit-changes-side': {
    /** Null: as many as there are. */
    readonly count: number | null;
    readonly units: readonly Unit[];
    /** The same with the option of 16.9. */
    readonly cavalry: readonly Unit[];
    readonly needsPrestige: boolean;
  };
  'unit-strength': { readonly unit: Unit };
  popularity: { readonly amount: number };
  'siege-points': { readonly remove: number };
  'cancel-card': { readonly types: readonly number[] };
  /** C55-01: whether the card does nothing else, and so needs a battle. */
  'cancel-naval': { readonly alone: boolean };
  'return-to-port': Record<never, never>;
  'kill-general': { readonly succeedsOn: readonly number[] };
  'draw-from-discard': Record<never, never>;
  'steal-card': { readonly victimDraws: number };
}
export type SurpriseKindName = keyof Facts;
export type SurpriseEffect<K extends SurpriseKindName = SurpriseKindName> = {
  [Each in K]: {
    readonly kind: Each;
    readonly clauses: { readonly [R in Role]?: string };
    /** When it can be played: the moments of its card. */
    readonly moments: readonly Moment[];
  } & Facts[Each];
}[K];
/** What is chosen with a card when it is played, besides itself. */
export type Choice = 'unit' | 'points' | 'player';
export interface SurpriseFacts {
  readonly moments: readonly Moment[];
  readonly requires: readonly ConditionFacts[];
  readonly effects: readonly SurpriseEffect[];
  readonly choice: Choice | null;
}

type Made<K extends SurpriseKindName> = Facts[K] & { readonly moments: readonly Moment[] };
type Makers = {
  readonly [K in SurpriseKindName]: (
    effect: Extract<Effect, { readonly kind: K }>,
    card: CardContent,
  ) => Made<K> | null;
};
const makers: Makers = {
  'roll-modifier': ({ rolls, modifier, kinds, maxPerRoll, maxPerSide }) => ({
    moments: rolls.map((roll) => ROLLS[roll]),
    modifier,
    kinds: kinds === undefined ? null : kindsOf(kinds),
    most: maxPerRoll ?? maxPerSide ?? null,
  }),
  // Of one type, so that there is nothing to choose.
  'eliminate-unit': ({ of, units, count }) =>
    of === 'battle-opponent' && units.length === 1
      ? { moments: ['battleCards'], unit: unitOf(units[0]), count }
      : null,
  'unit-changes-side': ({ of, units, count, to, reach, needsHigherPrestige, cavalryOption }) => {
    if (of !== 'battle-opponent' || count === undefined || to !== undefined || reach !== undefined)
      return null;
    if (count === 'all-left' && units.length > 1) return null;
    return {
      moments: ['battleCards'],
      count: count === 'all-left' ? null : count,
      units: units.map(unitOf),
      cavalry: (cavalryOption?.units ?? units).map(unitOf),
      needsPrestige: needsHigherPrestige === true,
    };
  },
  'unit-strength': ({ units, strength, of, until }) =>
    of === 'battle-opponent' && until === 'battle-end' && strength === 0 && units.join() === 'elephant'
      ? { moments: ['battleCards'], unit: unitOf('elephant') }
      : null,
  popularity: ({ amount, until }) =>
    until === 'procedure-end' ? { moments: ['battleCards', 'prestigeCompared'], amount } : null,
  'siege-points': ({ remove, kinds, port }) =>
    remove !== undefined && port === true && kinds.join() === 'major'
      ? { moments: ['siegeRoll'], remove }
      : null,
  'cancel-card': ({ types }) => ({
    moments: ['surprisePlayed'],
    types: types.map((type) => CARD_TYPES.indexOf(type)),
  }),
  'cancel-naval': ({ mayDeclareAgain }, { effects }) =>
    mayDeclareAgain ? null : { moments: ['seaCards'], alone: effects.length === 1 },
  'return-to-port': ({ endsActivation, attrition, dispersesFleets }) =>
    endsActivation && !attrition && !dispersesFleets ? { moments: ['seaCards'] } : null,
  'kill-general': ({ succeedsOn }) => ({ moments: ['battleLost'], succeedsOn }),
  'draw-from-discard': ({ count }) => (count === 1 ? { moments: ['anyTime'] } : null),
  'steal-card': ({ count, random, victimDraws }) =>
    count === 1 && random ? { moments: ['anyTime'], victimDraws } : null,
};
const unitOf = (name: (typeof UNITS)[number]): Unit => UNITS.indexOf(name);

/** The roles in which an effect refuses something. */
const roles: { readonly [K in SurpriseKindName]: (facts: Facts[K]) => readonly Role[] } = {
  'roll-modifier': ({ kinds, most }) => [
    'ownRoll',
    ...(kinds === null ? [] : (['ofCity'] as const)),
    ...(most === null ? [] : (['singly'] as const)),
  ],
  'eliminate-unit': () => ['foeUnits'],
  'unit-changes-side': ({ needsPrestige }) =>
    needsPrestige ? ['foe', 'prestige', 'foeUnits'] : ['foeUnits'],
  'unit-strength': () => ['foeUnits'],
  popularity: () => ['orator'],
  'siege-points': () => ['supplied'],
  'cancel-card': () => ['another', 'cardType'],
  'cancel-naval': ({ alone }) => (alone ? ['declared'] : []),
  'return-to-port': () => ['another'],
  'kill-general': () => ['beaten'],
  'draw-from-discard': () => [],
  'steal-card': () => ['robbed'],
};

const isWritten = (kind: string): kind is SurpriseKindName => Object.hasOwn(makers, kind);
function effectOf(card: CardContent, effect: Effect): SurpriseEffect | null {
  const kind = kindOf(effect);
  if (!isWritten(kind)) return null;
  const facts = makers[kind](effect as never, card);
  return facts === null ? null : ({ kind, clauses: clausesOf(card, effect), ...facts } as SurpriseEffect);
}
/** All roles in which a card refuses something. */
export const rolesOf = ({ effects }: SurpriseFacts): Set<Role> =>
  new Set<Role>(['moment', ...effects.flatMap((effect) => roles[effect.kind](effect as never))]);

function choiceOf(effects: readonly SurpriseEffect[]): Choice | null {
  for (const effect of effects) {
    if (effect.kind === 'unit-changes-side' && effect.count !== null) return 'unit';
    if (effect.kind === 'siege-points') return 'points';
    if (effect.kind === 'steal-card') return 'player';
  }
  return null;
}

/** Null if the card can only be discarded at this table. */
export function surpriseOf(card: CardContent, names: Numbers): SurpriseFacts | null {
  const { type, clauses, window = [] } = card;
  if (type !== 'surprise' || clauses?.moment === undefined) return null;
  const requires = (card.requires ?? []).map((condition) => conditionOf(condition, names));
  const effects = card.effects.map((effect) => effectOf(card, effect));
  if (!requires.every((each) => each !== null) || !effects.every((each) => each !== null)) return null;
  const moments = [...new Set(window.map((name) => MOMENTS[name]))];
  if (!moments.every((moment) => effects.every((effect) => effect.moments.includes(moment)))) return null;
  return {
    moments,
    requires,
    effects: effects.map((effect) => ({ ...effect, moments })),
    choice: choiceOf(effects),
  };
}
