/**
 * Pan and zoom. The sheet is moved by one transform, and nothing is drawn anew meanwhile; when it has come to rest,
 * `settled` tells it, and only then sizes and places are worked out for it. The sheet itself never changes its size: to
 * lay out all letters for every zoom took half a second.
 */

import type { Box } from './labels-box.ts';
import type { Insets } from './map-props.ts';

export interface Look {
  /** Where the map's origin is on the screen, and how many px a unit is. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
export interface Camera {
  readonly look: Look;
  /** What is drawn is right for where it came to rest: now the browser may paint it sharp. */
  rest(): void;
  zoomBy(factor: number, x?: number, y?: number): void;
  panBy(dx: number, dy: number): void;
  fit(atOnce?: boolean): void;
  /** Glides to a point of the map; closer up, if that is given. */
  goTo(x: number, y: number, zoom?: number, atOnce?: boolean): void;
  /** Glides so that all of a box is seen; never closer up. */
  frameOn(box: Box): void;
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

const MOST = 6;
const SETTLE_MS = 180;
const GLIDE_MS = 260;
/** px that a finger may tremble. */
const TREMBLE = 5;
const [DOUBLE_MS, DOUBLE_PX] = [320, 28];
const DOUBLE_ZOOM = 1.7;

/** px about the map proper when it is seen as a whole, and between it and what covers the window. */
const [WIDE_EDGE, HIGH_EDGE] = [15, 11];
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
  let [x, y, zoom] = [0, 0, 1];
  let isResting = true;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let gliding = 0;
  let painting = 0;

  const free = () => {
    const { top, right, bottom, left } = hooks.insets();
    return {
      x: left,
      y: top,
      w: Math.max(80, viewport.clientWidth - left - right),
      h: Math.max(80, viewport.clientHeight - top - bottom),
    };
  };
  const fitting = (): number => {
    const { w, h } = free();
    return Math.min(w / (frame.w + 2 * WIDE_EDGE), h / (frame.h + 2 * HIGH_EDGE));
  };
  /** As far out as the whole map needs, and a little farther if the sheet still fills the window. */
  const least = (): number => {
    const filling = Math.max(viewport.clientWidth / sheet.w, viewport.clientHeight / sheet.h);
    return Math.min(fitting(), Math.max(filling, fitting() * 0.85));
  };
  const limited = (value: number): number => Math.min(MOST, Math.max(least(), value));

  /** Nobody pushes the sheet off the window; every part of the map proper can be brought out from under what covers it. */
  function clamped(): void {
    const area = free();
    const [w, h] = [viewport.clientWidth, viewport.clientHeight];
    x = within(x, [w, area.x, area.w], [frame.x, frame.w], [sheet.x, sheet.w], zoom, WIDE_EDGE);
    y = within(y, [h, area.y, area.h], [frame.y, frame.h], [sheet.y, sheet.h], zoom, HIGH_EDGE);
  }

  function paint(): void {
    painting = 0;
    paper.style.transform = `translate3d(${x + sheet.x * zoom}px, ${y + sheet.y * zoom}px, 0) scale(${zoom})`;
    hooks.moved({ x, y, zoom });
  }
  function change(): void {
    clamped();
    if (isResting) paper.classList.add(MOVING);
    isResting = false;
    if (painting === 0) painting = requestAnimationFrame(paint);
    clearTimeout(settling);
    settling = setTimeout(() => {
      isResting = true;
      hooks.settled({ x, y, zoom });
    }, SETTLE_MS);
  }

  function zoomBy(factor: number, atX?: number, atY?: number): void {
    cancelAnimationFrame(gliding);
    const area = free();
    const [px, py] = [atX ?? area.x + area.w / 2, atY ?? area.y + area.h / 2];
    const next = limited(zoom * factor);
    x = px - (px - x) * (next / zoom);
    y = py - (py - y) * (next / zoom);
    zoom = next;
    change();
  }
  function panBy(dx: number, dy: number): void {
    cancelAnimationFrame(gliding);
    x += dx;
    y += dy;
    change();
  }
  /** Zooms are felt as factors: halfway between 1 and 4 is 2. */
  function glide(to: Look, atOnce = false): void {
    cancelAnimationFrame(gliding);
    const from = { x, y, zoom };
    const still = atOnce || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const began = performance.now();
    const step = (now: number) => {
      const t = still ? 1 : Math.min(1, Math.max(0, (now - began) / GLIDE_MS));
      const eased = 1 - (1 - t) ** 3;
      zoom = from.zoom * (to.zoom / from.zoom) ** eased;
      // So that the way is straight on the map, whatever the zoom does.
      const part = to.zoom === from.zoom ? eased : (zoom - from.zoom) / (to.zoom - from.zoom);
      x = from.x + (to.x - from.x) * part;
      y = from.y + (to.y - from.y) * part;
      change();
      if (t < 1) gliding = requestAnimationFrame(step);
    };
    step(began);
  }
  function centred(mapX: number, mapY: number, to: number): Look {
    const area = free();
    return { x: area.x + area.w / 2 - mapX * to, y: area.y + area.h / 2 - mapY * to, zoom: to };
  }

  // ---- hands ----
  const fingers = new Map<number, PointerEvent>();
  let isDrag = false;
  let last: { readonly at: number; readonly x: number; readonly y: number } | null = null;
  let began = { x: 0, y: 0 };
  const local = (event: MouseEvent): readonly [number, number] => {
    const { left, top } = viewport.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const middleOf = (events: readonly PointerEvent[]) => {
    const [a, b = a] = events;
    const { left, top } = viewport.getBoundingClientRect();
    return {
      x: (a.clientX + b.clientX) / 2 - left,
      y: (a.clientY + b.clientY) / 2 - top,
      spread: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    };
  };
  const onMap = (event: Event): boolean => (event.target as Element).closest('[data-off-map]') === null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !onMap(event)) return;
    cancelAnimationFrame(gliding);
    fingers.set(event.pointerId, event);
    if (fingers.size === 1) {
      isDrag = false;
      began = { x: event.clientX, y: event.clientY };
    } else isDrag = true;
  }
  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) return;
    const before = middleOf([...fingers.values()]);
    fingers.set(event.pointerId, event);
    if (!isDrag) {
      if (Math.hypot(event.clientX - began.x, event.clientY - began.y) < TREMBLE) return;
      isDrag = true;
      hooks.dragged();
    }
    // Only a drag takes the pointer: a press stays with what was pressed.
    if (!viewport.hasPointerCapture(event.pointerId)) viewport.setPointerCapture(event.pointerId);
    const after = middleOf([...fingers.values()]);
    x += after.x - before.x;
    y += after.y - before.y;
    if (fingers.size > 1 && before.spread > 0) zoomBy(after.spread / before.spread, after.x, after.y);
    else change();
  }
  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size > 0) return;
    if (isDrag || event.type === 'pointercancel') return;
    if (hooks.pressed(event)) {
      last = null;
      return;
    }
    const [px, py] = local(event);
    const isSecond =
      last !== null &&
      event.timeStamp - last.at < DOUBLE_MS &&
      Math.hypot(px - last.x, py - last.y) < DOUBLE_PX;
    last = isSecond ? null : { at: event.timeStamp, x: px, y: py };
    if (isSecond) {
      const to = limited(zoom * DOUBLE_ZOOM);
      glide({ x: px - (px - x) * (to / zoom), y: py - (py - y) * (to / zoom), zoom: to });
    }
  }
  function wheel(event: WheelEvent): void {
    if (!onMap(event)) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // A pinch on a touchpad comes as a wheel with Ctrl, in small steps.
    const speed = event.ctrlKey ? 0.012 : 0.0018;
    const [px, py] = local(event);
    zoomBy(Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * speed), px, py);
  }
  viewport.addEventListener('pointerdown', down);
  viewport.addEventListener('pointermove', move);
  viewport.addEventListener('pointerup', up);
  viewport.addEventListener('pointercancel', up);
  viewport.addEventListener('wheel', wheel, { passive: false });

  return {
    get look() {
      return { x, y, zoom };
    },
    rest() {
      if (isResting) paper.classList.remove(MOVING);
    },
    zoomBy,
    panBy,
    fit(atOnce) {
      glide(centred(frame.x + frame.w / 2, frame.y + frame.h / 2, fitting()), atOnce);
    },
    goTo(mapX, mapY, to = zoom, atOnce = false) {
      glide(centred(mapX, mapY, limited(to)), atOnce);
    },
    frameOn(box) {
      const { w, h } = free();
      const to = limited(Math.min(zoom, w / box.w, h / box.h));
      glide(centred(box.x + box.w / 2, box.y + box.h / 2, to));
    },
    toScreen: (mapX, mapY) => [mapX * zoom + x, mapY * zoom + y],
    toMap: (atX, atY) => [(atX - x) / zoom, (atY - y) / zoom],
    stop() {
      clearTimeout(settling);
      cancelAnimationFrame(gliding);
      cancelAnimationFrame(painting);
      viewport.removeEventListener('pointerdown', down);
      viewport.removeEventListener('pointermove', move);
      viewport.removeEventListener('pointerup', up);
      viewport.removeEventListener('pointercancel', up);
      viewport.removeEventListener('wheel', wheel);
    },
  };
}

type Stretch = readonly [from: number, length: number];
/** Where the origin of the map may be along one axis: of the window, what is free of it, map proper and sheet. */
function within(
  at: number,
  [size, from, room]: readonly [size: number, from: number, room: number],
  [frameFrom, frameLength]: Stretch,
  [sheetFrom, sheetLength]: Stretch,
  zoom: number,
  edge: number,
): number {
  const [before, behind] = [frameFrom - sheetFrom, sheetFrom + sheetLength - frameFrom - frameLength];
  const most = Math.max(0, from + edge - before * zoom) - sheetFrom * zoom;
  const least =
    size - Math.max(0, size - from - room + edge - behind * zoom) - (sheetFrom + sheetLength) * zoom;
  if (least <= most) return Math.min(most, Math.max(least, at));
  // Smaller than the window: the map proper is in the middle of what is free.
  const middle = from + room / 2 - (frameFrom + frameLength / 2) * zoom;
  return Math.min(least, Math.max(most, middle));
}
