/** The card that is shown large beside where it lies, while somebody points at it. */

import { signal } from '@preact/signals';

interface Preview {
  readonly card: string;
  /** Where it lies on the screen. */
  readonly at: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}
export const preview = signal<Preview | null>(null);

/** Who merely moves across the table is shown nothing. */
const PAUSE_MS = 450;
let waiting: ReturnType<typeof setTimeout> | undefined;

export function beginPreview(card: string, element: Element, inPassing = false): void {
  clearTimeout(waiting);
  const show = () => {
    const { left, top, right, bottom } = (element.closest('[data-card]') ?? element).getBoundingClientRect();
    preview.value = { card, at: { left, top, right, bottom } };
  };
  if (inPassing) waiting = setTimeout(show, PAUSE_MS);
  else if (element.matches(':focus-visible')) show();
}

export function endPreview(): void {
  clearTimeout(waiting);
  preview.value = null;
}
