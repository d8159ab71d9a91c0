/** The order that the dialog begins with, made out of a question that one has before oneself. */

import type { StewardOrder } from '@diadochi/kernel';
import { signal } from '@preact/signals';

export const beginWith = signal<StewardOrder | null>(null);
