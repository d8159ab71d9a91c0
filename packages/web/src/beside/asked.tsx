/** What is asked for twice: what will come of it, and the button for it, beside the press. */

import './asked.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import type { Grave } from '../table/answer-state.ts';
import { useTable } from '../table/context.ts';
import { Beside } from './beside.tsx';

export interface AskedProps {
  readonly label: string;
  readonly words: ComponentChildren;
  readonly note?: ComponentChildren;
  readonly grave: Grave;
  readonly others?: readonly { readonly words: string; act(): void }[];
  readonly act: (() => void) | null;
  readonly onDrop: () => void;
}
export function Asked({ label, words, note, grave, others = [], act, onDrop }: AskedProps) {
  const { answer } = useTable();
  const button = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    button.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    return () => {
      // Back to where one was, unless that is gone: then whoever asks next takes the focus.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Beside role="dialog" label={label}>
      {note}
      {act !== null && (
        <p class="no-way-back">
          <Stroke name="lock" size={13} /> {say(`table.grave.${grave}`)}
        </p>
      )}
      <div ref={button} class="confirm-acts">
        {act !== null && (
          <Button look="act" class="confirm" disabled={answer.busy.value} onClick={act}>
            {words}
          </Button>
        )}
        <Button
          look="quiet"
          square
          aria-label={say('table.dropIt')}
          title={say('table.dropIt')}
          onClick={onDrop}
        >
          <Stroke name="close" size={15} />
        </Button>
        {others.map((other) => (
          <Button key={other.words} disabled={answer.busy.value} onClick={() => other.act()}>
            {other.words}
          </Button>
        ))}
      </div>
    </Beside>
  );
}
