/** What is shown in front of the table is loaded when somebody first looks closer. */

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../../look/announce.ts';
import { loadContentMessages, say } from '../../messages.ts';
import { preview } from './card-preview.ts';
import { openDialog } from './open-dialog.ts';

const Details = signal<ComponentType | null>(null);

export function InFront() {
  const isWanted = preview.value !== null || openDialog.value !== null;
  useEffect(() => {
    if (!isWanted || Details.peek() !== null) return;
    // With the words for where each value comes from.
    Promise.all([import('./details.tsx'), loadContentMessages()]).then(
      ([loaded]) => {
        Details.value = loaded.Details;
      },
      () => announce(say('problem.offline')),
    );
  }, [isWanted]);
  const Shown = Details.value;
  return Shown === null ? null : <Shown />;
}
