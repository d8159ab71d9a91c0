/** From a question that others have brought about: it is answered so from now on. */

import { Button } from '../look/button.tsx';
import { canSay, say } from '../messages.ts';
import { beginWith } from '../steward/begin-with.ts';
import { useTable } from './context.ts';

export function AlwaysSo() {
  const { answer, game, stage } = useTable();
  const question = answer.question.value;
  // A game has words for what can be settled ahead.
  if (question === null || stage !== null || !canSay(`${game}.steward.on.${question.kind}`)) return null;
  const { kind, about } = question;
  const by = typeof about.by === 'number' ? { by: [String(about.by)] } : {};
  return (
    <Button
      look="quiet"
      size="small"
      class="always-so"
      onClick={() => {
        beginWith.value = { on: kind, when: by, answer: 'default' };
      }}
    >
      {say('table.alwaysSo')}
    </Button>
  );
}
