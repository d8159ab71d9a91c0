/** What happened, in sentences, the newest at the end, where one reads on; what one action brought about stays together. */

import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LogEntry } from '../api.ts';
import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { say, seatName } from '../messages.ts';
import { useTable } from './context.ts';
import { useReadingOn } from './log-reading.ts';
import { Sentence } from './sentence.tsx';
import { bySubject } from './subject.ts';

/** With which last looks this list has begun. */
const begun = new WeakSet<object>();

export function Log() {
  const { store, story } = useTable();
  const now = store.view.value?.seq ?? 0;
  const { told, first } = toldUntil(store.log.value, now);
  const entries = told.filter(({ messages }) => messages.length > 0).reverse();
  const list = useRef<HTMLOListElement>(null);
  useReadingOn(list, first, entries.at(-1)?.seq ?? 0, { look: story.lastLook.value, begun });
  const scenes = story.teller.value?.scenes.value ?? [];
  const waiting = story.isTelling.value ? scenes.filter(({ from }) => from > now).length : 0;
  const look = story.lastLook.value?.seq ?? null;
  // Nothing was there before the first look, and nothing is new after the last.
  const newFrom = look === null ? undefined : entries.find(({ seq }) => seq > look);
  if (entries.length === 0 && first <= 1) return <p class="nothing">{say('table.log.empty')}</p>;
  return (
    // A list that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <ol ref={list} class="log" tabIndex={0} aria-label={say('table.log')}>
      {first > 1 && <Earlier key="earlier" first={first} />}
      {entries.map((entry) => {
        const scene = scenes.find(({ from, until }) => from <= entry.seq && entry.seq <= until);
        const isFirst = scene?.entries.find(({ messages }) => messages.length > 0)?.seq === entry.seq;
        return (
          <Entry
            key={entry.seq}
            entry={entry}
            no={isFirst && scene !== undefined ? scene.no : null}
            seat={scene?.seat ?? null}
            isNow={story.isTelling.value && scene !== undefined && scene.from <= now && now <= scene.until}
            isNew={entry === newFrom && entry !== entries[0]}
          />
        );
      })}
      {waiting > 0 && <li class="log-waiting">{say('table.log.waiting', { count: waiting })}</li>}
    </ol>
  );
}

/** The entries up to one, the newest first, as far as none is missing; `first` is the earliest of them. */
export function toldUntil(log: readonly LogEntry[], now: number): { told: LogEntry[]; first: number } {
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
export function Earlier({ first }: { readonly first: number }) {
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

interface EntryProps {
  readonly entry: LogEntry;
  /** The number of the scene that it begins. */
  readonly no: number | null;
  readonly seat: number | null;
  readonly isNow: boolean;
  /** From here on it is new. */
  readonly isNew: boolean;
}
/** Written once: what happened does not change, and there is a lot of it. */
function Entry({ entry, no, seat, isNow, isNew }: EntryProps) {
  const name = seatName.value;
  return useMemo(
    () => (
      <>
        {isNew && <NewLine />}
        <li class={classes(isNow && 'now')}>
          {bySubject(entry.messages).map(({ about, messages }, i) => (
            <div key={i} class="told">
              {no !== null && i === 0 ? (
                <span class={classes('scene-no', seat !== null && `told ${seatColour(seat)}`)}>{no}</span>
              ) : about === null ? (
                <i class="nobody" />
              ) : (
                <Emblem seat={about} size={17} label={name(about)} />
              )}
              <p>
                {messages.map((message, nth) => (
                  <Sentence key={nth} message={message} ruled />
                ))}
              </p>
            </div>
          ))}
        </li>
      </>
    ),
    [entry, name, no, seat, isNow, isNew],
  );
}

export const NewLine = () => <li class="log-new">{say('table.log.new')}</li>;
