/** Why something cannot be done, for whoever has tried: a tip on the spot, that goes with the next press. */

import { signal } from '@preact/signals';
import type { Choice } from './walk.ts';

export interface Tip {
  readonly why: NonNullable<Choice['why']>;
  /** What else there is to know of it. */
  readonly more: { readonly words: string; show(): void } | null;
}
export const tip = signal<Tip | null>(null);

export function tellWhyNot(why: Choice['why'], more: Tip['more'] = null): void {
  tip.value = why === null ? null : { why, more };
}
