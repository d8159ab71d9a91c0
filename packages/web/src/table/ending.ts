/** Whether the end of the game is shown over the board, or folded to the strip. */

import { signal } from '@preact/signals';

export const isFolded = signal(false);
