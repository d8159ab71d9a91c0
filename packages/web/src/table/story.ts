/**
 * What has been told of a table, apart from what is known of it: what others do is told scene by scene, at the pace that
 * one has chosen, and until then table, log and prompt stay as they were. What one does oneself is told at once.
 *
 * This is the part that every page needs: it keeps things back, and how they looked. Who tells them (follow/) is loaded
 * when there is something to tell.
 */

import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { api, pendingOf, type SeatView } from '../api.ts';
import type { Teller } from '../follow/teller.ts';
import { pace } from './pace.ts';
import { keepSeen, seenOf } from './seen.ts';
import type { TableStore } from './store.ts';

interface Look {
  readonly seq: number;
  /** ms */
  readonly at: number;
}
export interface Story {
  /** The table as far as it has been told. */
  readonly store: TableStore;
  /** The table as it is. */
  readonly live: TableStore;
  /** The last entry that is told; null: all that there is. */
  readonly until: ReadonlySignal<number | null>;
  /** What happened after this entry is the story. */
  readonly since: Signal<number>;
  /** `since`: somebody comes back and is told what has happened meanwhile. */
  readonly mode: Signal<'follow' | 'since'>;
  /** Something is kept back. */
  readonly isTelling: ReadonlySignal<boolean>;
  /** Up to where everything had been seen before one came back, and when that was. */
  readonly lastLook: ReadonlySignal<Look | null>;
  /** Who tells it, once there was something to tell; or somebody wants it to be told. */
  readonly teller: Signal<Teller | null>;
  readonly isWanted: Signal<boolean>;
  /** Shows the table as it was after an entry. */
  show(seq: number): void;
  viewAt(seq: number): Promise<SeatView>;
  /** All is told. */
  finish(): void;
  close(): void;
}

/** Whoever was away for less than this goes on where he was. */
const AWAY_MS = 60_000;
/** If nobody tells anything (it could not be loaded, say), nothing is kept back for longer than this. */
const MOST_MS = 8000;
/** So many views are kept; older ones are asked for. */
const MOST_VIEWS = 400;

export function storyOf(live: TableStore, isPast: boolean): Story {
  const now = live.view.peek()?.seq ?? 0;
  const until = signal<number | null>(null);
  const since = signal(now);
  const mode = signal<'follow' | 'since'>('follow');
  const lastLook = signal<Look | null>(isPast ? null : seenOf(live.source.name));
  const views = new Map<number, SeatView>();
  let known = now;
  const teller = signal<Teller | null>(null);
  let wanted: number | null = null;
  const latest = (): number => live.view.peek()?.seq ?? 0;

  /** How it looked, from the browser's memory or from the server's. */
  async function viewAt(seq: number): Promise<SeatView> {
    const view = views.get(seq) ?? { ...(await api.view(live.id, seq)), seq };
    views.set(seq, view);
    return view;
  }
  function finish(): void {
    wanted = null;
    batch(() => {
      until.value = null;
      mode.value = 'follow';
    });
  }
  /** Whoever was away is told what happened since, if anything did. */
  function welcome(): void {
    const look = lastLook.peek();
    // What happens from now on happens before one's eyes.
    if (look !== null && look.seq >= latest()) lastLook.value = null;
    if (look === null || look.seq >= latest() || Date.now() - look.at < AWAY_MS) return;
    batch(() => {
      since.value = look.seq;
      mode.value = 'since';
      until.value = latest();
    });
  }
  const told = (): number => until.peek() ?? latest();
  function comeOrGo(): void {
    if (!document.hidden) welcome();
    else if (mode.peek() === 'follow') {
      lastLook.value = { seq: told(), at: Date.now() };
      keepSeen(live.source.name, told());
    }
  }

  if (!isPast) {
    document.addEventListener('visibilitychange', comeOrGo);
    welcome();
  }
  const ends = isPast
    ? []
    : [
        effect(() => {
          const view = live.view.value;
          if (view === null) return;
          keep(views, view);
          const before = known;
          known = Math.max(known, view.seq);
          const fresh = live.log.peek().filter(({ seq }) => seq > before && seq <= view.seq);
          if (until.peek() !== null || known === before) return;
          // Of what was missed the log tells a little later.
          const isMissing = fresh.length < known - before;
          const mine = fresh.findLast(({ by }) => by === view.seat && by !== null);
          const others = fresh.some(({ by, messages }) => by !== view.seat && messages.length > 0);
          // What one does oneself ends the story so far.
          if (mine !== undefined && !isMissing) since.value = mine.seq;
          else if ((others || isMissing) && pace.peek() !== 'once') until.value = before;
        }),
        effect(() => {
          if (pace.value === 'once' && mode.peek() === 'follow') until.value = null;
        }),
        effect(() => {
          const seq = until.value ?? live.view.value?.seq ?? 0;
          if (mode.value === 'follow' && !document.hidden) keepSeen(live.source.name, seq);
        }),
        effect(() => {
          if (until.value === null || teller.value !== null) return;
          const patience = setTimeout(finish, MOST_MS);
          return () => clearTimeout(patience);
        }),
      ];
  const view = computed(() => {
    if (until.value === null) return live.view.value;
    const seen = views.get(until.value) ?? live.view.value;
    return seen === null ? null : unasked(seen);
  });
  const pending = computed(() => (view.value === null ? [] : pendingOf(view.value)));
  return {
    live,
    until,
    since,
    mode,
    lastLook,
    isTelling: computed(() => until.value !== null),
    teller,
    isWanted: signal(false),
    viewAt,
    finish,
    show(seq) {
      wanted = seq;
      const showing = () => {
        // Who steps on quickly wants the last one only.
        if (wanted === seq) until.value = seq;
      };
      // How it looked may not be found out; then it is told without being shown.
      if (views.has(seq)) showing();
      else viewAt(seq).then(showing, showing);
    },
    close() {
      for (const end of ends) end();
      document.removeEventListener('visibilitychange', comeOrGo);
    },
    store: {
      ...live,
      // Nobody writes to what is told.
      view: view as TableStore['view'],
      log: computed(() => {
        const last = until.value;
        return last === null ? live.log.value : live.log.value.filter(({ seq }) => seq <= last);
      }) as TableStore['log'],
      pending,
      asked: computed(() => pending.value.filter(({ optional }) => !optional)),
    },
  };
}

function keep(views: Map<number, SeatView>, view: SeatView): void {
  views.set(view.seq, view);
  if (views.size > MOST_VIEWS) views.delete(views.keys().next().value as number);
}

/** As it was, but nobody can answer now what was asked then. */
function unasked(view: SeatView): SeatView {
  const { asked, seat } = view;
  const others = asked?.seats.filter((each) => each !== seat) ?? [];
  const wasMine = asked !== null && others.length < asked.seats.length;
  return {
    ...view,
    // Where I alone was asked, nobody else may answer either.
    asked: asked === null || (wasMine && others.length === 0) ? null : { ...asked, seats: others },
    free: [],
    undo: false,
    redo: false,
  };
}
