/** What each answer that can be given now would do, in a few words, as far as the server has said so (`ahead/`). */

import { signal } from '@preact/signals';
import type { Fields } from '../api.ts';

/** The name of an answer. */
export const nameOfAnswer = (answer: Fields): string => JSON.stringify(answer);

/** By the names of answers. */
export const wouldSay = signal<{ readonly [answer: string]: string }>({});
export const wouldOf = (answer: Fields): string | null => wouldSay.value[nameOfAnswer(answer)] ?? null;
