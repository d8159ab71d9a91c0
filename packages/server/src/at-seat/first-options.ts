/**
 * The first options of a question, as they travel with the news: those that are refused for the same reason together, so
 * that a reason is told once.
 */

import type { Options as Found, Json } from '@diadochi/kernel';
import type { FirstOptions, Refusals } from '../api.ts';

/** What is refused for one reason. */
interface Group {
  readonly clause: string;
  readonly field: string;
  readonly words: string | null;
  /** What is said besides the option itself. */
  readonly params: Fields;
  readonly values: Json[];
}

export function firstOptions({ kind, complete, options, refused = [] }: Found): FirstOptions {
  const groups: Group[] = [];
  for (const { option, clause, message } of refused) {
    const field = keyOf(option as Fields);
    const value = (option as Fields)[field];
    const words = message.key === `refusal.${clause}` ? null : message.key;
    const params = message.params as Fields;
    // What the message says of the option itself follows from it.
    const own = isSame(params[field], value) ? field : null;
    const group = groups.find(
      (each) =>
        each.clause === clause &&
        each.field === field &&
        each.words === words &&
        saysTheSame(each.params, params, own),
    );
    if (group !== undefined) group.values.push(value);
    else
      groups.push({
        clause,
        field,
        words,
        params: own === null ? params : without(params, own),
        values: [value],
      });
  }
  const told = groups.map(
    ({ clause, params, field, values, words }): Refusals =>
      words === null ? [clause, params, field, values] : [clause, params, field, values, words],
  );
  return { kind, complete, options: options as FirstOptions['options'], refused: told };
}

type Fields = { readonly [field: string]: Json };

/** The only key of an option. */
function keyOf(option: Fields): string {
  for (const key in option) return key;
  return '';
}

/** Whether two say the same, but for what one of them says of its own option. */
function saysTheSame(one: Fields, other: Fields, own: string | null): boolean {
  let count = 0;
  for (const key in other) {
    if (key === own) continue;
    if (!isSame(one[key], other[key])) return false;
    count++;
  }
  for (const _ in one) count--;
  return count === 0;
}

function without(params: Fields, own: string): Fields {
  const { [own]: _, ...others } = params;
  return others;
}

const isSame = (one: Json | undefined, other: Json): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));
