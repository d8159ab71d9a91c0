/** On a button: what the answer would do, in a word or two. */

import type { Fields } from '../api.ts';
import { wouldOf } from './would.ts';

export function WouldSmall({ answer }: { readonly answer: Fields }) {
  const words = wouldOf(answer);
  return words === null ? null : <small class="would-small">{words}</small>;
}
