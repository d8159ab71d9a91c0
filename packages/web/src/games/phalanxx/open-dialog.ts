/** Which dialog is open in front of the table: a card, a region, the scores or the signs. */

import { signal } from '@preact/signals';
import { endPreview } from './card-preview.ts';

export const openDialog = signal<
  { readonly card: string } | { readonly region: string } | 'scores' | 'signs' | null
>(null);

export function showCard(card: string): void {
  endPreview();
  openDialog.value = { card };
}
