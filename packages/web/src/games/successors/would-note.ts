/** Shows in full what an answer would do; null while that is not loaded (would/). */

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Fields } from '../../api.ts';

export const WouldNote = signal<ComponentType<{ readonly answer: Fields }> | null>(null);
