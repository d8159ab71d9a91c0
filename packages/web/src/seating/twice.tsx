/** A button for what cannot be taken back: it says what will come of it, and is pressed once more. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { say } from '../messages.ts';

interface TwiceProps {
  readonly words: string;
  /** What comes of it. */
  readonly then: string;
  /** Whose it is, for those who only hear the button. */
  readonly of?: string;
  readonly disabled?: boolean;
  readonly children?: ComponentChildren;
  readonly act: () => void;
}
export function Twice({ words, then, of, disabled = false, children, act }: TwiceProps) {
  const [isAsked, setAsked] = useState(false);
  const named = of !== undefined && <span class="unseen">{of}</span>;
  if (!isAsked)
    return (
      <Button disabled={disabled} onClick={() => setAsked(true)}>
        {children}
        {words} {named}
      </Button>
    );
  return (
    <fieldset class="twice" aria-label={words}>
      <p>{then}</p>
      <Button
        look="act"
        autofocus
        disabled={disabled}
        onClick={() => {
          setAsked(false);
          act();
        }}
      >
        {words}
      </Button>
      <Button onClick={() => setAsked(false)}>{say('table.dropIt')}</Button>
    </fieldset>
  );
}
