/** Fields with one value left are filled in, and the options are those of the next. */

import type { Json } from '@diadochi/kernel';
import type { Fields, Options } from '../api.ts';

/** `first`: also a field with which the answer begins. */
export function afterForced(look: (answer: Json) => Options, soFar: Json, first: boolean): Options {
  const forced: Fields[] = [];
  let answer = soFar as Fields;
  for (;;) {
    const found = look(answer as Json);
    const isOpen = found.complete || found.options.length !== 1;
    if (isOpen || (!first && Object.keys(answer).length === 0)) return { ...found, forced };
    forced.push(found.options[0]);
    answer = { ...answer, ...found.options[0] };
  }
}
