/**
 * Pan and zoom. The sheet is moved by one transform, and nothing is drawn anew meanwhile; when it has come to rest,
 * `settled` tells it, and only then sizes and places are worked out for it. The sheet itself never changes its size: to
 * lay out all letters for every zoom took half a second.
 */

import type { Box } from './labels-box.ts';
import { boundsOf, type Look } from './map-bounds.ts';
import { handsOn } from './map-hands.ts';
import type { Insets } from './map-props.ts';

export interface Camera {
  readonly look: Look;
  /** What is drawn is right for where it came to rest: now the browser may paint it sharp. */
  rest(): void;
  zoomBy(factor: number, x?: number, y?: number): void;
  panBy(dx: number, dy: number): void;
  /** With what it is seen through: whatever glides glides on. */
  shiftBy(dy: number): void;
  fit(atOnce?: boolean): void;
  /** Glides to a point of the map; closer up, if that is given. */
  goTo(x: number, y: number, zoom?: number, atOnce?: boolean): void;
  /** Glides so that all of a box is seen; no closer up than it is, or than is given. */
  frameOn(box: Box, closest?: number): void;
  toScreen(x: number, y: number): readonly [number, number];
  toMap(x: number, y: number): readonly [number, number];
  stop(): void;
}

interface Hooks {
  insets(): Insets;
  moved(look: Look): void;
  settled(look: Look): void;
  /** A press that did not become a drag; true if it meant something. */
  pressed(event: PointerEvent): boolean;
  dragged(): void;
}

const SETTLE_MS = 180;
const GLIDE_MS = 260;
const DOUBLE_ZOOM = 1.7;
/** While it has this class, the browser moves the picture that it has, and does not paint another for each step. */
const MOVING = 'moving';

export function cameraOn(
  viewport: HTMLElement,
  paper: HTMLElement,
  /** The map proper, and the whole sheet that is drawn, with what lies about it. */
  frame: Box,
  sheet: Box,
  hooks: Hooks,
): Camera {
  let now: Look = { x: 0, y: 0, zoom: 1 };
  const { free, fitting, limited, clamped, centred } = boundsOf(viewport, frame, sheet, hooks.insets);
  const drawing = drawingOn(paper, sheet, () => now, hooks);
  const gliding = glidingTo(() => now, turn);

  function turn(next: Look, atOnce = false): void {
    now = clamped(next);
    drawing.change(atOnce);
  }
  /** The look closer up or farther off, with one place of the window where it is. */
  const zoomed = ({ x, y, zoom }: Look, to: number, px: number, py: number): Look => ({
    x: px - (px - x) * (to / zoom),
    y: py - (py - y) * (to / zoom),
    zoom: to,
  });
  const moved = ({ x, y, zoom }: Look, dx: number, dy: number): Look => ({ x: x + dx, y: y + dy, zoom });

  function zoomBy(factor: number, atX?: number, atY?: number): void {
    gliding.stop();
    const area = free();
    turn(zoomed(now, limited(now.zoom * factor), atX ?? area.x + area.w / 2, atY ?? area.y + area.h / 2));
  }

  const letGo = handsOn(viewport, {
    hold: gliding.stop,
    drag(dx, dy, pinch) {
      const dragged = moved(now, dx, dy);
      if (pinch === null) turn(dragged);
      else turn(zoomed(dragged, limited(now.zoom * pinch.factor), pinch.x, pinch.y));
    },
    zoomBy,
    closer: (px, py) => gliding.to(zoomed(now, limited(now.zoom * DOUBLE_ZOOM), px, py)),
    pressed: hooks.pressed,
    dragged: hooks.dragged,
  });

  return {
    get look() {
      return now;
    },
    rest: drawing.rest,
    zoomBy,
    panBy(dx, dy) {
      gliding.stop();
      turn(moved(now, dx, dy));
    },
    shiftBy(dy) {
      const goal = gliding.goal();
      turn(moved(now, 0, dy));
      if (goal !== null) gliding.to(moved(goal, 0, dy));
    },
    fit(atOnce) {
      gliding.to(centred(frame.x + frame.w / 2, frame.y + frame.h / 2, fitting()), atOnce);
    },
    goTo(x, y, zoom = now.zoom, atOnce = false) {
      gliding.to(centred(x, y, limited(zoom)), atOnce);
    },
    frameOn(box, closest = 0) {
      const { w, h } = free();
      const zoom = limited(Math.min(Math.max(now.zoom, closest), w / box.w, h / box.h));
      gliding.to(centred(box.x + box.w / 2, box.y + box.h / 2, zoom));
    },
    toScreen: (x, y) => [x * now.zoom + now.x, y * now.zoom + now.y],
    toMap: (x, y) => [(x - now.x) / now.zoom, (y - now.y) / now.zoom],
    stop() {
      drawing.stop();
      gliding.stop();
      letGo();
    },
  };
}

/** Moves the sheet, at most once a frame, and tells when it has come to rest. */
function drawingOn(paper: HTMLElement, sheet: Box, now: () => Look, hooks: Hooks) {
  let isResting = true;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let painting = 0;
  function paint(): void {
    painting = 0;
    const { x, y, zoom } = now();
    paper.style.transform = `translate3d(${x + sheet.x * zoom}px, ${y + sheet.y * zoom}px, 0) scale(${zoom})`;
    hooks.moved(now());
  }
  return {
    /** What is there at once does not move: to paint it as it was, and then sharp, would be to paint it twice. */
    change(atOnce: boolean): void {
      if (isResting && !atOnce) paper.classList.add(MOVING);
      isResting = false;
      if (painting === 0) painting = requestAnimationFrame(paint);
      clearTimeout(settling);
      settling = setTimeout(() => {
        isResting = true;
        hooks.settled(now());
      }, SETTLE_MS);
    },
    rest(): void {
      if (isResting) paper.classList.remove(MOVING);
    },
    stop(): void {
      clearTimeout(settling);
      cancelAnimationFrame(painting);
    },
  };
}

/** Glides from one look to another. Zooms are felt as factors: halfway between 1 and 4 is 2. */
function glidingTo(now: () => Look, turn: (look: Look, atOnce: boolean) => void) {
  let frame = 0;
  let towards: Look | null = null;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    towards = null;
  };
  return {
    stop,
    goal: () => towards,
    to(goal: Look, atOnce = false): void {
      stop();
      towards = goal;
      const from = now();
      const still = atOnce || matchMedia('(prefers-reduced-motion: reduce)').matches;
      const began = performance.now();
      const step = (time: number) => {
        const t = still ? 1 : Math.min(1, Math.max(0, (time - began) / GLIDE_MS));
        turn(between(from, goal, 1 - (1 - t) ** 3), still);
        if (t < 1) frame = requestAnimationFrame(step);
        else towards = null;
      };
      step(began);
    },
  };
}

/** So that the way is straight on the map, whatever the zoom does. */
function between(from: Look, to: Look, eased: number): Look {
  const zoom = from.zoom * (to.zoom / from.zoom) ** eased;
  const part = to.zoom === from.zoom ? eased : (zoom - from.zoom) / (to.zoom - from.zoom);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, zoom };
}
