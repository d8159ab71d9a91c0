/** Shows what this browser has sealed for the dice at a table, as soon as it may. */

import { api, type TableInfo } from '../api.ts';
import { freeSeats } from '../people.ts';
import { noteShown, ownWords } from './own-words.ts';

const underWay = new Set<string>();

export function showOwnWords(table: TableInfo): void {
  if (table.words === null || table.status === 'over' || freeSeats(table) > 0) return;
  for (const { id, seat, token, words } of ownWords(table.id)) {
    const { commitment, words: shown } = table.words[seat];
    if (commitment === null || shown !== null || underWay.has(token)) continue;
    underWay.add(token);
    // What fails is tried again with the next news of the table.
    api
      .showWords(id, token, words)
      .then(
        () => noteShown(token),
        () => {},
      )
      .finally(() => underWay.delete(token));
  }
}
