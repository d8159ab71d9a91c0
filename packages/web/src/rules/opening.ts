/** Opens and closes the rules beside the table, and leads back to where one was: by Escape, a button or the browser's Back. */

import { type OpenRules, opened } from '../table/rules-state.ts';

addEventListener('popstate', () => {
  opened.value = history.state?.rules ?? null;
});

/** What was pressed, and what had the focus before it: a tip is gone when one comes back. */
let before: readonly (Element | null)[] = [];

export function openRules(at: string, here: string, from: readonly (Element | null)[]): void {
  const was = opened.peek();
  if (was === null) before = from;
  const over = was?.over ?? from[0]?.closest('dialog') != null;
  const rules: OpenRules = { at, here, over, depth: (was?.depth ?? 0) + 1, path: location.pathname };
  history.pushState({ rules }, '');
  opened.value = rules;
}

export function closeRules(): void {
  const was = opened.peek();
  opened.value = null;
  if (was !== null) history.go(-was.depth);
}

/** When they are closed, and the table is as it was. */
export function returnFocus(): void {
  requestAnimationFrame(() => {
    if (opened.peek() !== null) return;
    const to = [...before, document.querySelector('.menu-button')].find(
      (each) => each instanceof HTMLElement && each !== document.body && each.checkVisibility(),
    );
    if (to instanceof HTMLElement) to.focus();
  });
}
