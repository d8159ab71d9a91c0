/**
 * Several people at one device and one table, with a curtain between their hands. The page listens for one seat at a time,
 * and only while that person's hand is shown; of the others it has nothing but the tokens of their seats.
 */

import './curtain.css';
import { effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableInfo } from '../api.ts';
import { lifted, seatsHere } from '../seats.ts';
import type { OpenedProps } from '../table/staged.ts';
import { type TableStore, tableStore } from '../table/store.ts';
import { isAsked, lookWhoIsAsked, nextHere } from './asked.ts';
import { Curtain } from './curtain.tsx';
import { isTold, isWornOut, wasAsked } from './curtain-state.ts';

export interface HotSeatProps {
  readonly id: string;
  readonly table: TableInfo | null;
  readonly Opened: ComponentType<OpenedProps>;
}

export function HotSeat({ id, table, Opened }: HotSeatProps) {
  const seat = lifted.value?.id === id ? lifted.value.seat : null;
  useEffect(() => {
    // Also where the browser has kept the page as it was.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && draw();
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pageshow', comeBack);
      draw(); // whoever comes back may be another
    };
  }, []);
  if (seat !== null) return <Sitting key={seat} id={id} seat={seat} Opened={Opened} />;
  return isWornOut() ? <LoadedAnew id={id} /> : <Curtain id={id} table={table} />;
}

/** As whoever has the device does in its menu. */
function draw(): void {
  lifted.value = null;
}

/** Half an answer (`table/drafts.ts`) would be there for the next one to read. */
function dropDrafts(id: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`diadochi.draft.${id}`)) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing keeps no drafts either.
  }
}

const AGAIN_MS = 2000;
/** The curtain is drawn at once; what the page knew goes with the page. */
function LoadedAnew({ id }: { readonly id: string }) {
  useEffect(() => {
    dropDrafts(id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // An error of the browser's in place of the page would leave nobody a way on.
    const load = async () => {
      const isUp = await fetch('/healthz').then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) location.reload();
      else timer = setTimeout(load, AGAIN_MS);
    };
    void load();
    return () => clearTimeout(timer);
  }, []);
  return <main class="curtain" id="main" />;
}

interface SittingProps extends Pick<HotSeatProps, 'id' | 'Opened'> {
  readonly seat: number;
}
function Sitting({ id, seat, Opened }: SittingProps) {
  const store = useMemo(() => tableStore(id), [id]);
  useEffect(() => passingOn(store, seat), [store, seat]);
  return <Opened store={store} stage={null} />;
}

/** Draws the curtain as soon as the question has gone to somebody else here; the function given back ends it. */
function passingOn(store: TableStore, me: number): () => void {
  const others = seatsHere(store.id).filter(({ seat }) => seat !== me);
  const here = others.map(({ seat }) => seat);
  const isDue = signal(false);
  let stop = () => {};
  /** The first that was seen: what was asked then is no reason yet. */
  let first: number | null = null;
  const ends = [
    effect(() => {
      const view = store.view.value;
      const asked = store.asked.value.map(({ seat }) => seat);
      stop();
      stop = () => {};
      isDue.value = false;
      if (view === null || view.outcome !== null) return;
      first ??= view.seq;
      const isNew = (seat: number) => view.seq !== first || !wasAsked(seat);
      const next = nextHere(asked, me, here);
      if (next === 'unknown')
        stop = lookWhoIsAsked(others, (mine) => {
          isDue.value = mine.some((each) => isAsked(each) && isNew(each.you));
        });
      else isDue.value = next !== null && isNew(next);
    }),
    effect(() => {
      if (isDue.value && isTold.value) draw();
    }),
  ];
  return () => {
    stop();
    for (const end of ends) end();
  };
}
