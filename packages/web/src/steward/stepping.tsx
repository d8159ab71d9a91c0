/** What the steward has answered since I looked, one after the other: the table as it was then, and what it did. */

import { batch } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { useTable } from '../table/context.ts';
import { Did } from './did.tsx';
import type { Step } from './steps.ts';

interface SteppingProps {
  readonly game: string;
  readonly steps: readonly Step[];
  /** With which one it begins. */
  readonly first: number;
  readonly onClose: () => void;
}
/** Beside the map and not over the page, so that the map can be looked at. */
export function Stepping({ game, steps, first, onClose }: SteppingProps) {
  const { story } = useTable();
  const [at, setAt] = useState(first);
  const words = useRef<HTMLParagraphElement>(null);
  const teller = story.teller.value;
  const { seq } = steps[at];
  useEffect(() => {
    words.current?.focus();
    const before = story.since.peek();
    // Whoever tells what others did tells this again, from before what was answered first.
    batch(() => {
      story.isWanted.value = true;
      story.mode.value = 'follow';
      story.since.value = Math.max(0, steps[0].seq - 2);
    });
    return () => {
      story.isWanted.value = false;
      story.since.value = before;
      story.teller.peek()?.finish();
    };
  }, [story]);
  useEffect(() => {
    if (teller === null) return;
    teller.isPaused.value = true;
    story.show(seq);
  }, [story, teller, seq]);
  const happened = story.until.value === seq ? (teller?.words.value ?? '') : '';
  const go = (by: number) => setAt(Math.min(steps.length - 1, Math.max(0, at + by)));
  return (
    <dialog
      open
      class="steward-steps"
      aria-label={say('steward.steps')}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') go(-1);
        if (key === 'ArrowRight') go(1);
        if (key === 'Escape') onClose();
      }}
    >
      <p ref={words} tabIndex={-1} aria-live="polite">
        {happened !== '' && (
          <>
            {happened}
            <br />
          </>
        )}
        <Did game={game} each={steps[at]} />
      </p>
      <div class="steps-acts">
        <Button square aria-label={say('steward.stepBack')} disabled={at === 0} onClick={() => go(-1)}>
          <Stroke name="previous" size={16} />
        </Button>
        <span>{say('steward.step', { no: at + 1, all: steps.length })}</span>
        <Button
          square
          aria-label={say('steward.stepOn')}
          disabled={at === steps.length - 1}
          onClick={() => go(1)}
        >
          <Stroke name="chevron" size={16} />
        </Button>
        <Button look="act" onClick={onClose}>
          {say('steward.stepsDone')}
        </Button>
      </div>
    </dialog>
  );
}
