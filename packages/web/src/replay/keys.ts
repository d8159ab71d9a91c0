/** Time by keyboard. */

import { useLayoutEffect } from 'preact/hooks';
import { isOverlaid } from '../look/overlaid.ts';
import { type Past, SPEEDS } from './past.ts';

const TAKEN = ['dialog', 'input:not([type=range])', 'textarea', 'select', '[role=tablist]'].join();

export function useTimeKeys(past: Past): void {
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const on = target instanceof Element ? target : null;
      if (on?.closest(TAKEN) || isOverlaid()) return;
      if (key === ' ' && on?.closest('button, a')) return;
      if (!move(past, key, event.shiftKey)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [past]);
}

/** Does what a key says; false if it says nothing. */
function move(past: Past, key: string, isShift = false): boolean {
  const { replay, turns, marks, isPlaying, speed } = past;
  const now = replay.moment.peek();
  const to = (moment: number | undefined): true => {
    isPlaying.value = false;
    if (moment !== undefined) replay.seek(moment);
    return true;
  };
  if (key === 'ArrowLeft')
    return to(
      isShift ? (turns.peek().findLast(({ from }) => from < now)?.from ?? replay.start.peek()) : now - 1,
    );
  if (key === 'ArrowRight')
    return to(isShift ? (turns.peek().find(({ from }) => from > now)?.from ?? replay.last.peek()) : now + 1);
  if (key === 'Home') return to(replay.start.peek());
  if (key === 'End') return to(replay.last.peek());
  if (/^[0-9]$/.test(key)) {
    const [first, last] = [replay.start.peek(), replay.last.peek()];
    return to(first + ((last - first) * Number(key)) / 10);
  }
  if (key === 'b' || key === 'B')
    return to(marks.peek().find(({ at, kind }) => kind === 'battle' && at > now)?.at);
  if (key === '[' || key === ']') {
    const at = SPEEDS.indexOf(speed.peek() as (typeof SPEEDS)[number]) + (key === ']' ? 1 : -1);
    speed.value = SPEEDS[Math.min(Math.max(at, 0), SPEEDS.length - 1)];
    return true;
  }
  if (key === 'v' || key === 'V') {
    const seats = replay.info.peek()?.seats.length ?? 0;
    const by = replay.by.peek();
    replay.see(by === 'open' ? 0 : by + 1 < seats ? by + 1 : 'open');
    return true;
  }
  if (key === ' ') {
    playOrPause(past);
    return true;
  }
  return false;
}

export function playOrPause({ replay, isPlaying }: Past): void {
  if (!isPlaying.peek() && replay.moment.peek() >= replay.last.peek()) replay.seek(replay.start.peek());
  isPlaying.value = !isPlaying.peek();
}
