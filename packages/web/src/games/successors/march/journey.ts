/** A way that has been decided on is walked step by step, as long as nothing comes between. */

import { useEffect } from 'preact/hooks';
import { useTable, useView } from '../../../table/context.ts';
import type { Table } from '../view.ts';
import type { Action } from './answers.ts';
import { considerNothing, journey, type Stride } from './considering.ts';

/** What makes one stop and think again. */
const STOPS = [
  'interceptionRoll',
  'withdrew',
  'backInBox',
  'evasionRoll',
  'evaded',
  'battle',
  'overran',
  'defected',
  'lostUnit',
  'dispersedGeneral',
  'refusedPassage',
  'brokePassage',
  'becameSuccessor',
].map((event) => `event.${event}`);

/** Sets out: names the group, if that has not been done, and then goes on by itself. */
export function useSettingOut(): (naming: Action | null, from: string, strides: readonly Stride[]) => void {
  const { answer, store } = useTable();
  return (naming, from, strides) => {
    if (answer.busy.peek()) return;
    considerNothing();
    const since = store.view.peek()?.seq ?? 0;
    if (naming === null) journey.value = { strides, expected: from, since: since - 1 };
    else {
      journey.value = { strides, expected: from, since };
      void answer.act(naming).then((isTaken) => {
        if (!isTaken) journey.value = null;
      });
    }
  };
}

export function useWalking(): void {
  const { answer, store } = useTable();
  const { table, seq } = useView<Table>();
  const question = answer.question.value;
  const busy = answer.busy.value;
  const now = journey.value;
  useEffect(() => {
    if (now === null || busy || seq <= now.since) return; // nothing is known yet of the last step
    if (table.march === null) {
      journey.value = null;
      return;
    }
    if (question === null) return; // others are asked
    const [next, ...rest] = now.strides;
    const happened = store.log
      .peek()
      .filter((entry) => entry.seq > now.since && entry.seq <= seq)
      .flatMap(({ messages }) => messages);
    const isDisturbed = happened.some(({ key }) => STOPS.includes(key));
    const { march } = table;
    const isThere =
      (question.kind === 'march' || question.kind === 'steer') &&
      march !== null &&
      march.at === now.expected &&
      !march.inside;
    if (next === undefined || isDisturbed || !isThere) {
      journey.value = null;
      return;
    }
    journey.value = { strides: rest, expected: next.space, since: seq };
    void answer.act({ [next.request ? 'request' : 'go']: next.space }).then((isTaken) => {
      if (!isTaken) journey.value = null;
    });
  }, [answer, store, table, seq, question?.id, busy, now]);
}
