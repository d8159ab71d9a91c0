/**
 * Random positions, in which whatever the oracle can say is compared with what the game says: of whole random games with any number
 * of players, and of wars that are laid out and fought for a while.
 */

import { type Dice, dice, type Position, seeded } from '../../packages/kernel/src/index.ts';
import { askedComparer, REMEMBERED } from './asked.ts';
import { compareAtRest, compareEnd, compareOngoing } from './at-rest.ts';
import { ROLLED, rollComparer } from './at-rolls.ts';
import { newLedger } from './ledger.ts';
import { laidOut } from './wars.ts';
import { agreed, game, watch } from './watching.ts';

export interface OracleCampaign {
  /** Rests at which all was compared. */
  readonly positions: number;
  readonly games: number;
  readonly wars: number;
  /** Of both, how many with optional rules. */
  readonly optional: number;
  /** How often each subject was compared. */
  readonly compared: { readonly [subject: string]: number };
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

const LOUD: ReadonlySet<string> = new Set([...ROLLED, ...REMEMBERED]);
/** Of the rests of a whole game one in so many is looked at: neighbours differ little. Dice are compared whenever they fall. */
const ONE_IN = 5;
/** How many rests a war lasts, at most. */
const WAR = 25;
const EAGER = 5;

/** Half of the positions are of games, half of wars; the last of each is played no further. */
export function campaignOracle(positions: number, seed: string): OracleCampaign {
  const ledger = newLedger();
  let looked = 0;
  function play(p: Position, name: string, eager: number, oneIn: number, until: number, most: number): void {
    const rolls = rollComparer(ledger);
    const questions = askedComparer(ledger);
    let rests = 0;
    watch(
      p,
      name,
      eager,
      LOUD,
      {
        atRest(now, table, asked) {
          const isLooked = rests++ % oneIn === 0;
          ledger.at = `${name}, rest ${rests}`;
          if (isLooked) {
            looked++;
            compareAtRest(table, ledger);
            // A war is laid out as it falls; who has won by that is seen with the first change.
            if (rests > 1) compareOngoing(table, ledger);
          }
          questions.atRest(now, table, asked, isLooked);
        },
        over: (outcome, table) => compareEnd(table, outcome, ledger),
        happened(event, table) {
          rolls.happened(event, table);
          if (REMEMBERED.has(event.key)) questions.happened(event, table);
        },
      },
      () => looked >= until || rests >= most,
    );
  }
  const pick: Dice = dice(`oracle campaign ${seed}`);
  let [games, wars, optional] = [0, 0, 0];
  for (const half = Math.ceil(positions / 2); looked < half; games++) {
    const name = `game ${seed} ${games}`;
    const options = agreed(pick);
    if (Object.keys(options).length > 0) optional++;
    play(
      game.start({ seats: 2 + pick(4), options }, seeded(name)),
      name,
      pick(3),
      ONE_IN,
      half,
      Number.POSITIVE_INFINITY,
    );
  }
  for (; looked < positions; wars++) {
    const name = `war ${seed} ${wars}`;
    const options = agreed(dice(`${name} options`));
    const p = laidOut(dice(name), options);
    if (p === null) continue;
    if (Object.keys(options).length > 0) optional++;
    play(p, name, EAGER, 1, positions, WAR);
  }
  const { compared, differences: failures } = ledger;
  const all = Object.values(compared).reduce((sum, count) => sum + count, 0);
  const failed = failures.length;
  return { positions: looked, games, wars, optional, compared, passed: all - failed, failed, failures };
}
