/** The battles and the Sieges of the table, each shown when it is fought, and again to whoever wants to see it. */

import { useEffect } from 'preact/hooks';
import { useTable } from '../../../table/context.ts';
import { lastBattle, storyOf } from '../battles.ts';
import { later } from '../later.ts';
import { useShowing } from '../showing-fights.ts';
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
  const { answer, latest } = useTable();
  // Its dice are seen before anything else tells what came of them.
  const seq = latest.view.value?.seq ?? 0;
  const log = latest.log.value;
  const last = lastBattle(log, seq);
  const story = last === null ? null : storyOf(log, last, seq);
  const isNow = story?.until === seq;
  useShowing(openBattle, last, isNow);
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
  const shown = openBattle.value;
  if (shown === null) return null;
  const Shown = PANELS[shown.kind];
  return <Shown key={`${shown.seq} ${shown.nth}`} id={shown} />;
}
