/** Of what the facts of effects are made. */

import type { Content } from '../../content-schema.ts';
import type { Numbers } from '../../numbers.ts';
import { SPACE_KINDS } from '../../words.ts';

export type CardContent = Content['cards'][number];
export type Effect = CardContent['effects'][number];

/** The kind of an effect; what no kind fits has a name of its own (`special`). */
export const kindOf = (effect: Effect): Kind => (effect.kind === 'special' ? effect.id : effect.kind);
type Special = Extract<Effect, { readonly kind: 'special' }>;
export type Kind = Exclude<Effect['kind'], 'special'> | Special['id'];
type EffectOf<K> = Extract<Effect, { readonly kind: K }> | Extract<Special, { readonly id: K }>;

/** For each kind how its facts are made of the content; null where an effect says something that no rule reads yet. */
export type Makers<Facts> = {
  readonly [K in keyof Facts]: (effect: EffectOf<K>, names: Numbers) => Facts[K] | null;
};

export const kindsOf = (names: readonly (typeof SPACE_KINDS)[number][]): number[] =>
  names.map((name) => SPACE_KINDS.indexOf(name));
