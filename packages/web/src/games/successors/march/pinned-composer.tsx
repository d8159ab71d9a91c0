/** The group that is being put together, beside its stack; where there is no room for that, with the question. */

import { useTable } from '../../../table/context.ts';
import { Composer } from './composer.tsx';
import { considerNothing } from './considering.ts';

export function PinnedComposer() {
  const { answer } = useTable();
  return (
    <Composer
      onDone={(action) => {
        void answer.act(action).then((isTaken) => isTaken && considerNothing());
      }}
    />
  );
}
