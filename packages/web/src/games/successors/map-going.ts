/** Where the map is wanted to be: whoever names a space can show it. */

import { signal } from '@preact/signals';

interface Wish {
  readonly spaces: readonly string[];
  /** Goes there and tells what is there; goes there without a word; goes there only if it is out of sight; shows them all;
   * sees to it that they are well within the window. */
  readonly how: 'show' | 'go' | 'see' | 'frame' | 'keep';
  /** px above the middle: something lies over the foot of the map. */
  readonly lift?: number;
}
/** A new object for every wish: to the same space too. */
export const wanted = signal<Wish | null>(null);

export function showOnMap(space: string): void {
  wanted.value = { spaces: [space], how: 'show' };
}
/** px above the middle: half of what lies over the foot of the map. */
let lift = 0;
export function goOnMap(space: string): void {
  wanted.value = { spaces: [space], how: 'go', lift };
}
/** What is told of it would lie on the pieces that it is about: until that is gone, whoever goes there stays above it. */
export function goAbove(space: string, height: number): () => void {
  lift = height / 2;
  goOnMap(space);
  return () => {
    lift = 0;
  };
}
export function seeOnMap(space: string): void {
  wanted.value = { spaces: [space], how: 'see' };
}
/** Somewhere in the middle, no nearer than one is. */
export function keepOnMap(spaces: readonly string[]): void {
  wanted.value = { spaces, how: 'keep' };
}
/** As near as all of them can be seen together. */
export function frameOnMap(spaces: readonly string[]): void {
  wanted.value = { spaces, how: 'frame' };
}
