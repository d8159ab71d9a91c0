/** Who tells a story: which scenes there are, which one is shown, and when the next one comes. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { LogEntry } from '../api.ts';
import { announce } from '../look/announce.ts';
import { sayMessage } from '../messages.ts';
import type { AtTable } from '../table/context.ts';
import { isStill, pace } from '../table/pace.ts';
import type { Book, Scene } from './scene.ts';
import { MOST_WAITING, sceneAt, scenesIn, soFar } from './scenes.ts';

export interface Teller {
  readonly book: Book;
  readonly scenes: ReadonlySignal<readonly Scene[]>;
  /** The one that is shown. */
  readonly now: ReadonlySignal<Scene | null>;
  /** What is said of it, as far as it is told. */
  readonly words: ReadonlySignal<string>;
  readonly isPaused: Signal<boolean>;
  /** The question after the story is put to me. */
  readonly isAsked: ReadonlySignal<boolean>;
  next(): void;
  previous(): void;
  go(scene: Scene): void;
  finish(): void;
  close(): void;
  /** What it is told with. */
  readonly parts: Parts;
}
/** Loaded together with whoever tells. */
export interface Parts {
  readonly Strip: ComponentType;
  readonly Queue: ComponentType;
  readonly Since: ComponentType;
  readonly Room: ComponentType;
}

/** ms that a scene stays, and that each of its steps takes. */
const TIMES = { hand: [0, 240], slow: [1600, 400], brisk: [700, 240], once: [0, 0] } as const;
/** What befalls me stays so many times as long. */
const MINE = 3;
/** So many pages of the log are asked for, for whoever was away for long. */
const MOST_PAGES = 6;

/** Scenes that concern me, or so many in all, are worth a list for whoever comes back. */
const WORTH = 4;

export function tellerOf({ story, scene: dice }: AtTable, book: Book, parts: Parts): Teller {
  const { live, until, since, mode } = story;
  const isPaused = signal(false);
  const isVisible = signal(!document.hidden);
  const drawnAfter = signal<{ readonly story: number; readonly seq: number } | null>(null);
  const entries = computed((): readonly LogEntry[] => {
    const last = live.view.value?.seq ?? 0;
    return live.log.value.filter(({ seq }) => seq > since.value && seq <= last);
  });
  const scenes = computed(() => {
    const drawn = drawnAfter.value;
    return scenesIn(entries.value, book, drawn?.story === since.value ? drawn.seq : null);
  });
  /** The last entry of the scene that somebody who comes back has chosen, as what came before it may still be missing; none at first. */
  const picked = signal<number | null>(null);
  const shown = computed(() => until.value ?? entries.value.at(-1)?.seq ?? 0);
  const now = computed(() =>
    mode.value === 'since' ? sceneAt(scenes.value, picked.value ?? 0) : sceneAt(scenes.value, shown.value),
  );
  const words = computed(() =>
    now.value === null ? '' : wordsOf(book, soFar(now.value, story.store.log.value, book)),
  );
  const isAsked = computed(() => {
    const me = live.me.value;
    return me !== null && live.asked.value.some(({ seat }) => seat === me);
  });
  const isWhole = computed(() => {
    const [first] = entries.value;
    return first !== undefined && first.seq === since.value + 1;
  });

  function finish(): void {
    isPaused.value = false;
    book.shut?.();
    story.finish();
  }
  function go(scene: Scene): void {
    book.shut?.();
    if (mode.peek() === 'since') picked.value = scene.until;
    else isPaused.value = true;
    story.show(scene.until);
  }
  const beside = (by: number): Scene | undefined =>
    scenes.peek()[(now.peek()?.no ?? (by > 0 ? 0 : scenes.peek().length + 1)) - 1 + by];
  function next(): void {
    const scene = now.peek();
    const after = beside(1);
    if (mode.peek() === 'since' || isPaused.peek()) {
      if (after !== undefined) go(after);
      else if (isWhole.peek()) finish();
    } else if (scene !== null && shown.peek() < scene.until) story.show(scene.until);
    else if (after === undefined) finish();
    else {
      book.shut?.();
      story.show(firstStep(after).seq);
    }
  }
  function previous(): void {
    const before = beside(-1);
    if (before !== undefined) go(before);
  }

  const isMine = (scene: Scene | null): boolean =>
    scene !== null && live.me.value !== null && book.concerns(scene, live.me.value);

  /** What comes by itself, and after how long; null: nothing, as long as nothing changes. */
  function coming(): { readonly ms: number; act(): void } | null {
    const [brief, step] = TIMES[pace.value];
    if (until.value === null || mode.value === 'since' || !isVisible.value || dice.isHeld.value) return null;
    const scene = now.value;
    const stay = isMine(scene) ? MINE * brief : brief;
    const after = entries.value.find(({ seq }) => seq > shown.value);
    const isSame = scene !== null && after !== undefined && after.seq <= scene.until;
    if (isSame && !isPaused.value)
      return { ms: isStill() || after.messages.length === 0 ? 0 : step, act: () => story.show(after.seq) };
    // Nothing has been told yet: there is nothing to wait for, but what has not come.
    if (scene === null && !isWhole.value && shown.value < (live.view.value?.seq ?? 0)) return null;
    if (scene === null) return { ms: 0, act: after === undefined ? finish : () => story.show(after.seq) };
    if (isPaused.value || pace.value === 'hand') return null;
    if (after === undefined) return { ms: stay, act: story.finish };
    const isStopped = scene.stops && (book.isOpen === undefined || book.isOpen.value);
    return isStopped ? null : { ms: stay, act: next };
  }

  const see = () => {
    isVisible.value = !document.hidden;
  };
  document.addEventListener('visibilitychange', see);
  let told = '';
  let pages = 0;
  const ends = [
    effect(() => {
      const wait = coming();
      if (wait === null) return;
      const timer = setTimeout(wait.act, wait.ms);
      return () => clearTimeout(timer);
    }),
    effect(() => {
      const waiting = scenes.value.filter(({ from }) => from > shown.value).length;
      if (waiting > MOST_WAITING && drawnAfter.peek()?.story !== since.value)
        drawnAfter.value = { story: since.value, seq: mode.value === 'since' ? since.value : shown.value };
    }),
    // What was missed is asked for, page by page.
    effect(() => {
      const last = live.view.value?.seq ?? 0;
      const [first] = entries.value;
      if (isWhole.value || last <= since.value) return;
      if (++pages <= MOST_PAGES) void live.recall((first?.seq ?? last + 1) - 1);
      else since.value = (first?.seq ?? last + 1) - 1;
    }),
    effect(() => {
      if (mode.value === 'follow') {
        picked.value = null;
        return;
      }
      if (!isWhole.value) return;
      const me = live.me.value;
      const isWorth =
        scenes.value.length >= WORTH || (me !== null && scenes.value.some((each) => book.concerns(each, me)));
      if (!isWorth) finish();
    }),
    effect(() => {
      const scene = now.value;
      if (scene === null || shown.value < scene.until || until.value === null || dice.isHeld.value) return;
      const name = [since.value, scene.no, scene.until].join();
      if (name !== told) announce(wordsOf(book, scene));
      told = name;
    }),
  ];
  return {
    book,
    scenes,
    now,
    words,
    isPaused,
    isAsked,
    next,
    previous,
    go,
    finish,
    parts,
    close() {
      for (const end of ends) end();
      document.removeEventListener('visibilitychange', see);
    },
  };
}

/** What is said of a scene, in one sentence or two. */
export const wordsOf = (book: Book, scene: Scene): string =>
  book.words?.(scene) ?? book.best(scene).map(sayMessage).join(' ');

const firstStep = ({ entries }: Scene): LogEntry =>
  entries.find(({ messages }) => messages.length > 0) ?? entries[0];
