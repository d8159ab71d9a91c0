/**
 * Looks ahead: asks the server what each answer would do that can be given now, once for each position, and puts it into a few
 * words for its button.
 */

import type { Would } from '@diadochi/kernel';
import { type Signal, signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Fields } from '../api.ts';
import { useTable } from '../table/context.ts';
import type { Source } from '../table/source.ts';
import { answerOf, type Choice } from '../table/walk.ts';
import { nameOfAnswer, wouldSay } from '../table/would.ts';
import { useServerAnswer } from './server-answer.ts';

/** What the server has said of them, by the names of answers; null: that is no whole answer. */
export type Foreseen<Change> = { readonly [answer: string]: Would<Change> | null };
const foreseen = signal<Foreseen<unknown>>({});
/** As the game has its changes. */
export const foreseenOf = <Change>(): Signal<Foreseen<Change>> => foreseen as Signal<Foreseen<Change>>;

/** As many as the server takes at once; and no more than twice that. */
const [AT_ONCE, MOST] = [40, 80];

export interface Ahead<Change> {
  /** Whether the engine is asked what an answer of this sort would change; `first`: nothing else has been said yet. */
  isTriedOut(kind: string, verb: string, first: boolean): boolean;
  /** In a word or two; null where there is nothing to say. */
  shortOf(would: Would<Change>, answer: Fields): string | null;
  /** What is asked in place of an answer that is not whole yet, where what is missing changes nothing; null: nothing. */
  wholeOf?(answer: Fields): Fields | null;
  /** Answers that are considered besides those that one more choice would make. */
  readonly besides?: readonly Fields[];
}

type Told<Change> = Would<Change> | { readonly error: unknown };
async function ask<Change>(source: Source, answers: readonly Fields[]): Promise<readonly Told<Change>[]> {
  const told: Told<Change>[] = [];
  for (let i = 0; i < answers.length; i += AT_ONCE)
    told.push(
      ...(await source.forecast<Told<Change>>(answers.slice(i, i + AT_ONCE).map((would) => ({ would })))),
    );
  return told;
}

export function useLookingAhead<Change>(ahead: Ahead<Change>): void {
  const { isTriedOut, shortOf, wholeOf = (answer: Fields) => answer, besides = [] } = ahead;
  const { answer, isPast, store } = useTable();
  const question = answer.question.value;
  const moment = `${store.source.name} ${store.me.value} ${store.view.value?.seq} ${question?.id}`;
  // What was said of another position is of no use any more.
  useLayoutEffect(() => {
    foreseen.value = {};
    return () => {
      foreseen.value = {};
    };
  }, [moment]);
  const all = foreseenOf<Change>();
  const known = all.value;
  const wanted =
    question === null || isPast
      ? []
      : [...answersNow(question.kind), ...besides].filter(
          (each) => !Object.hasOwn(known, nameOfAnswer(each)) && wholeOf(each) !== null,
        );
  const told = useServerAnswer(
    'forecast',
    wanted.length === 0 ? null : wanted.map((each) => wholeOf(each) ?? each),
    ask<Change>,
  );
  useEffect(() => {
    if (told === null) return;
    const found = told.map((each, i) => [nameOfAnswer(wanted[i]), 'error' in each ? null : each] as const);
    all.value = { ...all.peek(), ...Object.fromEntries(found) };
  }, [told]);
  // Put into words while it is drawn: texts that are still on their way, or another language, draw it anew.
  const said = Object.fromEntries(
    Object.entries(known).flatMap(([name, would]) => {
      const words = would === null ? null : shortOf(would, JSON.parse(name));
      return words === null ? [] : [[name, words]];
    }),
  );
  useLayoutEffect(() => {
    wouldSay.value = said;
  }, [JSON.stringify(said)]);

  /** The answers that one more choice would make whole, and the one that is whole. */
  function answersNow(kind: string): readonly Fields[] {
    const steps = answer.steps.value;
    const begun = answerOf(steps);
    const verb = steps[0]?.field ?? null;
    if (answer.complete.value) return verb !== null && isTriedOut(kind, verb, false) ? [begun] : [];
    return answer.choices.value
      .filter(({ field, why }: Choice) => why === null && isTriedOut(kind, verb ?? field, verb === null))
      .map(({ field, value }) => ({ ...begun, [field]: value }))
      .slice(0, MOST);
  }
}
