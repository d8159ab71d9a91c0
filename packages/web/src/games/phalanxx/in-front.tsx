/** What is shown in front of the table is loaded when somebody first looks closer. */

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../../look/announce.ts';
import { say } from '../../messages.ts';
import { looked, shown } from './looking.ts';

const Details = signal<ComponentType | null>(null);

export function InFront() {
  const isWanted = looked.value !== null || shown.value !== null;
  useEffect(() => {
    if (!isWanted || Details.peek() !== null) return;
    import('./details.tsx').then(
      (loaded) => {
        Details.value = loaded.Details;
      },
      () => announce(say('problem.offline')),
    );
  }, [isWanted]);
  const Shown = Details.value;
  return Shown === null ? null : <Shown />;
}
