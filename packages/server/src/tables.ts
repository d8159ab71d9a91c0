/** Tables: created, joined, started, and then played in their rooms. */

import { setTimeout } from 'node:timers/promises';
import {
  BadInput,
  beginMatch,
  FAIR,
  hashText,
  misfitOf,
  type Seat,
  seeded,
  TABLE_EVENTS,
  unknownName,
} from '@diadochi/kernel';
import type { ChatLine, Created, Joined, TableRequest } from './api.ts';
import { type ArchiveThread, openArchivist } from './archivist.ts';
import { countsAsText, firstCounts } from './audiences.ts';
import type { BotPlayers } from './bot-players.ts';
import { type Clock, realClock } from './clock.ts';
import { type Clocks, openClocks } from './clocks/clocks.ts';
import { checkNoImpostor } from './look-alikes.ts';
import type { Log } from './looking-in/logs.ts';
import { type Notices, openNotices } from './notices/notices.ts';
import type { Reach } from './notices/public-addresses.ts';
import { type ShownGame, shownGame } from './open-replay.ts';
import { chatText, personName, tableTitle } from './plain-text.ts';
import { Conflict, Forbidden, NotFound, Problem, Unavailable } from './problems.ts';
import { askedIn, openRoom, type Room } from './room.ts';
import { openSeating, type Seating } from './seating.ts';
import type { Shelf } from './shelf.ts';
import { openSigns, type Signs } from './signs.ts';
import { openNotes } from './stewards/notes.ts';
import { openStewards, type Stewards } from './stewards/stewards.ts';
import type { Written } from './storage/others.ts';
import type { NewSeat, Standing, Storage, StoredArchive, StoredTable } from './storage/storage.ts';
import { tableDice } from './table-dice.ts';
import { hashOf, newSecret, newTableId } from './tokens.ts';

export interface Tables {
  readonly shelf: Shelf;
  /** How seats change hands. */
  readonly seating: Seating;
  readonly signs: Signs;
  /** What seats settle ahead. */
  readonly stewards: Stewards;
  readonly clocks: Clocks;
  readonly notices: Notices;
  create(request: TableRequest): Promise<Created>;
  find(id: string): Promise<StoredTable>;
  open(): Promise<StoredTable[]>;
  /** Where it stands, without opening it; null before it starts. */
  standing(id: string): Promise<Standing | null>;
  /**
   * Takes a seat by the secret of its link, or (without one) any seat of an open table. Whoever has words of his own for
   * the dice commits to them, by their hash.
   */
  join(id: string, secret: string | undefined, name: string, commitment?: string | null): Promise<Joined>;
  /** Shows the words that a seat has committed to, when everybody has sat down. */
  showWords(id: string, seat: Seat, words: string): Promise<void>;
  /** Gives a seat to a bot: whoever has the link of an empty seat may. */
  seatBot(id: string, secret: string, bot: string): Promise<Seat>;
  /** The seat behind a token, or null. */
  seatOf(id: string, token: string): Promise<Seat | null>;
  start(id: string): Promise<void>;
  /** Starts a table that lacks nobody and no words; one that lacks only words a short while later, without them. */
  startWhenReady(id: string): Promise<void>;
  room(id: string): Promise<Room>;
  /** Opens a table for what is to be done there by itself, and puts it away when that is done, unless somebody has come. */
  visit(id: string): Promise<void>;
  /** The room, if it is open. */
  opened(id: string): Promise<Room | null>;
  /** When nothing that has happened at a live table is kept from a seat, or spectators, any more. */
  settled(id: string, seat: Seat | null): Promise<void>;
  /** The archive of a finished game: see `archiving.ts`. */
  archive(id: string): Promise<StoredArchive>;
  /** A finished game that the present rules cannot play again, as it was shown when they could; null if it was not kept. */
  shown(id: string): Promise<ShownGame | null>;
  /** Puts rooms away in which nobody listens, no bot moves and nobody has done anything for a while. */
  sweep(idleMs?: number): Promise<void>;
  /** Whether its bots play on by themselves. */
  isPlayed(table: StoredTable): boolean;
  /** Somebody looks at a table: bots that are alone there go on. */
  look(id: string): void;
  /** How many rooms are open. */
  rooms(): number;
  /** Puts all rooms away. */
  close(): Promise<void>;
  say(id: string, seat: Seat, text: string): Promise<ChatLine>;
  /** The same from somebody without a seat, where the owner allows it. */
  call(id: string, name: string, text: string): Promise<ChatLine>;
  /** What was said after a line: of much the latest. */
  chat(id: string, after: number): Promise<ChatLine[]>;
  onSaid(listener: (id: string, line: ChatLine) => void): () => void;
  /** Hears of tables that somebody has joined or started. */
  onChange(listener: (id: string) => void): () => void;
  /** Hears that other processes may have done anything: whoever listens should begin anew. */
  onGap(listener: () => void): () => void;
}

/** A room that nobody needs is kept for so long. */
const IDLE_MS = 10 * 60_000;
/** So many lines of what was said are given at once. */
const MOST_LINES = 200;

/** So long a table at which everybody sits waits for words that somebody has committed to. */
const WORDS_MS = 10_000;

/** So long a table is visited: where bots play on among themselves it stays open. */
const VISIT_MS = 10_000;

interface OpenRoom {
  readonly opening: Promise<Room>;
  lastUsed: number;
  /** False: it was opened for what is done there by itself. */
  isWanted: boolean;
}

export function openTables(
  storage: Storage,
  players: BotPlayers,
  shelf: Shelf,
  log: Log,
  clock: Clock = realClock,
  reach?: Reach,
  archiveThread?: ArchiveThread,
): Tables {
  const rooms = new Map<string, OpenRoom>();
  const archivist = openArchivist(storage, archiveThread);
  const notes = openNotes(storage);
  const notices = openNotices(notes, clock, log, reach);
  const stewards = openStewards(notes, log, clock, notices.look);
  const clocks = openClocks({ storage, clock, notes, players, seating: () => seating, notices, log, room });
  const listeners = new Set<(id: string) => void>();
  const hearers = new Set<(id: string, line: ChatLine) => void>();
  const gapHearers = new Set<() => void>();
  let isClosed = false;
  const changed = (id: string) => {
    for (const listener of listeners) listener(id);
  };

  /** What another process has done is done here too, for those who listen here. */
  async function hear(written: Written): Promise<void> {
    if (written.what === 'entry') await catchUp(written.table);
    else if (written.what === 'chat') {
      const { table, no } = written;
      const [line] = hearers.size === 0 ? [] : await storage.chat(table, no - 1);
      if (line?.no === no) for (const hearer of hearers) hearer(table, line);
    } else if (written.what === 'notes') {
      notes.forget(written.table);
      const known = rooms.get(written.table);
      if (known !== undefined) stewards.tend(await known.opening);
    } else if (written.what === 'table') {
      const { table } = written;
      notes.forget(table);
      // Perhaps words for the dice have been shown, or a seat has changed hands.
      if (rooms.has(table) && (await storage.table(table)) === null) rooms.delete(table);
      else await catchUp(table);
      changed(table);
    } else {
      notes.forgetAll();
      await Promise.all([...rooms.keys()].map(catchUp));
      // Whatever should have been done by itself meanwhile may have failed.
      for (const { opening } of rooms.values()) await opening.then(wake, () => {});
      for (const hearer of gapHearers) hearer();
    }
  }
  /** A room that cannot follow is opened anew by whoever needs it next. */
  async function catchUp(id: string): Promise<void> {
    const known = rooms.get(id);
    await known?.opening
      .then((opened) => opened.catchUp())
      .catch((error: Error) => {
        if (error instanceof Unavailable || rooms.get(id) !== known) return; // we are told again
        rooms.delete(id);
        for (const hearer of gapHearers) hearer();
      });
  }
  const deaf = [
    storage.others.onWritten((written) => void hear(written).catch(() => {})), // who cannot read now is told later
    storage.others.onOrphan((id) => void adopt(id)),
  ];
  /** Lets the bots of a table play that another process has left behind. */
  async function adopt(id: string): Promise<void> {
    const claim = await storage.others.claim(id, 'bots').catch(() => null);
    const opened = await room(id).catch(() => null);
    if (opened !== null) players.play(opened);
    if (opened === null || players.atWork(opened) === null) await claim?.release();
  }
  /** When a game is over, one of us puts it into the archive; if that fails, it is made when somebody asks for it. */
  async function archive(finished: Room): Promise<void> {
    const claim = await storage.others.claim(finished.table.id, 'archive').catch(() => null);
    if (claim === null) return;
    await archivist.of(finished).catch((error: Error) => {
      if (!isClosed) log(`table ${finished.table.id} is not in the archive: ${error.message}`);
    });
    await claim.release();
  }

  async function find(id: string): Promise<StoredTable> {
    const table = await storage.table(id);
    if (table === null) throw new NotFound(`There is no table '${id}'.`);
    return table;
  }

  function room(id: string): Promise<Room> {
    const known = rooms.get(id);
    if (known === undefined) return openNow(id, true).opening;
    known.lastUsed = Date.now();
    known.isWanted = true;
    return known.opening;
  }
  function openNow(id: string, isWanted: boolean): OpenRoom {
    const opened = { opening: enter(id), lastUsed: Date.now(), isWanted };
    rooms.set(id, opened);
    opened.opening.catch(() => rooms.delete(id));
    return opened;
  }
  async function visit(id: string): Promise<void> {
    if (rooms.has(id)) return;
    const known = openNow(id, false);
    const visited = await known.opening;
    await Promise.race([atRest(visited), setTimeout(VISIT_MS, null, { ref: false })]);
    if (!known.isWanted) await putAway(id, known);
  }
  const opened = async (id: string): Promise<Room | null> =>
    (await rooms.get(id)?.opening.catch(() => null)) ?? null;
  async function enter(id: string): Promise<Room> {
    const table = await find(id);
    if (table.started === null) throw notStarted();
    const opened = await openRoom(storage, table, await shelf.of(table), log, clock);
    opened.watch(({ after, sink }) => {
      seating.entered(id);
      if (sink.some(({ event }) => isOfSeats(event))) notes.forget(id);
      if (after.position.stack.length > 0) wake(opened);
      else void archive(opened);
    });
    wake(opened);
    return opened;
  }
  /** Whatever is to be done by itself is done. */
  function wake(opened: Room): void {
    players.play(opened);
    stewards.tend(opened);
    clocks.wind(opened);
  }

  async function sweep(idleMs = IDLE_MS): Promise<void> {
    for (const [id, known] of rooms) {
      const isOpen = await known.opening.then(
        () => true,
        () => false,
      );
      if (isOpen && Date.now() - known.lastUsed >= idleMs) await putAway(id, known);
    }
  }
  /** What is being done there by itself. */
  const workAt = (at: Room): Promise<unknown>[] =>
    [players, stewards, clocks].flatMap((each) => each.atWork(at) ?? []);
  async function atRest(at: Room): Promise<void> {
    for (let work = workAt(at); work.length > 0; work = workAt(at)) await Promise.all(work);
  }
  /** Unless somebody listens, or something is under way; looked at and done in one breath. */
  async function putAway(id: string, known: OpenRoom): Promise<void> {
    const idle = await known.opening;
    if (idle.listeners() > 0 || workAt(idle).length > 0 || rooms.get(id) !== known) return;
    rooms.delete(id);
    notes.forget(id);
    await idle.putAway();
  }

  async function start(id: string): Promise<void> {
    const table = await find(id);
    if (table.started !== null) return;
    const empty = emptySeat(table);
    if (empty !== undefined) throw new Conflict('seats-empty', `Seat ${empty + 1} is still empty.`);
    const owing = owingSeat(table);
    if (owing === -1) return begin(id);
    await startWhenReady(id);
    throw new Conflict(
      'words-awaited',
      `Seat ${owing + 1} has yet to show its words for the dice; the table starts in a few seconds, with or without them.`,
    );
  }

  /** Tables that wait for words, each with what calls the end of it off. */
  const awaiting = new Map<string, () => void>();
  async function startWhenReady(id: string): Promise<void> {
    const table = await find(id);
    if (table.started !== null || emptySeat(table) !== undefined) return;
    if (owingSeat(table) === -1) return begin(id);
    // Should it fail then, whoever looks next tries again.
    if (!awaiting.has(id))
      awaiting.set(
        id,
        clock.after(WORDS_MS, () => void begin(id).catch(() => {})),
      );
  }

  async function begin(id: string): Promise<void> {
    awaiting.get(id)?.();
    awaiting.delete(id);
    const table = await find(id);
    // Somebody may have got up while words were awaited.
    if (table.started !== null || emptySeat(table) !== undefined) return;
    const game = shelf.named(table.game);
    const setup = { seats: table.seats.length, options: table.options };
    const cast = tableDice(storage, table).at(0);
    const { match, chance } = beginMatch(game, setup, cast.chance);
    const started = {
      version: game.version,
      content: game.contentHash,
      pack: shelf.packOf(game.name),
      dice: FAIR,
      setup: chance,
    };
    const position = game.canonical(match.position);
    const counts = countsAsText(firstCounts(match));
    const snapshot = { seq: 0, stretch: 0, from: 0, position, hash: hashText(position), counts };
    await shelf.keep(game);
    await storage.start(id, started, snapshot, askedIn(game.pending(match.position)), cast.words);
    await room(id);
    changed(id);
  }

  /** Those who sit down at the same moment could not see each other's names. */
  const arriving = new Map<string, Promise<unknown>>();
  function oneByOne<T>(id: string, work: () => Promise<T>): Promise<T> {
    const result = (arriving.get(id) ?? Promise.resolve()).then(work);
    const done = result
      .catch(() => {})
      .then(() => {
        if (arriving.get(id) === done) arriving.delete(id);
      });
    arriving.set(id, done);
    return result;
  }

  /** Somebody has sat down, or shown words; the last one to do so starts the game. */
  async function seated(id: string): Promise<void> {
    changed(id);
    await startWhenReady(id);
  }

  function checkBot(game: string, bot: string): void {
    if (!shelf.botsOf(game).includes(bot)) throw new BadInput(unknownName(bot, shelf.botsOf(game), 'bot'));
  }

  const signs = openSigns(storage, clock);
  const seating = openSeating({ storage, clock, signs, find, room, changed, seated, checkBot });

  async function told(line: Promise<ChatLine>, id: string): Promise<ChatLine> {
    const said = await line;
    for (const hearer of hearers) hearer(id, said);
    return said;
  }

  return {
    shelf,
    seating,
    signs,
    stewards,
    clocks,
    notices,
    async create({ game: name, name: title = '', options = {}, seats, open = false, pace }) {
      const game = shelf.named(name);
      for (const seat of seats) if ('bot' in seat) checkBot(name, seat.bot);
      if (pace !== undefined) checkBot(name, pace.bot);
      const misfit = misfitOf(game.settings, seats.length, options);
      if (misfit !== null) throw new BadInput(misfit);
      // The game itself says whether so many may play, with these options.
      game.start({ seats: seats.length, options }, seeded('trial'));
      const secrets = seats.map((seat) => ('bot' in seat ? null : newSecret()));
      const rows = seats.map(
        (seat, i): NewSeat => ({
          bot: 'bot' in seat ? seat.bot : null,
          name: 'bot' in seat || seat.person === '' ? null : personName(seat.person),
          secretHash: secrets[i] === null ? null : hashOf(secrets[i]),
        }),
      );
      const id = newTableId();
      const secret = newSecret() + newSecret();
      const owner = newSecret();
      await storage.createTable({
        id,
        name: tableTitle(title),
        game: name,
        options,
        seats: rows,
        open,
        secret,
        ownerHash: hashOf(owner),
        pace: pace ?? null,
        createdAt: clock.now(),
      });
      return { id, secrets, owner, commitment: hashOf(secret) };
    },
    find,
    open: () => storage.openTables(50),
    standing: storage.standing,
    async join(id, secret, wanted, commitment = null) {
      const taken = secret === undefined ? null : await seating.take(id, secret, wanted, commitment);
      if (taken !== null) return taken;
      const name = personName(wanted);
      const token = newSecret();
      const seat = await oneByOne(id, async () => {
        const { seats } = await find(id);
        checkNoImpostor(
          name,
          seats.map((other) => (other.taken ? other.name : null)),
        );
        return secret === undefined
          ? storage.takeAnySeat(id, hashOf(token), name, commitment)
          : storage.takeSeat(id, hashOf(secret), hashOf(token), name, commitment);
      });
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
    async showWords(id, seat, words) {
      const table = await find(id);
      const own = table.words[seat];
      if (own.words === words) return;
      if (own.commitment === null)
        throw new Conflict('no-words', 'Your seat has committed to no words for the dice.');
      if (hashOf(words) !== own.commitment)
        throw new Problem(422, 'other-words', 'These are not the words that your seat has committed to.');
      const empty = emptySeat(table);
      if (table.started === null && empty !== undefined)
        throw new Conflict(
          'words-early',
          `Seat ${empty + 1} is still empty: words are shown when everybody has sat down.`,
        );
      if ((await storage.standing(id))?.over)
        throw new Conflict('over', 'The game is over; no dice are cast any more.');
      await storage.showWords(id, seat, words);
      await seated(id);
      // It may have begun long ago, or just now without them.
      await (await rooms.get(id)?.opening)?.hearWords();
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
    async seatOf(id, token) {
      const seat = await storage.seatOf(id, hashOf(token));
      if (seat !== null) signs.note(id, seat);
      return seat;
    },
    start,
    startWhenReady,
    room,
    visit,
    opened,
    settled: async (id, seat) => (await opened(id))?.settled(seat),
    sweep,
    rooms: () => rooms.size,
    async archive(id) {
      const standing = await storage.standing((await find(id)).id);
      // The record shows every hand: while the game runs it would give them away.
      if (standing === null) throw notStarted();
      if (!standing.over) throw new Conflict('not-over', 'The record is public when the game is over.');
      return (await storage.archive(id)) ?? archivist.of(await room(id));
    },
    async shown(id) {
      const replay = (await storage.archive(id))?.replay ?? null;
      return replay === null ? null : shownGame(replay);
    },
    async close() {
      isClosed = true;
      for (const callOff of awaiting.values()) callOff();
      awaiting.clear();
      for (const stop of deaf) stop();
      await clocks.close();
      await stewards.close();
      await notices.close();
      await archivist.close();
      const open = await Promise.allSettled([...rooms.values()].map(({ opening }) => opening));
      rooms.clear();
      // Together, so that they share their commits.
      await Promise.all(open.map((each) => each.status === 'fulfilled' && each.value.putAway()));
    },
    isPlayed: players.mayPlay,
    look(id) {
      // The process in which the last one sat down may be gone; where only bots sit somebody has to say when.
      if (!rooms.has(id) && !awaiting.has(id))
        find(id)
          .then(({ seats }) => (seats.some(({ bot }) => bot === null) ? startWhenReady(id) : undefined))
          .catch(() => {});
      if (players.look(id) && rooms.has(id)) room(id).then(players.play, () => {});
    },
    say: (id, seat, text) => told(storage.say(id, seat, chatText(text), Date.now()), id),
    async call(id, wanted, text) {
      const { spectatorsChat, seats } = await find(id);
      if (!spectatorsChat)
        throw new Forbidden(
          'spectators-silent',
          'Only those who play may speak here; the owner can change that.',
        );
      const name = personName(wanted);
      checkNoImpostor(
        name,
        seats.map((each) => each.name),
      );
      return told(storage.say(id, null, chatText(text), Date.now(), name), id);
    },
    async chat(id, after) {
      await find(id);
      return storage.chat(id, after, MOST_LINES);
    },
    onSaid(hearer) {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onGap(hearer) {
      gapHearers.add(hearer);
      return () => gapHearers.delete(hearer);
    },
  };
}

/** A seat has other hands, or is played by others: what was kept for it may be gone. */
const isOfSeats = (event: string): boolean =>
  'of' in (TABLE_EVENTS[event as keyof typeof TABLE_EVENTS] ?? {});

/** The first seat at which a person is missing. */
const emptySeat = ({ seats }: StoredTable): Seat | undefined =>
  seats.find(({ bot, taken }) => bot === null && !taken)?.seat;

/** The first seat that has committed to words and not shown them; -1 if there is none. */
const owingSeat = ({ words }: StoredTable): number =>
  words.findIndex(({ commitment, words: shown }) => commitment !== null && shown === null);

const notStarted = (): Conflict => new Conflict('not-started', 'The table has not started yet.');
