/** A sample of `npm run campaign:options`. */
import { describe, expect, it } from 'vitest';
import { successors } from '../packages/successors/src/index.ts';
import { atRandom, pairsOfRules, playAll, RULES } from '../scripts/options-campaign.ts';

describe('optional rules together', () => {
  it('are all in the campaign, each in one of twelve sections', () => {
    const beside = ['chooseColours', 'freeDiscard'];
    expect([...beside, ...Object.values(RULES).flat()].sort()).toEqual(
      Object.keys(successors.settings).sort(),
    );
    expect(pairsOfRules()).toHaveLength(66);
  });
  it('games with a pair of them, and with any of them, break nothing', { timeout: 120_000 }, () => {
    const sample = [pairsOfRules()[7], atRandom('sample')];
    expect(playAll(sample, 1, 'sample')).toMatchObject({ games: 2, failures: [] });
  });
});
