/** What is open of the rules beside the table. */

import { signal } from '@preact/signals';

export interface OpenRules {
  /** A clause, a section, `aid`, or the key of a message, for what stands behind it; nothing: the contents. */
  readonly at: string;
  /** What the clause means here, in a sentence. */
  readonly here: string;
  /** Over a dialog, from which it was opened. */
  readonly over: boolean;
  /** So many steps back in the browser's history is the table. */
  readonly depth: number;
  /** At which table. */
  readonly path: string;
}
export const opened = signal<OpenRules | null>(history.state?.rules ?? null);
