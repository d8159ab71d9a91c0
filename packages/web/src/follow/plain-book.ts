/** What every game's way of telling has in common; and that of a game which has none of its own. */

import type { LogEntry, Message } from '../api.ts';
import { say } from '../messages.ts';
import { Discs } from './discs.tsx';
import type { Aside, Beat, Book, Scene, SceneKind } from './scene.ts';

export const nameOf = ({ key }: Message): string => key.slice('event.'.length);
export const messagesOf = ({ entries }: Pick<Scene, 'entries'>): readonly Message[] =>
  entries.flatMap(({ messages }) => messages);

/** Which kind each event is; what stands first weighs most. */
export interface Sort {
  readonly kind: SceneKind;
  readonly events: readonly string[];
  /** Each is a scene by itself. */
  readonly isAlone?: boolean;
  readonly begins?: readonly string[];
  readonly stops?: readonly string[];
}

/** Beats by the events of a game, for those whose places have a field of their own. */
export const beatsBy =
  (sorts: readonly Sort[], place: string) =>
  ({ messages, by }: LogEntry): Beat | Aside => {
    const names = messages.map(nameOf);
    const sort = sorts.find(({ events }) => events.some((event) => names.includes(event)));
    if (sort === undefined) return 'after';
    const main = messages.find((message) => sort.events.includes(nameOf(message)));
    const seat = typeof main?.params.seat === 'number' ? main.params.seat : by;
    return {
      kind: sort.kind,
      seat,
      thread: sort.isAlone ? null : [sort.kind, sort.kind === 'raid' ? '' : seat].join(' '),
      begins: sort.begins?.some((event) => names.includes(event)) ?? false,
      places: messages.flatMap(({ params }) => (typeof params[place] === 'string' ? [params[place]] : [])),
      isEncounter: sort.stops !== undefined,
      stops: sort.stops?.some((event) => names.includes(event)) ?? false,
    };
  };

const MOST_SENTENCES = 2;
/** The sentences that tell most, by the events that a game counts; else the first. */
export const bestBy =
  (events: readonly string[]) =>
  (scene: Scene): readonly Message[] => {
    const all = messagesOf(scene);
    const telling = all.filter((message) => events.includes(nameOf(message)));
    return (telling.length > 0 ? telling : all).slice(0, MOST_SENTENCES);
  };

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
