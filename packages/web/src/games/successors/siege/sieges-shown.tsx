/** 15: a Siege is shown when it is conducted, to everybody; and to who considers one. It is loaded with the first. */

import { useEffect } from 'preact/hooks';
import { useTable } from '../../../table/context.ts';
import { later } from '../later.ts';
import { isTold, openSiege } from '../shown-fights.ts';
import { lastSiege, siegeStoryOf } from '../sieges.ts';

const SiegePanel = later(() => import('./siege-panel.tsx').then((loaded) => loaded.SiegePanel));
/** What is asked in the middle of a Siege, and where one can be considered. */
const IN_SIEGE = ['lose', 'takeCity'];
const BEFORE_SIEGE = ['march', 'besiege'];

export function Sieges() {
  const { answer, latest, scene, isPast } = useTable();
  // Its die is seen before anything else tells what came of it.
  const seq = latest.view.value?.seq ?? 0;
  const log = latest.log.value;
  const last = lastSiege(log, seq);
  const isNow = last !== null && siegeStoryOf(log, last, seq)?.until === seq;
  useEffect(() => {
    if (isNow && !isPast) openSiege.value = last;
  }, [last?.seq, last?.nth, isNow]);
  useEffect(() => {
    if (isPast) openSiege.value = null;
  }, [isPast, seq]);
  const question = answer.question.value;
  useEffect(() => {
    const shown = openSiege.peek();
    if (shown === null || question === null) return;
    const isOver = isTold(shown)
      ? !IN_SIEGE.includes(question.kind) && (siegeStoryOf(log, shown, seq)?.until ?? 0) < seq
      : !BEFORE_SIEGE.includes(question.kind);
    if (isOver) openSiege.value = null;
  }, [question?.id]);
  // Where the game is over nobody is asked any more: what was before its end makes way for it.
  const isEnded = !isPast && (latest.view.value?.outcome ?? null) !== null;
  useEffect(() => {
    if (isEnded && !isNow) openSiege.value = null;
  }, [isEnded]);
  const isShown = openSiege.value !== null;
  useEffect(() => {
    // Who has shut it wants to know at once.
    if (!isShown && !isNow) scene.release();
    return isShown ? () => scene.release() : undefined;
  }, [isShown]);
  return isShown ? <SiegePanel /> : null;
}
