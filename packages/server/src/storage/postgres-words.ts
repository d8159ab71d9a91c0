/** The players' words for the dice, in PostgreSQL: committed to by their hash, shown once, counting from an entry on. */

import type { Seat } from '@diadochi/kernel';
import { seatsAsBits } from './packing.ts';
import type { Changing } from './postgres-changing.ts';
import type { Queries } from './postgres-database.ts';
import { written } from './postgres-text.ts';
import type { Storage } from './storage.ts';

export const showWordsIn =
  ({ telling }: Changing): Storage['showWords'] =>
  async (id, seat, words) =>
    (await telling(
      id,
      async ({ change }, { no, started }) =>
        (await change(
          `UPDATE seats SET words = $3 WHERE table_no = $1 AND seat = $2 AND words_hash IS NOT NULL AND words IS NULL
             AND ($4 OR NOT EXISTS
               (SELECT 1 FROM seats AS other WHERE other.table_no = $1 AND other.bot IS NULL AND NOT other.taken))`,
          no,
          seat,
          written(words),
          started !== null,
        )) > 0,
    )) ?? false;

/** From an entry on the words of these seats are in the dice. */
export const countWords = ({ first }: Queries, no: number, seats: readonly Seat[], from: number) =>
  first('SELECT count_words($1, $2, $3)', no, seatsAsBits(seats), from);
