/**
 * The first options of a question, as they travel with the news: those that are refused for the same reason together, so
 * that a reason is told once.
 */

import type { Options as Found, Json } from '@diadochi/kernel';
import type { FirstOptions, Refusals } from '../api.ts';

export function firstOptions({ kind, complete, options, refused = [] }: Found): FirstOptions {
  const groups = new Map<string, { readonly refusals: Refusals; readonly values: Json[] }>();
  for (const { option, clause, message } of refused) {
    const field = Object.keys(option as Fields)[0];
    const value = (option as Fields)[field];
    const words = message.key === `refusal.${clause}` ? null : message.key;
    const params = message.params as Fields;
    // What the message says of the option itself follows from it.
    const own = isSame(params[field], value) ? field : null;
    const name = nameOf(`${clause} ${field} ${words}`, params, own);
    const group = groups.get(name);
    if (group !== undefined) {
      group.values.push(value);
      continue;
    }
    const values = [value];
    const others = own === null ? params : without(params, own);
    const refusals: Refusals =
      words === null ? [clause, others, field, values] : [clause, others, field, values, words];
    groups.set(name, { refusals, values });
  }
  const told = Array.from(groups.values(), ({ refusals }) => refusals);
  return { kind, complete, options: options as FirstOptions['options'], refused: told };
}

type Fields = { readonly [field: string]: Json };

/** One for all that say the same. */
function nameOf(start: string, params: Fields, own: string | null): string {
  let name = start;
  for (const key in params) if (key !== own) name += ` ${key} ${JSON.stringify(params[key])}`;
  return name;
}

function without(params: Fields, own: string): Fields {
  const { [own]: _, ...others } = params;
  return others;
}

const isSame = (one: Json | undefined, other: Json): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
