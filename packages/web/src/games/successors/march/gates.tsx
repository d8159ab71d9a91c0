/** Step B and 14.2: who is inside, and who comes out. */

import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';
import { type ChoiceButton, ChoiceButtons } from '../choice-buttons.tsx';
import type { Table } from '../view.ts';
import { composeInside, composeSortie } from './armies.ts';
import { type Asked, useButtonFor } from './at-once.tsx';
import { aboutOf, useComer } from './comer.ts';
import { composing } from './considering.ts';
import { Frame, Saying } from './frame.tsx';
import { PinnedComposer } from './pinned-composer.tsx';

export const gates =
  (purpose: 'hold' | 'join', clause: string) =>
  ({ kind }: Asked) => {
    const at = useTable();
    const { table } = useView<Table>();
    const comer = useComer();
    const about = aboutOf(at);
    const me = at.store.me.value;
    const isComposing = composing.value !== null;
    const buttonFor = useButtonFor();
    const buttons: readonly ChoiceButton[] = [
      {
        key: purpose,
        content: say(`successors.offer.${purpose}`),
        why: null,
        take() {
          if (me === null) return;
          (purpose === 'hold' ? composeInside : composeSortie)(table, me, String(about.space));
        },
      },
      ...buttonFor('keep', say('successors.do.keep')),
      ...buttonFor('stay', say('successors.do.stayInside')),
    ];
    return (
      <Frame kind={kind}>
        <Saying text={say(`successors.react.${kind}`, { ...about, ...comer })} clause={clause} />
        {isComposing && !isWide.value && <PinnedComposer />}
        <ChoiceButtons
          title={say('successors.yourChoice')}
          buttons={isComposing ? buttons.slice(1) : buttons}
        />
      </Frame>
    );
  };
