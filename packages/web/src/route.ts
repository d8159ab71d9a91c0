/** Which page is shown: the address says it, and going elsewhere loads nothing anew. */

import { computed, signal } from '@preact/signals';

const address = signal(here());

function here(): string {
  return location.pathname + location.search + location.hash;
}

export type Route =
  | { readonly page: 'lobby'; readonly game: string | null }
  | {
      readonly page: 'table';
      readonly id: string;
      readonly replay: Replayed | null;
      readonly secret: string | null;
    }
  | { readonly page: 'content'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string; readonly at: string }
  | { readonly page: 'nowhere' };

/** A moment of the past, by whose eyes it is seen; null: from the beginning, as it comes. */
interface Replayed {
  readonly at: number | null;
  readonly by: string | null;
}

function routeOf(url: string): Route {
  const { pathname, searchParams, hash } = new URL(url, location.origin);
  if (pathname === '/') return { page: 'lobby', game: searchParams.get('game') };
  const content = pathname.match(/^\/content\/([a-z0-9]+)\/?$/);
  if (content !== null) return { page: 'content', game: content[1] };
  const rules = pathname.match(/^\/rules\/([a-z0-9]+)(?:\/([\w.-]*))?$/);
  if (rules !== null) return { page: 'rules', game: rules[1], at: rules[2] ?? '' };
  const table = pathname.match(/^\/table\/([a-z0-9]+)(?:\/at\/(\d{1,9}))?\/?$/);
  if (table === null) return { page: 'nowhere' };
  const at = table[2] === undefined ? null : Number(table[2]);
  const isReplay = at !== null || searchParams.has('replay');
  const replay = isReplay ? { at, by: searchParams.get('by') } : null;
  return { page: 'table', id: table[1], replay, secret: hash.slice(1) || null };
}

export const route = computed(() => routeOf(address.value));

/** What was noted last: one is there already. */
let noted: string | null = null;

export function go(url: string): void {
  noted = null;
  history.pushState(null, '', url);
  address.value = here();
  scrollTo(0, 0);
}

/** Notes where one has got to, for whoever loads the page again or passes the address on. */
export function noteAddress(url: string): void {
  // While the rules lie open beside the table, the address is that from which they were opened.
  if (history.state?.rules != null) return;
  history.replaceState(null, '', url);
  noted = here();
}

/** Takes a secret that has been used out of the address, so that it is not passed on by mistake. */
export function dropSecret(): void {
  history.replaceState(null, '', location.pathname + location.search);
  address.value = here();
}

const follow = () => {
  if (here() === noted) return;
  noted = null;
  address.value = here();
};
addEventListener('popstate', follow);
addEventListener('hashchange', follow);

/** Links of the page itself need no new page; everything unusual (new tab, download) is left to the browser. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  if (link.hash !== '' && link.pathname === location.pathname) return;
  if (routeOf(link.href).page === 'nowhere') return;
  event.preventDefault();
  go(link.href);
});
