/**
 * One rule of confirming, for every game: what can be taken back is done at one press. What cannot, or weighs much in the
 * game, is confirmed beside the press, with what it will do.
 */

import type { ComponentChildren } from 'preact';
import type { AskedProps } from '../beside/asked.tsx';
import { Button } from '../look/button.tsx';
import { say } from '../messages.ts';
import { useTable } from './context.ts';
import { lazy } from './lazy.tsx';
import { type Tip, tip } from './why-tip.ts';

/** Loaded when something is first asked for twice. */
const Asked = lazy<AskedProps>(() => import('../beside/asked.tsx').then((loaded) => loaded.Asked));

interface ConfirmProps {
  /** What will be done. */
  readonly words: string;
  /** What will come of it. */
  readonly children?: ComponentChildren;
}
/** The whole answer, to be given: beside the press that made it whole, else here. */
export function Confirm({ words, children }: ConfirmProps) {
  const { answer } = useTable();
  const grave = answer.grave.value;
  const confirm = () => void answer.confirm();
  if (grave !== null)
    return (
      <Asked
        words={words}
        note={children}
        grave={grave}
        act={confirm}
        onDrop={() => answer.back()}
        label={words}
      />
    );
  if (!answer.isWaiting.value) return null;
  return (
    <div class="offers">
      <Button look="act" class="confirm" disabled={answer.busy.value} onClick={confirm}>
        {words}
      </Button>
      {children}
    </div>
  );
}

/** What was put together elsewhere: a group, a way over the map, a word that says it all. */
export function Proposed() {
  const { answer } = useTable();
  const proposal = answer.proposed.value;
  if (proposal === null) return null;
  return <Asked {...proposal} label={say('table.confirm')} onDrop={() => answer.ask(null)} />;
}

const WhyTold = lazy<{ readonly told: Tip }>(() =>
  import('../beside/why-told.tsx').then((loaded) => loaded.WhyTold),
);
/** What was tried and cannot be done says why, where it was tried. */
export function WhyTip() {
  return tip.value === null ? null : <WhyTold told={tip.value} />;
}
