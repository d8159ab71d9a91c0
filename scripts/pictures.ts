/**
 * `npm run pictures`: lobby and table as they look today, into docs/pictures, wide and narrow, light and dark. With a
 * server of its own, whose tables are played by a few guests until there is something to see.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { playOn } from '../test/browser/playing.ts';
import { openBrowser, serve, visitor } from '../test/browser/serving.ts';
import { smallPng } from './small-png.ts';

const folder = join(import.meta.dirname, '../docs/pictures');
const VIEWPORTS = { wide: { width: 1440, height: 900 }, narrow: { width: 360, height: 740 } };
const SCHEMES = ['light', 'dark'] as const;
/** So many villages are held at the table when its picture is taken. */
const HELD = 3;
const ATTEMPTS = 8;

interface Seat {
  readonly id: string;
  readonly seat: number;
  readonly token: string;
  readonly name: string;
}
interface NewTable {
  readonly name: string;
  /** Who sits where: a guest by name, a bot, or nobody yet. */
  readonly seats: readonly (string | { readonly bot: string } | null)[];
  readonly options?: { readonly [key: string]: number };
}

const server = await serve();
const browser = await openBrowser();
try {
  const bot = { bot: 'random' };
  const main = await eventfulTable();
  const mine: Seat[] = [
    main[0],
    (await table({ name: 'Road to Baktra', seats: ['Roxane', 'Berenike'] }))[1],
    (await table({ name: 'Evenings at Sardeis', seats: ['Berenike', null, null] }))[0],
  ];
  await table({ name: 'First time, with help', seats: ['Kalliope', bot, null] });
  await table({ name: 'Winter in Pella', seats: ['Hektor', null] });
  await table({ name: 'Elephants at Dawn', seats: ['Roxane', 'Ptolemaios', null, null] });

  mkdirSync(folder, { recursive: true });
  for (const [width, viewport] of Object.entries(VIEWPORTS))
    for (const colorScheme of SCHEMES) {
      const { page, context } = await visitor(browser, { viewport, colorScheme, reducedMotion: 'reduce' });
      await remembering(page, mine);
      await taken(page, '/', '.open-tables', `lobby-${width}-${colorScheme}`);
      await taken(page, `/table/${main[0].id}`, '.prompt', `table-${width}-${colorScheme}`);
      await context.close();
    }
} finally {
  await browser.close();
  await server.stop();
}

/** A table at which a few villages have fallen, and the first player has the turn. */
async function eventfulTable(): Promise<Seat[]> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const seats = await table({
      name: 'The Partition',
      seats: ['Berenike', 'Hektor', { bot: 'random' }],
      options: { seasons: 6 },
    });
    const players = await Promise.all(seats.map((seat) => seated(seat)));
    let found = false;
    await playOn(players, `pictures ${attempt}`, async () => {
      found = await isEventful(seats[0].id);
      return found;
    });
    for (const player of players) await player.context().close();
    if (found) return seats;
  }
  throw new Error(`in ${ATTEMPTS} games there was nothing to see`);
}

async function isEventful(id: string): Promise<boolean> {
  const answer = await fetch(`${server.address}/api/tables/${id}/view`);
  const { view } = (await answer.json()) as { view: SeatView };
  const holders = Object.values(view.table.holders).filter((holder) => holder !== null);
  return holders.length >= HELD && view.asked?.kind === 'turn' && view.asked.seats[0] === 0;
}
interface SeatView {
  readonly table: { readonly holders: { readonly [village: string]: number | null } };
  readonly asked: { readonly kind: string; readonly seats: readonly number[] } | null;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Opens a table and seats its guests. */
async function table({ name, seats, options = {} }: NewTable): Promise<Seat[]> {
  const { id, secrets } = await post<{ id: string; secrets: string[] }>('/api/tables', {
    game: 'proof',
    name,
    options,
    seats: seats.map((each) => (each !== null && typeof each === 'object' ? each : { person: '' })),
    open: true,
  });
  const sitting: Seat[] = [];
  for (const [i, guest] of seats.entries())
    if (typeof guest === 'string') {
      const body = { secret: secrets[i], name: guest };
      const { seat, token } = await post<{ seat: number; token: string }>(`/api/tables/${id}/join`, body);
      sitting.push({ id, seat, token, name: guest });
    }
  return sitting;
}

/** A guest's own browser, at the table. */
async function seated(seat: Seat): Promise<Page> {
  const { page } = await visitor(browser);
  await remembering(page, [seat]);
  await page.goto(`${server.address}/table/${seat.id}`);
  return page;
}

/** A browser in which these seats were taken before. */
async function remembering(page: Page, seats: readonly Seat[]): Promise<void> {
  const kept = { 'diadochi.seats': seats, 'diadochi.name': seats[0].name };
  for (const [key, value] of Object.entries(kept)) {
    const script = `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify(value))})`;
    await page.addInitScript(script);
  }
}

async function taken(page: Page, path: string, awaited: string, name: string): Promise<void> {
  await page.goto(server.address + path);
  await page.locator(awaited).first().waitFor();
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled' });
  writeFileSync(join(folder, `${name}.png`), smallPng(picture));
}
