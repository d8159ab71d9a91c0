/** A table looked at again: the same store, but the view is that of a moment, and time can be moved. */

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { ApiProblem, api, type SeatView } from '../api.ts';
import { type TableStore, tableStore } from '../table/store.ts';
import { entryOf, ofReplay, type Sides, seenBy, type Told, tellInPages } from './moments.ts';
import type { Frames } from './series.ts';

/** By whose eyes: as it comes ('open': of a finished game all hands), or those of a seat. */
export type By = 'open' | number;

export interface Replay extends TableStore {
  /** The moment that is wanted: how many entries have been made. The view follows. */
  readonly moment: Signal<number>;
  readonly start: ReadonlySignal<number>;
  readonly last: Signal<number>;
  /** By moment. */
  readonly frames: Signal<Frames>;
  readonly by: Signal<By>;
  /** Whether one may look by the eyes of others. */
  readonly isOpen: ReadonlySignal<boolean>;
  seek(moment: number): void;
  see(by: By): void;
  /** What a seat saw at the moment that is shown; null where that is not known. */
  seenBy(seat: number): SeatView | null;
}

/** `from`: where to begin, counted as spectators count. */
export function replayStore(id: string, from: number | null): Replay {
  const store = tableStore(id);
  const moment = signal(from ?? 0);
  const last = signal(from ?? 0);
  const frames = signal<Frames>([]);
  const by = signal<By>('open');
  let sides: readonly Sides[] | null = null;
  const isOpen = signal(false);
  let hangUp = () => {};

  function show(): void {
    const wanted = moment.peek();
    const frame = frames.peek()[wanted];
    if (frame === undefined) return;
    const eye = by.peek();
    store.view.value = eye === 'open' ? frame.view : seenBy(frame.view, eye, sides?.[wanted]);
  }
  function learn(told: Told): void {
    batch(() => {
      const all = [...frames.peek()];
      const isFirst = all.length === 0;
      for (const frame of told.frames) {
        // The view with which a page begins comes without what was told of it.
        if (all[frame.seq] === undefined || frame.seq !== told.frames[0].seq) all[frame.seq] = frame;
      }
      frames.value = all;
      last.value = Math.max(last.peek(), told.last);
      store.log.value = all.flatMap((frame) => (frame === undefined ? [] : [entryOf(frame)]));
      if (isFirst) {
        const begun = told.frames[0].seq;
        moment.value =
          told.sides === null || from === null ? begun : Math.min(Math.max(from, begun), told.last);
      }
      show();
    });
  }

  const start = computed(() => {
    const at = frames.value.findIndex((frame) => frame !== undefined);
    return Math.max(0, at);
  });
  function seek(to: number): void {
    moment.value = Math.min(Math.max(Math.round(to), start.peek()), last.peek());
    show();
  }
  async function tell(): Promise<void> {
    const whole = store.info.peek()?.status === 'over' ? await api.replay(id).catch(() => null) : null;
    if (whole === null) {
      hangUp = tellInPages(id, from, learn, () => {
        store.line.value = 'down';
      });
      return;
    }
    const told = ofReplay(whole);
    sides = told.sides;
    isOpen.value = sides !== null;
    learn({ ...told, sides: told.sides ?? [] });
  }

  return {
    ...store,
    moment,
    start,
    last,
    frames,
    by,
    isOpen,
    seek,
    see(eye) {
      by.value = isOpen.peek() ? eye : 'open';
      show();
    },
    seenBy(seat) {
      const frame = frames.value[moment.value];
      return frame === undefined || sides === null ? null : seenBy(frame.view, seat, sides[moment.value]);
    },
    async recall() {},
    async begin() {
      try {
        store.info.value = (await api.table(id)).table;
        if (store.info.value.status === 'waiting') return;
        store.line.value = 'up';
        await tell();
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        store.problem.value = error;
      }
    },
    close() {
      hangUp();
      store.close();
    },
  };
}
