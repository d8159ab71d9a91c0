/**
 * Painting is two fifths of what a browser does, and whoever presses what is offered looks at no picture. So the pages of tests
 * are laid out, hear and answer as ever, and paint only while somebody looks (`painted`), or always, if one asks for that.
 */

import type { BrowserContext, Page } from 'playwright-core';

/** Only the root is see-through: whether something is shown is asked of all below it as before (`asPainted`, within one task). */
const script = (paints: boolean): string => `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important }');
  sheet.disabled = ${paints};
  document.adoptedStyleSheets.push(sheet);
  globalThis.paints = (is) => {
    sheet.disabled = is || ${paints};
  };
  globalThis.asPainted = (look) => {
    globalThis.paints(true);
    try {
      return look();
    } finally {
      globalThis.paints(false);
    }
  };
})()`;

export const paintsOnly = (context: BrowserContext, always: boolean): Promise<unknown> =>
  context.addInitScript(script(always));

/** Looks at a page as it is painted. */
export async function painted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate('paints(true)');
  try {
    return await look();
  } finally {
    // A page that has been closed meanwhile paints nothing.
    if (!page.isClosed()) await page.evaluate('paints(false)');
  }
}
