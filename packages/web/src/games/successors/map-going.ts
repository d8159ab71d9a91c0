/** Where the map is wanted to be: whoever names a space can show it. */

import { signal } from '@preact/signals';

interface Wish {
  readonly space: string;
  /** Also to be told what is there, as if it were pointed at. */
  readonly isTold: boolean;
}
/** A new object for every wish: to the same space too. */
export const wanted = signal<Wish | null>(null);

export function showOnMap(space: string): void {
  wanted.value = { space, isTold: true };
}
/** Goes there without a word, for what is told would lie on the pieces that it is about. */
export function goOnMap(space: string): void {
  wanted.value = { space, isTold: false };
}
