/** The battles and the Sieges of the table, each shown when it is fought, and again to whoever wants to see it. */

import { useEffect } from 'preact/hooks';
import { useTable } from '../../../table/context.ts';
import { lastBattle, storyOf } from '../battles.ts';
import { later } from '../later.ts';
import { type BattleId, openBattle } from '../shown-fights.ts';
import { Sieges } from '../siege/sieges-shown.tsx';

export { BattleSign } from './battle-sign.tsx';

export function Fights() {
  return (
    <>
      <Battles />
      <Sieges />
    </>
  );
}

/** 13.3, 14: a battle is shown when it is fought, to everybody; it is loaded with the first. */
const PANELS = {
  battle: later<Fought>(() => import('./battle-panel.tsx').then((loaded) => loaded.LandBattlePanel)),
  navalBattle: later<Fought>(() =>
    import('../sea/naval-panel.tsx').then((loaded) => loaded.NavalBattlePanel),
  ),
};
interface Fought {
  readonly id: BattleId;
}
/** What is asked in the middle of a battle. */
const IN_BATTLE = ['join', 'lose', 'succeed'];
function Battles() {
  const { answer, latest, scene, isPast } = useTable();
  // Its dice are seen before anything else tells what came of them.
  const seq = latest.view.value?.seq ?? 0;
  const log = latest.log.value;
  const last = lastBattle(log, seq);
  const story = last === null ? null : storyOf(log, last, seq);
  const isNow = story?.until === seq;
  useEffect(() => {
    if (isNow && !isPast) openBattle.value = last;
  }, [last?.seq, last?.nth, isNow]);
  // Whoever looks back opens what he wants to see, and moves on from it.
  useEffect(() => {
    if (isPast) openBattle.value = null;
  }, [isPast, seq]);
  const question = answer.question.value;
  useEffect(() => {
    // Whoever is asked for something else has seen it.
    const shownStory = openBattle.peek() === null ? null : storyOf(log, openBattle.peek()!, seq);
    if (
      question !== null &&
      !IN_BATTLE.includes(question.kind) &&
      shownStory !== null &&
      shownStory.until < seq
    )
      openBattle.value = null;
  }, [question?.id]);
  // Where the game is over nobody is asked any more: what was before its end makes way for it.
  const isEnded = !isPast && (latest.view.value?.outcome ?? null) !== null;
  useEffect(() => {
    if (isEnded && !isNow) openBattle.value = null;
  }, [isEnded]);
  const shown = openBattle.value;
  const isShown = shown !== null;
  useEffect(() => {
    // Who has shut it wants to know at once.
    if (!isShown && !isNow) scene.release();
    return isShown ? () => scene.release() : undefined;
  }, [isShown]);
  if (shown === null) return null;
  const Shown = PANELS[shown.kind];
  return <Shown key={`${shown.seq} ${shown.nth}`} id={shown} />;
}
