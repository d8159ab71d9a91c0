/** Which dialog is open in front of the table, and whose panel. */

import { signal } from '@preact/signals';

export const openDialog = signal<{ readonly general: string } | { readonly card: string } | 'pool' | null>(
  null,
);

export const showGeneral = (general: string): void => {
  openDialog.value = { general };
};
export const showCard = (card: string): void => {
  openDialog.value = { card };
};
/** The seat whose panel is open; undefined until somebody has opened or shut one. */
export const openSeat = signal<number | null | undefined>(undefined);
