/** Samples of the campaigns; `npm run campaign:kill`, `:forge` and `:odds` run the whole (docs/campaigns.md). */
import { expect, it } from 'vitest';
import { campaignForge } from '../scripts/campaign-forge.ts';
import { campaignKill } from '../scripts/campaign-kill.ts';
import { campaignOdds } from '../scripts/campaign-odds.ts';
import { campaignVoyages } from '../scripts/naval-odds.ts';
import { NAVAL_POSITIONS } from '../scripts/naval-positions.ts';
import { POSITIONS } from '../scripts/odds-positions.ts';
import { campaignSieges } from '../scripts/siege-odds.ts';
import { SIEGES } from '../scripts/siege-positions.ts';

const MINUTE = 60_000;

it(
  'a killed server loses nothing that it has acknowledged, and every table goes on',
  async () => {
    const { failures, failed, passed, kills, acknowledged } = await campaignKill(4, 'sample');
    expect(failures).toEqual([]);
    expect(failed).toBe(0);
    expect(kills).toBe(4);
    expect(acknowledged).toBeGreaterThan(10);
    expect(passed).toBeGreaterThan(100);
  },
  2 * MINUTE,
);

it(
  'forged requests change nothing; legal ones are accepted',
  async () => {
    const { failures, failed, forged, legal, batches } = await campaignForge(2000, 'sample');
    expect(failures).toEqual([]);
    expect(failed).toBe(0);
    expect(forged).toBe(2000);
    expect(batches).toBe(4);
    expect(legal).toBeGreaterThanOrEqual(12);
  },
  2 * MINUTE,
);

it(
  'battles end as often as foretold',
  () => {
    const { failures, failed, passed, battles, largestZ } = campaignOdds(400, 'sample');
    expect(failures).toEqual([]);
    expect(failed).toBe(0);
    expect(POSITIONS.length).toBeGreaterThanOrEqual(30);
    expect(battles).toBe(400 * POSITIONS.length);
    expect(passed).toBe(9 * POSITIONS.length);
    // It would be strange if nothing differed at all.
    expect(largestZ).toBeGreaterThan(1);
  },
  2 * MINUTE,
);

it(
  'cities fall as often as foretold',
  () => {
    const { failures, failed, passed, sieges, largestZ } = campaignSieges(400, 'sample');
    expect(failures).toEqual([]);
    expect(failed).toBe(0);
    expect(SIEGES.length).toBeGreaterThanOrEqual(20);
    expect(sieges).toBe(400 * SIEGES.length);
    expect(passed).toBe(6 * SIEGES.length);
    expect(largestZ).toBeGreaterThan(1);
  },
  2 * MINUTE,
);

it(
  'Naval Battles end as often as foretold',
  () => {
    const { failures, failed, passed, voyages, largestZ } = campaignVoyages(400, 'sample');
    expect(failures).toEqual([]);
    expect(failed).toBe(0);
    expect(NAVAL_POSITIONS.length).toBeGreaterThanOrEqual(20);
    expect(voyages).toBe(400 * NAVAL_POSITIONS.length);
    expect(passed).toBe(5 * NAVAL_POSITIONS.length);
    expect(largestZ).toBeGreaterThan(1);
  },
  2 * MINUTE,
);

it('odds that are wrong are noticed', () => {
  const wrong = { name: 'even', attackers: 'loyal 2', defenders: 'loyal 2' };
  const { failed, failures } = campaignOdds(
    2000,
    'wrong',
    [wrong],
    undefined,
    ({ attackerLosses, ...rest }) => ({
      ...rest,
      attackerLosses: attackerLosses + 0.1,
    }),
  );
  expect(failed).toBe(1);
  expect(failures[0]).toMatch(/^even: attackerLosses is 0\.\d+ in 2000 battles, foretold was/);
});
