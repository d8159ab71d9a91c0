/** The window on the map: it pans and zooms, and hears what is pressed and pointed at. */

import { effect } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { say } from '../../messages.ts';
import type { Sketch } from './labels-sketch.ts';
import { type AboutProps, Tip } from './map-about.tsx';
import { Arrows } from './map-arrows.tsx';
import { GuestCard, OpenedCard, SidesCard } from './map-cards.tsx';
import { Layers, planFor, usePlacement } from './map-layers.tsx';
import { SpaceList } from './map-list.tsx';
import { goTo, moveByKey, pointFromList, spaceUnder, useWishes } from './map-moves.ts';
import { Pointed } from './map-pinned.tsx';
import type { MapGuest, SuccessorsMapProps } from './map-props.ts';
import { DETAILS_FROM } from './map-scale.ts';
import { Legend, Tools } from './map-tools.tsx';
import { type MapNow, type MapView, NO_INSETS, useCamera, useGroundStep, useMapView } from './map-view.ts';
import { piecesOf } from './stacks.ts';

const NONE: ReadonlySet<string> = new Set();
const LEGEND_WIDTH = 1000;

interface WindowProps extends SuccessorsMapProps {
  readonly sketch: Sketch;
}
export function MapWindow(props: WindowProps) {
  const { sketch, table, content, choices, chosen = NONE, highlight = NONE, sides, guest } = props;
  const insets = props.insets ?? NO_INSETS;
  const view = useMapView();
  const { viewport, sheet, camera, pointed, pins } = view;
  /** What is drawn for which zoom. */
  const [step, setStep] = useState(1);
  const [legend, setLegend] = useState(false);
  const { stacks, royals } = table;
  const bare = step < DETAILS_FROM;
  const pieces = useMemo(() => piecesOf({ stacks, royals }, bare), [stacks, royals, bare]);
  const placement = usePlacement(planFor(sketch, step), pieces, table);
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
  const about = (space: string): AboutProps => ({
    space: content.spaces.find(({ id }) => id === space)!,
    table,
    content,
    why: props.whyNot?.(space) ?? null,
  });
  const { w, h } = sketch.geography.sheet;
  const pin = { sketch, camera, pins, foot: insets.bottom, pieces: placement.pieces };
  const shared = { sketch, content, choices };
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
        <Layers
          {...shared}
          table={table}
          placement={placement}
          groundStep={groundStep}
          chosen={chosen}
          highlight={highlight}
          guest={guest}
        />
      </div>
      <SpaceList
        {...shared}
        table={table}
        chosen={chosen}
        onPoint={(space) => pointFromList(view, sketch, space, insets.bottom)}
        onTake={take}
      />
      <Arrows {...shared} camera={camera} pins={pins} insets={insets} />
      {guest?.Over !== undefined && (
        <guest.Over sketch={sketch} camera={camera} pins={pins} insets={insets} />
      )}
      <Pointed pointed={pointed} hidden={open} {...pin}>
        {(space) => guest?.tip(space) ?? <Tip {...about(space)} />}
      </Pointed>
      {sides && <SidesCard sides={sides} {...pin} />}
      {guest?.pinned && <GuestCard card={guest.pinned} {...pin} />}
      {open !== null && sketch.spots.has(open) && (
        <OpenedCard
          about={about(open)}
          more={props.more}
          onTake={choices.has(open) ? () => take(open) : null}
          onClose={() => setOpen(null)}
          {...pin}
        />
      )}
      {legend && <Legend content={content} />}
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
