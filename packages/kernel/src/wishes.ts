/**
 * Answers that are given for somebody: by a wish, which says the way and perhaps some values, or by the default of the
 * question (`Contract.decisions`). What they leave open is filled in as the judge allows it, so they are legal or none.
 */

import type { DefaultWays } from './contract.ts';
import { choose, END, type FormField, isFilled, listOptions, wayOf } from './form.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import type { Json, Seat } from './shape.ts';

export interface Wish {
  /** The verb of the way. */
  readonly do: string;
  /** Values of its fields by their names, in the order in which they are tried; of a list all that may join. */
  readonly with?: { readonly [field: string]: readonly string[] };
  /** Of all that is not named as much as possible; otherwise as little. */
  readonly most?: true;
}

/** The answer that a wish comes to; null if the seat is not asked so, or nothing that is wished for is allowed. */
export function wished(game: Game, p: Position, seat: Seat, wish: Wish): Json | null {
  const q = game.question(p, seat);
  const place = q?.form.ways.findIndex(({ verb }) => verb === wish.do) ?? -1;
  if (q === null || place < 0) return null;
  while (!isFilled(q)) {
    const field = (q.way ?? q.form.ways[place]).fields[q.field];
    const offered = listOptions(p, q).filter((option) => q.way !== null || wayOf(option) === place);
    const names = wish.with?.[field.name];
    const option =
      names === undefined ? unnamed(field, offered, wish.most === true) : named(game, field, offered, names);
    if (option === undefined) return null;
    choose(q, option);
  }
  return game.action(q);
}

/** Of a list all or nobody, of counts the least or the most; of pieces the first. */
function unnamed(field: FormField, offered: readonly number[], most: boolean): number | undefined {
  if (field.list) return most ? offered[0] : END;
  return most && field.sort === 'count' ? offered.at(-1) : offered[0];
}

function named(
  { contract: { nouns } }: Game,
  { list, sort }: FormField,
  offered: readonly number[],
  names: readonly string[],
): number | undefined {
  const words = nouns[sort as string];
  const numberOf = (name: string): number => (words === undefined ? Number(name) : words.indexOf(name));
  const wanted = names.map(numberOf);
  if (list) return offered.find((option) => wanted.includes(option)) ?? END;
  for (const value of wanted) {
    // A first field has its way in the option.
    const option = offered.find((each) => (each & END) === value);
    if (option !== undefined) return option;
  }
  return undefined;
}

/** The ways of a question's default; null if it has none. */
export function defaultWays({ contract }: Game, kind: string): DefaultWays | null {
  if (Object.hasOwn(contract.windows, kind)) return PASSING;
  return Object.hasOwn(contract.decisions, kind) ? (contract.decisions[kind].default ?? null) : null;
}
const PASSING: DefaultWays = ['pass'];

/** What is answered for a seat that is asked and does not answer; null if the question has no default. */
export function defaultAnswer(game: Game, p: Position, seat: Seat): Json | null {
  const q = game.question(p, seat);
  for (const way of (q && defaultWays(game, q.form.kind)) ?? []) {
    const wishes: Wish[] =
      typeof way === 'string'
        ? [{ do: way }]
        : Object.entries(way).map(([verb, names]) => ({ do: verb, with: { [verb]: names } }));
    for (const wish of wishes) {
      const answer = wished(game, p, seat, wish);
      if (answer !== null) return answer;
    }
  }
  return null;
}
