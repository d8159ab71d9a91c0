/** The rules beside the table: what is open of them, and where one was before. Back and Escape lead there again. */

import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface OpenRules {
  /** A clause, a section, `aid`, or the key of a message, for what stands behind it; nothing: the contents. */
  readonly at: string;
  /** What the clause means here, in a sentence. */
  readonly here: string;
  /** Over a dialog, from which it was opened. */
  readonly over: boolean;
  /** So many steps back in the browser's history is the table. */
  readonly depth: number;
  /** At which table. */
  readonly path: string;
}
const inHistory = (): OpenRules | null => history.state?.rules ?? null;
const opened = signal(inHistory());
addEventListener('popstate', () => {
  opened.value = inHistory();
});

/** What was pressed, and what had the focus before it: a tip is gone when one comes back. */
let before: readonly (HTMLElement | null)[] = [];

export function openRules(at: string, here = '', link: HTMLElement | null = null): void {
  const was = opened.peek();
  if (was === null) before = [link, lastFocused];
  const over = was?.over ?? (link !== null && link.closest('dialog') !== null);
  const rules: OpenRules = { at, here, over, depth: (was?.depth ?? 0) + 1, path: location.pathname };
  history.pushState({ rules }, '');
  opened.value = rules;
}

export function closeRules(): void {
  const was = opened.peek();
  opened.value = null;
  if (was !== null) history.go(-was.depth);
}

let lastFocused: HTMLElement | null = null;
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.closest('.beside, .rules, dialog') === null)
    lastFocused = target;
});

/** What is open at this table. When it is closed, the focus goes back to where it was. */
export function useOpened(): OpenRules | null {
  const now = opened.value?.path === location.pathname ? opened.value : null;
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && now === null) before.find((each) => each?.checkVisibility())?.focus();
    wasOpen.current = now !== null;
  }, [now]);
  return now;
}
