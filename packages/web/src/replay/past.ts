/** What all parts of a replay work with: its moments, and what follows from them, reckoned once. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import type { Face } from '../games/face.ts';
import type { LookingBack } from '../games/looking-back.ts';
import { seatColours } from '../look/emblem.tsx';
import { useTable } from '../table/context.ts';
import {
  type Mark,
  marksOf,
  type Series,
  seriesOf,
  type Turn,
  type TurningPoint,
  turningPoints,
  turnsOf,
} from './series.ts';
import { type By, type Replay, replayStore } from './store.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;

export interface Past {
  readonly replay: Replay;
  readonly face: Signal<Face | null>;
  readonly back: Signal<LookingBack | null>;
  readonly series: ReadonlySignal<readonly Series[]>;
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly marks: ReadonlySignal<readonly Mark[]>;
  readonly worthSeeing: ReadonlySignal<readonly TurningPoint[]>;
  readonly isPlaying: Signal<boolean>;
  readonly speed: Signal<number>;
  /** The names of the plots that are shown. */
  readonly plotted: Signal<readonly string[] | null>;
}

export function pastOf(id: string, from: number | null): Past {
  const replay = replayStore(id, from);
  const face = signal<Face | null>(null);
  const back = signal<LookingBack | null>(null);
  const sides = computed(() => {
    const view = replay.frames.value.find((frame) => frame !== undefined)?.view;
    const seats = replay.info.value?.seats.length ?? 0;
    return view === undefined ? seats : Math.max(seats, face.value?.sides?.(view) ?? 0);
  });
  const series = computed(() =>
    (back.value?.plots ?? []).map((plot) => seriesOf(plot, replay.frames.value, sides.value)),
  );
  const turns = computed(() => {
    const { value } = face;
    return value === null ? [] : turnsOf(replay.frames.value, (view) => value.rounds(view).now);
  });
  return {
    replay,
    face,
    back,
    series,
    turns,
    marks: computed(() =>
      back.value === null ? [] : marksOf(replay.frames.value, back.value.mark, series.value[0] ?? null),
    ),
    worthSeeing: computed(() =>
      turningPoints(
        series.value.filter(({ goal }, i) => i === 0 || goal !== null),
        turns.value.find(({ no }) => no > 0)?.from ?? 0,
      ),
    ),
    isPlaying: signal(false),
    speed: signal(1),
    plotted: signal(null),
  };
}

export const PastContext = createContext<Past | null>(null);
export function usePast(): Past {
  const past = useContext(PastContext);
  if (past === null) throw new Error('nobody looks back');
  return past;
}

/** The game's own part of it comes a little later. */
export function useLookingBack(): Past {
  const past = usePast();
  const { face } = useTable();
  useEffect(() => {
    past.face.value = face;
    face.looksBack?.().then(
      (back) => {
        past.back.value = back;
      },
      () => {}, // without it there are no plots
    );
  }, [past, face]);
  return past;
}

/** Which plots are shown: by what counts, unless somebody has chosen. */
export const plottedIn = ({ plotted, series }: Past): readonly string[] =>
  plotted.value ??
  series.value.filter(({ goal }, i) => i === 0 || goal !== null).map(({ plot }) => plot.name);

/** The colours by which a link names the seats. */
function coloursIn({ replay, face }: Past): readonly (string | null)[] {
  const view = replay.frames.value.findLast((frame) => frame !== undefined)?.view;
  return (view && face.value?.colours?.(view)) ?? seatColours;
}
export function byNamed(past: Past, name: string | null): By {
  const seat = name === null ? -1 : coloursIn(past).indexOf(name);
  return seat < 0 ? 'open' : seat;
}
/** The address of the moment that is shown, as anybody can open it. */
export function addressOf(past: Past): string {
  const { replay } = past;
  const at = replay.frames.value[replay.moment.value]?.open ?? replay.moment.value;
  const by = replay.by.value;
  const name = by === 'open' ? null : coloursIn(past)[by];
  return `/table/${replay.id}/at/${at}${name === null || name === undefined ? '' : `?by=${name}`}`;
}
