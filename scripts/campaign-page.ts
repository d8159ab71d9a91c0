/**
 * `npm run campaign:page`: whole games through the page, in a real browser at a real server, by a driver that presses
 * only what is offered (test/browser/driver.ts). Against it: errors of the page, message keys, words and buttons on each
 * other or cut off, requests that fail, and questions that lead nowhere.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { dice } from '../packages/kernel/src/index.ts';
import { backUp, exportTable, restore } from '../packages/server/src/data.ts';
import { DeadEnd, type Driver, driverOf } from '../test/browser/driver.ts';
import { keysFound } from '../test/browser/key-watch.ts';
import { openBrowser, type Serving, serve, visitor } from '../test/browser/serving.ts';
import { command, newTally, type Tally } from './campaign-tally.ts';

const GAMES: { readonly [game: string]: { readonly seats: readonly number[]; readonly bot: string } } = {
  proof: { seats: [2, 3, 4], bot: 'random' },
  phalanxx: { seats: [1, 2, 3, 4], bot: 'greedy' },
  successors: { seats: [2, 3, 4, 5], bot: 'greedy' },
};
const LANGUAGES = ['en', 'de'];

export interface PageCampaign {
  readonly game: string;
  readonly width?: number;
  readonly lang?: string;
  /** What moves moves; else everything is there at once. */
  readonly motion?: boolean;
  readonly options?: { readonly [key: string]: number | boolean };
  /** Where what failed is kept, with a picture, the record and the steps. */
  readonly folder?: string;
}
export interface PagePlayed extends Tally {
  games: number;
  presses: number;
  readonly pressed: { [sort: string]: number };
  readonly kinds: { [kind: string]: number };
}

export async function campaignPage(
  games: number,
  seed: string,
  progress: (done: number) => void = () => {},
  wanted: PageCampaign = { game: 'proof' },
): Promise<PagePlayed> {
  const result: PagePlayed = { ...newTally(), games: 0, presses: 0, pressed: {}, kinds: {} };
  const [server, browser] = await Promise.all([serve(), openBrowser()]);
  try {
    for (let game = 0; game < games; game++) {
      const name = `${wanted.game} ${seed} ${game}`;
      const driver = await played(server, browser, name, wanted, result);
      result.games++;
      result.presses += driver.steps.length;
      add(result.pressed, driver.pressed);
      add(result.kinds, driver.kinds);
      progress(result.games);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return result;
}

function add(sum: { [name: string]: number }, more: { readonly [name: string]: number }): void {
  for (const [name, count] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + count;
}

/** One game, from its link to its end. */
async function played(
  server: Serving,
  browser: Browser,
  name: string,
  wanted: PageCampaign,
  tally: Tally,
): Promise<Driver> {
  const { game, width = 1440, lang = 'en', motion = false } = wanted;
  const { id, secret } = await tableOf(server.address, name, wanted);
  const { page, context, errors } = await visitor(browser, {
    isPainted: true,
    viewport: width < 700 ? { width, height: 844 } : { width, height: 900 },
    locale: lang,
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  const failed = requestsThatFail(page);
  const driver = driverOf(page, {
    seed: name,
    async onDefect({ what, step }) {
      await keep(server, id, driver, wanted.folder, `${name} ${step}`);
      tally.check(false, () => `${name}, after ${step} presses: ${what}`);
    },
  });
  const noted = async (what: readonly string[]) => {
    for (const each of what) await driver.note(each);
  };
  await page.goto(`${server.address}/table/${id}#${secret}`);
  await page.locator('#name').fill('Ann');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((address) => address.hash === '');
  try {
    for (let isOver = false; !isOver; ) {
      isOver = (await driver.step()) === 'over';
      await noted([...errors.splice(0), ...keysFound(), ...failed.splice(0)]);
    }
  } catch (error) {
    if (!(error instanceof DeadEnd)) await driver.note(`it broke off: ${(error as Error).message}`);
  }
  tally.check(
    await page.locator('.outcome').first().isVisible(),
    () => `${name}: it was not played to its end`,
  );
  await context.close();
  tally.check(driver.defects.length === 0, () => `${name} (${game}): ${driver.defects.length} defects`);
  return driver;
}

/** Ann and bots, as many as the seed says. */
async function tableOf(
  address: string,
  name: string,
  { game, options = {} }: PageCampaign,
): Promise<{ readonly id: string; readonly secret: string }> {
  const { seats, bot } = GAMES[game];
  const others = seats[dice(name)(seats.length)] - 1;
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game,
      name,
      options,
      seats: [{ person: '' }, ...Array.from({ length: others }, () => ({ bot }))],
    }),
  });
  const { id, secrets } = (await answer.json()) as { id: string; secrets: string[] };
  return { id, secret: secrets[0] };
}

/**
 * What the page asked for and did not get. Whoever no longer wants an answer may let go of it; and what could be chosen
 * next may be asked of a question that somebody answers in the same moment, or be the answer to it, where one's steward was
 * quicker: then there is news of that.
 */
function requestsThatFail(page: Page): string[] {
  const failed: string[] = [];
  let news = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', () => {
      news = performance.now();
    }),
  );
  const begun = new WeakMap<object, number>();
  page.on('request', (request) => begun.set(request, performance.now()));
  page.on('response', async (response) => {
    if (response.status() < 400) return;
    const request = response.request();
    const { pathname, search } = new URL(response.url());
    if (pathname.endsWith('/options') || (pathname.endsWith('/actions') && response.status() === 409)) {
      await setTimeout(NEWS_MS);
      if (news >= (begun.get(request) ?? 0) - NEWS_MS) return;
    }
    const asked = decodeURIComponent(search) + (request.postData() ?? '');
    failed.push(`a request fails: ${response.status()} ${request.method()} ${pathname} ${asked}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') failed.push(`a request fails: ${why} ${request.url()}`);
  });
  return failed;
}
/** News come so soon, if they come, however busy the machine is. */
const NEWS_MS = 3000;

/** The page as it looks, what was pressed, and the table as it is stored. */
async function keep(
  { data }: Serving,
  table: string,
  { page, steps }: Driver,
  folder: string | undefined,
  name: string,
): Promise<void> {
  if (folder === undefined) return;
  const place = join(folder, name.replaceAll(/[^\w-]+/g, '-'));
  mkdirSync(place, { recursive: true });
  await page.screenshot({ path: join(place, 'page.png') });
  writeFileSync(join(place, 'steps.txt'), `${steps.join('\n')}\n`);
  const [copy, restored] = [join(place, 'copy'), join(place, 'data')];
  backUp({ data, database: undefined }, copy);
  restore(copy, { data: restored, database: undefined });
  writeFileSync(
    join(place, 'table.json'),
    JSON.stringify(await exportTable({ data: restored, database: undefined }, table)),
  );
  rmSync(copy);
  rmSync(restored, { recursive: true });
}

if (import.meta.main)
  await command({
    option: 'games',
    usual: 20,
    more: {
      game: { type: 'string' },
      width: { type: 'string' },
      lang: { type: 'string' },
      motion: { type: 'boolean' },
      out: { type: 'string' },
    },
    judged({ game = 'successors', width = '1440', lang = 'en' }) {
      if (!(String(game) in GAMES)) return `--game is one of ${Object.keys(GAMES).join(', ')}`;
      if (!/^\d{3,4}$/.test(String(width))) return '--width is a number of pixels, such as 1440 or 390';
      return LANGUAGES.includes(String(lang)) ? null : `--lang is one of ${LANGUAGES.join(', ')}`;
    },
    run: (games, seed, progress, { game = 'successors', width = '1440', lang = 'en', motion, out }) =>
      campaignPage(games, seed, progress, {
        game: String(game),
        width: Number(width),
        lang: String(lang),
        motion: motion === true,
        folder: String(out ?? '.cache/page-failures'),
      }),
  });
