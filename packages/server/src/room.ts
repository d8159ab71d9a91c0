/**
 * A room: one table that is being played, in memory. All its changes pass through one queue, and each is durable
 * before anyone hears of it. What is in memory can be thrown away at any time: the log is the truth.
 */

import {
  act,
  addEntry,
  beginRecord,
  entryChance,
  type Game,
  type GameRecord,
  type Json,
  type Match,
  type Message,
  matchFrom,
  Refused,
  recorded,
  restoreMatch,
  type Seat,
  type Sink,
  type Snapshot,
  saveMatch,
} from '@diadochi/kernel';
import type { LogEntry } from './api.ts';
import { Conflict } from './problems.ts';
import type { Storage, StoredEntry, StoredTable } from './storage/storage.ts';

/** One snapshot in so many entries: loading a long game then costs no more than a short one. */
const SNAPSHOT_EVERY = 50;

/** What an entry was, for those who listen. */
export interface Happened {
  readonly seq: number;
  readonly by: Seat;
  readonly sink: Sink;
  readonly before: Match;
  readonly after: Match;
}
type Listener = (happened: Happened) => void;

export interface Room {
  readonly table: StoredTable;
  readonly game: Game;
  /** The match as it now stands; replaced, never changed, by each entry. */
  match(): Match;
  /** Carries an action out and makes it durable; gives its number. */
  act(
    seat: Seat,
    action: Json,
    options?: { key?: string | null; decision?: string | undefined },
  ): Promise<number>;
  /** The match as it stood after an entry. */
  matchAt(seq: number): Promise<Match>;
  /** What a seat heard, entry by entry, after one of them. */
  heard(seat: Seat | null, after: number): Promise<LogEntry[]>;
  /** What happened after one entry, up to another. */
  between(after: number, until: number): Promise<Happened[]>;
  record(): Promise<GameRecord>;
  listen(listener: Listener): () => void;
}

/** Opens the room of a table that has started: its latest snapshot and the entries after it. */
export async function openRoom(storage: Storage, table: StoredTable, game: Game): Promise<Room> {
  const { id, secret, started } = table;
  if (started === null) throw new Error(`table ${id} has not started`);
  const listeners = new Set<Listener>();
  let match = await matchAt(Number.MAX_SAFE_INTEGER);
  let queue: Promise<unknown> = Promise.resolve();

  /** One change at a time. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  }

  async function matchAt(seq: number): Promise<Match> {
    const snapshot = await storage.snapshot(id, seq);
    if (snapshot === null) throw new Error(`table ${id} has no snapshot`);
    const restored = restoreMatch(game, snapshot.match as unknown as Snapshot);
    for (const entry of await storage.entries(id, snapshot.seq)) {
      if (entry.seq > seq) break;
      playAgain(restored, entry);
    }
    return restored;
  }

  async function actNow(
    seat: Seat,
    action: Json,
    key: string | null,
    decision: string | undefined,
  ): Promise<number> {
    if (key !== null) {
      const known = await storage.entryOfKey(id, seat, key);
      if (known !== null) return known;
    }
    if (decision !== undefined) checkDecision(match, seat, decision, action);
    const after = copyOf(match);
    const sink: Sink = [];
    const { seq, chance, hash } = act(after, seat, action, entryChance(secret, match.seq + 1), sink);
    const entry: StoredEntry = { seq, seat, action, chance, at: Date.now() };
    if (!(await storage.append(id, entry, key))) {
      // Somebody else wrote first: what we have in memory is old.
      for (const missed of await between(match.seq, Number.MAX_SAFE_INTEGER)) moveOn(missed);
      const known = key === null ? null : await storage.entryOfKey(id, seat, key);
      if (known !== null) return known;
      throw new Conflict('stale-decision', 'The table has moved on; look again.');
    }
    moveOn({ seq, by: seat, sink, before: match, after });
    if (seq % SNAPSHOT_EVERY === 0)
      await storage.saveSnapshot(id, { seq, match: saveMatch(after) as unknown as Json, hash });
    if (game.outcome(after.position) !== null) await storage.finish(id);
    return seq;
  }

  function moveOn(happened: Happened): void {
    match = happened.after;
    for (const listener of listeners) listener(happened);
  }

  async function between(after: number, until: number): Promise<Happened[]> {
    const happened: Happened[] = [];
    let before = await matchAt(after);
    for (const entry of await storage.entries(id, after)) {
      if (entry.seq > until) break;
      const after = copyOf(before);
      const sink: Sink = [];
      playAgain(after, entry, sink);
      happened.push({ seq: entry.seq, by: entry.seat, sink, before, after });
      before = after;
    }
    return happened;
  }

  /** Plays the whole log again from the set-up: for records and for what was said long ago. */
  async function fromTheStart(
    onEntry: (match: Match, entry: StoredEntry, sink: Sink) => void,
  ): Promise<Match> {
    const setup = { seats: table.seats.length, options: table.options };
    const again = matchFrom(game, game.start(setup, recorded(started?.setup ?? [])));
    for (const entry of await storage.entries(id, 0)) {
      const sink: Sink = [];
      playAgain(again, entry, sink);
      onEntry(again, entry, sink);
    }
    return again;
  }

  return {
    table,
    game,
    match: () => match,
    act: (seat, action, { key = null, decision } = {}) => inTurn(() => actNow(seat, action, key, decision)),
    matchAt,
    async heard(seat, after) {
      const news: LogEntry[] = [];
      await fromTheStart((_, entry, sink) => {
        if (entry.seq > after)
          news.push({ seq: entry.seq, by: entry.seat, messages: heardBy(game, sink, seat) });
      });
      return news;
    },
    between,
    async record() {
      const over = game.outcome(match.position) !== null;
      const setup = { seats: table.seats.length, options: table.options };
      const who = table.seats.map(({ bot, name }) => bot ?? name ?? '');
      const seats = { seats: who, seed: over ? secret : null };
      const { record } = beginRecord(game, setup, seats, recorded(started.setup));
      await fromTheStart((again, { seq, seat, action, chance }) => {
        addEntry(record, again, { seq, seat, action, chance, hash: game.hash(again.position) });
      });
      return record;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The same match; what is done with one leaves the other as it is. Positions are never changed, only replaced. */
const copyOf = (match: Match): Match => ({ ...match, past: [...match.past], future: [...match.future] });

/**
 * An action names the question that it answers. If that is no longer put, the action was meant for another moment; and
 * what is always open (orders) lends its name to nothing else.
 */
function checkDecision({ game, position }: Match, seat: Seat, decision: string, action: Json): void {
  const put = game.pending(position).find((each) => each.id === decision && each.seat === seat);
  if (put === undefined) throw new Conflict('stale-decision', 'That question is no longer put to you.');
  const verbs = game.forms[put.kind].ways.map(({ verb }) => verb);
  if (typeof action !== 'object' || action === null || verbs.some((verb) => Object.hasOwn(action, verb)))
    return;
  const params = { seat };
  throw new Refused({ allowed: false, clause: 'K-02', message: { key: 'refusal.K-02', params } });
}

const playAgain = (match: Match, { seat, action, chance }: StoredEntry, sink?: Sink): void => {
  act(match, seat, action, recorded(chance), sink);
};

/** What a seat hears of an entry, without the list of who else does. */
export const heardBy = (game: Game, sink: Sink, seat: Seat | null): Message[] =>
  game.events(sink, seat).map(({ key, params }) => ({ key, params }));
