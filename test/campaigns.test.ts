/** Samples of the campaigns; `npm run campaign:kill` and `npm run campaign:forge` run the whole (docs/campaigns.md). */
import { expect, it } from 'vitest';
import { campaignForge } from '../scripts/campaign-forge.ts';
import { campaignKill } from '../scripts/campaign-kill.ts';

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
