/** The table by keyboard: numbers press what is offered, Enter does what the purple button says, `m` goes to the map. */

import { useLayoutEffect } from 'preact/hooks';
import { isOverlaid } from '../../look/overlaid.ts';
import { say } from '../../messages.ts';
import { openCard } from './hand-open.ts';
import { mainAction } from './places.ts';

const OFFERS = '.successors-answer .offers > .offer:not([aria-disabled="true"])';
const CARDS = '.tyche-cards .tyche-card';
const USES = '.opened-card .tyche-use';
const LIST = '.map-list';

export function useNumberKeys(): void {
  // Before it is painted: whoever sees a number can press it.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (isOverlaid()) return;
      if (target.closest('dialog, .rules, input:not([type=radio]), textarea, select') !== null) return;
      if (!handled(key, target)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    // Before the keys of every table, which would take the numbers for spaces.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}

function handled(key: string, target: Element): boolean {
  if (/^[0-9]$/.test(key)) {
    if (target.closest(LIST) !== null) return false;
    const nth = Number(key) - 1;
    const button = document.querySelectorAll<HTMLElement>(OFFERS)[nth];
    if (button !== undefined) button.click();
    else open(document.querySelectorAll<HTMLElement>(CARDS)[nth]?.dataset.card);
    return true;
  }
  if (key === 'Enter' && target.closest('button, a, [role=listbox]') === null && mainAction.peek() !== null) {
    mainAction.peek()?.();
    return true;
  }
  if (key === 'm' && target.closest(LIST) === null) {
    document.querySelector<HTMLElement>(LIST)?.focus();
    return true;
  }
  return false;
}

/** A card, at its first use; at the first that is allowed, if one is. */
function open(card: string | undefined): void {
  if (card === undefined) return;
  openCard.value = card;
  requestAnimationFrame(function reach() {
    // The first that is opened has to be loaded.
    if (document.querySelector('.opened-card') === null) {
      if (openCard.peek() === card) requestAnimationFrame(reach);
      return;
    }
    // Of what is refused only its clause can be pressed.
    const uses = [...document.querySelectorAll<HTMLElement>(USES)].map((use) =>
      use.matches('button') ? use : use.querySelector('a'),
    );
    const first = uses.find((use) => use?.matches('button:not([aria-disabled="true"])')) ?? uses[0];
    (first ?? document.querySelector<HTMLElement>('.opened-card .card-more'))?.focus();
  });
}

const KEYS = ['1–9', 'm', '← ↑ → ↓', 'PgDn', '+ − 0', 'Esc'];

export const keyWords = (): readonly (readonly [key: string, words: string])[] =>
  KEYS.map((key, i) => [key, say(`successors.keys.${i + 1}`)]);
