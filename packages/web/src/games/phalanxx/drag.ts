/** Dragging a die with mouse, pen or finger to whatever can take it. */

import { computed, signal } from '@preact/signals';

interface Drag {
  readonly what: string;
  readonly x: number;
  readonly y: number;
  /** The place under it that takes something: its `data-drop`. */
  readonly over: string | null;
}

/** So far a finger may tremble before it drags. */
const TREMBLE = 6;

export const drag = signal<Drag | null>(null);
/** What is dragged, and above what: whoever wants no more than that need not follow every move. */
export const dragged = computed(() => drag.value?.what ?? null);
export const over = computed(() => drag.value?.over ?? null);

/** What would be done with what is dragged if it were let go of here; null where nothing would. */
export const meant = computed((): { readonly [field: string]: unknown } | null => {
  const [kind, value] = over.value?.split(':') ?? [];
  if (kind === 'conquer' || kind === 'play') return { [kind]: value };
  if (kind === 'red') return { slide: dragged.value, at: value };
  return kind === 'income' ? { income: dragged.value } : null;
});

const placeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;

/** Begins with a press; says at the end where it was dropped. A press that does not move is none of its business. */
export function startDrag(event: PointerEvent, what: string, onDrop: (place: string) => void): void {
  if (event.button !== 0) return;
  const element = event.currentTarget as HTMLElement;
  const [x0, y0] = [event.clientX, event.clientY];
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (drag.peek() === null && Math.hypot(x - x0, y - y0) < TREMBLE) return;
    drag.value = { what, x, y, over: placeAt(x, y) };
  };
  const end = (last: PointerEvent) => {
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', end);
    element.removeEventListener('pointercancel', end);
    const hasMoved = drag.peek() !== null;
    drag.value = null;
    if (!hasMoved) return;
    // The release of a drag is no click on the die.
    element.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0);
    const place = last.type === 'pointerup' ? placeAt(last.clientX, last.clientY) : null;
    if (place !== null) onDrop(place);
  };
  element.setPointerCapture(event.pointerId);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
