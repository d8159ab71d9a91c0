/** What can be seen to be wrong with a page without understanding it. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  readonly axe: { run(options: { resultTypes: string[] }): Promise<{ violations: unknown[] }> };
}

/** Colours on their way to others are not looked at: even without motion they take a frame. */
const AT_REST = `new Promise(requestAnimationFrame).then(() =>
  Promise.allSettled(document.getAnimations().map(({ finished }) => finished))).then(() => {})`;

/** What axe finds wrong, in words. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AT_REST);
  // Where it has been before it is still there, and knows its way.
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    // What passes is only counted: to describe it takes as long as to find what does not.
    (globalThis as unknown as Axe).axe.run({ resultTypes: ['violations'] }),
  );
  return (violations as { id: string; nodes: { html: string; failureSummary: string }[] }[]).flatMap(
    ({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.replaceAll('\n', ' ')}`,
      ),
  );
}

/** Nothing sticks out to the right: a page that can be scrolled sideways on a phone is broken. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
