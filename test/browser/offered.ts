/** What a page offers to whoever sits before it: found by eye, that is, by what is drawn, and never by the rules. */

import type { Page } from 'playwright-core';

/** What sort of thing can be pressed; the driver likes some better than others. */
export type Sort =
  | 'confirm'
  | 'offer'
  | 'use'
  | 'card'
  | 'place'
  | 'side'
  | 'act'
  | 'tune'
  | 'list'
  | 'arrow'
  | 'close'
  | 'tab';
export interface Offer {
  readonly sort: Sort;
  readonly words: string;
}
export interface Look {
  /** The prompt is for whoever sits here. */
  readonly isAsked: boolean;
  readonly isOver: boolean;
  /** The kind of question, where the page says it. */
  readonly kind: string | null;
  readonly prompt: string;
  /** How all looks that a press could change. */
  readonly sign: string;
  /** The question, and how far the game has come: what must change some time. */
  readonly stand: string;
  readonly offers: readonly Offer[];
}

/**
 * Runs in the page. `diadochiDriver.look()` says what is offered, `.reach(i)` brings the i-th of it into sight and says
 * where it is, `.change(sign, ms)` waits until all looks otherwise.
 */
const EYES = `(() => {
  if (globalThis.diadochiDriver !== undefined) return;
  const ASKING = ':is(.ask, .beside, .composer, .map-guest, .opened-card, .hand-box, .sheet-ask, .tab-panel.is-hand, .battle, dialog)';
  const SORTS = [
    ['confirm', '.confirm:not([disabled])'],
    ['side', '.map-sides button:not([disabled])'],
    ['list', '[data-offer="list"]'],
    ['offer', '.offer:not([aria-disabled="true"], [disabled])'],
    ['use', ':is(button.tyche-use, button.card-use, button.use-card):not([aria-disabled="true"], [disabled])'],
    ['card', '.tyche-card.can[aria-expanded="false"], button.rolled:not(.chosen), button.grey-field.open'],
    ['place', '.ring.choice, .region.open, .village.open'],
    ['tune', '.composer :is(.toggle, .stepper button:not([disabled])), .by-land-or-sea button:not([aria-disabled="true"])'],
    ['close', ':is(dialog, .composer, .opened-card, .battle) header button:last-of-type, .beside .confirm-acts .square'],
    ['act', ASKING + ' button:not([disabled], [aria-disabled="true"])'],
    ['arrow', '.map-arrow'],
    ['tab', '.narrow #tab-hand[aria-selected="false"]'],
  ];
  // Ways back, and what is about the page: neither leads on.
  const LEFT_ALONE = '.walked *, .clause, .dismiss, .always-so *, .telling *, .latest *, .card-page, .card-pages *, .tabs-head *, .seat *, .uninvited *, .region-info, .tyche-card, .card-more, .replay *, .acts *, .why-tip *, .rule, a';
  // What a steward has answered is looked at in the past, where nothing is asked.
  const PAST = 'section:has(> .steward-answered) *';
  const flat = (element) => (element.getAttribute('aria-label') ?? element.innerText ?? element.textContent ?? '').replace(/\\s+/g, ' ').trim().slice(0, 80);
  const nameOf = (element) => flat(element) || element.closest('[data-space]')?.dataset.space || String(element.className?.baseVal ?? element.className);
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  // A ring on the map is pressed through what is drawn on it, but not through cards over the map or other stacks.
  const isMapped = (element) => element.matches('.ring');
  const free = (element) => {
    const [x, y] = middle(element);
    const top = document.elementFromPoint(x, y);
    if (top === null) return null;
    if (isMapped(element)) return top.closest('.map-window') !== null && top.closest('[data-off-map], [data-piece]') === null ? [x, y] : null;
    return element.contains(top) ? [x, y] : null;
  };
  const text = (selector) => document.querySelector(selector)?.textContent ?? '';
  const sign = () => ['.prompt', '.ask', '.log li:last-child', '.opened-card', '.beside', '.composer', 'dialog[open]', '.tab-panel.is-hand'].map(text).join('|')
    + document.querySelectorAll('.ring.choice, .chosen, .on, [aria-pressed=true], .region.open').length;
  let offered = [];
  function look() {
    const modal = document.querySelector('dialog:modal');
    const prompt = document.querySelector('.prompt');
    const isAsked = prompt?.classList.contains('mine') === true;
    const taken = new Set();
    offered = [];
    for (const [sort, selector] of SORTS)
      for (const element of document.querySelectorAll(selector)) {
        if (taken.has(element) || element.matches(PAST) || (modal !== null && !modal.contains(element)) || !isSeen(element)) continue;
        if (sort === 'act' && element.matches(LEFT_ALONE)) continue;
        taken.add(element);
        offered.push({ sort, element });
      }
    const isLog = document.querySelectorAll('.log li').length;
    return {
      isAsked,
      isOver: document.querySelector('.outcome')?.checkVisibility() === true,
      kind: document.querySelector('.successors-answer')?.dataset.kind ?? null,
      prompt: text('.prompt p'),
      sign: sign(),
      stand: [isLog, text('.log li:last-child'), text('.prompt p')].join('|'),
      offers: offered.map(({ sort, element }) => ({ sort, words: nameOf(element) })),
    };
  }
  function reach(i) {
    const { element } = offered[i];
    if (!element.isConnected) return null;
    if (!isMapped(element)) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    return free(element);
  }
  const change = (before, ms) => new Promise((done) => {
    const until = performance.now() + ms;
    let last = null;
    requestAnimationFrame(function see() {
      const now = sign();
      if ((now !== before && now === last) || performance.now() > until) return done(now !== before);
      last = now;
      requestAnimationFrame(see);
    });
  });
  globalThis.diadochiDriver = { look: () => asPainted(look), reach, change };
})()`;

export async function look(page: Page): Promise<Look> {
  return (await page.evaluate(`${EYES}; diadochiDriver.look()`)) as Look;
}
/** Where it can be pressed; null if it is gone or something lies on it. */
export async function reach(page: Page, offer: number): Promise<readonly [x: number, y: number] | null> {
  return (await page.evaluate(`diadochiDriver.reach(${offer})`)) as [number, number] | null;
}
/** Waits until all looks otherwise, and at rest; says whether it does. */
export async function change(page: Page, before: string, ms: number): Promise<boolean> {
  return (await page.evaluate(`${EYES}; diadochiDriver.change(${JSON.stringify(before)}, ${ms})`)) as boolean;
}
