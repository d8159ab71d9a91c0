/** Which card is being looked at: in passing (beside it), or in full (in front of the table). */

import { signal } from '@preact/signals';

interface Looked {
  readonly card: string;
  /** Where it lies on the screen. */
  readonly at: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}
export const looked = signal<Looked | null>(null);
/** The card or region whose dialog is open; and whether the scores or the signs are. */
export const shown = signal<
  { readonly card: string } | { readonly region: string } | 'scores' | 'signs' | null
>(null);

/** Who merely moves across the table is shown nothing. */
const PAUSE_MS = 450;
let waiting: ReturnType<typeof setTimeout> | undefined;

export function lookAt(card: string, element: Element, inPassing = false): void {
  clearTimeout(waiting);
  const look = () => {
    const { left, top, right, bottom } = (element.closest('[data-card]') ?? element).getBoundingClientRect();
    looked.value = { card, at: { left, top, right, bottom } };
  };
  if (inPassing) waiting = setTimeout(look, PAUSE_MS);
  else if (element.matches(':focus-visible')) look();
}

export function lookAway(): void {
  clearTimeout(waiting);
  looked.value = null;
}

export function showCard(card: string): void {
  lookAway();
  shown.value = { card };
}
