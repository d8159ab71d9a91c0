/** What marches do on the map. They are loaded when somebody marches; until then nobody is here. */

import { signal } from '@preact/signals';
import type { MapGuest, SuccessorsMapProps } from './map-props.ts';

export interface Marching extends MapGuest {
  /** The spaces that can be pressed now; null: the answer that is being given says which. */
  readonly places: Pick<SuccessorsMapProps, 'choices' | 'chosen' | 'whyNot' | 'onChoose'> | null;
}
export const marching = signal<Marching | null>(null);

/** Questions about marches, whoever they are put to. */
export const MARCHES = [
  'activate',
  'forceMarch',
  'march',
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
export type MarchKind = (typeof MARCHES)[number];
export const isOfMarches = (kind: string): boolean => (MARCHES as readonly string[]).includes(kind);
