/** What could be done now with the cards of the hand, in words, as far as the server has said so. */

import { signal } from '@preact/signals';

export interface Foretold {
  /** At the foot of the card; null where nothing more can be said. */
  readonly now: string | null;
  /** By the uses of the card. */
  readonly uses: { readonly [use: string]: string };
}
export const foretold = signal<{ readonly [card: string]: Foretold }>({});
