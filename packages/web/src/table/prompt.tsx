/** Whose turn it is, what is under way, and what is asked of me; else for whom the table waits. */

import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { say, sayMessage } from '../messages.ts';
import { RuleOf } from './clause.tsx';
import { useTable } from './context.ts';

export function promptWords(at: ReturnType<typeof useTable>): string {
  const { store, scene, answer, face, isPast } = at;
  const view = store.view.value;
  if (view === null) return '';
  if (scene.isHeld.value) return say('table.moment');
  if (view.outcome !== null) {
    const { winners } = view.outcome;
    return winners.length === 0
      ? say('table.over')
      : say('table.overWon', { seat: winners, count: winners.length });
  }
  const question = answer.question.value;
  if (question !== null) return face.guide?.(at) ?? sayMessage(question.prompt);
  const seats = [...new Set(store.asked.value.map(({ seat }) => seat))];
  if (seats.length === 0) return say(view.asked === null ? 'table.moment' : 'table.reactions');
  return say(isPast ? 'table.replay.next' : 'table.waitingFor', { seat: seats });
}

/** What is under way, from the whole to the part, in the game's titles. */
export function titleWords({ store, face }: ReturnType<typeof useTable>): string {
  const view = store.view.value;
  if (view === null) return '';
  return view.crumbs
    .map((crumb) => face.title(view, crumb, store.log.value))
    .filter((title) => title !== null)
    .join(' · ');
}

export function Prompt() {
  const at = useTable();
  const { store, scene, answer } = at;
  const question = answer.question.value;
  const mine = question !== null && !scene.isHeld.value;
  const seat = mine
    ? store.me.value
    : (store.asked.value[0]?.seat ?? store.view.value?.outcome?.winners[0] ?? null);
  return (
    <div class={classes('prompt', mine && 'mine', seat !== null && seatColour(seat))}>
      {seat !== null && <Emblem seat={seat} size={30} />}
      <div>
        <span class="prompt-title">{titleWords(at)}</span>
        <p>{promptWords(at)}</p>
        {/* The sign does not stand in a line by itself. */}
        {mine && '\u00a0'}
        {mine && <RuleOf message={question.prompt} />}
      </div>
    </div>
  );
}
