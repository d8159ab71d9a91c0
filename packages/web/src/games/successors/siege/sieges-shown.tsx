/** 15: a Siege is shown when it is conducted, to everybody; and to who considers one. It is loaded with the first. */

import { useEffect } from 'preact/hooks';
import { useTable } from '../../../table/context.ts';
import { later } from '../later.ts';
import { useShowing } from '../showing-fights.ts';
import { isTold, openSiege } from '../shown-fights.ts';
import { lastSiege, siegeStoryOf } from '../sieges.ts';

const SiegePanel = later(() => import('./siege-panel.tsx').then((loaded) => loaded.SiegePanel));
/** What is asked in the middle of a Siege, and where one can be considered. */
const IN_SIEGE = ['lose', 'takeCity'];
const BEFORE_SIEGE = ['march', 'besiege'];

export function Sieges() {
  const { answer, latest } = useTable();
  // Its die is seen before anything else tells what came of it.
  const seq = latest.view.value?.seq ?? 0;
  const log = latest.log.value;
  const last = lastSiege(log, seq);
  const isNow = last !== null && siegeStoryOf(log, last, seq)?.until === seq;
  useShowing(openSiege, last, isNow);
  const question = answer.question.value;
  useEffect(() => {
    const shown = openSiege.peek();
    if (shown === null || question === null) return;
    const isOver = isTold(shown)
      ? !IN_SIEGE.includes(question.kind) && (siegeStoryOf(log, shown, seq)?.until ?? 0) < seq
      : !BEFORE_SIEGE.includes(question.kind);
    if (isOver) openSiege.value = null;
  }, [question?.id]);
  return openSiege.value === null ? null : <SiegePanel />;
}
