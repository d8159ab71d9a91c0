/** The map's window while it is open: its elements, the camera on it, and what is pointed at. */

import { type Signal, signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Sketch } from './labels-sketch.ts';
import { type Camera, cameraOn } from './map-camera.ts';
import { planFor } from './map-layers.tsx';
import type { Insets, SuccessorsMapProps } from './map-props.ts';
import { groundStepOf, zoomStep } from './map-scale.ts';
import type { Piece } from './stacks.ts';

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export interface MapView {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly camera: RefObject<Camera | null>;
  /** By mouse or keyboard: changes often, and draws only the ring and the words. */
  readonly pointed: Signal<string | null>;
  /** Whatever is pinned to a space moves with the map. */
  readonly pins: Set<() => void>;
}

export function useMapView(): MapView {
  const viewport = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera | null>(null);
  const [pointed] = useState(() => signal<string | null>(null));
  const [pins] = useState(() => new Set<() => void>());
  return { viewport, sheet, camera, pointed, pins };
}

/** What the hooks of the camera look at: they live as long as it does, and always see what is given now. */
export interface MapNow extends SuccessorsMapProps {
  readonly sketch: Sketch;
  /** None before the window has been measured. */
  readonly step: number | null;
  readonly pieces: readonly Piece[];
}

const PHONE_ZOOM = 1.6;
const PHONE_WIDTH = 640;

interface Presses {
  setStep(step: number): void;
  /** How wide the window is when it opens. */
  opened(width: number): void;
  /** True if it meant something. */
  press(event: PointerEvent): boolean;
}

/** The camera, for as long as the same land is drawn. */
export function useCamera(
  view: MapView,
  now: { readonly current: MapNow },
  { setStep, opened, press }: Presses,
): void {
  const { viewport, sheet, camera, pointed, pins } = view;
  const { geography } = now.current.sketch;
  useLayoutEffect(() => {
    const [element, drawing] = [viewport.current, sheet.current];
    if (element === null || drawing === null) return;
    let touched = false;
    const made = cameraOn(element, drawing, geography.frame, geography.sheet, {
      insets: () => now.current.insets ?? NO_INSETS,
      moved() {
        for (const pin of pins) pin();
      },
      settled(look) {
        // Places are looked for in one task and drawn in the next, so that neither stalls the page.
        const next = zoomStep(look.zoom);
        planFor(now.current.sketch, next);
        setTimeout(() => (now.current.step === next ? made.rest() : setStep(next)));
      },
      dragged() {
        touched = true;
        pointed.value = null;
      },
      pressed: (event) => {
        touched = true;
        return press(event);
      },
    });
    camera.current = made;
    let begun = made.look;
    const begin = () => {
      setStep(startOf(made, element, now.current));
      begun = made.look;
    };
    const sizeNow = () => element.getBoundingClientRect();
    begin();
    let size = sizeNow();
    const watching = new ResizeObserver(() => {
      // Told once for nothing: by then it may have been wanted elsewhere.
      const was = size;
      size = sizeNow();
      if (was.width === size.width && was.height === size.height) return;
      // What is above it has grown or shrunk: the land stays where it is on the screen.
      const isBelow = was.width === size.width && was.bottom === size.bottom;
      const isAsBegun = begun === made.look;
      // On a phone it begins anew where something happens; elsewhere it stays where it was wanted.
      if (!isBelow && !touched && (isAsBegun || element.clientWidth < PHONE_WIDTH)) begin();
      else made.shiftBy(isBelow ? was.top - size.top : 0);
      if (isAsBegun) begun = made.look;
    });
    watching.observe(element);
    opened(element.clientWidth);
    return () => {
      watching.disconnect();
      made.stop();
      camera.current = null;
    };
  }, [geography]);
}

/** A phone starts where something happens. Gives the zoom step that it starts with. */
function startOf(camera: Camera, element: HTMLElement, { startAt, choices, table, sketch }: MapNow): number {
  const { frame } = sketch.geography;
  const stack = table.stacks.find(({ owner }) => owner === table.active) ?? table.stacks[0];
  const spot = sketch.spots.get(startAt ?? [...choices][0] ?? stack?.at ?? '');
  if (element.clientWidth >= PHONE_WIDTH) camera.fit(true);
  else camera.goTo(spot?.x ?? frame.w / 2, spot?.y ?? frame.h / 2, PHONE_ZOOM, true);
  return zoomStep(camera.look.zoom);
}

/** The zoom for which the ground is drawn: a little later than names and pieces. */
export function useGroundStep(
  { camera }: MapView,
  { geography }: Sketch,
  step: number | null,
): number | null {
  const [groundStep, setGroundStep] = useState<number | null>(null);
  useLayoutEffect(() => {
    camera.current?.rest();
    if (step === null) return;
    const drawing = afterPaint(() => setGroundStep(groundStepOf(step)));
    return () => cancelAnimationFrame(drawing);
  }, [step, geography]);
  return groundStep ?? (step && groundStepOf(step));
}
/** When what has just been drawn is on the screen. */
const afterPaint = (done: () => void): number => requestAnimationFrame(() => setTimeout(done));
