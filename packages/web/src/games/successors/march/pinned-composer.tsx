/** The group that is being put together, beside its stack; where there is no room for that, with the question. */

import { useTable } from '../../../table/context.ts';
import { lazy } from '../../../table/lazy.tsx';
import { Consequence } from '../consequence.tsx';
import { Composer, type ComposerProps } from './composer.tsx';
import { composing, considerNothing, type Shipping } from './considering.ts';
import { add, planning } from './planning.ts';

/** Loaded when somebody goes aboard. */
const SeaComposer = lazy<ComposerProps>(() =>
  import('../sea/composer.tsx').then((loaded) => loaded.SeaComposer),
);
const SHIPPING: readonly string[] = ['embark', 'pickUp', 'dropOff'] satisfies Shipping[];

export function PinnedComposer() {
  const { answer } = useTable();
  const Shown = SHIPPING.includes(composing.value?.purpose ?? '') ? SeaComposer : Composer;
  return (
    <Shown
      onDone={(action, words) => {
        if (planning.peek() !== null) {
          add(action);
          considerNothing();
          return;
        }
        const saying = { words, note: <Consequence fields={action} /> };
        void answer.propose(action, saying).then((isTaken) => isTaken && considerNothing());
      }}
    />
  );
}
