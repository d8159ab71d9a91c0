/**
 * The first options of a question, as they travel with the news: those that are refused for the same reason together, so
 * that a reason is told once.
 */

import type { Options as Found, Json } from '@diadochi/kernel';
import type { FirstOptions, Refusals } from '../api.ts';

export function firstOptions({ kind, complete, options, refused = [] }: Found): FirstOptions {
  const groups = new Map<string, Refusals>();
  for (const { option, clause, message } of refused) {
    const [[field, value]] = Object.entries(option as { [field: string]: Json });
    const { [field]: own, ...others } = message.params;
    // What the message says of the option itself follows from it.
    const params = own === undefined || isSame(own, value) ? others : message.params;
    const words = message.key === `refusal.${clause}` ? null : message.key;
    const group = `${clause} ${field} ${words} ${JSON.stringify(params)}`;
    const values = [...(groups.get(group)?.[3] ?? []), value];
    groups.set(
      group,
      words === null ? [clause, params, field, values] : [clause, params, field, values, words],
    );
  }
  return { kind, complete, options: options as FirstOptions['options'], refused: [...groups.values()] };
}

const isSame = (one: Json, other: Json): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
