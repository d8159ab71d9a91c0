/** Where the map is wanted to be: whoever names a space can show it. */

import { signal } from '@preact/signals';

/** A new object for every wish: to the same space too. */
export const wanted = signal<{ readonly space: string } | null>(null);

export function showOnMap(space: string): void {
  wanted.value = { space };
}
