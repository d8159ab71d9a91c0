/**
 * Does an action take longer the more came before it? Tables that have just begun are played by turns with tables that have as
 * many entries behind them as nobody plays in a whole game: standing orders, which leave the game as it was.
 */

import { type Dice, dice } from '../packages/kernel/src/index.ts';
import type { Client } from '../packages/server/test/client.ts';
import { type Mirrored, orderMirrored, playMirrored } from './mirrored-tables.ts';
import { spreadOf } from './server-figures.ts';

/** So many actions of each table are timed. */
const ACTIONS = 60;

export interface LongFigures {
  /** Milliseconds in the median, near the beginning and after so many entries. */
  readonly early: number;
  readonly late: number;
}

/** `note` hears of every action whether it was accepted at its number. */
export async function longCosts(
  client: Client,
  tables: readonly Mirrored[],
  entries: number,
  seed: string,
  note: (isRight: boolean, what: string) => void,
): Promise<LongFigures> {
  const [early, late] = [tables.filter((_, i) => i % 2 === 0), tables.filter((_, i) => i % 2 === 1)];
  await Promise.all(
    late.map(async (table) => {
      while (table.seq < entries) await orderMirrored(client, table);
    }),
  );
  const took = { early: [] as number[], late: [] as number[] };
  const play = async (table: Mirrored, random: Dice, into: number[]) => {
    const done = await playMirrored(client, table, random);
    if (done === null) return;
    note(done.status === 200 && done.isRight, `long ${table.id}: ${done.status} ${done.text}`);
    into.push(done.ms);
  };
  // The same choices at each pair, as far as their dice let them, and by turns: whatever slows the machine slows both.
  const dices = tables.map((_, i) => dice(`long ${seed} ${Math.floor(i / 2)}`));
  for (let i = 0; i < ACTIONS; i++)
    for (const [pair, table] of early.entries()) {
      await play(table, dices[2 * pair], took.early);
      await play(late[pair], dices[2 * pair + 1], took.late);
    }
  return { early: spreadOf(took.early).p50, late: spreadOf(took.late).p50 };
}
