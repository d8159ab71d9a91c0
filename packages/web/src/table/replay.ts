/** A table looked at again: the same store, but the view is that of a moment, and time can be moved. */

import { type Signal, signal } from '@preact/signals';
import { api, type SeatView } from '../api.ts';
import { type TableStore, tableStore } from './store.ts';

export interface Replay extends TableStore {
  /** The moment that is wanted: how many entries have been made. The view follows. */
  readonly moment: Signal<number>;
  readonly last: Signal<number>;
  seek(moment: number): void;
}

/** So many moments ahead are fetched before they are wanted. */
const AHEAD = 4;
/** So many entries ahead are told. */
const TOLD_AHEAD = 10;

export function replayStore(id: string, from: number): Replay {
  const store = tableStore(id);
  const moment = signal(from);
  const last = signal(0);
  const views = new Map<number, Promise<SeatView>>();

  function viewAt(seq: number): Promise<SeatView> {
    let view = views.get(seq);
    if (view === undefined) {
      view = api.view(id, seq);
      views.set(seq, view);
      // What failed is asked for again next time.
      view.catch(() => views.delete(seq));
    }
    return view;
  }

  function seek(to: number): void {
    const wanted = Math.min(Math.max(to, 0), last.value);
    moment.value = wanted;
    const isTold = (entry: number) => store.log.value.some(({ seq }) => seq === entry);
    if (wanted > 0 && !isTold(wanted)) void store.recall(Math.min(wanted + TOLD_AHEAD, last.value));
    viewAt(wanted).then(
      (view) => {
        // Who moves on quickly wants the latest only.
        if (moment.value === wanted) store.view.value = { ...view, seq: wanted };
        for (let seq = wanted + 1; seq <= Math.min(wanted + AHEAD, last.value); seq++)
          viewAt(seq).catch(() => {});
      },
      () => {
        store.line.value = 'down';
      },
    );
  }

  return {
    ...store,
    moment,
    last,
    seek,
    async begin() {
      await store.refresh();
      last.value = store.view.value?.seq ?? 0;
      store.line.value = 'up';
      seek(from);
    },
  };
}
