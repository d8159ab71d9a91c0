/** The one judge: fills a question in from an action, field by field, and names the clause that forbids it. */

import { BadInput } from './bad-input.ts';
import type { ClauseId } from './clauses.ts';
import {
  choose,
  type Filling,
  type Form,
  isFilled,
  listOptions,
  optionOf,
  refusedBecause,
  refusedOptions,
  type Way,
} from './form.ts';
import { type Options, type Refusal, Refused } from './game.ts';
import type { Answer, Position } from './position.ts';
import { interjection, namedAbout, question } from './questions.ts';
import { fromNames, type Json, recordAt, type Seat, toNames } from './shape.ts';
import { MALFORMED, NO_SUCH_ANSWER, NOT_ASKED, type Workings } from './workings.ts';

export const refusal = (clause: ClauseId, params: { [name: string]: Json }): Refusal => ({
  allowed: false,
  clause,
  message: { key: `refusal.${clause}`, params },
});

/** The question filled in, as far as the action goes if it may be `partial`; or why not. */
export function judged(
  w: Workings,
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
  const place = q.form.ways.findIndex(({ verb }) => Object.hasOwn(given, verb));
  const way = q.form.ways[place];
  const names = way.fields.map(({ name }) => name);
  const missing = names.filter((name) => !Object.hasOwn(given, name));
  // A partial answer stops somewhere; it does not leave gaps.
  const whole = missing.length === 0 || (partial && missing.at(0) === names[names.length - missing.length]);
  if (!whole || Object.keys(given).some((key) => !names.includes(key))) return refusal(MALFORMED, { seat });
  while (q.field < names.length - missing.length) {
    const name = names[q.field];
    const value = numberBehind(w, way, name, given[name]);
    if (value === null) return refusal(MALFORMED, { seat });
    const clause = refusedBecause(p, q, way, value);
    if (clause !== null) return refusal(clause, paramsOf(w, q, way, { ...q.so, [name]: value }));
    choose(q, optionOf(place, value));
  }
  return q;
}

/** The number behind a field of an action; null if it is nothing that the field could hold. */
function numberBehind({ nouns }: Workings, way: Way, name: string, json: unknown): number | null {
  try {
    return Number(fromNames(nouns, way.shape[name], json, name));
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** The question that an action answers, by its verb: what the seat is asked, or what it may say uninvited. */
function questionFor(
  w: Workings,
  p: Position,
  seat: Seat,
  action: Record<string, unknown>,
): Filling | Refusal {
  const answers = ({ ways }: Form) => ways.some(({ verb }) => Object.hasOwn(action, verb));
  const asked = question(w, p, seat);
  if (asked !== null && answers(asked.form)) return asked;
  const kind = w.uninvited.find((each) => answers(w.forms[each]));
  const free = kind === undefined ? null : interjection(w, p, seat, kind);
  return free ?? refusal(asked === null ? NOT_ASKED : NO_SUCH_ANSWER, { seat });
}

/** Everything that a refusal may speak of: the seat, what was asked, and the answer as far as it goes. */
function paramsOf(w: Workings, q: Filling, way: Way, so: Answer): { [name: string]: Json } {
  const params: { [name: string]: Json } = { seat: q.seat, ...namedAbout(w, q) };
  for (const { name, yes } of way.fields)
    if (name in so && !yes) params[name] = toNames(w.nouns, way.shape[name], so[name]);
  return params;
}

/** The next field of an answer: what may be chosen, and if wanted what may not, and why. */
export function options(
  w: Workings,
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
  const { kind } = q.form;
  if (isFilled(q)) return { kind, complete: true, options: [] };
  const offered = listOptions(p, q).map((option) => chosen(w, q, option).named);
  if (wanted.refused !== true) return { kind, complete: false, options: offered };
  const refused = refusedOptions(p, q).map(({ option, clause }) => {
    const { named, next } = chosen(w, q, option);
    return {
      option: named,
      clause,
      message: refusal(clause, paramsOf(w, q, next.way as Way, next.so)).message,
    };
  });
  return { kind, complete: false, options: offered, refused };
}

function questionOfKind(w: Workings, p: Position, seat: Seat, kind: string | undefined): Filling | null {
  const asked = question(w, p, seat);
  return kind === undefined || asked?.form.kind === kind ? asked : interjection(w, p, seat, kind);
}

/** An option of the next field by its names, and the question with it chosen. */
function chosen({ nouns }: Workings, q: Filling, option: number): { named: Json; next: Filling } {
  const next = { ...q, so: { ...q.so } };
  choose(next, option);
  const { shape, fields } = next.way as Way;
  const { name } = fields[q.field];
  return { named: { [name]: toNames(nouns, shape[name], next.so[name]) }, next };
}
