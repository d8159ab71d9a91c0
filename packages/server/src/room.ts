/**
 * A room: one table that is being played, in memory. All its changes pass through one queue, and each is durable
 * before anyone hears of it. What is in memory can be thrown away at any time: the log is the truth.
 */

import {
  carryOut,
  copyOf,
  type Game,
  goesBackTo,
  hashText,
  type Json,
  type Match,
  matchFrom,
  NOTHING_TO_UNDO,
  type Pending,
  type Position,
  type Recall,
  Refused,
  type Resting,
  recallFor,
  restOf,
  type Seat,
  type Sink,
  type TableAct,
  tableActIn,
} from '@diadochi/kernel';
import type { Heard, LogEntry, Moment, Moments, SeatView } from './api.ts';
import { mayTakeBack } from './at-seat/seat-view.ts';
import {
  type Audience,
  type Counts,
  countsAsText,
  type Happened,
  oncePerNumber,
  retell,
  type Telling,
  type Told,
  tellingFrom,
} from './audiences.ts';
import { type Clock, realClock } from './clock.ts';
import { openHold } from './hold.ts';
import { loadMatch, recallOf, upToDate } from './loading.ts';
import type { Log } from './looking-in/logs.ts';
import { missedNews } from './missed-news.ts';
import { changesBetween } from './patch.ts';
import { playAgain } from './play-again.ts';
import { Conflict } from './problems.ts';
import { recentNumbers } from './recent-numbers.ts';
import {
  type EntryNotes,
  REACTIONS,
  type Storage,
  type StoredEntry,
  type StoredTable,
} from './storage/storage.ts';
import { tableDice } from './table-dice.ts';

/** One snapshot in so many entries, as soon as undo reaches no further back: loading a long game costs no more than a short one. */
const SNAPSHOT_EVERY = 50;
/** How many entries of the log are told at once. */
export const PAGE = 50;
/** So often something is done to the table itself, if others write at the same time. */
const TRIES = 3;

/** Hears of every entry. */
type Watcher = (happened: Happened) => void;
/** Hears what an audience is told: one text for all of them. */
type Listener = (said: Said) => void;
/** A message for all who listen in an audience. */
export type Said = Pick<Heard, 'news' | 'view' | 'options'>;

/** How an entry was numbered. */
interface Numbered {
  readonly seq: number;
  /** How many news each audience had been told then. */
  readonly news: Counts['news'];
}

/** A position to be kept: see `StoredSnapshot`. */
interface Saved {
  readonly seq: number;
  readonly position: Position;
  readonly from: number | null;
  readonly counts: Counts;
}

/** What is to be done to the table itself, and what that changes besides the game. */
export interface AtTable extends Pick<EntryNotes, 'change' | 'motion'> {
  readonly act: TableAct;
}

export interface Room {
  /** As it now is: seats change hands. */
  readonly table: StoredTable;
  readonly game: Game;
  /** The match as it now stands; replaced, never changed, by each entry. */
  match(): Match;
  /** A look at it that keeps nothing of the position: that can then be used again when the next is made. */
  glance<T>(look: (match: Match) => T): T;
  /** All that is pending, with the ids by which the seats know it. */
  pending(): readonly Pending[];
  /** Carries an action out and makes it durable; gives its number, as the seat counts. */
  act(
    seat: Seat,
    action: Json,
    options?: { key?: string | null; decision?: string | undefined },
  ): Promise<number>;
  /** Does something to the table itself; what, is decided when its turn comes. Gives its number. */
  atTable(seat: Seat, decide: (table: StoredTable, match: Match) => Promise<AtTable>): Promise<number>;
  /** When nothing is kept from an audience any more: see `hold.ts`. */
  settled(audience: Audience): Promise<void>;
  /** The match as it stood after an entry. */
  matchAt(seq: number): Promise<Match>;
  /** What happened after one entry, up to another. */
  between(after: number, until: number): Promise<Happened[]>;
  /** How many news an audience was told; and how many it had been told after an entry. */
  numberOf(audience: Audience): number;
  numberAfter(audience: Audience, seq: number): Promise<number>;
  /** The last entry after which an audience had been told so much. */
  entryOf(audience: Audience, number: number): Promise<number>;
  /** What an audience sees now, and what it is asked to begin with. */
  shown(audience: Audience): Required<Pick<Heard, 'view'>> & Pick<Heard, 'options'>;
  /** What an audience saw after one of its news. */
  viewAt(audience: Audience, number: number): Promise<SeatView>;
  /** What an audience heard before one of its news, the latest first: a page of it. */
  heard(audience: Audience, before?: number): Promise<LogEntry[]>;
  /** The same, with what each has changed: a page of it, after one of its news. */
  moments(audience: Audience, after: number): Promise<Moments>;
  /** What an audience was told after one of its news, up to another. */
  newsBetween(audience: Audience, after: number, until: number): Promise<Said[]>;
  /** Hears of every entry. */
  watch(watcher: Watcher): () => void;
  /** Hears what an audience is told from now on. */
  listen(audience: Audience, listener: Listener): () => void;
  /** How many listen. */
  listeners(): number;
  /** Somebody has shown words: they count from the next entry on. */
  hearWords(): Promise<void>;
  /** Plays what other processes have written since. */
  catchUp(): Promise<void>;
  /** Puts away where it stands: whoever opens it next, perhaps with other rules, finds it there. */
  putAway(): Promise<void>;
  /** When its last snapshot is kept. */
  saved(): Promise<void>;
}

/** Opens the room of a table that has started: its latest snapshot and the entries after it. */
export async function openRoom(
  storage: Storage,
  stored: StoredTable,
  game: Game,
  log: Log,
  clock: Clock = realClock,
): Promise<Room> {
  let table = await upToDate(storage, stored, game, log);
  const { id } = table;
  const isLive = table.pace?.live === true;
  const hold = openHold<Audience>(clock, isLive ? (table.pace?.hold ?? 0) : 0);
  const dice = hold.noticing(tableDice(storage, table));
  const watchers = new Set<Watcher>();
  const audiences = new Map<Audience, Set<Listener>>();
  const { telling, rested: first } = await loadMatch(storage, table, game, log);
  let rested = first;
  let saving = Promise.resolve();
  let queue: Promise<unknown> = Promise.resolve();
  const recent = recentNumbers(telling.counts().news.length);
  let looked: Numbered | null = null;
  /** The position before the last, if nobody has been given it: the next one is made in its place. */
  let spare: Position | undefined;
  let given: Position | null = null;
  noteNumbers();

  /** One change at a time. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  }

  const loadAt = (seq: number) => loadMatch(storage, table, game, log, seq);

  const lookAgain = async (): Promise<StoredTable> => {
    table = (await storage.table(id)) ?? table;
    return table;
  };
  function noteNumbers(): void {
    recent.note(telling.match().seq, telling.counts().news);
  }

  async function actNow(
    seat: Seat,
    action: Json,
    key: string | null,
    decision: string | undefined,
    more: Pick<EntryNotes, 'change' | 'motion'> = {},
  ): Promise<number> {
    const before = telling.match();
    const counted = telling.counts();
    if (decision !== undefined) checkDecision(telling, seat, decision, action);
    if (isUndo(action) && !mayTakeBack(before, seat)) throw refused(NOTHING_TO_UNDO, seat);
    const after = copyOf(before);
    const sink: Sink = [];
    const to = goesBackTo(action);
    const earlier = to === null || to >= before.seq ? null : (await loadAt(to)).match.position;
    const recall = earlier === null ? undefined : { earlier: () => earlier };
    const cast = dice.at(before.seq + 1);
    const chance = carryOut(after, seat, action, cast.chance, sink, recall, spare);
    const { seq } = after;
    spare = undefined;
    const isTogether = hold.isOn();
    const entry: StoredEntry = {
      seq,
      seat,
      action,
      chance,
      at: clock.now(),
      ...(isTogether && { isTogether }),
    };
    const outcome = game.outcome(after.position);
    const over = outcome !== null && (outcome.kind === 'abandoned' ? 'abandoned' : true);
    const asked = game.pending(after.position);
    const notes: EntryNotes = { key, asked: askedIn(asked), over, words: cast.words, ...more };
    const happened: Happened = { seq, by: seat, sink, before, after, asked, isTogether };
    const writing = storage.append(id, entry, notes);
    const told = foretold(happened);
    if (!(await writing.finally(told.enough))) {
      // Somebody else wrote first: what we have in memory is old.
      await catchUpNow();
      const done = await numberOfKey(seat, key);
      if (done !== null) return done;
      // What answers a question is stale only if that is gone; what names none was meant for the table as it was.
      if (decision !== undefined) return actNow(seat, action, key, decision, more);
      throw new Conflict('stale-decision', 'The table has moved on; look again.');
    }
    if (tableActIn(action) !== null) await lookAgain();
    hold.begin();
    moveOn(happened, told.ready());
    // Nobody waits for a snapshot: without it the next one to open the table merely plays more entries.
    const rest = restOf(before, after);
    if (over) void save({ seq, position: after.position, from: seq, counts: telling.counts() });
    // What is told together lies on one side of a snapshot.
    else if (rest !== null && !hold.isOn() && (to !== null || rest.seq - rested >= SNAPSHOT_EVERY))
      void save({ ...rest, counts: countsAt(rest, entry, counted) });
    if (before.position !== after.position && before.position !== given) spare = before.position;
    return telling.numberOf(seat);
  }

  /**
   * What is to be counted where a match rests, so that whoever plays on from there counts right: that somebody cannot take
   * back any more what he did before is news to him, but not where nothing is known of it.
   */
  function countsAt(rest: Resting, entry: StoredEntry, before: Counts): Counts {
    const now = telling.counts();
    if (rest.seq === entry.seq) return now;
    if (rest.from === rest.seq) return before;
    const again = tellingFrom(matchFrom(game, game.copy(rest.position), rest.seq), before);
    retell(again, entry, recallFor([entry]));
    const told = again.counts();
    const missed = (list: 'news' | 'put') =>
      before[list].map((count, i) => count + now[list][i] - told[list][i]);
    return { ...before, news: missed('news'), put: missed('put') };
  }

  /** The number of what a seat has done with a key already. */
  async function numberOfKey(seat: Seat, key: string | null): Promise<number | null> {
    const known = key === null ? null : await storage.entryOfKey(id, seat, key);
    return known === null ? null : numberAfter(seat, known);
  }
  /** The same request may come twice: then it is not possible any more, and was carried out the first time. */
  async function actOnce(
    seat: Seat,
    action: Json,
    key: string | null,
    decision: string | undefined,
  ): Promise<number> {
    try {
      return await actNow(seat, action, key, decision);
    } catch (error) {
      const done = await numberOfKey(seat, key);
      if (done === null) throw error;
      return done;
    }
  }

  async function save({ seq, position: at, from, counts }: Saved): Promise<void> {
    const stretch = table.stretches.length - 1;
    const { version, content } = table.stretches[stretch];
    // A finished game of other rules is looked at, and stays as they left it.
    if (version !== game.version || content !== game.contentHash) return;
    if (from !== null) rested = seq;
    const position = game.canonical(at);
    // A table that still counts as in earlier days begins to count by audience where it now stands.
    const begins = counts.isOld === true && seq === telling.match().seq && from !== null;
    if (begins) telling.renew();
    const counted = counts.isOld === true && !begins ? '' : countsAsText(counts);
    const snapshot = { seq, stretch, from, position, hash: hashText(position), counts: counted };
    saving = storage
      .saveSnapshot(id, snapshot)
      .catch((error: Error) => log(`table ${id}: no snapshot at ${seq}: ${error.message}`));
    await saving;
  }

  /**
   * While the disk is at work, what is to be told of an entry is made ready: so nobody waits for one after the other. Nobody
   * hears or sees of it before the entry is durable.
   */
  function foretold(happened: Happened): Foretold {
    const wanted = [...audiences.keys()];
    let ready: (() => Told[] | null) | null = null;
    const atOnce = setImmediate(() => {
      try {
        if (!isLive) ready = telling.ahead(happened, wanted);
      } catch {} // It fails again when it counts, and is told then.
    });
    const isAsBefore = () =>
      wanted.length === audiences.size && wanted.every((audience) => audiences.has(audience));
    return {
      enough: () => clearImmediate(atOnce),
      ready: () => (ready !== null && isAsBefore() ? ready() : null),
    };
  }

  function moveOn(happened: Happened, ready: Told[] | null = null): void {
    const told = ready ?? telling.goOn(happened, [...audiences.keys()], hold.isOn());
    noteNumbers();
    for (const watcher of watchers) watcher(happened);
    // Seats first: nobody who plays hears later because many look on.
    for (const { audience, news, isLate } of told) {
      const said = isLate ? shown(audience) : { news };
      hold.tell(audience, isReacting(audience), () => {
        telling.hasHeard(audience);
        for (const listener of audiences.get(audience) ?? []) listener(said);
      });
    }
  }
  function shown(audience: Audience): ReturnType<Room['shown']> {
    const view = telling.view(audience);
    const options = telling.options(audience);
    return options === null ? { view } : { view, options };
  }
  /** Whether a window asks them. */
  const isReacting = (audience: Audience): boolean =>
    telling.pending().some(({ seat, reaction }) => reaction && seat === audience);
  /** Whatever a hold keeps from somebody he does not get in another way either, and nobody acts on it. */
  const settled = async (audience: Audience): Promise<void> => {
    if (hold.isOn() && !isReacting(audience)) await hold.over();
  };
  /** Plays what other processes have written, with the words and the seats that came with it. */
  async function catchUpNow(): Promise<void> {
    await dice.lookAgain();
    await lookAgain();
    const entries = await storage.entries(id, telling.match().seq);
    const recall = await recallOf(storage, table, game, log, telling.match(), entries);
    for (const entry of entries) {
      const before = telling.match();
      const after = copyOf(before);
      const sink: Sink = [];
      playAgain(after, entry, recall, sink, hold.noticed(entry.at));
      hold.begin();
      moveOn({ seq: entry.seq, by: entry.seat, sink, before, after, isTogether: entry.isTogether });
    }
  }

  async function between(after: number, until: number): Promise<Happened[]> {
    const happened: Happened[] = [];
    const newRules = table.stretches.map(({ seq }) => seq).filter((seq) => seq > after);
    let before = (await loadAt(after)).match;
    const entries = await storage.entries(id, after, until);
    const recall = await recallOf(storage, table, game, log, before, entries);
    for (const entry of entries) {
      if (newRules.includes(before.seq)) before = (await loadAt(before.seq)).match;
      const after = copyOf(before);
      const sink: Sink = [];
      playAgain(after, entry, recall, sink);
      happened.push({ seq: entry.seq, by: entry.seat, sink, before, after });
      before = after;
    }
    return happened;
  }

  const numbersAt = async (seq: number): Promise<Numbered> => ({
    seq,
    news: (await loadAt(seq)).telling.counts().news,
  });
  /** The number that an audience gave an entry. */
  async function numberAfter(audience: Audience, seq: number): Promise<number> {
    const place = audience ?? telling.match().position.seats;
    const news = recent.newsAt(seq);
    if (news !== undefined) return news[place];
    // Whoever looks at a table that is asked to go back wants the same entry, strangers too: it is looked up once.
    if (looked?.seq !== seq) looked = await numbersAt(seq);
    return looked.news[place];
  }

  /** The match as it stood when an audience had been told so much: after the last entry of which that is true. */
  async function tellingAt(audience: Audience, number: number): Promise<Telling> {
    const at = async (seq: number) => (await loadAt(seq)).telling;
    const place = audience ?? telling.match().position.seats;
    const known = recent.lastWith(place, number);
    if (known !== undefined) return at(known);
    // Each of its news was an entry: so long ago it was at least, and if other entries came between, as much earlier again.
    const oldest = recent.oldest();
    let seq = oldest.seq - (oldest.news[place] - number);
    for (;;) {
      const found = await at(seq);
      const tooMany = found.numberOf(audience) - number;
      if (tooMany <= 0) return found;
      seq -= tooMany;
    }
  }

  /** What the audience was told after one of its news, entry by entry: each telling stands after it. */
  async function retold<T>(
    audience: Audience,
    after: number,
    until: number,
    tell: (telling: Telling, entry: StoredEntry, recall: Recall) => readonly T[],
  ): Promise<T[]> {
    let at = await tellingAt(audience, after);
    const found: T[] = [];
    const newRules = table.stretches.map(({ seq }) => seq).filter((seq) => seq > at.match().seq);
    const entries = await storage.entries(id, at.match().seq);
    const recall = await recallOf(storage, table, game, log, at.match(), entries);
    for (const entry of entries) {
      if (newRules.includes(at.match().seq)) at = (await loadAt(at.match().seq)).telling;
      if (at.numberOf(audience) >= until && !entry.isTogether) break;
      found.push(...tell(at, entry, recall));
    }
    return found;
  }

  async function pageOf(audience: Audience, after: number, until: number): Promise<LogEntry[]> {
    const page = await retold(audience, after, until, (at, entry, recall) => {
      retell(at, entry, recall);
      const heard = at.heard(audience);
      return heard === null ? [] : [heard];
    });
    return oncePerNumber(page, joined);
  }

  /** What the present rules can tell of: of what earlier ones have played perhaps nothing. */
  async function told(audience: Audience, after: number, until: number): Promise<LogEntry[]> {
    const { seq } = table.stretches[table.stretches.length - 1];
    if (seq === 0) return pageOf(audience, after, until);
    const begun = (await loadAt(seq)).telling.numberOf(audience);
    if (begun <= after) return pageOf(audience, after, until);
    return pageOf(audience, after, until).catch(() => (begun < until ? pageOf(audience, begun, until) : []));
  }

  const missed = missedNews(async (audience, after, until) =>
    oncePerNumber(
      await retold(audience, after, until, (at, entry, recall) =>
        retell(at, entry, recall, [audience]).map(({ news }) => news),
      ),
    ),
  );

  // It may have gone down between the last move and its snapshot.
  const { seq: last, position: end } = telling.match();
  if (last > rested && game.outcome(end) !== null)
    void save({ seq: last, position: end, from: last, counts: telling.counts() });

  return {
    get table() {
      return table;
    },
    game,
    match() {
      given = telling.match().position;
      return telling.match();
    },
    glance: (look) => look(telling.match()),
    pending: () => telling.pending(),
    async act(seat, action, { key = null, decision } = {}) {
      if (hold.isOn()) await settled(seat);
      return inTurn(() => actOnce(seat, action, key, decision));
    },
    settled,
    atTable: (seat, decide) =>
      inTurn(async () => {
        // If another process writes meanwhile, it is decided anew: by the table as it is then.
        for (let tries = 1; ; tries++)
          try {
            const { act, ...more } = await decide(await lookAgain(), telling.match());
            return await actNow(seat, act, null, undefined, more);
          } catch (error) {
            if (!(error instanceof Conflict) || error.type !== 'stale-decision' || tries === TRIES)
              throw error;
          }
      }),
    matchAt: async (seq) => (await loadAt(seq)).match,
    between,
    numberOf: (audience) => telling.numberOf(audience),
    numberAfter,
    entryOf: async (audience, number) =>
      number >= telling.numberOf(audience)
        ? telling.match().seq
        : (await tellingAt(audience, number)).match().seq,
    shown,
    viewAt: async (audience, number) => (await tellingAt(audience, number)).view(audience),
    async heard(audience, before = Number.MAX_SAFE_INTEGER) {
      const last = Math.min(before - 1, telling.numberOf(audience));
      return (await told(audience, Math.max(0, last - PAGE), last)).reverse();
    },
    async moments(audience, after) {
      const last = telling.numberOf(audience);
      const from = Math.min(after, last);
      let first: Pick<Moments, 'view' | 'open'> | null = null;
      const begun = (at: Telling) => ({ view: at.view(audience), open: at.numberOf(null) });
      let [base, now]: [SeatView | null, SeatView | null] = [null, null];
      const told = await retold(audience, from, Math.min(from + PAGE, last), (at, entry, recall) => {
        first ??= begun(at);
        now ??= first.view;
        const number = at.numberOf(audience);
        retell(at, entry, recall);
        const heard = at.heard(audience);
        if (heard === null) return [];
        // What was told together is one moment.
        if (base === null || heard.seq > number) base = now;
        now = at.view(audience);
        const changes = changesBetween(unnumbered(base), unnumbered(now)) ?? {};
        return [{ ...heard, changes, open: at.numberOf(null) } satisfies Moment];
      });
      const moments = oncePerNumber(told, joined);
      first ??= begun(await tellingAt(audience, from));
      return { ...(first as Pick<Moments, 'view' | 'open'>), moments, last };
    },
    newsBetween: async (audience, after, until) =>
      (await missed.between(audience, after, until)).map((news): Said => ({ news })),
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    listen(audience, listener) {
      const listeners = audiences.get(audience) ?? new Set();
      audiences.set(audience, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && audiences.get(audience) === listeners) audiences.delete(audience);
        if (audiences.size > 0) return;
        telling.forget();
        missed.forget();
      };
    },
    listeners: () => [...audiences.values()].reduce((sum, { size }) => sum + size, 0),
    hearWords: () => inTurn(dice.lookAgain),
    catchUp: () => inTurn(catchUpNow),
    saved: () => saving,
    putAway: () =>
      inTurn(async () => {
        const { seq, position, since } = telling.match();
        if (seq > rested)
          await save({ seq, position, from: since === seq ? seq : null, counts: telling.counts() });
      }),
  };
}

/** What is to be told of an entry that is being written. */
interface Foretold {
  /** It is written: what is not ready by now is made when it is wanted. */
  enough(): void;
  /** Goes on by the entry; null: as usual. */
  ready(): Told[] | null;
}

/** A view's own number is that of the news, and not among the changes. */
const unnumbered = ({ seq: _, ...view }: SeatView): Json => view as unknown as Json;

/** What was told in two parts, as one: by whoever began it. */
const joined = <T extends LogEntry>(one: T, other: T): T => ({
  ...other,
  by: one.by,
  messages: [...one.messages, ...other.messages],
});

/** Whom the game waits for; in a window that is nobody else's business. */
export function askedIn(pending: readonly Pending[]): Seat[] {
  const asked = pending.filter(({ optional }) => !optional);
  const seats = asked.map(({ seat }) => seat);
  return asked.some(({ reaction }) => reaction) ? [...seats, REACTIONS] : seats;
}

/**
 * An action names the question that it answers. If that is no longer put, the action was meant for another moment; and
 * what is always open (orders) lends its name to nothing else.
 */
function checkDecision(telling: Telling, seat: Seat, decision: string, action: Json): void {
  const { game } = telling.match();
  const put = telling.pending().find((each) => each.id === decision && each.seat === seat);
  if (put === undefined) throw new Conflict('stale-decision', 'That question is no longer put to you.');
  const verbs = game.forms[put.kind].ways.map(({ verb }) => verb);
  if (typeof action !== 'object' || action === null || verbs.some((verb) => Object.hasOwn(action, verb)))
    return;
  throw refused('K-02', seat);
}

const isUndo = (action: Json): boolean =>
  typeof action === 'object' && action !== null && Object.hasOwn(action, 'undo');

const refused = (clause: string, seat: Seat): Refused =>
  new Refused({ allowed: false, clause, message: { key: `refusal.${clause}`, params: { seat } } });
