/** How many: as many as are allowed, unless the player wants fewer. */

import { useSignal } from '@preact/signals';
import { Beside } from '../../../beside/beside.tsx';
import { Button } from '../../../look/button.tsx';
import { Stepper } from '../../../look/stepper.tsx';
import { say } from '../../../messages.ts';
import { useTable } from '../../../table/context.ts';
import { isPressOnBoard } from '../../../table/pressing.ts';
import type { Choice } from '../../../table/walk.ts';
import { tellWhyNot } from '../../../table/why-tip.ts';
import { isWide } from '../../../table/wide.ts';
import { answerWords } from '../answer-words.ts';
import { isOpen, useMainAction } from '../places.ts';
import { intend } from '../plan.ts';

export interface CountingProps {
  readonly kind: string;
  readonly choices: readonly Choice[];
}
export function Counting({ kind, choices }: CountingProps) {
  const { answer } = useTable();
  const steps = answer.steps.value;
  const open = choices.filter(isOpen).map(({ value }) => Number(value));
  const [least, most] = [Math.min(...open), Math.max(...open)];
  // To give something up for good one begins with the least.
  const first = steps[0]?.field === 'disband' ? least : most;
  const count = useSignal(first);
  const confirm = () =>
    intend(answer, [
      ...steps.map(({ field, value }) => ({ field, value })),
      { field: 'count', value: count.peek() },
    ]);
  useMainAction(confirm);
  const more = choices.find((choice) => !isOpen(choice) && Number(choice.value) > most);
  const words = answerWords(
    kind,
    [...steps, { field: 'count', value: count.value, forced: false }],
    answer.question.value?.about ?? {},
  );
  const fields = (
    <fieldset class="offers" aria-label={say('successors.field.count')}>
      {least < most && (
        <Stepper
          label={say('successors.field.count')}
          value={count.value}
          least={least}
          most={most}
          onChoose={(value) => {
            count.value = value;
          }}
        />
      )}
      <Button look="act" class="confirm" disabled={answer.busy.value} onClick={confirm}>
        {words}
      </Button>
      {more?.why && (
        <Button look="quiet" size="small" onClick={() => tellWhyNot(more.why)}>
          {say('successors.whyNotMore')}
        </Button>
      )}
    </fieldset>
  );
  // Where the place was pressed, if it was pressed on the map; a phone has no room there.
  return isWide.value && isPressOnBoard() ? (
    <Beside role="dialog" label={say('successors.field.count')}>
      {fields}
    </Beside>
  ) : (
    fields
  );
}
