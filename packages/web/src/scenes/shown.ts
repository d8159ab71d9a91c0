/**
 * What is shown of a table, apart from what is known of it: dice fall before anything tells what came of them. While such
 * a scene is played, the table, the log and the prompt stay as they were before it.
 */

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type LogEntry, type Message, pendingOf, type SeatView } from '../api.ts';
import type { TableStore } from '../table/store.ts';

export interface Shown {
  readonly store: TableStore;
  /** A scene is being played that nothing may give away. */
  readonly isHeld: ReadonlySignal<boolean>;
  /** It is over: everything may be told. */
  release(): void;
  close(): void;
}

/** A scene that nobody plays (it could not be loaded, say) holds nothing back for longer than this. */
const MOST_MS = 6000;
const still = matchMedia('(prefers-reduced-motion: reduce)');

const lastIn = (log: readonly LogEntry[]): number => log.at(-1)?.seq ?? 0;

/** Of one who is there while it happens; who looks back at the past is told everything at once. */
export function shownOf(store: TableStore, beginsScene: (message: Message) => boolean): Shown {
  // What was there when the page was opened is old.
  const told = signal(Math.max(lastIn(store.log.peek()), store.view.peek()?.seq ?? 0));
  /** Where the telling has to wait. */
  const held = computed(() => {
    const next = store.log.value.find(({ seq, messages }) => seq > told.value && messages.some(beginsScene));
    return next === undefined || still.matches || document.hidden
      ? null
      : { seq: next.seq, nth: next.messages.findIndex(beginsScene) };
  });
  let before: SeatView | null = store.view.peek();
  const view = computed(() => {
    if (held.value === null) before = store.view.value;
    return before;
  });
  const log = computed(() => {
    const all = store.log.value;
    const until = held.value;
    if (until === null) return all;
    return all.flatMap((entry) =>
      entry.seq > until.seq
        ? []
        : entry.seq < until.seq
          ? [entry]
          : [{ ...entry, messages: entry.messages.slice(0, until.nth) }],
    );
  });
  const pending = computed(() => (view.value === null ? [] : pendingOf(view.value)));
  const release = () => {
    told.value = lastIn(store.log.peek());
  };
  const isHeld = computed(() => held.value !== null);
  const close = effect(() => {
    if (!isHeld.value) return;
    const patience = setTimeout(release, MOST_MS);
    return () => clearTimeout(patience);
  });
  return {
    // Nobody writes to what is shown.
    store: {
      ...store,
      view: view as TableStore['view'],
      log: log as TableStore['log'],
      pending,
      asked: computed(() => pending.value.filter(({ optional }) => !optional)),
    },
    isHeld,
    release,
    close,
  };
}
