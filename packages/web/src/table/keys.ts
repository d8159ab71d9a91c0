/** The table by keyboard. */

import { useLayoutEffect } from 'preact/hooks';
import { isOverlaid } from '../look/overlaid.ts';
import type { Answering } from './answering.ts';
import type { AtTable } from './context.ts';

/** Presses the n-th choice; of numbers, the one that the key shows. */
function pressNumber(answer: Answering, digit: number): void {
  const verbs = answer.verbs.peek();
  const shown = answer.shown.peek();
  if (verbs !== null) {
    const verb = verbs[digit - 1];
    if (verb === undefined || verb.why !== null) return;
    if (verb.only === null) answer.look({ verb: verb.field, value: null });
    else answer.choose(verb.only);
    return;
  }
  const numbers = shown.length > 0 && shown.every(({ value }) => typeof value === 'number');
  const choice = numbers ? shown.find(({ value }) => value === digit) : shown[digit - 1];
  if (choice !== undefined) answer.choose(choice);
}

/** What takes any key, and what takes Enter. */
const TYPED = ['input:not([type=radio]):not([type=checkbox])', 'textarea', 'select'];
const PRESSED = ['button', 'a', 'input'];

/** Whether a key belongs to what has the focus: text is typed, a button is pressed, a slider is moved. */
function isTakenBy(target: EventTarget | null, key: string): boolean {
  if (isOverlaid()) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, .rules') !== null) return true;
  if (TYPED.some((each) => target.closest(each) !== null)) return true;
  return key === 'Enter' && PRESSED.some((each) => target.closest(each) !== null);
}

export function useKeys({ answer, store, isPast }: AtTable, showKeys: () => void): void {
  // Before it is painted: whoever sees a number can press it.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isTakenBy(target, key)) return;
      if (/^[0-9]$/.test(key)) pressNumber(answer, Number(key));
      else if (key === 'Enter' && answer.proposed.peek() !== null) answer.proposed.peek()?.act?.();
      else if (key === 'Enter' && answer.complete.peek()) void answer.confirm();
      else if (key === 'Enter' && answer.end.peek() !== null) answer.endList();
      else if (key === 'Backspace' && answer.canGoBack.peek()) answer.back();
      else if (key === 'Escape' && answer.canGoBack.peek()) answer.back();
      else if (key === 'u' && !isPast && store.view.peek()?.undo) void answer.undo();
      else if (key === '?') showKeys();
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [answer, store, isPast, showKeys]);
}
