/** The group that is being put together, beside its stack; where there is no room for that, with the question. */

import { useTable } from '../../../table/context.ts';
import { Consequence } from '../consequence.tsx';
import { Composer } from './composer.tsx';
import { considerNothing } from './considering.ts';

export function PinnedComposer() {
  const { answer } = useTable();
  return (
    <Composer
      onDone={(action, words) => {
        const saying = { words, note: <Consequence fields={action} /> };
        void answer.propose(action, saying).then((isTaken) => isTaken && considerNothing());
      }}
    />
  );
}
