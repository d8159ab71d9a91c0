/** Tables: created, joined, started, and then played in their rooms. */

import {
  BadInput,
  beginMatch,
  entryChance,
  type Json,
  misfitOf,
  type Seat,
  saveMatch,
  unknownName,
} from '@diadochi/kernel';
import type { ChatLine, Created, Joined, TableRequest } from './api.ts';
import type { BotPlayers } from './bot-players.ts';
import { Conflict, NotFound } from './problems.ts';
import { openRoom, type Room } from './room.ts';
import type { Shelf } from './shelf.ts';
import type { NewSeat, Storage, StoredTable } from './storage/storage.ts';
import { hashOf, newSecret, newTableId } from './tokens.ts';

export interface Tables {
  readonly shelf: Shelf;
  create(request: TableRequest): Promise<Created>;
  find(id: string): Promise<StoredTable>;
  open(): Promise<StoredTable[]>;
  /** Takes a seat by the secret of its link, or (without one) any seat of an open table. */
  join(id: string, secret: string | undefined, name: string): Promise<Joined>;
  /** Gives a seat to a bot: whoever has the link of an empty seat may. */
  seatBot(id: string, secret: string, bot: string): Promise<Seat>;
  /** The seat behind a token, or null. */
  seatOf(id: string, token: string): Promise<Seat | null>;
  start(id: string): Promise<void>;
  room(id: string): Promise<Room>;
  say(id: string, seat: Seat, text: string): Promise<ChatLine>;
  chat(id: string, after: number): Promise<ChatLine[]>;
  onSaid(listener: (id: string, line: ChatLine) => void): () => void;
  /** Hears of tables that somebody has joined or started. */
  onChange(listener: (id: string) => void): () => void;
}

export function openTables(storage: Storage, players: BotPlayers, shelf: Shelf): Tables {
  const rooms = new Map<string, Promise<Room>>();
  const listeners = new Set<(id: string) => void>();
  const hearers = new Set<(id: string, line: ChatLine) => void>();
  const changed = (id: string) => {
    for (const listener of listeners) listener(id);
  };

  async function find(id: string): Promise<StoredTable> {
    const table = await storage.table(id);
    if (table === null) throw new NotFound(`There is no table '${id}'.`);
    return table;
  }

  function room(id: string): Promise<Room> {
    const known = rooms.get(id);
    if (known !== undefined) return known;
    const opening = enter(id);
    rooms.set(id, opening);
    opening.catch(() => rooms.delete(id));
    return opening;
  }
  async function enter(id: string): Promise<Room> {
    const table = await find(id);
    if (table.started === null) throw new Conflict('not-started', 'The table has not started yet.');
    const opened = await openRoom(storage, table, await shelf.of(table));
    opened.listen(() => players.play(opened));
    players.play(opened);
    return opened;
  }

  async function start(id: string): Promise<void> {
    const table = await find(id);
    if (table.started !== null) return;
    const empty = table.seats.find(({ bot, taken }) => bot === null && !taken);
    if (empty !== undefined) throw new Conflict('seats-empty', `Seat ${empty.seat + 1} is still empty.`);
    const game = shelf.named(table.game);
    const setup = { seats: table.seats.length, options: table.options };
    const { match, chance } = beginMatch(game, setup, entryChance(table.secret, 0));
    const started = {
      version: game.version,
      content: game.contentHash,
      pack: shelf.packOf(game.name),
      setup: chance,
    };
    const snapshot = { seq: 0, match: saveMatch(match) as unknown as Json, hash: game.hash(match.position) };
    await shelf.keep(game);
    await storage.start(id, started, snapshot);
    await room(id);
    changed(id);
  }

  /** Somebody has sat down; the last one to do so starts the game. */
  async function seated(id: string): Promise<void> {
    changed(id);
    const { seats } = await find(id);
    if (seats.every(({ bot, taken }) => bot !== null || taken)) await start(id);
  }

  function checkBot(game: string, bot: string): void {
    if (!shelf.botsOf(game).includes(bot)) throw new BadInput(unknownName(bot, shelf.botsOf(game), 'bot'));
  }

  return {
    shelf,
    async create({ game: name, name: title = '', options = {}, seats, open = false }) {
      const game = shelf.named(name);
      for (const seat of seats) if ('bot' in seat) checkBot(name, seat.bot);
      const misfit = misfitOf(game.settings, seats.length, options);
      if (misfit !== null) throw new BadInput(misfit);
      // The game itself says whether so many may play, with these options.
      game.start({ seats: seats.length, options }, entryChance('trial', 0));
      const secrets = seats.map((seat) => ('bot' in seat ? null : newSecret()));
      const rows = seats.map(
        (seat, i): NewSeat => ({
          bot: 'bot' in seat ? seat.bot : null,
          name: 'bot' in seat ? null : seat.person || null,
          secretHash: secrets[i] === null ? null : hashOf(secrets[i]),
        }),
      );
      const id = newTableId();
      await storage.createTable({
        id,
        name: title,
        game: name,
        options,
        seats: rows,
        open,
        secret: newSecret() + newSecret(),
        createdAt: Date.now(),
      });
      return { id, secrets };
    },
    find,
    open: () => storage.openTables(50),
    async join(id, secret, name) {
      await find(id);
      const token = newSecret();
      const seat =
        secret === undefined
          ? await storage.takeAnySeat(id, hashOf(token), name)
          : await storage.takeSeat(id, hashOf(secret), hashOf(token), name);
      if (seat === null)
        throw new Conflict(
          'seat-taken',
          secret === undefined
            ? 'No seat is free here.'
            : 'This link has been used already, or is none of this table.',
        );
      await seated(id);
      return { seat, token };
    },
    async seatBot(id, secret, bot) {
      const { game } = await find(id);
      checkBot(game, bot);
      const seat = await storage.seatBot(id, hashOf(secret), bot);
      if (seat === null)
        throw new Conflict('seat-taken', 'This seat is taken, or the link is none of this table.');
      await seated(id);
      return seat;
    },
    seatOf: (id, token) => storage.seatOf(id, hashOf(token)),
    start,
    room,
    async say(id, seat, text) {
      const line = await storage.say(id, seat, text, Date.now());
      for (const hearer of hearers) hearer(id, line);
      return line;
    },
    async chat(id, after) {
      await find(id);
      return storage.chat(id, after);
    },
    onSaid(hearer) {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
