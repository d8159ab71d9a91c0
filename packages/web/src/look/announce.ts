/** What screen readers are told without being asked: prompts, and what happens at the table. */

import { signal } from '@preact/signals';

/** What was announced last. The count makes the same words again something new. */
export const announced = signal({ text: '', count: 0 });

export function announce(text: string): void {
  announced.value = { text, count: announced.value.count + 1 };
}
