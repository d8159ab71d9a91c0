/** The seats of a table, side by side: who sits there, and where a seat is free. */

import type { TableInfo } from '../api.ts';
import { Emblem, EmptySeat } from '../look/emblem.tsx';
import { say } from '../messages.ts';
import { sitting } from '../people.ts';

export function SeatsRow({ table }: { readonly table: TableInfo }) {
  return (
    <span class="seats-row">
      {table.seats.map((seat) =>
        seat.taken || seat.bot !== null ? (
          <Emblem key={seat.seat} seat={seat.seat} size={22} label={sitting(seat)} />
        ) : (
          <EmptySeat key={seat.seat} size={24} label={say('seat.free')} />
        ),
      )}
    </span>
  );
}
