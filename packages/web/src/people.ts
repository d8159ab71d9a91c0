/** Who is who at a table. */

import type { GameInfo, SeatInfo, TableInfo } from './api.ts';
import { canSay, say } from './messages.ts';

/** What the one on a seat is called. */
export const sitting = ({ seat, name, bot }: SeatInfo): string =>
  name ?? say(bot === null ? 'seat.name' : 'seat.botName', { number: seat + 1 });

/** How well a bot plays, in a word; one that the page does not know goes by its name. */
export const strengthWords = (bot: string): string => (canSay(`bot.${bot}`) ? say(`bot.${bot}`) : bot);

/** The one on a seat of this table by its number; a side that nobody plays has a name of the game's own. */
export function nameAt({ seats }: TableInfo, seat: number): string {
  if (seat < seats.length) return sitting(seats[seat]);
  return canSay('neutral') ? say('neutral') : say('seat.name', { number: seat + 1 });
}

export const titleOf = (table: TableInfo): string => table.name || say(`game.${table.game}.title`);

export const freeSeats = (table: TableInfo): number =>
  table.seats.filter(({ bot, taken }) => bot === null && !taken).length;

/** The middling one, if nobody has chosen; games that have only one kind of bot have no other. */
const USUAL = 'greedy';

export const botOf = ({ bots }: GameInfo, chosen: string): string =>
  [chosen, USUAL].find((bot) => bots.includes(bot)) ?? bots[0];
