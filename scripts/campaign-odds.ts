/**
 * `npm run campaign:odds`: fights Land Battles, lays Sieges and sails by the rules, as often as wanted, and compares what comes of
 * them with what the forecast said before: who wins, who is killed, what falls, what is lost.
 */

import { parseArgs } from 'node:util';
import { battleOdds } from './battle-odds.ts';
import { navalOdds } from './naval-odds.ts';
import { campaign, type Odds, type OddsCampaign } from './odds-campaign.ts';
import { FARTHEST } from './odds-comparing.ts';
import { siegeOdds } from './siege-odds.ts';

interface Wanted {
  /** How often each position is played out, by what is played; how many of the positions; for programs. */
  readonly counts: { readonly [what: string]: number };
  readonly positions: number;
  readonly seed: string;
  readonly json: boolean;
}
function wanted(): Wanted {
  const count = { type: 'string', default: '100000' } as const;
  const counts = { battles: count, sieges: count, voyages: count };
  const { values } = parseArgs({
    options: {
      ...counts,
      positions: { type: 'string', default: '99' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { seed = String(Date.now()), json, ...numbers } = values;
  for (const [option, value] of Object.entries(numbers))
    if (!/^\d{1,9}$/.test(value)) throw new Error(`--${option} should be a whole number`);
  const { positions, ...played } = numbers;
  const each = Object.entries(played).map(([what, value]) => [what, Number(value)]);
  return { counts: Object.fromEntries(each), positions: Number(positions), seed, json };
}

function play<P extends { readonly name: string }, K extends string>(
  odds: Odds<P, K>,
  { counts, positions, seed, json }: Wanted,
): OddsCampaign<K> {
  const count = counts[odds.what];
  if (!json && count > 0) console.log(odds.head);
  return campaign(odds, count, seed, count === 0 ? [] : odds.positions.slice(0, positions), (each) => {
    if (!json) console.log(odds.line(each));
  });
}

function run(): void {
  let options: Wanted;
  try {
    options = wanted();
  } catch (error) {
    console.error((error as Error).message.split('\n')[0]);
    process.exitCode = 2;
    return;
  }
  const start = performance.now();
  const all = {
    battles: play(battleOdds, options),
    sieges: play(siegeOdds, options),
    voyages: play(navalOdds, options),
  };
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const results = Object.values(all);
  const passed = results.reduce((sum, each) => sum + each.passed, 0);
  const failed = results.reduce((sum, each) => sum + each.failed, 0);
  const { seed } = options;
  if (options.json) console.log(JSON.stringify({ ...all, passed, failed, seed, seconds }));
  else {
    for (const failure of results.flatMap(({ failures }) => failures)) console.log(`failed: ${failure}`);
    for (const [what, { played }] of Object.entries(all)) console.log(`${what}: ${played}`);
    const largest = Math.max(...results.map(({ largestZ }) => largestZ));
    console.log(`largest difference: ${largest.toFixed(2)} standard errors (allowed: ${FARTHEST})`);
    console.log(`seed: ${seed}`);
    console.log(`seconds: ${seconds}`);
    console.log(`${passed} passed, ${failed} failed`);
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

run();
