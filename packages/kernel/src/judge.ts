/** The one judge: fills a question in from an action, field by field, and names the clause that forbids it. */

import { BadInput } from './bad-input.ts';
import type { ClauseId } from './clauses.ts';
import {
  choose,
  END,
  type Filling,
  type Form,
  type FormField,
  further,
  hasVerb,
  inOrder,
  isAnswerTo,
  isFilled,
  listOptions,
  optionOf,
  pathOf,
  refusedBecause,
  refusedOptions,
  type Way,
  wayOf,
} from './form.ts';
import { type Options, type Refusal, Refused } from './game.ts';
import type { Answer, Position } from './position.ts';
import { interjection, namedAbout, question } from './questions.ts';
import { MALFORMED, NO_SUCH_ANSWER, NOT_ASKED, type ReadyRules } from './ready-rules.ts';
import { fromNames, type Json, recordAt, type Seat, toNames } from './shape.ts';

/** Clauses that say the same of different things share a text: `C2-06:kind` is C2-06 in the words of `refusal.kind`. */
export function refusal(said: ClauseId, params: { [name: string]: Json }): Refusal {
  const [clause, text = clause] = said.split(':');
  return { allowed: false, clause, message: { key: `refusal.${text}`, params } };
}

/** The question filled in, as far as the action goes if it may be `partial`; or why not. */
export function judged(
  w: ReadyRules,
  p: Position,
  seat: Seat,
  action: unknown,
  partial = false,
): Filling | Refusal {
  if (typeof action !== 'object' || action === null || Array.isArray(action))
    return refusal(MALFORMED, { seat });
  const given = action as Record<string, unknown>;
  const q = questionFor(w, p, seat, given);
  if ('allowed' in q) return q;
  const { ways } = q.form;
  const place = ways.findIndex(({ verb }) => hasVerb(verb, given));
  const way = ways[place];
  const names = way.fields.map(({ name }) => name);
  const missing = names.filter((name) => !Object.hasOwn(given, name));
  // A partial answer stops somewhere; it does not leave gaps.
  const whole = missing.length === 0 || (partial && missing.at(0) === names[names.length - missing.length]);
  if (!whole || Object.keys(given).some((key) => !names.includes(key))) return refusal(MALFORMED, { seat });
  for (const field of way.fields.slice(0, names.length - missing.length)) {
    const value = valueBehind(w, field, given[field.name]);
    if (value === null) return refusal(MALFORMED, { seat });
    for (const option of pathOf(value)) {
      // The list with which a partial answer stops is left open: it can still grow.
      if (option === END && field.list && partial && !Object.hasOwn(given, names[q.field + 1])) break;
      const clause = refusedBecause(p, q, way, option);
      if (clause !== null) return refusal(clause, paramsOf(w, q, way, { ...q.so, [field.name]: option }));
      choose(q, optionOf(place, option));
    }
  }
  return q;
}

/** What a field of an action holds, lists in the order of their paths; null if the field could not hold it. */
function valueBehind({ nouns }: ReadyRules, field: FormField, json: unknown): Answer[string] | null {
  try {
    const value = fromNames(nouns, field.list ? [field.sort] : field.sort, json, field.name);
    return field.list ? inOrder(value as number[]) : Number(value);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** The question that an action answers, by its verb: what the seat is asked, or what it may say uninvited. */
function questionFor(
  w: ReadyRules,
  p: Position,
  seat: Seat,
  action: Record<string, unknown>,
): Filling | Refusal {
  const asked = question(w, p, seat);
  const among = (answers: (form: Form) => boolean): Filling | null => {
    if (asked !== null && answers(asked.form)) return asked;
    const kind = w.uninvited.find((each) => answers(w.forms[each]));
    return kind === undefined ? null : interjection(w, p, seat, kind);
  };
  return (
    among((form) => isAnswerTo(form, action)) ??
    // Of what is in no words at all, at least the verb is known.
    among(({ ways }) => ways.some(({ verb }) => hasVerb(verb, action))) ??
    refusal(asked === null ? NOT_ASKED : NO_SUCH_ANSWER, { seat })
  );
}

/**
 * Everything that a refusal may speak of: the seat, what was asked, and the answer as far as it goes. Where a member of
 * a list is refused, the field stands for that member alone.
 */
function paramsOf(w: ReadyRules, q: Filling, way: Way, so: Answer): { [name: string]: Json } {
  const params: { [name: string]: Json } = { seat: q.seat, ...namedAbout(w, q) };
  for (const { name, yes, sort } of way.fields)
    if (name in so && !yes)
      params[name] = toNames(w.nouns, typeof so[name] === 'object' ? [sort] : sort, so[name]);
  return params;
}

/**
 * The next field of an answer: what may be chosen, and if wanted what may not, and why. What is said of lists at
 * `Options` holds; those who have joined one so far may have done so in any order.
 */
export function options(
  w: ReadyRules,
  p: Position,
  seat: Seat,
  partial: Json = {},
  wanted: { kind?: string; refused?: boolean } = {},
): Options {
  const blank = Object.keys(recordAt(partial, 'the answer so far')).length === 0;
  const q = blank
    ? (questionOfKind(w, p, seat, wanted.kind) ?? refusal(NOT_ASKED, { seat }))
    : judged(w, p, seat, partial, true);
  if ('allowed' in q) throw new Refused(q);
  const { refused, ...offered } = whatNext(w, p, q, partial as Fields);
  const { kind } = q.form;
  return wanted.refused === true ? { kind, ...offered, refused: refused() } : { kind, ...offered };
}
type Fields = { readonly [field: string]: Json };

interface Next {
  readonly complete: boolean;
  readonly options: Json[];
  refused(): NonNullable<Options['refused']>;
}

function whatNext(w: ReadyRules, p: Position, q: Filling, given: Fields): Next {
  if (isFilled(q)) return { complete: true, options: [], refused: () => [] };
  if (q.way?.fields[q.field].list) return whoMayJoin(w, p, q, q.way, given);
  return {
    complete: false,
    options: listOptions(p, q).map((option) => named(w, q, option)),
    refused() {
      // What is said of all of them is found once for each way.
      const said = new Map<Way, { [name: string]: Json }>();
      return refusedOptions(p, q).map(({ option, clause }) => {
        const way = q.way ?? q.form.ways[wayOf(option)];
        const { name, sort, yes } = way.fields[q.field];
        const common = said.get(way) ?? paramsOf(w, q, way, q.so);
        said.set(way, common);
        const value = toNames(w.nouns, sort, option & 0xffff);
        const { clause: id, message } = refusal(clause, yes ? common : { ...common, [name]: value });
        return { option: { [name]: yes ? true : value }, clause: id, message };
      });
    },
  };
}

/** A list as far as it goes: each candidate is judged as if it had joined in its place, and what ends the list follows. */
function whoMayJoin(w: ReadyRules, p: Position, q: Filling, way: Way, given: Fields): Next {
  const { name, sort, among } = way.fields[q.field];
  const members = q.so[name] as readonly number[];
  const isBegun = Object.hasOwn(given, name);
  const sofar = isBegun ? (given[name] as readonly Json[]) : [];
  const candidates = Array.from(among(p, q, [])).filter((value) => !members.includes(value));
  const joining = candidates.map((value) => ({
    option: { [name]: [...sofar, toNames(w.nouns, sort, value)] },
    fault: faultIn(p, { ...q, so: { ...q.so, [name]: [] } }, way, [...members, value]),
  }));
  const joined = joining.flatMap(({ option, fault }) => (fault === null ? [option] : []));
  const after = isBegun ? whatNext(w, p, further(q, END), given) : null;
  return {
    complete: after?.complete ?? false,
    options: [...(after === null ? [{ [name]: [] }] : []), ...joined, ...(after?.options ?? [])],
    refused: () => [
      ...joining.flatMap(({ option, fault }) => {
        if (fault === null) return [];
        const { clause, message } = refusal(
          fault.clause,
          paramsOf(w, q, way, { ...q.so, [name]: fault.member }),
        );
        return [{ option, clause, message }];
      }),
      ...(after?.refused() ?? []),
    ],
  };
}

/** The first member of a list that is refused, and why. */
function faultIn(
  p: Position,
  q: Filling,
  way: Way,
  members: readonly number[],
): { readonly member: number; readonly clause: ClauseId } | null {
  for (const member of inOrder(members) ?? []) {
    const clause = refusedBecause(p, q, way, member);
    if (clause !== null) return { member, clause };
    choose(q, member);
  }
  return null;
}

function questionOfKind(w: ReadyRules, p: Position, seat: Seat, kind: string | undefined): Filling | null {
  const asked = question(w, p, seat);
  return kind === undefined || asked?.form.kind === kind ? asked : interjection(w, p, seat, kind);
}

/** An option of the next field by its names. */
function named({ nouns }: ReadyRules, q: Filling, option: number): Json {
  const { so, way } = further(q, option);
  const { name, sort } = (way as Way).fields[q.field];
  return { [name]: toNames(nouns, sort, so[name]) };
}
