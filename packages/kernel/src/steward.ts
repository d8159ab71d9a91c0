/**
 * A steward answers at once what its player has settled ahead. It is given a world of the seat's view, so it knows what the
 * seat knows, and what it answers is judged and entered like any answer of the player. The first order that fits answers;
 * what no order is for is answered as usual, which for most questions is: the player is asked.
 *
 * In which words orders can be given is the game's affair (`Steward`): tests of a question, and what lasts how long.
 */

import type { Happening } from './events.ts';
import type { Filling } from './form.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import type { Json, Seat } from './shape.ts';
import { defaultAnswer, defaultWays, type Wish, wished } from './wishes.ts';

/** How long something lasts: until the Procedure, the activation or the turn is over. */
export const SPANS = ['procedure', 'activation', 'turn'] as const;
export type Span = (typeof SPANS)[number];

/** What is given to a test: a number within bounds, or some of the pieces of a sort (`seat`, or one of the nouns). */
export type TestValue =
  | { readonly least: number; readonly most: number; readonly percent?: true }
  | { readonly of: string };

/** The words of a game's stewards. */
export interface Steward<P = Position> {
  /** By name: of which questions it can be asked, and what has to be given to it. */
  readonly tests: {
    readonly [name: string]: { readonly kinds: readonly string[]; readonly value: TestValue };
  };
  /** Whether a test holds for the question that is put; `value`: a number, or the numbers of some pieces. */
  holds(p: P, put: Put, test: string, value: number | readonly number[]): boolean;
  /** Where the game stands: the same text as long as a span lasts. */
  moment(p: P, span: Span): string;
  /**
   * What is answered by default though nobody has given an order: always, or (a span) when the player has passed at a question
   * of this kind within it; `unless` something is the matter.
   */
  readonly usual: {
    readonly [kind: string]: {
      readonly settled: 'always' | Span;
      unless?(p: P, put: Put): boolean;
    };
  };
  /** Whether something that has happened stops a plan of this seat. */
  stopsPlan(seat: Seat, { event, params }: Pick<Happening, 'event' | 'params'>): boolean;
  /** The cards that can be played out of turn, where that is not all of them: names that can be armed. */
  readonly armable?: readonly string[];
  /** The pieces that are meant by a name which stands for several that are alike. */
  alike(sort: string, name: string): readonly string[];
}

/** The question that is put to a seat, with numbers for names. */
export type Put = Pick<Filling, 'seat' | 'about'> & { readonly kind: string };

export interface StewardOrder {
  /** The kind of question. */
  readonly on: string;
  /** All of them must hold. */
  readonly when: { readonly [test: string]: number | readonly string[] };
  /** The player is asked; or what is answered. */
  readonly answer: 'ask' | 'default' | Wish;
  /** It answers one question, and is spent. */
  readonly once?: true;
  /** The question that it has answered, or is about to. */
  readonly spent?: string;
  /** It is kept, and does nothing. */
  readonly off?: true;
}
export interface PlanStep {
  readonly on: string;
  readonly do: Json;
}
/** What a player has settled ahead. */
export interface StewardBook {
  readonly orders: readonly StewardOrder[];
  /** Everything is answered by default until then: the text of a moment. */
  readonly quiet?: { readonly until: Span; readonly since: string };
  readonly plan?: readonly PlanStep[];
}

/** By which order a question was answered, or in which other way. */
export type AnsweredBy = number | 'quiet' | 'usual';
export interface StewardAnswer {
  readonly action: Json;
  /** `only`: there was no other answer, of which nobody need be told. */
  readonly by: AnsweredBy | 'only';
}

/** What else it goes by. */
export interface Asking {
  /** The id of the question, for orders that answer once. */
  readonly decision: string;
  /** The moments, by kind, at which the player has passed himself. */
  readonly passed: { readonly [kind: string]: string };
  /** No other person plays, who could learn something from it, or all have agreed: who can only pass at a window is not asked. */
  readonly isFast?: boolean;
}

/** What the steward answers to the question that is put to a seat; null: the player is asked. */
export function stewardAnswer(
  game: Game,
  p: Position,
  seat: Seat,
  book: StewardBook,
  { decision, passed, isFast = false }: Asking,
): StewardAnswer | null {
  const q = game.question(p, seat);
  if (q === null) return null;
  const { kind } = q.form;
  const byDefault = (by: StewardAnswer['by']): StewardAnswer | null => {
    const action = defaultAnswer(game, p, seat);
    return action === null ? null : { action, by };
  };
  if (isQuiet(game, p, book)) {
    const answer = byDefault('quiet');
    if (answer !== null && game.turnOf(p) !== seat) return answer;
  }
  for (const [by, order] of book.orders.entries()) {
    if (order.on !== kind || !isGood(order, decision) || !fits(game, p, seat, order)) continue;
    if (order.answer === 'ask') return null;
    if (order.answer === 'default') return byDefault(by);
    const action = wished(game, p, seat, meant(game, kind, order.answer));
    if (action !== null) return { action, by };
  }
  if (isUsual(game, p, { seat, kind, about: q.about }, book, passed)) return byDefault('usual');
  return isFast && canOnlyPass(game, p, seat, kind) ? byDefault('only') : null;
}

/** Among others everybody is asked at a window who might hold something, lest they learn what he holds. */
const canOnlyPass = (game: Game, p: Position, seat: Seat, kind: string): boolean =>
  Object.hasOwn(game.contract.windows, kind) && game.options(p, seat).options.length === 1;

const isGood = ({ off, once, spent }: StewardOrder, decision: string): boolean =>
  !off && (!once || spent === undefined || spent === decision);

export const isQuiet = ({ steward }: Game, p: Position, { quiet }: StewardBook): boolean =>
  quiet !== undefined && steward?.moment(p, quiet.until) === quiet.since;

/** Whether all tests of an order hold for the question that is put now. */
export function fits(game: Game, p: Position, seat: Seat, { on, when }: StewardOrder): boolean {
  const q = game.question(p, seat);
  if (q === null || q.form.kind !== on) return false;
  const put: Put = { seat, kind: on, about: q.about };
  return Object.entries(when).every(([test, value]) => {
    const given = typeof value === 'number' ? value : numbersOf(game, test, value);
    return game.steward?.holds(p, put, test, given) === true;
  });
}

/**
 * Whether nobody need be asked. At a window who has asked for it himself (`always`) is; but where his orders have asked for
 * it, none of them fits, and he would not be stopped by default, he has nothing to say.
 */
function isUsual(
  game: Game,
  p: Position,
  put: Put,
  { orders }: StewardBook,
  passed: Asking['passed'],
): boolean {
  const { seat, kind } = put;
  const isArmed = game.view(p, seat).orders?.[kind] === 'always';
  const byOrders = orders.some(({ on, off }) => on === kind && !off);
  if (isArmed && byOrders && !game.stopsByDefault(p, seat)) return true;
  const usual = game.steward?.usual[kind];
  if (usual === undefined || usual.unless?.(p, put) === true) return false;
  if (usual.settled === 'always') return !isArmed || byOrders;
  return passed[kind] !== undefined && passed[kind] === game.steward?.moment(p, usual.settled);
}

/** The moment at which a player has passed by himself, if that settles further questions of the kind. */
export function passingAt(game: Game, p: Position, kind: string, action: Json): string | null {
  const usual = game.steward?.usual[kind]?.settled;
  if (usual === undefined || usual === 'always') return null;
  const isPass = defaultWays(game, kind)?.some(
    (way) => typeof way === 'string' && Object.hasOwn(action as object, way),
  );
  return isPass ? (game.steward?.moment(p, usual) ?? null) : null;
}

/** The windows at which a player must be asked for his orders to answer them. */
export const windowsOf = ({ contract }: Game, { orders }: StewardBook): string[] => [
  ...new Set(
    orders.flatMap(({ on, off, once, spent }) =>
      off || (once && spent !== undefined) || !Object.hasOwn(contract.windows, on) ? [] : [on],
    ),
  ),
];

/** The names of pieces that are alike (copies of a card) stand for each of them. */
function meant(game: Game, kind: string, wish: Wish): Wish {
  if (wish.with === undefined) return wish;
  const shape = game.forms[kind].ways.find(({ verb }) => verb === wish.do)?.fields ?? [];
  const given = Object.entries(wish.with).map(([field, names]) => {
    const sort = shape.find(({ name }) => name === field)?.sort;
    return [field, names.flatMap((name) => game.steward?.alike(String(sort), name) ?? [name])];
  });
  return { ...wish, with: Object.fromEntries(given) };
}

function numbersOf(game: Game, test: string, names: readonly string[]): number[] {
  const value = game.steward?.tests[test].value as { readonly of: string };
  return names.map((name) =>
    value.of === 'seat' ? Number(name) : game.contract.nouns[value.of].indexOf(name),
  );
}
