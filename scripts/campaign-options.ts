/**
 * `npm run campaign:options`: games of Successors with every pair of its twelve optional rules, and with any of them at random, all
 * invariants on. `--games`: of each pair; `--random`: how many with options at random.
 */

import { command, newTally } from './campaign-tally.ts';
import { atRandom, type Campaign, pairsOfRules, playAll } from './options-campaign.ts';

const WHOLE = /^\d{1,7}$/;

await command({
  option: 'games',
  usual: 20,
  more: { random: { type: 'string' } },
  judged: ({ random = '0' }) => (WHOLE.test(String(random)) ? null : '--random should be a whole number'),
  async run(games, seed, progress, { random = '0' }) {
    const pairs = playAll(pairsOfRules(), games, seed, (played) => progress(played / pairsOfRules().length));
    const any = Array.from({ length: Number(random) }, (_, i) => atRandom(`${seed}/${i}`));
    const others = playAll(any, 1, `${seed}/random`);
    const tally = newTally();
    for (const { games: played, failures } of [pairs, others]) {
      tally.passed += Math.max(0, played - failures.length);
      for (const failure of failures) tally.check(false, () => failure);
    }
    return Object.assign(tally, { pairs: inWords(pairs), random: inWords(others) });
  },
});

function inWords({ games, lengths }: Campaign): string {
  return `${games} games${lengths === null ? '' : `; ${lengths}`}`;
}
