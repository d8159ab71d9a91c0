/** What every game's way of telling has in common: entries are what their weightiest events are. */

import type { LogEntry, Message } from '../api.ts';
import type { Aside, Beat, Scene, SceneKind } from './scene.ts';

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
