/** Above the map: the cards that can be played, by their names and keys, and to pass. */

import { useLayoutEffect } from 'preact/hooks';
import { say } from '../../../messages.ts';
import { useTable } from '../../../table/context.ts';
import { type ChoiceButton, ChoiceButtons, useButtonOf } from '../choice-buttons.tsx';
import { Panel } from '../panel.tsx';
import { isOpen } from '../places.ts';
import { reactionShown } from './shown.ts';
import { isShut } from './shut.ts';
import { ReactionStage } from './stage.tsx';

export function ReactionPanel({ kind }: { readonly kind: string }) {
  const { answer } = useTable();
  const buttonOf = useButtonOf(kind);
  useLayoutEffect(() => {
    reactionShown.value = ReactionStage;
    return () => {
      reactionShown.value = null;
    };
  }, []);
  const question = answer.question.value;
  if (answer.steps.value.length > 0 || question === null) return <Panel kind={kind} />;
  const choices = answer.choices.value.filter(isOpen);
  const [cards, pass] = [
    choices.filter(({ field }) => field !== 'pass'),
    choices.filter(({ field }) => field === 'pass'),
  ];
  const show: readonly ChoiceButton[] = isShut(question.id)
    ? [
        {
          key: 'show',
          content: say('successors.react.show'),
          why: null,
          take: () => void isShut(question.id, false),
        },
      ]
    : [];
  return (
    <div class="answer successors-answer reaction-answer" data-kind={kind}>
      <ChoiceButtons
        title={say('successors.yourChoice')}
        buttons={[...cards.map(buttonOf), ...pass.map(buttonOf), ...show]}
      />
    </div>
  );
}
