/** A text to pass on, with a button that copies it. */

import './forms.css';
import { useState } from 'preact/hooks';
import { say } from '../messages.ts';
import { announce } from './announce.ts';
import { Button } from './button.tsx';
import { Stroke } from './icon.tsx';

interface CopyProps {
  readonly text: string;
  readonly label: string;
  /** Has the focus when its dialog opens. */
  readonly first?: boolean;
}

export function Copy({ text, label, first = false }: CopyProps) {
  const [copied, setCopied] = useState(false);
  async function copy(field: HTMLInputElement | null) {
    field?.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Plain http has no clipboard: the old way copies what is selected.
      if (!document.execCommand('copy')) return;
    }
    setCopied(true);
    announce(say('look.copied'));
    setTimeout(() => setCopied(false), 2500);
  }
  return (
    <div class="copy">
      <input
        class="input"
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        look={copied ? 'plain' : 'act'}
        autofocus={first}
        aria-label={say('look.copyOf', { what: label })}
        onClick={(event) => copy(event.currentTarget.parentElement?.querySelector('input') ?? null)}
      >
        <Stroke name={copied ? 'check' : 'copy'} size={16} />
        {say(copied ? 'look.copied' : 'look.copy')}
      </Button>
    </div>
  );
}
