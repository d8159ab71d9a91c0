/** What lies over the map while one may play Surprise cards; the panel of the question brings it along. */

import { signal } from '@preact/signals';
import type { VNode } from 'preact';

export const reactionShown = signal<(() => VNode | null) | null>(null);
