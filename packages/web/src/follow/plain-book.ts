/** How a game is told that has no way of its own; and headings of the log for those whose chapters are merely counted. */

import type { LogEntry } from '../api.ts';
import { say } from '../messages.ts';
import { bestBy } from './beats.ts';
import { Discs } from './discs.tsx';
import type { Book } from './scene.ts';

/** Chapters that are counted back from the present one: some entries begin one. */
export function chaptersBack(
  entries: readonly LogEntry[],
  begins: (entry: LogEntry) => boolean,
  now: number,
  words: (chapter: number) => string,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let chapter = now;
  for (const entry of entries.toReversed()) {
    found.set(entry.seq, chapter < 1 ? say('follow.chapter.setup') : words(chapter));
    if (begins(entry)) chapter--;
  }
  return found;
}

/** Entry by entry. */
export const plainBook: Book = {
  beatOf: ({ messages, by }) =>
    messages.length === 0 ? 'after' : { kind: 'other', seat: by, thread: null, places: [] },
  placeName: (place) => place,
  best: bestBy([]),
  concerns: () => false,
  chips: () => [],
  heed: () => [],
  tallies: [],
  chapters: () => new Map(),
  Stage: Discs,
};
