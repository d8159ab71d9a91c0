/** When a seat last gave a sign of life: a request with its token, or an open stream. It is stored at most once an hour. */

import type { Seat } from '@diadochi/kernel';
import type { Clock } from './clock.ts';
import type { Storage, StoredTable } from './storage/storage.ts';

const HOUR = 60 * 60_000;
/** A seat that has given no sign for so long can be given to somebody else. */
const ABSENT_MS = 7 * 24 * HOUR;
const MOST_REMEMBERED = 50_000;

export interface Signs {
  note(table: string, seat: Seat): void;
  /** Somebody listens: a sign at once and every hour, until what is given back is called. */
  attend(table: string, seat: Seat): () => void;
  isAbsent(table: StoredTable, seat: Seat): Promise<boolean>;
}

export function openSigns(storage: Storage, clock: Clock): Signs {
  const noted = new Map<string, number>();

  function note(table: string, seat: Seat): void {
    const who = `${table} ${seat}`;
    const now = clock.now();
    if (now - (noted.get(who) ?? Number.NEGATIVE_INFINITY) < HOUR) return;
    noted.delete(who);
    noted.set(who, now);
    const [oldest] = noted.keys();
    if (noted.size > MOST_REMEMBERED) noted.delete(oldest);
    storage.sign(table, seat, now).catch(() => noted.delete(who)); // the next one is noted then
  }

  return {
    note,
    attend(table, seat) {
      let callOff = () => {};
      const again = () => {
        note(table, seat);
        callOff = clock.after(HOUR, again);
      };
      again();
      return () => callOff();
    },
    async isAbsent({ id, createdAt }, seat) {
      const seen = (await storage.signs(id))[seat] ?? createdAt;
      return clock.now() - Math.max(seen, noted.get(`${id} ${seat}`) ?? 0) >= ABSENT_MS;
    },
  };
}
