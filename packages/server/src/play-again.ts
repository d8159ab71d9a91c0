import { act, type Match, type Recall, recorded, type Sink } from '@diadochi/kernel';
import type { StoredEntry } from './storage/storage.ts';

/** Plays an entry as it was played. `recall` knows what it may go back to. */
export function playAgain(
  match: Match,
  { seat, action, chance }: StoredEntry,
  recall: Recall,
  sink?: Sink,
): void {
  act(match, seat, action, recorded(chance), sink, recall);
  recall.keep(match);
}
