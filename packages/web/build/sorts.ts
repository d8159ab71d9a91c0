/** What sorts of things the messages of a game speak of, by its contract: settled here, once, for the browser. */

import type { Game } from '@diadochi/kernel';
import type { Sorts } from './compile.ts';

type Fields = { readonly [field: string]: unknown };

export function sortsOf({ contract, forms }: Game, key: string): Sorts {
  const [subject, name] = [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)];
  if (subject === 'event' && Object.hasOwn(contract.events, name)) return plain(contract.events[name]);
  if (subject === 'prompt' && Object.hasOwn(forms, name))
    return plain({ seat: 'seat', ...forms[name].about });
  if (subject === 'procedure' && Object.hasOwn(contract.procedures, name)) {
    const { args, locals } = contract.procedures[name];
    return plain({ ...args, ...locals });
  }
  if (subject === 'outcome') return { winners: 'seat', seat: 'seat' };
  return sortsInForms(forms);
}

/** The same for every clause of a game, and there are a thousand. */
function sortsInForms(forms: Game['forms']): Sorts {
  const sorts =
    inForms.get(forms) ??
    anyOf(Object.values(forms).flatMap(({ about, ways }) => [about, ...ways.map(({ shape }) => shape)]));
  inForms.set(forms, sorts);
  return sorts;
}
const inForms = new WeakMap<Game['forms'], Sorts>();

/** Lists and what may be missing are put into words like the thing itself. */
const noun = (sort: unknown): string => String(Array.isArray(sort) ? sort[0] : sort).replace(/\?$/, '');

const plain = (fields: Fields): Sorts =>
  Object.fromEntries(Object.entries(fields).map(([name, sort]) => [name, noun(sort)]));

/** A clause may refuse answers to several questions, where a field of that name means different things. */
function anyOf(all: readonly Fields[]): Sorts {
  const sorts: { [name: string]: string | string[] } = { seat: 'seat' };
  for (const fields of all)
    for (const [name, sort] of Object.entries(fields)) {
      const known = [sorts[name] ?? []].flat();
      const both = [...new Set([...known, noun(sort)])];
      sorts[name] = both.length === 1 ? both[0] : both;
    }
  return sorts;
}
