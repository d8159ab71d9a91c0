import { carryOut, type Match, type Recall, recorded, type Sink } from '@diadochi/kernel';
import { heeding } from './hold.ts';
import type { StoredEntry } from './storage/storage.ts';

/** Plays an entry as it was played. `recall` knows what it may go back to; `onWindow` hears of every window that is open. */
export function playAgain(
  match: Match,
  { seat, action, chance }: StoredEntry,
  recall: Recall,
  sink?: Sink,
  onWindow?: () => void,
): void {
  const fell = recorded(chance);
  carryOut(match, seat, action, onWindow === undefined ? fell : heeding(fell, onWindow), sink, recall);
  recall.keep(match);
}
