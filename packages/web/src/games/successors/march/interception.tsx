/** 11: from where one intercepts, and with whom. */

import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';
import { type ChoiceButton, ChoiceButtons } from '../choice-buttons.tsx';
import { Medallion } from '../medallion.tsx';
import { generalName, spaceName } from '../names.ts';
import { Panel } from '../panel.tsx';
import { isOpen } from '../places.ts';
import { intend } from '../plan.ts';
import type { Table } from '../view.ts';
import { compose } from './armies.ts';
import { type Asked, useButtonFor } from './at-once.tsx';
import { aboutOf, useComer } from './comer.ts';
import { percentOf } from './composer.tsx';
import { composing } from './considering.ts';
import { Frame, Saying } from './frame.tsx';
import { PinnedComposer } from './pinned-composer.tsx';
import { chanceOf, neededDie } from './ratings.ts';
import { Inciting } from './reactions.tsx';
import { useArmies } from './use-armies.ts';

export function Interception({ kind }: Asked) {
  const at = useTable();
  const view = useView<Table>();
  const { answer, store } = at;
  const armies = useArmies();
  const buttonFor = useButtonFor();
  const comer = useComer();
  const about = aboutOf(at);
  if (answer.steps.value.length > 0) return <Panel kind={kind} />;
  const isComposing = composing.value !== null;
  const minors = answer.choices.value.filter((choice) => choice.field === 'appoint' && isOpen(choice));
  const incited = answer.choices.value.filter((choice) => choice.field === 'incite' && isOpen(choice)); // 16.11
  const buttons: readonly ChoiceButton[] = [
    ...armies.map((army): ChoiceButton => {
      const leader = army.leader ?? '';
      const needed = neededDie(
        view,
        { general: leader, owner: store.me.value, place: army.place },
        'intercept',
      );
      return {
        key: `intercept ${army.place.at}`,
        content: (
          <>
            <Medallion general={leader} owner={store.me.value} size={22} />
            {say('successors.intercept.from', { name: spaceName(army.place.at) })}
            <small>{say('successors.chance', { needed, percent: percentOf(chanceOf(needed)) })}</small>
          </>
        ),
        why: null,
        spaces: [army.place.at],
        take: () => compose('intercept', army, view),
      };
    }),
    ...(minors.length === 0
      ? []
      : [
          {
            key: 'appoint',
            content: say('successors.intercept.minor', { name: generalName(String(minors[0].value)) }),
            why: null,
            take: () => intend(answer, [{ field: 'appoint', value: minors[0].value }]),
          },
        ]),
    ...incited.map((choice): ChoiceButton => {
      const general = String(choice.value);
      return {
        key: `incite ${general}`,
        content: <Inciting kind={kind} general={general} />,
        why: null,
        take: () => intend(answer, [{ field: 'incite', value: choice.value }]),
      };
    }),
    ...buttonFor('pass', say('successors.do.letPass')),
  ];
  return (
    <Frame kind={kind}>
      <Saying text={say('successors.react.intercept', { ...about, ...comer })} clause="S11.1-01" />
      {isComposing && !isWide.value && <PinnedComposer />}
      <ChoiceButtons
        title={say('successors.yourChoice')}
        buttons={isComposing ? buttons.slice(-1) : buttons}
      />
    </Frame>
  );
}
