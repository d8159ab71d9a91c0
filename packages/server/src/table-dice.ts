/**
 * The dice of a table. All words that have been shown count in the next entry, and which they were is written with it: so
 * nobody, in whatever process, can cast dice without words that were in those before.
 */

import { type Chance, entryChance, FAIR, fairDice, type Seat, whenCast } from '@diadochi/kernel';
import { Conflict } from './problems.ts';
import type { Storage, StoredTable } from './storage/storage.ts';

export interface TableDice {
  /** The chance of an entry that is about to be made, and the seats whose words are in it. */
  at(seq: number): { readonly chance: Chance; readonly words: readonly Seat[] };
  /** Somebody may have shown words. */
  lookAgain(): Promise<void>;
}

/** Whether players have words of their own at a table: they had none when earlier ones were started. */
export const hasWords = ({ started }: Pick<StoredTable, 'started'>): boolean => {
  if (started === null || started.dice === FAIR) return true;
  if (started.dice === undefined) return false;
  throw new Conflict(
    'other-version',
    `The dice of this table are made by '${started.dice}', which a later version knows.`,
  );
};

export function tableDice(storage: Storage, table: StoredTable): TableDice {
  const { id, secret } = table;
  if (!hasWords(table))
    return { at: (seq) => ({ chance: entryChance(secret, seq), words: [] }), lookAgain: async () => {} };
  let shown = shownIn(table);
  let numbers = fairDice(secret, shown);
  return {
    at(seq) {
      const cast = numbers;
      return {
        chance: whenCast(() => cast(seq)),
        words: shown.flatMap((words, seat) => (words === null ? [] : [seat])),
      };
    },
    async lookAgain() {
      const now = await storage.table(id);
      if (now === null) return;
      shown = shownIn(now);
      numbers = fairDice(secret, shown);
    },
  };
}

const shownIn = ({ words }: StoredTable): (string | null)[] => words.map((each) => each.words);
