/** What is looked at in front of the table. */

import { signal } from '@preact/signals';

export const shown = signal<{ readonly general: string } | { readonly card: string } | 'pool' | null>(null);

export const showGeneral = (general: string): void => {
  shown.value = { general };
};
export const showCard = (card: string): void => {
  shown.value = { card };
};
/** The seat whose panel is open; undefined until somebody has opened or shut one. */
export const openSeat = signal<number | null | undefined>(undefined);
