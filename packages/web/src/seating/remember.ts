/** A seat that was taken is kept. */

import { isShared, keepSeats, myTables } from '../seats.ts';

/** Takes the place of what the browser had at the table; where people share it (`joins`), a seat more takes nobody's. */
export function remember(id: string, seat: number, token: string, name: string, joins = isShared(id)): void {
  const others = myTables().filter((each) => each.id !== id || (joins && each.seat !== seat));
  keepSeats([{ id, seat, token, name }, ...others]);
}
