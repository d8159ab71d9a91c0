/** Successors with what is in its box. */

import { content } from './content.ts';
import { successorsWith } from './made-of.ts';

export const successors = successorsWith(content);
