/** Surprise cards that were played before one's eyes, and what has become of them. */

import type { LogEntry } from '../../../api.ts';

export interface Played {
  readonly card: string;
  readonly seat: number;
  readonly isCancelled: boolean;
}
interface PlayedSince {
  /** The last at the end. */
  readonly played: readonly Played[];
  /** The last entry that tells of them: whatever else happens keeps them on the table no longer. */
  readonly last: number;
}

export function playedSince(log: readonly Pick<LogEntry, 'seq' | 'messages'>[], seen: number): PlayedSince {
  const played: Played[] = [];
  let last = seen;
  for (const { seq, messages } of log)
    for (const { key, params } of messages) {
      if (seq <= seen || (key !== 'event.surprise' && key !== 'event.cancelledCard')) continue;
      last = seq;
      const [card, seat] = [String(params.card), Number(params.seat)];
      const isCancelled = key === 'event.cancelledCard';
      const at = isCancelled ? played.findLastIndex((each) => each.card === card) : -1;
      if (at >= 0) played[at] = { ...played[at], isCancelled };
      else played.push({ card, seat, isCancelled });
    }
  return { played, last };
}
