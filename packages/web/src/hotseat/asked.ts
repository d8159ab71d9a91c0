/** Who of the people at this device is asked. */

import { api, type Mine } from '../api.ts';
import type { OwnSeat } from '../seats.ts';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 8000;
/** Whoever looks elsewhere wants a notice, at most. */
const OUT_OF_SIGHT = 60_000;

export const isAsked = ({ table, you }: Mine): boolean =>
  table.status === 'playing' && table.asked.includes(you);

/**
 * Asks the server about each of these seats, again and again after longer and longer pauses: that a window asks somebody is
 * told to him alone. Of a hand the answer holds nothing. The function that is given back ends it.
 */
export function lookWhoIsAsked(
  seats: readonly OwnSeat[],
  found: (mine: readonly Mine[]) => void,
): () => void {
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  async function look(): Promise<void> {
    clearTimeout(timer);
    const mine = await api.mine(seats).catch(() => null);
    if (ended) return;
    if (mine !== null) found(mine);
    clearTimeout(timer);
    timer = setTimeout(look, wait);
    wait = Math.min(wait * 2, document.hidden ? OUT_OF_SIGHT : LONGEST_WAIT);
  }
  const comeBack = () => {
    wait = FIRST_WAIT;
    if (!document.hidden) void look();
  };
  document.addEventListener('visibilitychange', comeBack);
  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', comeBack);
  };
}

/**
 * Who else of those here is asked in place of the one who sits there now: null if nobody is; `unknown` if reactions are
 * open, and whom they ask is not told here.
 */
export function nextHere(
  asked: readonly number[],
  me: number,
  here: readonly number[],
): number | null | 'unknown' {
  if (asked.includes(me)) return null;
  if (asked.length === 0) return 'unknown';
  return asked.find((seat) => here.includes(seat)) ?? null;
}
