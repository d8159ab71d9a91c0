/** What has been chosen so far, each to be taken back, and the way back. */

import type { ComponentChildren } from 'preact';
import { Button } from '../look/button.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';

interface WalkedProps {
  onBack(): void;
  readonly children: ComponentChildren;
}

export function Walked({ onBack, children }: WalkedProps) {
  return (
    <div class="walked">
      <Button
        look="quiet"
        size="small"
        square
        aria-label={say('table.back')}
        title={say('table.back')}
        onClick={onBack}
      >
        <Stroke name="back" />
      </Button>
      {children}
    </div>
  );
}

interface TakenProps {
  readonly words: string;
  onTakeBack(): void;
  /** What is seen, if not the words. */
  readonly children?: ComponentChildren;
}

export function Taken({ words, onTakeBack, children = words }: TakenProps) {
  return (
    <li>
      <button
        type="button"
        class="taken"
        aria-label={say('table.takeBack', { what: words })}
        onClick={onTakeBack}
      >
        {children}
        <Stroke name="close" size={11} />
      </button>
    </li>
  );
}
