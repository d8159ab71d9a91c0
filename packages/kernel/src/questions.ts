/** Who is asked what, and what a seat may say uninvited. Recomputed from the position, never stored. */

import { beginFilling, type Filling } from './form.ts';
import type { Pending } from './game.ts';
import { aboutOf, firstAsked, isAsked, questionOf, restingFrame } from './machine.ts';
import type { Position } from './position.ts';
import type { ReadyRules } from './ready-rules.ts';
import { type Json, type Seat, toNames } from './shape.ts';

/** The question put to a seat, ready to be filled in; null if it is not asked. */
export const question = (w: ReadyRules, p: Position, seat: Seat): Filling | null =>
  isAsked(w.machine, p, seat) ? restingQuestion(w, p, seat) : null;

export function firstQuestion(w: ReadyRules, p: Position): Filling | null {
  const seat = firstAsked(p);
  return seat < 0 ? null : restingQuestion(w, p, seat);
}

export function restingQuestion({ machine }: ReadyRules, p: Position, seat: Seat): Filling {
  const frame = restingFrame(p);
  return beginFilling(questionOf(machine, frame), seat, aboutOf(machine, p, frame));
}

/** A question that a seat may answer uninvited; null if that kind is not open to it. */
export function interjection(
  { machine, forms }: ReadyRules,
  p: Position,
  seat: Seat,
  kind: string,
): Filling | null {
  if (p.stack.length === 0 || !(seat >= 0 && seat < p.seats)) return null;
  if (kind === 'orders') return forms.orders === undefined ? null : beginFilling(forms.orders, seat, {});
  const found = machine.interjections.find(({ question }) => question.kind === kind);
  return found?.open(p, seat) === true ? beginFilling(found.question, seat, {}) : null;
}

/** What a question is about, by names. */
export const namedAbout = ({ nouns }: ReadyRules, { form, about }: Filling): { [name: string]: Json } =>
  toNames(nouns, form.about, about) as { [name: string]: Json };

/** Whether a seat is asked in a window. */
export const isReaction = ({ machine }: ReadyRules, p: Position, seat: Seat): boolean =>
  p.stack.length > 0 && machine.procs[restingFrame(p).proc].window !== null && isAsked(machine, p, seat);

export function pending(w: ReadyRules, p: Position): Pending[] {
  if (p.stack.length === 0) return [];
  const seats = Array.from({ length: p.seats }, (_, seat): Seat => seat);
  const { no, proc } = restingFrame(p);
  const isWindow = w.machine.procs[proc].window !== null;
  const put = (q: Filling | null, number: string): Pending[] => {
    if (q === null) return [];
    const { seat, form } = q;
    const about = namedAbout(w, q);
    const prompt = { key: `prompt.${form.kind}`, params: { seat, ...about } };
    const optional = form.role !== 'asked';
    const id = `${form.kind}.${number}.${seat}`;
    return [{ id, seat, kind: form.kind, about, optional, reaction: isWindow && !optional, prompt }];
  };
  return [
    ...seats.flatMap((seat) => put(question(w, p, seat), String(no))),
    ...seats.flatMap((seat) => w.uninvited.flatMap((kind) => put(interjection(w, p, seat, kind), 'free'))),
  ];
}
