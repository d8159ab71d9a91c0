/** Phalanxx with what is in its box. */

import { content } from './content.ts';
import { phalanxxWith } from './made-of.ts';

export const phalanxx = phalanxxWith(content);
