/** What can be seen to be wrong with a page without understanding it. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Drawings that readers are not told of are not looked at: axe knows letters by their `color`, and in a drawing they have a `fill`.
 * What it could find there is looked for here: that nothing of them can be focused.
 */
const DRAWING = 'svg[aria-hidden="true"]';
const FOCUSABLE = `:is([tabindex]:not([tabindex="-1"]), a[href], [contenteditable])`;

interface Axe {
  readonly axe: {
    configure(spec: { noHtml: boolean }): void;
    run(
      where: unknown,
      options: { resultTypes: string[]; elementRef: boolean },
    ): Promise<{ violations: readonly Violation[] }>;
  };
}
interface Violation {
  readonly id: string;
  readonly nodes: readonly { element?: { outerHTML: string }; failureSummary: string }[];
}

/** Colours on their way to others are not looked at: even without motion they take a frame. */
const AT_REST = `new Promise(requestAnimationFrame).then(() =>
  Promise.allSettled(document.getAnimations().map(({ finished }) => finished))).then(() => {})`;

/**
 * What axe finds wrong, in words. It goes by styles, not by what is painted, and does not look at what cannot be seen: so the root,
 * which is see-through where nothing is painted (unpainted.ts), gets the style of one that is not.
 */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AT_REST);
  // Where it has been before it is still there, and knows its way.
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axe);
  const { wrong, focusable } = await page.evaluate(
    async ([drawing, focused]) => {
      const [root, styleOf] = [document.documentElement, globalThis.getComputedStyle];
      const opaque = new Proxy(styleOf(root), {
        get(style, name) {
          if (name === 'opacity') return '1';
          if (name === 'getPropertyValue')
            return (of: string) => (of === 'opacity' ? '1' : style.getPropertyValue(of));
          return style[name as keyof typeof style];
        },
      });
      globalThis.getComputedStyle = (element, pseudo) =>
        element === root && !pseudo ? opaque : styleOf(element, pseudo);
      const drawings = [...document.querySelectorAll(drawing)];
      // For axe they are empty. To leave them out by its own means takes longer than all that it looks for.
      for (const each of drawings)
        Object.defineProperty(each, 'childNodes', { value: [], configurable: true });
      try {
        const { axe } = globalThis as unknown as Axe;
        // It would write down all of the page inside every element that it looks at: here, what is wrong alone.
        axe.configure({ noHtml: true });
        const { violations } = await axe.run(document, {
          // What passes is only counted: to describe it takes as long as to find what does not.
          resultTypes: ['violations'],
          elementRef: true,
        });
        const wrong = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ element, failureSummary }) => ({
            id,
            html: element?.outerHTML ?? '',
            failureSummary,
          })),
        );
        const inDrawings = drawings.flatMap((each) => [...each.querySelectorAll(focused)]);
        return { wrong, focusable: inDrawings.map((each) => each.outerHTML) };
      } finally {
        globalThis.getComputedStyle = styleOf;
        for (const each of drawings) Reflect.deleteProperty(each, 'childNodes');
      }
    },
    [DRAWING, FOCUSABLE],
  );
  return [
    ...focusable.map(
      (html) => `in a drawing: ${html.slice(0, 160)} can be focused, and readers are not told of it`,
    ),
    ...wrong.map(
      ({ id, html, failureSummary }) =>
        `${id}: ${html.slice(0, 160)} ${failureSummary.replaceAll('\n', ' ')}`,
    ),
  ];
}

/** Nothing sticks out to the right: a page that can be scrolled sideways on a phone is broken. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
