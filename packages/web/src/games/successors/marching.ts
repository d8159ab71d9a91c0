/** What marches do on the map. They are loaded when somebody marches; until then nobody is here. */

import { signal } from '@preact/signals';
import type { MapGuest, SuccessorsMapProps } from './map-props.ts';

export interface Marching extends MapGuest {
  /** The spaces that can be pressed now; null: the answer that is being given says which. */
  readonly places: Pick<SuccessorsMapProps, 'choices' | 'chosen' | 'whyNot' | 'onChoose'> | null;
}
export const marching = signal<Marching | null>(null);
/** The same for whoever is at sea, or about to be: what it says comes first. */
export const sailing = signal<Marching | null>(null);

/** What choosing a space would do. */
export const foretelling = signal<Marching | null>(null);

/** What is told of what others did. */
export const telling = signal<Marching | null>(null);

/** Questions about marches, whoever they are put to. */
export const MARCHES = [
  'activate',
  'forceMarch',
  'campaign',
  'march',
  'independents',
  'steer',
  'hold',
  'passage',
  'honour',
  'intercept',
  'withdraw',
  'evade',
  'flee',
  'depart',
  'join',
  'lose',
  'succeed',
  'inherit',
] as const;
/** 13: questions about ships. */
export const VOYAGES = ['sail', 'engage'] as const;
export type VoyageKind = (typeof VOYAGES)[number];
export type MarchKind = (typeof MARCHES)[number];
export const isOfMarches = (kind: string): boolean =>
  ([...MARCHES, ...VOYAGES] as readonly string[]).includes(kind);
export const isOfVoyages = (kind: string): boolean => (VOYAGES as readonly string[]).includes(kind);
