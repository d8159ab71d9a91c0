/** Orders are tried from the top: one is dragged to another place, or moved by keys. */

import type { RefObject, TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** With one of them in another place. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from]);
}

/** From where to where something lies, from the top. */
interface Extent {
  readonly top: number;
  readonly height: number;
}
/** Which place one of them would have that was dragged so far: after all whose middle its own has passed. */
export function placeOf(all: readonly Extent[], from: number, by: number): number {
  const middle = (each: Extent): number => each.top + each.height / 2;
  const now = middle(all[from]) + by;
  return all.filter((each, i) => i !== from && middle(each) < now).length;
}

interface Drag {
  readonly from: number;
  readonly to: number;
  /** Pixels. */
  readonly by: number;
  readonly height: number;
}
/** How far each of them lies from its place while one is dragged: those that make way, by the room that it leaves. */
export function aside({ from, to, by, height }: Drag, i: number): number {
  if (i === from) return by;
  if (from < i && i <= to) return -height;
  return to <= i && i < from ? height : 0;
}

type Press = TargetedPointerEvent<HTMLElement>;
export interface Dragging {
  /** Of the one that is dragged, and of those that make way; null: nobody drags. */
  asideOf(i: number): number | null;
  isDragged(i: number): boolean;
  /** For the handle of each. */
  handle(i: number): {
    onPointerDown(event: Press): void;
    onPointerMove(event: Press): void;
    onPointerUp(event: Press): void;
    onPointerCancel(): void;
  };
}
/** Pixels between two of them, as `.order-list` has it. */
const GAP = 8;

function useDragging(onMove: (from: number, to: number) => void): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null);
  const begun = useRef<{ readonly y: number; readonly all: readonly Extent[] } | null>(null);
  const end = () => {
    begun.current = null;
    setDrag(null);
  };
  return {
    asideOf: (i) => drag && aside(drag, i),
    isDragged: (i) => drag?.from === i,
    handle: (i) => ({
      onPointerDown(event) {
        const list = event.currentTarget.closest('ol');
        if (event.button !== 0 || list === null) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const all = Array.from(list.children, (each) => each.getBoundingClientRect());
        begun.current = { y: event.clientY, all };
        setDrag({ from: i, to: i, by: 0, height: all[i].height + GAP });
      },
      onPointerMove({ clientY }) {
        const at = begun.current;
        if (at === null) return;
        const by = clientY - at.y;
        setDrag({ from: i, to: placeOf(at.all, i, by), by, height: at.all[i].height + GAP });
      },
      onPointerUp({ clientY }) {
        const at = begun.current;
        if (at === null) return;
        const to = placeOf(at.all, i, clientY - at.y);
        end();
        if (to !== i) onMove(i, to);
      },
      onPointerCancel: end,
    }),
  };
}

/** Which one was moved last, by its number, and where it is now. */
type Moved = {
  readonly from: number;
  readonly to: number;
};
const PARTS = ['button', 'select', 'input'];
/** Of those in a list: whoever moves one by keys stays where he was in it. */
export function useMoving(
  list: RefObject<HTMLOListElement | null>,
  onMove: (from: number, to: number) => void,
): { readonly moved: Moved | null; readonly dragging: Dragging; move(from: number, to: number): void } {
  const [moved, setMoved] = useState<Moved | null>(null);
  const focused = useRef<{ readonly item: number; readonly part: number } | null>(null);
  const partsOf = (item: number): HTMLElement[] =>
    Array.from(list.current?.children[item]?.querySelectorAll<HTMLElement>(PARTS.join()) ?? []);
  useLayoutEffect(() => {
    const at = focused.current;
    if (at === null) return;
    focused.current = null;
    const parts = partsOf(at.item);
    const part = parts[at.part] as HTMLButtonElement | undefined;
    // The first cannot go further up: then it is its handle.
    (part === undefined || part.disabled ? parts[0] : part)?.focus();
  });
  const move = (from: number, to: number) => {
    const part = partsOf(from).indexOf(document.activeElement as HTMLElement);
    if (part >= 0) focused.current = { item: to, part };
    setMoved({ from: from + 1, to: to + 1 });
    onMove(from, to);
  };
  return { moved, move, dragging: useDragging(move) };
}
