/** Opening the table page for the first time: what comes over the line, and how long it takes. */

import type { Browser, Request } from 'playwright-core';
import { TWO_AT_CARDS } from './hand-scene.ts';
import { newTable } from './playing.ts';
import { openScene } from './scene-house.ts';

/** What the table page of each game may weigh up to the first decision: HTML, code, styles and the texts of one language, as sent. */
export const CODE_BYTES = { proof: 60 * 1024, phalanxx: 75 * 1024, successors: 90 * 1024 } as const;
export type Weighed = keyof typeof CODE_BYTES;
/** What it may weigh besides (compressed, as it is sent) and take. */
const LIMITS = {
  fontBytes: 105 * 1024,
  drawingBytes: 100 * 1024,
  requests: 17,
  firstPaintMs: 300,
  promptUsableMs: 600,
} as const;
export type Figures = { -readonly [K in keyof ReturnType<typeof limitsOf>]: number };
/** Some games have their content and their map besides, and what they share with the lobby. */
const MORE_REQUESTS = { proof: 0, phalanxx: 2, successors: 3 } as const;
export const limitsOf = (game: Weighed) => ({
  codeBytes: CODE_BYTES[game],
  ...LIMITS,
  requests: LIMITS.requests + MORE_REQUESTS[game],
});

interface Visit {
  readonly address: string;
  readonly seat: Seat;
  close(): Promise<void>;
}
/** A table at which the visitor sits and is asked: of Successors in the Tyche Segment, with a full hand; else the first question. */
export async function openVisit(serving: { readonly address: string }, game: Weighed): Promise<Visit> {
  if (game !== 'successors') {
    const { address } = serving;
    return { address, seat: await askedFirst(address, game), close: async () => {} };
  }
  const scene = await openScene(TWO_AT_CARDS);
  return { address: scene.address, seat: scene.seats[0] as Seat, close: () => scene.close() };
}

/**
 * The lightest of a few loads: where the server takes seconds to answer, the page loads more meanwhile, which says nothing
 * of what it needs.
 */
export async function lightestLoad(
  browser: Browser,
  visit: Visit,
  locale: string,
  most: number,
): Promise<Figures> {
  let lightest = await coldLoad(browser, visit, locale);
  for (let tries = 1; tries < 3 && lightest.codeBytes > most; tries++) {
    const next = await coldLoad(browser, visit, locale);
    if (next.codeBytes < lightest.codeBytes) lightest = next;
  }
  return lightest;
}

/** One load in a fresh context. What is first asked for when there is something to decide is not weighed. */
export async function coldLoad(
  browser: Browser,
  { address, seat: at }: Visit,
  locale = 'en',
): Promise<Figures> {
  const { id, seat, token } = at;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale });
  const page = await context.newPage();
  await page.addInitScript(([key, value]) => globalThis.localStorage.setItem(key, value), [
    'diadochi.seats',
    JSON.stringify([{ id, seat, token, name: 'Ann' }]),
  ] as const);
  // The page notes it itself, from its first moment on: by the time that it is heard of here, more may have been asked for.
  await page.addInitScript(`globalThis.usable = (${USABLE})(${JSON.stringify(OFFERED)})`);
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  await page.goto(`${address}/table/${id}`, { waitUntil: 'commit' });
  const usableAt = await page.evaluate<number>('globalThis.usable');
  await page.waitForLoadState('networkidle');
  // The page notes of each when it was begun, but only when it has come: of what is still on its way nothing is known.
  const come = sent.filter((request) => request.url().startsWith('http'));
  const sizes = await Promise.all(come.map((request) => request.sizes()));
  const [paint, begun] = await page.evaluate(() => {
    const entries = performance.getEntriesByType('paint' as never) as { name: string; startTime: number }[];
    const loads = performance.getEntriesByType('resource' as never) as { name: string; startTime: number }[];
    return [
      entries.find(({ name }) => name === 'first-paint')?.startTime ?? 0,
      Object.fromEntries(loads.map(({ name, startTime }) => [name, startTime])),
    ] as const;
  });
  const figures: Figures = {
    codeBytes: 0,
    fontBytes: 0,
    drawingBytes: 0,
    requests: 0,
    firstPaintMs: paint,
    promptUsableMs: usableAt,
  };
  for (const [i, request] of come.entries()) {
    if ((begun[request.url()] ?? 0) > usableAt) continue;
    figures.requests++;
    const { responseBodySize } = sizes[i];
    const kind = request.resourceType();
    if (['document', 'script', 'stylesheet'].includes(kind)) figures.codeBytes += responseBodySize;
    else if (kind === 'font') figures.fontBytes += responseBodySize;
    else if (kind === 'image') figures.drawingBytes += responseBodySize;
  }
  await context.close();
  return figures;
}
/** Some questions are answered on the map alone, or on a card. */
const OFFERED = '.answer .offer:not([aria-disabled="true"]), .answer .confirm, .ring.choice, .tyche-card.can';
/** When what can be pressed is there; runs in the page. */
const USABLE = `(offered) =>
  new Promise((found) => {
    const watching = new MutationObserver(() => {
      if (document.querySelector(offered) === null) return;
      found(performance.now());
      watching.disconnect();
    });
    watching.observe(document, { childList: true, subtree: true, attributes: true });
  })`;

/** A table of two people, and whom its first question is put to: with a bot, how it plays would decide what is weighed. */
async function askedFirst(address: string, game: string): Promise<Seat> {
  const { id, links } = await newTable(address, ['person', 'person'], {}, game);
  const seats: Seat[] = [];
  for (const link of links) {
    const joined = await fetch(`${address}/api/tables/${id}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: link.split('#')[1], name: ['Ann', 'Bob'][seats.length] }),
    });
    seats.push({ id, ...((await joined.json()) as Omit<Seat, 'id'>) });
  }
  const answer = await fetch(`${address}/api/tables/${id}`);
  const { table } = (await answer.json()) as { table: { asked: number[] } };
  return seats[table.asked[0]];
}
interface Seat {
  readonly id: string;
  readonly seat: number;
  readonly token: string;
}
