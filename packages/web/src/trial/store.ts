/** A table at which things are tried out: the store of any table, whose source is an engine in this browser. */

import { batch, computed, type Signal, signal } from '@preact/signals';
import { type ApiProblem, type FirstOptions, type LogEntry, pendingOf, type SeatView } from '../api.ts';
import type { Tree, Wish } from '../engine/requests.ts';
import type { Source } from '../table/source.ts';
import type { TableStore } from '../table/store.ts';
import type { Engine } from './engine.ts';

export interface Trial extends TableStore {
  readonly tree: Signal<Tree>;
  goTo(id: number): Promise<void>;
  wish(wish: Wish): Promise<void>;
}

let trials = 0;

export async function trialStore(base: TableStore, engine: Engine, begun: Tree): Promise<Trial> {
  const no = ++trials;
  const tree = signal(begun);
  const view = signal<SeatView | null>(null);
  const log = signal<readonly LogEntry[]>([]);
  const pending = computed(() => (view.value === null ? [] : pendingOf(view.value)));

  async function look(): Promise<void> {
    const [seen, heard, grown] = await Promise.all([
      engine.ask('view'),
      engine.ask('log'),
      engine.ask('tree'),
    ]);
    batch(() => {
      tree.value = grown;
      log.value = heard;
      view.value = seen;
    });
  }
  /** What has been done is seen before anybody is told that it is done. */
  const done = async <T>(doing: Promise<T>): Promise<T> => {
    const reached = await doing;
    await look();
    return reached;
  };
  const source: Source = {
    get name() {
      return `trial ${base.id} ${no}.${tree.peek().at}`;
    },
    view: () => engine.ask('view'),
    log: () => engine.ask('log'),
    options: (partial, wanted) => engine.ask('options', partial, wanted ?? {}),
    act: (decision, action) => done(engine.ask('act', decision, action)),
    undo: () => done(engine.ask('undo')),
    redo: () => done(engine.ask('redo')),
    judge: (actions) => engine.ask('judge', actions),
    finality: (action) => engine.ask('finality', action),
    forecast: <Forecast>(requests: readonly unknown[]) =>
      engine.ask('forecast', requests) as Promise<readonly Forecast[]>,
  };
  await look();
  return {
    id: base.id,
    source,
    info: base.info,
    view,
    log,
    chat: base.chat,
    first: signal<{ readonly seq: number; readonly options: FirstOptions } | null>(null),
    line: signal('up' as const),
    problem: signal<ApiProblem | null>(null),
    gone: signal(false),
    me: computed(() => view.value?.seat ?? null),
    pending,
    asked: computed(() => pending.value.filter(({ optional }) => !optional)),
    refresh: look,
    async recall() {},
    expect() {},
    async begin() {},
    close() {},
    tree,
    goTo: async (id) => void (await done(engine.ask('goTo', id))),
    wish: async (wish) => void (await done(engine.ask('wish', wish))),
  };
}
