/** What happened, in sentences, the newest first; what one action brought about stays together. */

import { useMemo } from 'preact/hooks';
import type { LogEntry } from '../api.ts';
import { Emblem } from '../look/emblem.tsx';
import { say, seatName } from '../messages.ts';
import { useTable } from './context.ts';
import { Sentence } from './sentence.tsx';
import { bySubject } from './subject.ts';

export function Log() {
  const { store } = useTable();
  const now = store.view.value?.seq ?? 0;
  const entries = store.log.value
    .filter(({ seq, messages }) => seq <= now && messages.length > 0)
    .toReversed();
  if (entries.length === 0) return <p class="nothing">{say('table.log.empty')}</p>;
  return (
    // A list that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <ol class="log" tabIndex={0} aria-label={say('table.log')}>
      {entries.map((entry) => (
        <Entry key={entry.seq} entry={entry} />
      ))}
    </ol>
  );
}

/** Written once: what happened does not change, and there is a lot of it. */
function Entry({ entry }: { readonly entry: LogEntry }) {
  const name = seatName.value;
  return useMemo(
    () => (
      <li>
        {bySubject(entry.messages).map(({ about, messages }, i) => (
          <div key={i} class="told">
            {about === null ? <i class="nobody" /> : <Emblem seat={about} size={17} label={name(about)} />}
            <p>
              {messages.map((message, nth) => (
                <Sentence key={nth} message={message} />
              ))}
            </p>
          </div>
        ))}
      </li>
    ),
    [entry, name],
  );
}
