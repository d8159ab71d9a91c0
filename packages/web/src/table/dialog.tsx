import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Something in front of the table. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // A click beside it closes it; the keyboard has Escape and the button.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      class="dialog"
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <header>
        <h2>{title}</h2>
        <Button look="quiet" square aria-label={say('table.close')} onClick={onClose}>
          <Stroke name="close" />
        </Button>
      </header>
      {children}
    </dialog>
  );
}
