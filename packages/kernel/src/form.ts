/**
 * A form is a question as the kernel puts it: the ways to answer it, and the fields of each in a fixed order.
 * Filling a form in is walking a path of short lists, so nothing ever enumerates the product of all fields;
 * like pieces are counts, so each answer has exactly one path. A field that is itself a list is walked member by
 * member, in ascending order, and its end is an option of its own.
 */

import type { ClauseId } from './clauses.ts';
import { type Answers, PASS } from './contract.ts';
import type { Field } from './language.ts';
import type { Answer, Locals, Position } from './position.ts';
import type { Fields, Seat, Shape } from './shape.ts';

export interface Form {
  readonly kind: string;
  readonly about: Fields;
  /** A secret question is put even if only one answer is possible: who is not asked would give that away. */
  readonly secret: boolean;
  /** Who speaks: a seat that is asked, one that interjects, or one that gives orders. */
  readonly role: 'asked' | 'interjection' | 'orders';
  readonly ways: readonly Way[];
}
export interface Way {
  readonly verb: string;
  /** The first of its fields: what is listed of a way that has not been chosen yet. */
  readonly first: FormField;
  readonly fields: readonly FormField[];
  readonly shape: Fields;
}
export interface FormField {
  readonly name: string;
  readonly yes: boolean;
  readonly list: boolean;
  /** The sort of its value, or of one member of its list. */
  readonly sort: Shape;
  /** The name of the list that comes next, if one does: it begins empty. */
  readonly opens: string | null;
  readonly among: Field<Position, Filling, number>['among'];
  /** What is judged when options are listed: `likely`, or else `among`. */
  readonly likely: Field<Position, Filling, number>['among'];
  readonly bounds: ClauseId;
  readonly closed: ((p: Position, q: Filling) => ClauseId | null) | undefined;
  readonly may: ((p: Position, q: Filling, value: number) => ClauseId | null) | undefined;
}

/** A form on its way to being filled in. Rules read it as the `Question` of their contract. */
export interface Filling {
  seat: Seat;
  about: Locals;
  /** The fields so far. */
  so: Answer;
  form: Form;
  way: Way | null;
  /** How many fields are filled in. */
  field: number;
}

export function makeForm(
  kind: string,
  about: Fields,
  answers: Answers,
  // biome-ignore lint/suspicious/noExplicitAny: the ways were checked against the contract where they were written
  rules: readonly any[],
  mark: { secret?: true; pass?: true; role?: Form['role'] } = {},
): Form {
  const ways = answers.map((shape, i) => makeWay(shape, rules[i]));
  if (mark.pass) ways.push(makeWay(PASS, { pass: {} }));
  for (const { verb } of ways)
    if (ways.filter(({ shape }) => Object.hasOwn(shape, verb)).length > 1)
      throw new Error(`'${verb}' is a verb of '${kind}', so it cannot stand in another of its answers`);
  return { kind, about, secret: mark.secret === true, role: mark.role ?? 'asked', ways };
}

function makeWay(
  shape: Fields,
  rules: { readonly [name: string]: Partial<Field<never, never, never>> },
): Way {
  const names = Object.keys(shape);
  const isList = (name: string | undefined): name is string =>
    name !== undefined && Array.isArray(shape[name]);
  if (isList(names[0])) throw new Error(`'${names[0]}' is a verb, so it cannot be a list`);
  const fields = names.map((name, i): FormField => {
    const { bounds, closed, likely, may } = rules[name];
    const yes = shape[name] === 'yes';
    const list = isList(name);
    const among = yes ? () => YES : (rules[name].among as FormField['among']);
    return {
      name,
      yes,
      list,
      sort: list ? (shape[name] as readonly [Shape])[0] : shape[name],
      opens: isList(names[i + 1]) ? names[i + 1] : null,
      among,
      likely: (likely as FormField['among'] | undefined) ?? among,
      bounds: bounds ?? '',
      closed: closed as FormField['closed'],
      may: may as FormField['may'],
    };
  });
  return { verb: fields[0].name, first: fields[0], fields, shape };
}
const YES: readonly number[] = [1];

/** An answer of which nothing is said yet. */
const UNSAID: Answer = Object.freeze({});

export const beginFilling = (form: Form, seat: Seat, about: Locals): Filling => ({
  seat,
  about,
  so: UNSAID,
  form,
  way: null,
  field: 0,
});

export const isFilled = (q: Filling): boolean => q.way !== null && q.field === q.way.fields.length;

/** The first choice takes the way along: option = way * 65536 + value. Later ones are the value alone. */
const WAY = 16;
export const optionOf = (way: number, value: number): number => (way << WAY) | value;
export const wayOf = (option: number): number => option >> WAY;

/** The option that ends a list: no piece has this number. */
export const END = 0xffff;
/** Not frozen, though nobody changes it: loops over lists that may be frozen call an iterator, and make objects. */
const NO_MEMBERS: readonly number[] = [];

/** The options by which a value is chosen: the value itself, or the members of a list and its end. */
export const pathOf = (value: Answer[string]): readonly number[] =>
  typeof value === 'object' ? [...value, END] : [Number(value)];

/** The members in the order of their path; null if one is there twice. */
export function inOrder(members: readonly number[]): readonly number[] | null {
  const sorted = members.toSorted((a, b) => a - b);
  return sorted.some((member, i) => member === sorted[i - 1]) ? null : sorted;
}

/** Empties a list that will be filled again: `length = 0` would give its memory away. */
function clear(list: number[]): void {
  for (let i = list.length; i > 0; i--) list.pop();
}

// Lists that are used again and again: a question is put a million times a second.
const scratch: number[] = [];

/**
 * Writes the allowed options of the next field (or the first `limit` of them) into `options` and counts them. What
 * stood in the list behind them stays there: a list that is written again and again is not shortened each time.
 */
export function nextOptions(p: Position, q: Filling, options: number[], limit: number = EVERY): number {
  if (q.way !== null) {
    const field = q.way.fields[q.field];
    return field.list ? offerMembers(p, q, field, options, limit) : offer(p, q, field, 0, options, 0, limit);
  }
  const ways = q.form.ways;
  const { kept } = p;
  let count = 0;
  let w = 0;
  if (kept.form === q.form && kept.seat === q.seat && kept.about === q.about) {
    for (; count < kept.count && count < limit; count++) options[count] = kept.options[count];
    w = kept.ways;
  }
  for (; w < ways.length && count < limit; w++)
    count = offer(p, q, ways[w].first, w << WAY, options, count, limit);
  return count;
}

/** The options of the first field, whatever was kept of them: what `--check` compares. */
export function listAnew(p: Position, q: Filling): number[] {
  const options: number[] = [];
  let count = 0;
  for (const [w, { first }] of q.form.ways.entries())
    count = offer(p, q, first, w << WAY, options, count, EVERY);
  return options;
}

/** The same as a list of its own. */
export function listOptions(p: Position, q: Filling): number[] {
  const options: number[] = [];
  options.length = nextOptions(p, q, options);
  return options;
}
const EVERY = 0x7fff_ffff;

function offer(
  p: Position,
  q: Filling,
  field: FormField,
  way: number,
  options: number[],
  count: number,
  limit: number,
): number {
  const { closed, may } = field;
  if (closed !== undefined && closed(p, q) !== null) return count;
  if (field.yes) {
    options[count] = way + 1;
    return count + 1;
  }
  clear(scratch);
  const candidates = field.likely(p, q, scratch);
  for (let i = 0; i < candidates.length && count < limit; i++)
    if (may === undefined || may(p, q, candidates[i]) === null) options[count++] = way + candidates[i];
  return count;
}

/** Those who may still join a list, and its end. */
function offerMembers(p: Position, q: Filling, field: FormField, options: number[], limit: number): number {
  const { closed, may } = field;
  let count = 0;
  if (closed === undefined || closed(p, q) === null) {
    const list = q.so[field.name] as readonly number[];
    const last = list.length === 0 ? -1 : list[list.length - 1];
    clear(scratch);
    const candidates = field.likely(p, q, scratch);
    for (let i = 0; i < candidates.length && count < limit; i++)
      if (candidates[i] > last && (may === undefined || may(p, q, candidates[i]) === null))
        options[count++] = candidates[i];
  }
  if (count < limit) options[count++] = END;
  return count;
}

/** Takes an option of the next field. */
export function choose(q: Filling, option: number): void {
  if (q.way === null) {
    q.way = q.form.ways[option >> WAY];
    q.so = {};
  }
  const field = q.way.fields[q.field];
  const value = option & 0xffff;
  if (!field.list) q.so[field.name] = field.yes ? true : value;
  else if (value !== END) {
    q.so[field.name] = [...(q.so[field.name] as readonly number[]), value];
    return;
  }
  q.field++;
  if (field.opens !== null) q.so[field.opens] = NO_MEMBERS;
}

/** Why a value is refused for the next field, or as its next member; null if it is allowed. */
export function refusedBecause(p: Position, q: Filling, way: Way, value: number): ClauseId | null {
  const field = way.fields[q.field];
  if (field.list && value === END) return null;
  clear(scratch);
  const candidates = field.among(p, q, scratch);
  for (let i = 0; i < candidates.length; i++)
    if (candidates[i] === value) return field.closed?.(p, q) ?? field.may?.(p, q, value) ?? null;
  return field.bounds;
}

/** The candidates of the next field, no list, that are refused, with the clause: what is greyed, and why. */
export function refusedOptions(p: Position, q: Filling): { option: number; clause: ClauseId }[] {
  const ways = q.way === null ? q.form.ways : [q.way];
  const refused: { option: number; clause: ClauseId }[] = [];
  ways.forEach((way, w) => {
    const field = way.fields[q.field];
    const closed = field.closed?.(p, q);
    for (const value of Array.from(field.among(p, q, []))) {
      const clause = closed ?? field.may?.(p, q, value) ?? null;
      if (clause !== null) refused.push({ option: (w << WAY) + value, clause });
    }
  });
  return refused;
}

/** Walks the rest of the path, choosing with `pick` among as many: each option of a field is as likely. */
export function fillIn(p: Position, q: Filling, pick: (among: number) => number): Answer {
  while (!isFilled(q)) choose(q, anyOption(p, q, pick));
  return q.so;
}

/**
 * One option of the next field, each as likely. Candidates are drawn until one is allowed, which comes to the same as
 * drawing among the allowed ones, but judges a few instead of all; after some misses all are judged.
 */
function anyOption(p: Position, q: Filling, pick: (among: number) => number): number {
  const drawn = q.way === null ? anyBeginning(p, q, pick) : anyValue(p, q, q.way.fields[q.field], pick);
  if (drawn >= 0) return drawn;
  const count = nextOptions(p, q, allowed);
  if (count === 0) throw new Error(`dead end: '${q.form.kind}' after ${JSON.stringify(q.so)} offers nothing`);
  return allowed[pick(count)];
}
const NONE = -1;
function anyBeginning(p: Position, q: Filling, pick: (among: number) => number): number {
  const { ways } = q.form;
  let total = 0;
  for (let w = 0; w < ways.length; w++) {
    hats[w] ??= [];
    const list = hats[w];
    clear(list);
    drawnFrom[w] = ways[w].first.likely(p, q, list);
    total += drawnFrom[w].length;
  }
  for (let tries = total === 0 ? 0 : TRIES; tries > 0; tries--) {
    let w = 0;
    let i = pick(total);
    while (i >= drawnFrom[w].length) i -= drawnFrom[w++].length;
    const { closed, may } = ways[w].first;
    if (closed !== undefined && closed(p, q) !== null) continue;
    if (may === undefined || may(p, q, drawnFrom[w][i]) === null) return optionOf(w, drawnFrom[w][i]);
  }
  return NONE;
}
function anyValue(p: Position, q: Filling, field: FormField, pick: (among: number) => number): number {
  const { list, closed, may } = field;
  if (list || (closed !== undefined && closed(p, q) !== null)) return NONE;
  clear(scratch);
  const candidates = field.likely(p, q, scratch);
  const total = candidates.length;
  for (let tries = total === 0 ? 0 : TRIES; tries > 0; tries--) {
    const value = candidates[pick(total)];
    if (may === undefined || may(p, q, value) === null) return value;
  }
  return NONE;
}
const TRIES = 24;
const allowed: number[] = [];
// The candidates of each way: like `scratch`, used again and again.
const hats: number[][] = [];
const drawnFrom: ArrayLike<number>[] = [];

/**
 * The only answer there is, or null if there is more than one. The ways that are listed for that are listed whole, and
 * kept: whoever asks next goes on from there.
 */
export function onlyAnswer(p: Position, form: Form, seat: Seat, about: Locals): Answer | null {
  const q = trial;
  q.form = form;
  q.seat = seat;
  q.about = about;
  q.so = UNSAID;
  q.way = null;
  q.field = 0;
  if (listFirstWays(p, q) !== 1) return null;
  choose(q, p.kept.options[0]);
  while (!isFilled(q)) {
    if (nextOptions(p, q, single, 2) !== 1) return null;
    choose(q, single[0]);
  }
  return q.so;
}
const trial = beginFilling({ kind: '', about: {}, secret: false, role: 'asked', ways: [] }, 0, {});
const single: number[] = [];

/** Lists one way after another until there are two options, and counts them. */
function listFirstWays(p: Position, q: Filling): number {
  const { kept } = p;
  const { ways } = q.form;
  let count = 0;
  let w = 0;
  for (; w < ways.length && count < 2; w++)
    count = offer(p, q, ways[w].first, w << WAY, kept.options, count, EVERY);
  kept.form = q.form;
  kept.seat = q.seat;
  kept.about = q.about;
  kept.ways = w;
  kept.count = count;
  return count;
}

/** How many answers there are, counting no further than `limit`. */
export function countAnswers(p: Position, q: Filling, limit: number): number {
  if (isFilled(q)) return 1;
  const options = listOptions(p, q);
  if (q.way !== null && q.field === q.way.fields.length - 1 && !q.way.fields[q.field].list)
    return Math.min(limit, options.length);
  let count = 0;
  for (const option of options) {
    if (count >= limit) break;
    count += countAnswers(p, further(q, option), limit - count);
  }
  return count;
}

/**
 * All answers in the order of their paths, if there are no more than `limit`. If there are, so many of them: each option of
 * a field in its turn gives one, so that none crowds out another, not a way of a thousand answers one that has but one.
 */
export function allAnswers(p: Position, q: Filling, limit: number): Answer[] {
  const found: Answer[] = [];
  for (const so of answersInOrder(p, q)) if (found.push(so) > limit) return someAnswers(p, q, limit);
  return found;
}
function someAnswers(p: Position, q: Filling, limit: number): Answer[] {
  const found: Answer[] = [];
  for (const so of answersInTurn(p, q)) if (found.push(so) === limit) break;
  return found;
}
function* answersInOrder(p: Position, q: Filling): Generator<Answer> {
  if (isFilled(q)) yield q.so;
  else for (const option of listOptions(p, q)) yield* answersInOrder(p, further(q, option));
}
/** The ways in turn, in each of them its options in turn, and so on. */
function answersInTurn(p: Position, q: Filling): Iterable<Answer> {
  if (isFilled(q)) return [q.so];
  const options = listOptions(p, q);
  const under = (some: readonly number[]): Iterable<Answer> =>
    inTurn(some.map((option) => () => answersInTurn(p, further(q, option))));
  if (q.way !== null) return under(options);
  const ways = q.form.ways.map((_, way) => options.filter((option) => option >> WAY === way));
  return inTurn(ways.map((some) => () => under(some)));
}
/** One of each, again and again, until all are used up; none is begun before its turn. */
function* inTurn(sources: readonly (() => Iterable<Answer>)[]): Generator<Answer> {
  const open: Iterator<Answer>[] = [];
  for (const begin of sources) {
    const each = begin()[Symbol.iterator]();
    const { done, value } = each.next();
    if (done) continue;
    yield value;
    open.push(each);
  }
  while (open.length > 0)
    for (const each of open.splice(0)) {
      const { done, value } = each.next();
      if (done) continue;
      yield value;
      open.push(each);
    }
}

/** Whether an action speaks in the words of a question: with the verb of one of its ways, and no field that is not the way's. */
export const isAnswerTo = ({ ways }: Form, action: unknown): boolean =>
  ways.some((way) => isSaidBy(way, action));
/** What is a verb in one question may be a field in another: the verb alone does not tell. */
const isSaidBy = ({ verb, shape }: Way, action: unknown): boolean =>
  hasVerb(verb, action) && Object.keys(action as object).every((key) => Object.hasOwn(shape, key));
export const hasVerb = (verb: string, action: unknown): boolean =>
  typeof action === 'object' && action !== null && Object.hasOwn(action, verb);

/** The same with one option more, on a copy. */
export function further(q: Filling, option: number): Filling {
  const next = { ...q, so: { ...q.so } };
  choose(next, option);
  return next;
}
