/** Effects on PCs, and markers in spaces. */

import type { Province, Space } from '../../box.ts';
import type { Numbers } from '../../numbers.ts';
import { type Effect, kindsOf, type Makers } from './parts.ts';

/** Which spaces are meant. */
export interface Target {
  readonly kinds: readonly number[];
  /** Null: anywhere. */
  readonly provinces: readonly Province[] | null;
  /** CUs that must not be there; null: it does not matter. */
  readonly without: 'enemy-cus' | 'any-cus' | 'owner-cus' | null;
}
/** Spaces with a PC of another Faction. */
export interface EnemyPcs extends Target {
  /** The kinds of spaces that may be taken from a player, and from the Independent Faction. */
  readonly fromPlayers: readonly number[];
  readonly fromIndependents: readonly number[];
}
/** How many PCs: so many, or up to that. */
interface HowMany {
  readonly most: number;
  readonly upTo: boolean;
}
/** D6-34: within so many MPs of one Army of one's own. */
export interface Reach {
  readonly minCus: number;
  readonly unbesieged: boolean;
  readonly mps: number;
  readonly paths: readonly string[];
}

export interface PcFacts {
  'convert-city': EnemyPcs & { readonly count: number };
  'remove-pc': EnemyPcs & HowMany & { readonly reach: Reach | null };
  'place-pc': Target &
    HowMany & {
      /** Whose: the Independent Faction's, or one's own. */
      readonly independent: boolean;
      /** What may lie there before. */
      readonly states: readonly ('player' | 'independent' | 'uncontrolled')[];
      /** The Province for each result of a die, and whether those next to it serve as well (S6.2.A-05). */
      readonly byDie: readonly Province[] | null;
      readonly fallback: boolean;
      readonly maxPerProvince: number | null;
    };
  'place-marker': {
    readonly spaces: readonly Space[] | null;
    readonly kinds: readonly number[] | null;
    /** What an Army there must be like: within one's own Unbesieged city, or before a Besieged one. */
    readonly besieging: boolean;
    readonly ownControl: boolean;
    readonly unbesieged: boolean;
    readonly minCus: number;
    /** Whether it lies there for good, and not only once; otherwise it is the only one, and goes with the Siege. */
    readonly stays: boolean;
    readonly once: boolean;
  };
  'forage-limit': { readonly limit: number; readonly kinds: readonly number[] };
  'found-capital': { readonly kinds: readonly number[] };
}

export const pcRoles = {
  'convert-city': ['needs', 'target', 'kind', 'independent', 'free'],
  'remove-pc': ['needs', 'target', 'kind', 'independent', 'free', 'reach', 'way', 'same'],
  'place-pc': ['needs', 'target', 'kind', 'free', 'named', 'spread'],
  'place-marker': ['needs', 'target', 'control', 'besieged', 'marked', 'force'],
  'forage-limit': ['needs'],
  'found-capital': ['needs', 'once', 'target', 'kind'],
} as const;

export const pcFacts: Makers<PcFacts> = {
  'convert-city'(effect, names) {
    const target = enemyPcsOf(effect, names);
    return target === null ? null : { ...target, count: effect.count };
  },
  'remove-pc'(effect, names) {
    const target = enemyPcsOf(effect, names);
    return target === null ? null : { ...target, ...numberOf(effect), reach: reachOf(effect.reach) };
  },
  'place-pc'(effect, names) {
    const target = targetOf(effect, names);
    if (target === null) return null;
    const { owner, states, provinceByDie, fallback, maxPerProvince } = effect;
    return {
      ...target,
      ...numberOf(effect),
      independent: owner === 'independent',
      states,
      byDie: provinceByDie === undefined ? null : Object.values(provinceByDie).map(names.province),
      fallback: fallback !== undefined,
      maxPerProvince: maxPerProvince ?? null,
    };
  },
  'place-marker'({ spaces, kinds, needs, minCus = 1, until }, names) {
    const isFor = (...words: readonly string[]): boolean => needs.every((need) => words.includes(need));
    const besieging = needs.includes('besieged-by-own-army');
    const stays = until === 'game-end';
    if (besieging ? !isFor('besieged-by-own-army') : !needs.includes('own-army')) return null;
    if (!besieging && !isFor('own-control', 'own-army', 'not-besieged', 'no-such-marker')) return null;
    if (!stays && !(besieging && until === 'siege-over')) return null;
    return {
      spaces: spaces?.map(names.space) ?? null,
      kinds: kinds === undefined ? null : kindsOf(kinds),
      besieging,
      ownControl: needs.includes('own-control'),
      unbesieged: needs.includes('not-besieged'),
      minCus,
      stays,
      once: needs.includes('no-such-marker'),
    };
  },
  'forage-limit': ({ limit, kinds, until }) =>
    until === 'game-turn-end' ? { limit, kinds: kindsOf(kinds) } : null,
  'found-capital': ({ kinds, needs, perPlayer }) =>
    perPlayer === 1 &&
    ['own-control', 'own-province', 'no-enemy-cus'].every((need) => needs.some((each) => each === need))
      ? { kinds: kindsOf(kinds) }
      : null,
};

type Targeting = Pick<Extract<Effect, { readonly kind: 'convert-city' }>, 'kinds' | 'provinces' | 'without'>;
function targetOf({ kinds, provinces, without }: Targeting, names: Numbers): Target | null {
  if (without === 'major-general-of-controller') return null;
  return {
    kinds: kindsOf(kinds),
    provinces: provinces?.map(names.province) ?? null,
    without: without ?? null,
  };
}
function enemyPcsOf(
  effect: Extract<Effect, { readonly kind: 'convert-city' | 'remove-pc' }>,
  names: Numbers,
): EnemyPcs | null {
  const target = targetOf(effect, names);
  const { kinds, owners, independentKinds = kinds } = effect;
  return (
    target && {
      ...target,
      fromPlayers: owners.includes('player') ? kindsOf(kinds) : [],
      fromIndependents: owners.includes('independent') ? kindsOf(independentKinds) : [],
    }
  );
}
const reachOf = (reach: Extract<Effect, { readonly kind: 'remove-pc' }>['reach']): Reach | null =>
  reach === undefined ? null : { ...reach, unbesieged: reach.unbesieged === true };
const numberOf = ({ count, upTo = 0 }: { count?: number; upTo?: number }): HowMany => ({
  most: count ?? upTo,
  upTo: count === undefined,
});
