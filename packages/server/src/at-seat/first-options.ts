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
    // What the message says of the option itself follows from it.
    const params = withoutOwn(message.params as Fields, field, value);
    const name = `${clause} ${field} ${words} ${JSON.stringify(params)}`;
    const group = groups.get(name);
    if (group !== undefined) {
      group.values.push(value);
      continue;
    }
    const values = [value];
    const refusals: Refusals =
      words === null ? [clause, params, field, values] : [clause, params, field, values, words];
    groups.set(name, { refusals, values });
  }
  const told = Array.from(groups.values(), ({ refusals }) => refusals);
  return { kind, complete, options: options as FirstOptions['options'], refused: told };
}

type Fields = { readonly [field: string]: Json };

function withoutOwn(params: Fields, field: string, value: Json): Fields {
  const own = params[field];
  if (own === undefined || !isSame(own, value)) return params;
  const { [field]: _, ...others } = params;
  return others;
}

const isSame = (one: Json, other: Json): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
