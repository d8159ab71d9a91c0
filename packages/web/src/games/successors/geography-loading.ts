/** Fetches the drawn map; once, and again only if that failed. */

import address from 'virtual:successors-geography';
import type { Geography } from './geography.ts';

let fetched: Promise<Geography> | null = null;

export function loadGeography(): Promise<Geography> {
  fetched ??= fetch(address).then((response) => {
    if (!response.ok) throw new Error(`the map could not be fetched: ${response.status}`);
    return response.json() as Promise<Geography>;
  });
  fetched.catch(() => {
    fetched = null;
  });
  return fetched;
}

// Asked for at once: whoever loads this file is about to draw it.
loadGeography().catch(() => {});
