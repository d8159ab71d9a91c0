/**
 * Pan and zoom. The sheet is moved by one transform, and nothing is drawn anew meanwhile; when a zoom has come to rest,
 * `settled` tells it, and only then sizes and places are worked out for it.
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
  /** The frame of the sheet's drawing changed: it is drawn for this zoom now. */
  drawnAt(zoom: number): void;
  zoomBy(factor: number, x?: number, y?: number): void;
  panBy(dx: number, dy: number): void;
  fit(atOnce?: boolean): void;
  /** Glides to a point of the map; closer up, if that is given. */
  goTo(x: number, y: number, zoom?: number, atOnce?: boolean): void;
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
const SETTLE_MS = 140;
const GLIDE_MS = 260;
/** px that a finger may tremble. */
const TREMBLE = 5;
const [DOUBLE_MS, DOUBLE_PX] = [320, 28];
const DOUBLE_ZOOM = 1.7;

export function cameraOn(
  viewport: HTMLElement,
  sheet: HTMLElement,
  frame: Box,
  origin: Box,
  hooks: Hooks,
): Camera {
  let [x, y, zoom] = [0, 0, 1];
  let drawn = 1;
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
    return Math.min(w / (frame.w + 30), h / (frame.h + 22));
  };

  /** Some of the map is always in sight, and most of it stays there. */
  function clamped(): void {
    const { x: left, y: top, w, h } = free();
    const slack = 0.42;
    const within = (start: number, room: number, at: number, length: number, from: number) => {
      const [half, whole] = [room / 2, length * zoom];
      const reach = Math.max(0, whole / 2 - half) + room * slack;
      const middle = start + half - (from + length / 2) * zoom;
      return Math.min(middle + reach, Math.max(middle - reach, at));
    };
    x = within(left, w, x, frame.w, frame.x);
    y = within(top, h, y, frame.h, frame.y);
  }

  function paint(): void {
    painting = 0;
    sheet.style.transform = `translate3d(${x + origin.x * zoom}px, ${y + origin.y * zoom}px, 0) scale(${zoom / drawn})`;
    hooks.moved({ x, y, zoom });
  }
  function change(): void {
    clamped();
    if (painting === 0) painting = requestAnimationFrame(paint);
    clearTimeout(settling);
    settling = setTimeout(() => hooks.settled({ x, y, zoom }), SETTLE_MS);
  }
  const limited = (value: number): number => Math.min(MOST, Math.max(fitting() * 0.85, value));

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
    drawnAt(at) {
      drawn = at;
      cancelAnimationFrame(painting);
      paint();
    },
    zoomBy,
    panBy,
    fit(atOnce) {
      glide(centred(frame.x + frame.w / 2, frame.y + frame.h / 2, fitting()), atOnce);
    },
    goTo(mapX, mapY, to = zoom, atOnce = false) {
      glide(centred(mapX, mapY, limited(to)), atOnce);
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
