/** The players' words for the dice, in a SQLite file: committed to by their hash, shown once, counting from an entry on. */

import type { Seat, SeatWords } from '@diadochi/kernel';
import { seatsAsBits } from './packing.ts';
import type { Statements } from './sqlite-file.ts';
import type { Storage } from './storage.ts';

export function wordsIn({ all, first, change }: Statements, write: <T>(work: () => T) => Promise<T>) {
  const show: Storage['showWords'] = (id, seat, words) =>
    write(() => {
      const row = first(
        `SELECT no FROM tables JOIN seats ON table_no = no
         WHERE id = ? AND seat = ? AND words_hash IS NOT NULL AND words IS NULL AND (started IS NOT NULL OR NOT EXISTS
           (SELECT 1 FROM seats AS other WHERE other.table_no = no AND other.bot IS NULL AND other.taken = 0))`,
        id,
        seat,
      );
      if (row === undefined) return false;
      change('UPDATE seats SET words = ? WHERE table_no = ? AND seat = ?', words, row.no as number, seat);
      return true;
    });
  return {
    show,
    wordsOf: (no: number): SeatWords[] =>
      all(
        'SELECT words_hash AS commitment, words, words_from AS "from" FROM seats WHERE table_no = ? ORDER BY seat',
        no,
      ).map((row) => ({ ...row }) as unknown as SeatWords),
    /** From an entry on the words of these seats are in the dice. */
    count(no: number, seats: readonly Seat[], from: number): void {
      for (const seat of seats)
        change(
          'UPDATE seats SET words_from = ? WHERE table_no = ? AND seat = ? AND words IS NOT NULL AND words_from IS NULL',
          from,
          no,
          seat,
        );
      change('UPDATE tables SET words_in = ? WHERE no = ?', seatsAsBits(seats), no);
    },
  };
}
