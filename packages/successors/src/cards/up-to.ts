/** Effects that do something up to so often. */

import type { Card } from '../box.ts';
import type { Board } from '../contract.ts';
import { cardFacts } from '../position/deck.ts';

/**
 * CK-03: whether such an effect may leave off now. After the first time always, and at once where the card does something
 * else besides; an event that has nothing else to do does it once at least.
 */
export const mayDoLess = (p: Board, frame: { readonly card: Card } | null, times: number): boolean =>
  times > 0 || (frame !== null && (cardFacts(p, frame.card).event?.effects.length ?? 0) > 1);
