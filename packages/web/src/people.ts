/** Who is who at a table. */

import type { SeatInfo, TableInfo } from './api.ts';
import { say } from './messages.ts';

/** What the one on a seat is called. */
export const sitting = ({ seat, name, bot }: SeatInfo): string =>
  name ?? say(bot === null ? 'seat.name' : 'seat.botName', { number: seat + 1 });

export const titleOf = (table: TableInfo): string => table.name || say(`game.${table.game}.title`);

export const freeSeats = (table: TableInfo): number =>
  table.seats.filter(({ bot, taken }) => bot === null && !taken).length;
