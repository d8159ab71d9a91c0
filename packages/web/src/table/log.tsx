/** What happened, in sentences, the newest first; what one action brought about stays together. */

import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LogEntry } from '../api.ts';
import { Emblem } from '../look/emblem.tsx';
import { say, seatName } from '../messages.ts';
import { useTable } from './context.ts';
import { Sentence } from './sentence.tsx';
import { bySubject } from './subject.ts';

export function Log() {
  const { store } = useTable();
  const now = store.view.value?.seq ?? 0;
  const { told, first } = toldUntil(store.log.value, now);
  const entries = told.filter(({ messages }) => messages.length > 0);
  if (entries.length === 0 && first <= 1) return <p class="nothing">{say('table.log.empty')}</p>;
  return (
    // A list that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <ol class="log" tabIndex={0} aria-label={say('table.log')}>
      {entries.map((entry) => (
        <Entry key={entry.seq} entry={entry} />
      ))}
      {first > 1 && <Earlier key="earlier" first={first} />}
    </ol>
  );
}

/** The entries up to one, the newest first, as far as none is missing; `first` is the earliest of them. */
function toldUntil(log: readonly LogEntry[], now: number): { told: LogEntry[]; first: number } {
  const told: LogEntry[] = [];
  let first = now + 1;
  for (const entry of log.toReversed()) {
    if (entry.seq > now) continue;
    if (entry.seq !== first - 1) break;
    told.push(entry);
    first = entry.seq;
  }
  return { told, first };
}

/** What happened before: told when one scrolls there, or asks for it. */
function Earlier({ first }: { readonly first: number }) {
  const { store } = useTable();
  const button = useRef<HTMLButtonElement>(null);
  const tell = () => void store.recall(first - 1);
  useEffect(() => {
    if (button.current === null) return;
    const comesIntoView = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && tell());
    comesIntoView.observe(button.current);
    return () => comesIntoView.disconnect();
  }, [first]);
  return (
    <li class="earlier">
      <button ref={button} type="button" class="button quiet" onClick={tell}>
        {say('table.log.earlier')}
      </button>
    </li>
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
                <Sentence key={nth} message={message} ruled />
              ))}
            </p>
          </div>
        ))}
      </li>
    ),
    [entry, name],
  );
}
