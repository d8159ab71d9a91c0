/** The Surprise cards that lie on the table for a moment after they have been played. */

import type { LogEntry, Message } from '../../../api.ts';

export interface Played {
  readonly card: string;
  readonly seat: number;
  readonly isCancelled: boolean;
}

/** What was played, the last at the end, with what has become of it. */
function playedIn(messages: readonly Message[]): readonly Played[] {
  const played: Played[] = [];
  for (const { key, params } of messages) {
    if (key === 'event.surprise')
      played.push({ card: String(params.card), seat: Number(params.seat), isCancelled: false });
    if (key !== 'event.cancelledCard') continue;
    const at = played.findLastIndex(({ card }) => card === params.card);
    if (at >= 0) played[at] = { ...played[at], isCancelled: true };
    else played.push({ card: String(params.card), seat: Number(params.seat), isCancelled: true });
  }
  return played;
}

/** What was played after an entry, and the last entry that tells of it: what happens then does not keep it lying there. */
export function playedSince(
  log: readonly Pick<LogEntry, 'seq' | 'messages'>[],
  seen: number,
): { readonly played: readonly Played[]; readonly last: number } {
  const fresh = log.filter(({ seq }) => seq > seen);
  return {
    played: playedIn(fresh.flatMap(({ messages }) => messages)),
    last: fresh.findLast(({ messages }) => playedIn(messages).length > 0)?.seq ?? seen,
  };
}
