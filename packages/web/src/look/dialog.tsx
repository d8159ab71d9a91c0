/** A dialog over the page: Escape, its cross and a click beside it close it. */

import './forms.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { say } from '../messages.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Stroke } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  /** In the middle, or at the side, so that most of the page stays in sight. */
  readonly look?: 'middle' | 'drawer';
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, look = 'middle', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is a shortcut; Escape is the key for it
    <dialog
      ref={dialog}
      class={classes('dialog', look === 'drawer' && 'drawer')}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <Button look="quiet" square aria-label={say('look.close')} onClick={() => dialog.current?.close()}>
            <Stroke name="close" />
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
