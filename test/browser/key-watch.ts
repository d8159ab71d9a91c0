/**
 * Where a text is missing the page shows its key. Every page that a browser test visits is watched for that: whatever is
 * drawn, for however short a time, in whatever language.
 */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

const root = join(import.meta.dirname, '../..');

/** How keys begin: `lobby.title`, `phalanxx/option.expert`. */
const BEGINNINGS = [
  ...new Set(
    globSync('packages/*/messages/en.json', { cwd: root }).flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')) as object).map(
        (key) => key.split(/[./]/)[0],
      ),
    ),
  ),
];
/** A key by itself or as a word of a text; addresses, which have something before it, are none. */
const KEY = `(?:^|[\\s('"‘“„>])(?:${BEGINNINGS.join('|')})[./][a-zA-Z][\\w./-]*`;

export const isLikeAKey = (text: string): boolean => new RegExp(KEY).test(text);

const FOUND = 'a text like a message key:';

/** Runs in the page: looks at all that is drawn there, as it is drawn. */
const WATCH = `(() => {
  const key = new RegExp(${JSON.stringify(KEY)});
  const spoken = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const told = new Set();
  const tell = (text) => {
    // Most texts have neither, and to look for every beginning in them takes long.
    if (text === null || !(text.includes('.') || text.includes('/'))) return;
    if (!key.test(text) || told.has(text)) return;
    told.add(text);
    console.debug(${JSON.stringify(FOUND)}, text.trim().slice(0, 120));
  };
  const look = (node) => {
    if (node.nodeType === Node.TEXT_NODE) tell(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches('script, style')) return;
    for (const name of spoken) tell(node.getAttribute(name));
    for (const child of node.childNodes) look(child);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'childList') addedNodes.forEach(look);
      else if (type === 'characterData') tell(target.data);
      else tell(target.getAttribute(attributeName));
    }
  }).observe(document, {
    childList: true, characterData: true, attributes: true, attributeFilter: spoken, subtree: true,
  });
})()`;

/** What was found since the last test. */
const found: string[] = [];

export async function watchForKeys(context: BrowserContext): Promise<void> {
  await context.addInitScript(WATCH);
  context.on('console', (message) => {
    if (message.text().startsWith(FOUND)) found.push(message.text());
  });
}

export const keysFound = (): string[] => found.splice(0);
