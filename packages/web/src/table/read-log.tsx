/** The log is read closely: grouped, filtered and searched, with the chat beside it. */

import { signal } from '@preact/signals';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { useTable } from './context.ts';

export const isReading = signal(false);

/** Opens the log for whoever wants to read it closely. */
export function ReadLog() {
  const { story } = useTable();
  return (
    <button
      type="button"
      class="button quiet square small"
      aria-label={say('table.log.open')}
      title={say('table.log.open')}
      onClick={() => {
        story.isWanted.value = true;
        isReading.value = true;
      }}
    >
      <Stroke name="search" size={15} />
    </button>
  );
}
