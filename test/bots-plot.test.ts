/** The plot of docs/bots.md (`npm run plot`). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plotOf, type Told } from '../scripts/bots-plot.ts';

const kept = (ending: string): string =>
  readFileSync(new URL(`../docs/figures/greedy-four.${ending}`, import.meta.url), 'utf8');
const reports: readonly Told[] = JSON.parse(kept('json'));

it('is drawn from the reports beside it', () => {
  expect(plotOf(reports)).toBe(kept('svg'));
});

it('loses no game: every ending is in a bar', () => {
  for (const { report } of reports) {
    const endings = Object.values(report.conduct['endings by Game Turn']).reduce((a, b) => a + b, 0);
    expect(endings).toBe(report.games);
    expect(report.wins.reduce((a, b) => a + b, 0)).toBe(report.games);
  }
  // Under each name four bars of Game Turns, and one more for each way of ending in one.
  expect(kept('svg').match(/<rect class="regency"/g)).toHaveLength(1 + 2 + 1);
});
