/** Fingers, mouse and wheel on the map: what they do becomes moves of the camera, and a press that is no drag a press. */

/** What hands do with the map; places are px from the corner of the window. */
export interface Moves {
  /** Somebody touches the map: it goes on gliding no more. */
  hold(): void;
  /** By so many px, and with two fingers so many times closer to what is between them. */
  drag(
    dx: number,
    dy: number,
    pinch: { readonly factor: number; readonly x: number; readonly y: number } | null,
  ): void;
  zoomBy(factor: number, x: number, y: number): void;
  /** Glides closer to a place that was pressed twice. */
  closer(x: number, y: number): void;
  /** A press that did not become a drag; true if it meant something. */
  pressed(event: PointerEvent): boolean;
  dragged(): void;
}

/** px that a finger may tremble. */
const TREMBLE = 5;
const [DOUBLE_MS, DOUBLE_PX] = [320, 28];

/** Gives what ends it. */
export function handsOn(viewport: HTMLElement, moves: Moves): () => void {
  const hands = [dragging(viewport, moves, pressing(viewport, moves)), wheeling(viewport, moves)];
  return () => {
    for (const letGo of hands) letGo();
  };
}

const isOnMap = (event: Event): boolean => (event.target as Element).closest('[data-off-map]') === null;

function placeIn(viewport: HTMLElement, event: MouseEvent): readonly [number, number] {
  const { left, top } = viewport.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
}

/** The middle of one or two fingers, and how far they are apart. */
function middleOf(viewport: HTMLElement, events: readonly PointerEvent[]) {
  const [a, b = a] = events;
  const { left, top } = viewport.getBoundingClientRect();
  return {
    x: (a.clientX + b.clientX) / 2 - left,
    y: (a.clientY + b.clientY) / 2 - top,
    spread: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
  };
}

function dragging(viewport: HTMLElement, moves: Moves, press: (event: PointerEvent) => void): () => void {
  const fingers = new Map<number, PointerEvent>();
  let isDrag = false;
  let began = { x: 0, y: 0 };

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !isOnMap(event)) return;
    moves.hold();
    fingers.set(event.pointerId, event);
    if (fingers.size === 1) {
      isDrag = false;
      began = { x: event.clientX, y: event.clientY };
    } else isDrag = true;
  }
  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) return;
    const before = middleOf(viewport, [...fingers.values()]);
    fingers.set(event.pointerId, event);
    if (!isDrag) {
      if (Math.hypot(event.clientX - began.x, event.clientY - began.y) < TREMBLE) return;
      isDrag = true;
      moves.dragged();
    }
    // Only a drag takes the pointer: a press stays with what was pressed.
    if (!viewport.hasPointerCapture(event.pointerId)) viewport.setPointerCapture(event.pointerId);
    const { x, y, spread } = middleOf(viewport, [...fingers.values()]);
    const isPinch = fingers.size > 1 && before.spread > 0;
    moves.drag(x - before.x, y - before.y, isPinch ? { factor: spread / before.spread, x, y } : null);
  }
  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    if (!isDrag && event.type !== 'pointercancel') press(event);
  }
  viewport.addEventListener('pointerdown', down);
  viewport.addEventListener('pointermove', move);
  viewport.addEventListener('pointerup', up);
  viewport.addEventListener('pointercancel', up);
  return () => {
    viewport.removeEventListener('pointerdown', down);
    viewport.removeEventListener('pointermove', move);
    viewport.removeEventListener('pointerup', up);
    viewport.removeEventListener('pointercancel', up);
  };
}

/** What a press means; two that mean nothing, at one place, bring the map closer. */
function pressing(viewport: HTMLElement, moves: Moves): (event: PointerEvent) => void {
  let last: { readonly at: number; readonly x: number; readonly y: number } | null = null;
  return (event) => {
    if (moves.pressed(event)) {
      last = null;
      return;
    }
    const [x, y] = placeIn(viewport, event);
    const isSecond =
      last !== null &&
      event.timeStamp - last.at < DOUBLE_MS &&
      Math.hypot(x - last.x, y - last.y) < DOUBLE_PX;
    last = isSecond ? null : { at: event.timeStamp, x, y };
    if (isSecond) moves.closer(x, y);
  };
}

function wheeling(viewport: HTMLElement, moves: Moves): () => void {
  function wheel(event: WheelEvent): void {
    if (!isOnMap(event)) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // A pinch on a touchpad comes as a wheel with Ctrl, in small steps.
    const speed = event.ctrlKey ? 0.012 : 0.0018;
    const [x, y] = placeIn(viewport, event);
    moves.zoomBy(Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * speed), x, y);
  }
  viewport.addEventListener('wheel', wheel, { passive: false });
  return () => viewport.removeEventListener('wheel', wheel);
}
