/**
 * `npm run campaign:oracle`: the second opinion. What the rulebook alone says of random positions (test/oracle) is compared with what
 * the game says: control, points, chances, strengths, modifiers, results.
 */

import { parseArgs } from 'node:util';
import { campaignOracle } from '../test/oracle/campaign.ts';

function wanted(): { positions: number; seed: string; json: boolean } {
  const { values } = parseArgs({
    options: {
      positions: { type: 'string', default: '10000' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { positions, seed = String(Date.now()), json } = values;
  if (!/^[1-9]\d{0,8}$/.test(positions)) throw new Error('--positions should be a whole number, at least 1');
  return { positions: Number(positions), seed, json };
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
  const { positions, seed, json } = options;
  const start = performance.now();
  const result = campaignOracle(positions, seed);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  if (json) console.log(JSON.stringify({ ...result, seed, seconds }));
  else {
    for (const failure of result.failures) console.log(`failed: ${failure}`);
    for (const [subject, count] of Object.entries(result.compared)) console.log(`${subject}: ${count}`);
    console.log(
      `positions: ${result.positions}, of ${result.games} games and ${result.wars} wars, ${result.optional} of them with optional rules`,
    );
    console.log(`seed: ${seed}`);
    console.log(`seconds: ${seconds}`);
    console.log(`${result.passed} passed, ${result.failed} failed`);
  }
  process.exitCode = result.failed === 0 ? 0 : 1;
}

run();
