/** The window on the map: it pans and zooms, and hears what is pressed and pointed at. */

import { effect } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { loadSoonMessages, say } from '../../messages.ts';
import { soon } from '../../table/lazy.tsx';
import type { CloserProps } from './closer/closer.tsx';
import type { Sketch } from './labels-sketch.ts';
import { Layers, planFor, usePlacement } from './map-layers.tsx';
import { goTo, moveByKey, spaceUnder, useWishes } from './map-moves.ts';
import type { MapGuest, SuccessorsMapProps } from './map-props.ts';
import { DETAILS_FROM } from './map-scale.ts';
import { Tools } from './map-tools.tsx';
import { type MapNow, type MapView, NO_INSETS, useCamera, useGroundStep, useMapView } from './map-view.ts';
import { piecesOf } from './stacks.ts';

const NONE: ReadonlySet<string> = new Set();
const LEGEND_WIDTH = 1000;

/** What is seen by whoever looks closer. */
const Closer = soon<CloserProps>(async () => {
  const [Loaded] = await Promise.all([
    import('./closer/closer.tsx').then((loaded) => loaded.Closer),
    loadSoonMessages(),
  ]);
  return Loaded;
});

interface WindowProps extends SuccessorsMapProps {
  readonly sketch: Sketch;
}
export function MapWindow(props: WindowProps) {
  const { sketch, table, content, choices, chosen = NONE, highlight = NONE, sides, guest } = props;
  const insets = props.insets ?? NO_INSETS;
  const view = useMapView();
  const { viewport, sheet, camera, pointed } = view;
  /** What is drawn for which zoom: nothing, before the window has been measured. */
  const [step, setStep] = useState<number | null>(null);
  const [legend, setLegend] = useState(false);
  const { stacks, royals } = table;
  const bare = step !== null && step < DETAILS_FROM;
  const pieces = useMemo(() => piecesOf({ stacks, royals }, bare), [stacks, royals, bare]);
  const placement = usePlacement(step === null ? null : planFor(sketch, step), pieces, table);
  const now = useRef<MapNow>({ ...props, step, pieces });
  now.current = { ...props, step, pieces };
  const { open, setOpen, take, press } = useOpening(view, now);
  useCamera(view, now, { setStep, opened: (width) => setLegend(width >= LEGEND_WIDTH), press });
  const groundStep = useGroundStep(view, sketch, step);
  useGuest(view, guest);
  useWishes(view, sketch, insets.bottom);

  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('input')) return;
    if (event.key === 'Escape' && open !== null) setOpen(null);
    else if (!moveByKey(view, event.key)) return;
    event.preventDefault();
    // The table has keys of its own.
    event.stopPropagation();
  }
  const { w, h } = sketch.geography.sheet;
  const shared = { sketch, content, choices, table, chosen };
  return (
    <section
      ref={viewport}
      class="map-window"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that move it; spaces have a list of their own
      tabIndex={0}
      aria-label={say('successors.map')}
      onKeyDown={key}
      onPointerMove={(event) => pointFromHand(view, sketch, event)}
      onPointerLeave={() => {
        pointed.value = null;
      }}
    >
      <div ref={sheet} class="map-sheet" style={{ width: `${w}px`, height: `${h}px` }}>
        {placement !== null && groundStep !== null && (
          <Layers {...shared} {...{ placement, groundStep, highlight, guest }} />
        )}
      </div>
      <Closer
        {...shared}
        {...{ view, insets, sides, guest, open, setOpen, take, legend }}
        whyNot={props.whyNot}
        more={props.more}
        placement={placement}
      />
      <Tools
        table={table}
        content={content}
        legend={legend}
        onLegend={() => setLegend(!legend)}
        onZoom={(factor) => camera.current?.zoomBy(factor)}
        onFit={() => camera.current?.fit()}
        onGo={(space) => goTo(view, sketch, space)}
      />
    </section>
  );
}

/** The space that is told of in full, and what a press does: it chooses what may be chosen, and opens the rest. */
function useOpening(view: MapView, now: { readonly current: MapNow }) {
  const [open, setOpen] = useState<string | null>(null);
  function take(space: string): void {
    view.pointed.value = null;
    if (now.current.choices.has(space)) {
      setOpen(null);
      now.current.onChoose(space);
    } else setOpen(space);
  }
  function press(event: PointerEvent): boolean {
    const { sketch, pieces, guest, choices } = now.current;
    const space = spaceUnder(view, sketch, event);
    const pressed = (event.target as Element).closest<SVGElement>('[data-piece]')?.dataset.piece;
    const piece = pressed === undefined ? undefined : pieces.find(({ key }) => key === pressed);
    if (piece !== undefined && guest?.pressed(piece)) setOpen(null);
    else if (space !== null && choices.has(space) && pressed === undefined) take(space);
    else setOpen((before) => (before === space ? null : space));
    return space !== null;
  }
  return { open, setOpen, take, press };
}

function pointFromHand(view: MapView, sketch: Sketch, event: PointerEvent): void {
  if (event.pointerType === 'touch' || event.buttons !== 0) return;
  const off = (event.target as Element).closest('[data-off-map]') !== null;
  view.pointed.value = off ? null : spaceUnder(view, sketch, event);
}

function useGuest({ pointed }: MapView, guest: MapGuest | null | undefined): void {
  // Whoever comes later hears where one is pointing already.
  useEffect(() => effect(() => guest?.pointed(pointed.value ?? null)), [guest]);
  // What is put beside a space is not to lie under the words about another.
  useEffect(() => {
    if (guest?.pinned) pointed.value = null;
  }, [guest?.pinned?.at]);
}
