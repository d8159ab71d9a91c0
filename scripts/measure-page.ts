/**
 * `npm run measure:page [-- --game proof|phalanxx|successors] [--lang en|de] [--json]`: weight and speed of the table page.
 * Nine cold loads on loopback, each in a fresh context; medians. Exit code 1 if a limit is exceeded.
 */

import { parseArgs } from 'node:util';
import { openBrowser, serve } from '../test/browser/serving.ts';
import {
  CODE_BYTES,
  coldLoad,
  type Figures,
  limitsOf,
  openVisit,
  type Weighed,
} from '../test/browser/weighing.ts';

const LOADS = 9;
const LANGUAGES = ['en', 'de'];

const { game, lang, json } = options();
const serving = await serve();
const browser = await openBrowser();
const visit = await openVisit(serving, game);
try {
  const loads: Figures[] = [];
  for (let i = 0; i < LOADS; i++) loads.push(await coldLoad(browser, visit, lang));
  report(loads);
} finally {
  await browser.close();
  await visit.close();
  await serving.stop();
}

function options(): { readonly game: Weighed; readonly lang: string; readonly json: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string', default: 'proof' },
        lang: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
      },
    });
    const games = Object.keys(CODE_BYTES);
    if (!games.includes(values.game))
      throw new Error(`--game is one of ${games.join(', ')}, not '${values.game}'`);
    if (!LANGUAGES.includes(values.lang))
      throw new Error(`--lang is one of ${LANGUAGES.join(', ')}, not '${values.lang}'`);
    return { ...values, game: values.game as Weighed };
  } catch (error) {
    console.error(`measure:page: ${(error as Error).message}`);
    process.exit(2);
  }
}

function report(loads: readonly Figures[]): void {
  const limits = limitsOf(game);
  const keys = Object.keys(limits) as (keyof Figures)[];
  const median = (key: keyof Figures) =>
    Math.round(loads.map((load) => load[key]).sort((a, b) => a - b)[Math.floor(loads.length / 2)]);
  const figures = Object.fromEntries(keys.map((key) => [key, median(key)])) as Figures;
  const exceeded = keys.filter((key) => figures[key] > limits[key]);
  if (json) console.log(JSON.stringify({ game, lang, ...figures, loads: loads.length, limits, exceeded }));
  else {
    for (const key of keys)
      console.log(`${key.padEnd(16)}${String(figures[key]).padStart(8)}   at most ${limits[key]}`);
    if (exceeded.length > 0) console.log(`too much: ${exceeded.join(', ')}`);
  }
  process.exitCode = exceeded.length === 0 ? 0 : 1;
}
