/** Asks the server about what is being considered, once for each position. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ApiProblem, type Verdict } from '../api.ts';
import { useTable } from '../table/context.ts';
import type { Source } from '../table/source.ts';

/** What is asked of one and the same position is asked once. */
const known = new Map<string, Promise<unknown>>();
const MOST = 300;

/** What the server says to a question; null while it has not answered, or has nothing to say. */
export function useServerAnswer<Question, Answer>(
  /** An answer that would be judged may read like a request for a forecast. */
  sort: 'judge' | 'forecast',
  question: Question | null,
  look: (source: Source, question: Question) => Promise<Answer>,
): Answer | null {
  const { store } = useTable();
  const seq = store.view.value?.seq ?? 0;
  const key = `${sort} ${store.source.name} ${store.me.value} ${seq} ${JSON.stringify(question)}`;
  const found = useSignal<{ readonly key: string; readonly answer: Answer } | null>(null);
  useEffect(() => {
    if (question === null) return;
    let gone = false;
    if (known.size > MOST) known.clear();
    const asked = (known.get(key) as Promise<Answer> | undefined) ?? look(store.source, question);
    known.set(key, asked);
    asked.then(
      (answer) => {
        if (!gone) found.value = { key, answer };
      },
      (error: unknown) => {
        known.delete(key);
        if (!(error instanceof ApiProblem)) throw error;
      },
    );
    return () => {
      gone = true;
    };
  }, [key]);
  return question !== null && found.value?.key === key ? found.value.answer : null;
}

/** What the judge would say to an answer. */
export const useVerdict = (action: unknown): Verdict | null =>
  useServerAnswer('judge', action, async (source, asked) => (await source.judge([asked]))[0]);
