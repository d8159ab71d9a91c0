/** What others may do against a group that comes, and what comes of a battle: questions with few words. */

import type { ComponentChildren } from 'preact';
import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import type { Choice } from '../../../table/walk.ts';
import { type ChoiceButton, ChoiceButtons, useButtonOf } from '../choice-buttons.tsx';
import { isPlace } from '../field-sorts.ts';
import { Medallion } from '../medallion.tsx';
import { generalName } from '../names.ts';
import { Panel } from '../panel.tsx';
import { isOpen } from '../places.ts';
import type { Table } from '../view.ts';
import type { Asked } from './at-once.tsx';
import { aboutOf, useComer } from './comer.ts';
import { allAt, leaderOf } from './company.ts';
import { percentOf } from './composer.tsx';
import { Frame, Saying, sayingOf } from './frame.tsx';
import { chanceOf, independentAt, neededDie } from './ratings.ts';

/** A reaction with few words: each button says what it does. */
export const simply =
  (clause: string, Note: () => ComponentChildren = () => null, words?: string) =>
  ({ kind }: Asked) => {
    const at = useTable();
    const comer = useComer();
    const buttonOf = useButtonOf(kind);
    const choices = at.answer.choices.value;
    const about = aboutOf(at);
    const saying = (
      <Saying text={say(`successors.react.${words ?? kind}`, { ...about, ...comer })} clause={clause} />
    );
    if (at.answer.steps.value.length > 0 || choices.some(({ field }) => isPlace(field)))
      return <Panel kind={kind} above={saying} />;
    return (
      <Frame kind={kind}>
        {saying}
        <Note />
        <ChoiceButtons title={say('successors.yourChoice')} buttons={choices.filter(isOpen).map(atOnce)} />
      </Frame>
    );
    function atOnce(choice: Choice): ChoiceButton {
      const action = { [choice.field]: choice.value };
      const plain = buttonOf(choice);
      // S16.11-07: the card is asked for next
      if (choice.field === 'incite')
        return { ...plain, content: <Inciting kind={kind} general={String(choice.value)} /> };
      return { ...plain, take: () => void at.answer.propose(action, sayingOf(action, plain.content)) };
    }
  };

/** 16.11: whom one incites, for what, and with what chance. */
export function Inciting({ kind, general }: Asked & { readonly general: string }) {
  const view = useView<Table>();
  const needed = neededDie(
    view,
    independentAt(view.table, general),
    kind === 'evade' ? 'evade' : 'intercept',
  );
  return (
    <>
      <Medallion general={general} owner="independent" size={22} />
      {say('successors.intercept.incite', { name: generalName(general) })}
      <small>{say('successors.chance', { needed, percent: percentOf(chanceOf(needed)) })}</small>
    </>
  );
}

/** S16.11-07: who has nobody there may have Independents Evade; what that costs stands on the button. */
export function Evasion({ kind }: Asked) {
  const { answer } = useTable();
  const isMine = answer.choices.value.some((choice) => choice.field === 'evade' && isOpen(choice));
  const isTheirs = answer.choices.value.some((choice) => choice.field === 'incite' && isOpen(choice));
  const Shown = isTheirs && !isMine ? INCITING : EVADING;
  return <Shown kind={kind} />;
}

/** The chance of an Evasion: by the Initiative of who commands there. */
function EvasionChance() {
  const at = useTable();
  const view = useView<Table>();
  const { space } = aboutOf(at);
  const me = at.store.me.value;
  if (me === null || typeof space !== 'string') return null;
  const place = { at: space, inside: false };
  const leader = leaderOf(allAt(view.table, me, place));
  if (leader === null) return null;
  const needed = neededDie(view, { general: leader, owner: me, place }, 'evade');
  return (
    <p class="march-chance">
      <Medallion general={leader} owner={me} size={24} />
      <b>{say('successors.percent', { percent: percentOf(chanceOf(needed)) })}</b>
      <span>
        {say('successors.way.needs', { name: generalName(leader), needed })} <Clause id="S12.2-04" />
      </span>
    </p>
  );
}

const EVADING = simply('S12-01', EvasionChance);
const INCITING = simply('S16.11-07', () => null, 'incite');

/** Why it matters which of like CUs is lost. */
function WhoseLoss() {
  const { answer } = useTable();
  if (!answer.choices.value.some(({ field }) => field === 'loseJoined')) return null;
  return <Saying text={say('successors.lose.both')} clause="S14.2-06" />;
}

const BATTLE_LOSS = simply('S14.9-02', WhoseLoss);
const LOSSES: { readonly [cause: string]: typeof BATTLE_LOSS } = {
  siege: simply('S15.2.B-11', () => null, 'siege'),
  naval: simply('S13.3.D-07', () => null, 'naval'),
  port: simply('D13-11', () => null, 'port'),
  defence: simply('S16.5-01', () => null, 'defence'),
};
export function Loss(props: Asked) {
  const at = useTable();
  const { table } = useView<Table>();
  const { cause, space } = aboutOf(at);
  const isMine = table.pcs[String(space)] === at.store.me.value; // whoever is besieged
  const Shown = LOSSES[cause === 'siege' && isMine ? 'defence' : String(cause)] ?? BATTLE_LOSS;
  return <Shown {...props} />;
}
