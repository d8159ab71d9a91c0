/** What the page knows of a table, and how it learns it. */

import { applyChanges } from '@diadochi/server/changes';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  ApiProblem,
  api,
  type ChatLine,
  type FirstOptions,
  type LogEntry,
  type News,
  type Pending,
  pendingOf,
  type SeatView,
  type TableInfo,
} from '../api.ts';
import { forget, ownSeat } from '../seats.ts';
import { showWords } from '../words-due.ts';
import { type Source, serverSource } from './source.ts';
import { listen } from './stream.ts';

/** `crowded`: the server refuses, because too many listen. */
type Line = 'opening' | 'up' | 'down' | 'crowded';
export const isLost = (line: Line): boolean => line === 'down' || line === 'crowded';

export interface TableStore {
  readonly id: string;
  /** Whom it asks. */
  readonly source: Source;
  readonly info: Signal<TableInfo | null>;
  readonly view: Signal<SeatView | null>;
  /** What happened, as far as it has been told: the latest, and what was asked for. */
  readonly log: Signal<readonly LogEntry[]>;
  readonly chat: Signal<readonly ChatLine[]>;
  /** The first options of what I am asked, which came with the view of this number. */
  readonly first: Signal<{ readonly seq: number; readonly options: FirstOptions } | null>;
  /** Whether the page hears of the table at the moment. */
  readonly line: Signal<Line>;
  readonly problem: Signal<ApiProblem | null>;
  /** The seat that this browser held is somebody else's now. */
  readonly gone: Signal<boolean>;
  readonly me: ReadonlySignal<number | null>;
  /** Everyone who is asked, and what I may do uninvited. */
  readonly pending: ReadonlySignal<readonly Pending[]>;
  /** Those for whom the game waits, without those who merely may. */
  readonly asked: ReadonlySignal<readonly Pending[]>;
  /** Looks again at everything: after a conflict, or when something was missed. */
  refresh(): Promise<void>;
  /** Asks for a page of the log, up to an entry. */
  recall(until: number): Promise<void>;
  /** An entry is there that the line should tell soon; if it does not, the page looks for itself. */
  expect(seq: number): void;
  begin(): Promise<void>;
  close(): void;
}

/** What is known of the table already need not be asked for again. */
export function tableStore(id: string, known: TableInfo | null = null): TableStore {
  const source = serverSource(id);
  const info = signal<TableInfo | null>(known);
  const view = signal<SeatView | null>(null);
  const log = signal<readonly LogEntry[]>([]);
  const chat = signal<readonly ChatLine[]>([]);
  const first = signal<TableStore['first']['value']>(null);
  const line = signal<Line>('opening');
  const problem = signal<ApiProblem | null>(null);
  const gone = signal(false);
  const pending = computed(() => (view.value === null ? [] : pendingOf(view.value)));
  let hangUp = () => {};
  let closed = false;

  async function refresh(table: TableInfo | null = null): Promise<void> {
    try {
      info.value = table ?? (await api.table(id)).table;
      showWords(info.value);
      if (info.value.status === 'waiting') return;
      const [seen, heard] = await Promise.all([source.view(), source.log()]);
      batch(() => {
        // The line may have been faster.
        if (seen.seq >= (view.value?.seq ?? -1)) view.value = seen;
        log.value = merged(heard, log.value, ({ seq }) => seq);
        problem.value = null;
      });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // A page that has something to show goes on showing it; the line says that it is old.
      if (view.value === null) problem.value = error;
    }
  }

  async function recall(until?: number): Promise<void> {
    const heard = await source.log(until === undefined ? until : until + 1).catch(() => []);
    log.value = merged(heard, log.value, ({ seq }) => seq);
  }

  async function refreshChat(): Promise<void> {
    const lines = await api.chat(id).catch(() => []);
    chat.value = merged(lines, chat.value, ({ no }) => no);
  }

  function learn({ seq, by, events, changes, options }: News): void {
    const entry = { seq, by, messages: events.map(([name, params]) => ({ key: `event.${name}`, params })) };
    const before = view.value;
    if (before === null || entry.seq > before.seq + 1) {
      void refresh();
      return;
    }
    if (entry.seq <= before.seq) return;
    batch(() => {
      first.value = options === undefined ? null : { seq, options };
      view.value = { ...applyChanges(before, changes), seq: entry.seq };
      log.value = merged(log.value, [entry], ({ seq }) => seq);
    });
  }

  return {
    id,
    source,
    info,
    view,
    log,
    chat,
    first,
    line,
    problem,
    gone,
    me: computed(() => view.value?.seat ?? null),
    pending,
    asked: computed(() => pending.value.filter(({ optional }) => !optional)),
    refresh: () => refresh(),
    recall,
    expect(seq) {
      setTimeout(() => {
        if (!closed && (view.value?.seq ?? -1) < seq) void refresh();
      }, PATIENCE);
    },
    async begin() {
      await Promise.all([refresh(known), refreshChat()]);
      if (closed || problem.value !== null) return;
      hangUp = listen(id, {
        since: () => view.value?.seq ?? null,
        up: (isUp, isCrowded = false) => {
          if (isLost(line.value) && isUp) void refreshChat();
          line.value = isUp ? 'up' : isCrowded ? 'crowded' : 'down';
        },
        gone() {
          forget(id, ownSeat(id)?.seat);
          gone.value = true;
          void refresh();
        },
        heard: (message) => {
          if (message.table !== undefined) {
            const begins = view.value === null && message.table.status !== 'waiting';
            info.value = message.table;
            showWords(message.table);
            if (begins) void refresh(message.table);
          }
          if (message.view !== undefined && message.view.seq >= (view.value?.seq ?? -1)) {
            const { view: seen, options } = message;
            first.value = options === undefined ? null : { seq: seen.seq, options };
            view.value = seen;
            void recall();
          }
          if (message.news !== undefined) learn(message.news);
          if (message.chat !== undefined) chat.value = merged(chat.value, [message.chat], ({ no }) => no);
        },
      });
    },
    close() {
      closed = true;
      hangUp();
    },
  };
}

/** How long the line may take to tell what the server has already confirmed. */
const PATIENCE = 600;

/** Two lists in one, each thing once, in order. */
function merged<T>(a: readonly T[], b: readonly T[], number: (each: T) => number): readonly T[] {
  const all = new Map([...a, ...b].map((each) => [number(each), each]));
  return [...all.values()].sort((x, y) => number(x) - number(y));
}
