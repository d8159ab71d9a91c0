/**
 * `npm run campaign:options`: games of Successors with every pair of its twelve optional rules, and with any of them at random, all
 * invariants on. `--games`: of each pair; `--random`: how many with options at random.
 */

import { parseArgs } from 'node:util';
import { atRandom, pairsOfRules, playAll } from './options-campaign.ts';

function wanted(): { games: number; random: number; seed: string; json: boolean } {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '20' },
      random: { type: 'string', default: '0' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { games, random, seed = String(Date.now()), json } = values;
  for (const [option, value] of Object.entries({ games, random }))
    if (!/^\d{1,7}$/.test(value)) throw new Error(`--${option} should be a whole number`);
  return { games: Number(games), random: Number(random), seed, json };
}

function run(): void {
  let options: ReturnType<typeof wanted>;
  try {
    options = wanted();
  } catch (error) {
    console.error((error as Error).message.split('\n')[0]);
    process.exitCode = 2;
    return;
  }
  const { games, random, seed, json } = options;
  const told = (what: string) => (done: number) => {
    if (done % 100 === 0) console.error(`${done} games with ${what}`);
  };
  const pairs = playAll(games === 0 ? [] : pairsOfRules(), games, seed, told('pairs'));
  const any = Array.from({ length: random }, (_, i) => atRandom(`${seed}/${i}`));
  const others = playAll(any, 1, `${seed}/random`, told('any options'));
  const failures = [...pairs.failures, ...others.failures];
  if (json) console.log(JSON.stringify({ seed, pairs, random: others }));
  else {
    for (const failure of failures) console.log(`failed: ${failure}`);
    for (const [what, { games: played, lengths }] of [
      ['pairs of rules', pairs],
      ['options at random', others],
    ] as const)
      if (played > 0) console.log(`${what}: ${played} games${lengths === null ? '' : `; ${lengths}`}`);
    console.log(`seed: ${seed}`);
    console.log(`${pairs.games + others.games - failures.length} passed, ${failures.length} failed`);
  }
  if (failures.length > 0) process.exitCode = 1;
}

run();
