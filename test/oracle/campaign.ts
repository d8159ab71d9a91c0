/** Random games with any number of players, in which whatever the oracle can say is compared with what the game says. */

import { dice } from '../../packages/kernel/src/index.ts';
import { askedComparer, BEGUN } from './asked.ts';
import { compareAtRest } from './at-rest.ts';
import { ROLLED, rollComparer } from './at-rolls.ts';
import { newLedger } from './ledger.ts';
import { watchGame } from './watching.ts';

export interface OracleCampaign {
  readonly positions: number;
  readonly games: number;
  /** How often each subject was compared. */
  readonly compared: { readonly [subject: string]: number };
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

const LOUD: ReadonlySet<string> = new Set([...ROLLED, ...BEGUN]);

/** Of the rests of a game one in so many is looked at: those beside it differ little. What is rolled is always compared. */
const ONE_IN = 5;

/** `positions`: how many rests are looked at; then the last game is played no further. */
export function campaignOracle(positions: number, seed: string): OracleCampaign {
  const ledger = newLedger();
  const pick = dice(`oracle campaign ${seed}`);
  let [looked, games] = [0, 0];
  for (; looked < positions; games++) {
    const seats = 2 + pick(4);
    const rolls = rollComparer(ledger);
    const questions = askedComparer(ledger);
    let rests = 0;
    watchGame(
      `${seed} ${games}`,
      seats,
      {},
      LOUD,
      {
        atRest(p, table, asked) {
          const isLooked = rests++ % ONE_IN === 0;
          ledger.at = `game ${seed} ${games} of ${seats}, rest ${rests}`;
          if (isLooked) {
            looked++;
            compareAtRest(table, ledger);
          }
          questions.atRest(p, table, asked, isLooked);
        },
        happened(event, table) {
          rolls.happened(event, table);
          questions.happened(event);
        },
      },
      () => looked >= positions,
    );
  }
  const { compared, differences } = ledger;
  const all = Object.values(compared).reduce((sum, count) => sum + count, 0);
  const failed = differences.length;
  return { positions: looked, games, compared, passed: all - failed, failed, failures: differences };
}
