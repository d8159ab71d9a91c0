/** The past of a table: what has happened moment by moment, and what one knows of a moment. */

import type { Seat } from '@diadochi/kernel';
import type { Limits } from '../limits/limits.ts';
import { Forbidden } from '../problems.ts';
import type { Room } from '../room.ts';
import type { Tables } from '../tables.ts';
import { addressOf } from './addresses.ts';
import type { Api } from './app.ts';
import { seatOfCaller } from './caller.ts';
import { API_VERSION, answers, Id, KnownQuery, MomentsQuery } from './schemas.ts';

const api = API_VERSION;

export function pastRoutes(app: Api, tables: Tables, limits: Limits): void {
  app.get(
    '/api/tables/:id/moments',
    {
      schema: {
        summary:
          'What you were told, entry by entry, with what each has changed: 50 at a time, after one of them',
        description:
          'With `open` in place of `after`: from the moment on at which spectators had been told so much, with the view of it. A finished game is had in one piece (`replay`).',
        params: Id,
        querystring: MomentsQuery,
        response: { 200: answers.moments },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { after = 0, open } = request.query;
      const seat = await seatOfCaller(tables, id, request);
      const room = await tables.room(id);
      await room.settled(seat);
      const look = async () =>
        room.moments(seat, open === undefined ? after : await ownNumber(room, seat, open));
      return { api, ...(await limits.dear.run(addressOf(request), look)) };
    },
  );

  app.get(
    '/api/tables/:id/known',
    {
      schema: {
        summary:
          'What you know of a moment, with what is under way: for an engine in which things are tried out',
        description:
          'Of a game that is over also what a seat knew (`as`), or all (`as=all`: the position itself); its moments are numbered as spectators count.',
        params: Id,
        querystring: KnownQuery,
        response: { 200: answers.known },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { seq = Number.MAX_SAFE_INTEGER, as } = request.query;
      const caller = await seatOfCaller(tables, id, request);
      const room = await tables.room(id);
      await room.settled(caller);
      const { game } = room;
      const isOver = game.outcome(room.match().position) !== null;
      if (as !== undefined && as !== caller && !isOver)
        throw new Forbidden('not-over', 'What others know is open when the game is over.');
      const look = async () => {
        const numbered = isOver ? null : caller;
        const { position } = await room.matchAt(await room.entryOf(numbered, seq));
        const seat = as === undefined || as === 'all' ? caller : checkedSeat(as, position.seats);
        return as === 'all' && isOver
          ? { view: null, position: game.toJson(position) }
          : { view: game.view(position, seat), position: null };
      };
      const { name, version, contentHash } = game;
      const known = await limits.dear.run(addressOf(request), look);
      return { api, game: name, version, contentHash, ...known };
    },
  );
}

/** How many news a seat had been told when spectators had been told so many. */
const ownNumber = async (room: Room, seat: Seat | null, open: number): Promise<number> =>
  seat === null ? open : room.numberAfter(seat, await room.entryOf(null, open));

function checkedSeat(seat: Seat, seats: number): Seat {
  if (seat >= seats) throw new Forbidden('no-seat', `There are ${seats} seats, numbered from 0.`);
  return seat;
}
