/**
 * Clocks: what a table has chosen happens when somebody's time is out. How far they are reckoned is stored after every entry,
 * with when somebody has to look at them next: so whoever is up then does it, one process at a time, and after a start
 * only those tables are opened at which something is due.
 */

import { BadInput, defaultAnswer, type Json, type Pending, type Seat } from '@diadochi/kernel';
import type { ClocksOfSeats } from '../api.ts';
import type { BotPlayers } from '../bot-players.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../looking-in/logs.ts';
import type { Notices } from '../notices/notices.ts';
import { Conflict } from '../problems.ts';
import type { Room } from '../room.ts';
import type { Seating } from '../seating.ts';
import type { Notes } from '../stewards/notes.ts';
import type { Storage } from '../storage/storage.ts';
import {
  type Away,
  advance,
  deadline,
  newClocks,
  nextDue,
  OUT,
  passedMarks,
  type SeatClock,
} from './reckoning.ts';

/** How often clocks are looked at that other processes have wound. */
const POLL_MS = 5000;
/** So many tables at a time. */
const AT_ONCE = 20;
/** If it fails, it is tried again after a while. */
const AGAIN_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Who goes away and comes back often takes long for it. */
const MOST_ABSENCES = 20;

export interface Clocks {
  /** Something was entered, or the room was opened. */
  wind(room: Room): void;
  /** Until they are reckoned; null: they are. */
  atWork(room: Room): Promise<unknown> | null;
  /** Looks at all that is due; again and again, until it is closed. */
  begin(): void;
  see(room: Room, seat: Seat | null): Promise<ClocksOfSeats>;
  /** Stops the clock of a seat for so many days from now on, as far as it may; 0: its holder is back. */
  goAway(room: Room, seat: Seat, days: number): Promise<void>;
  close(): Promise<void>;
}

interface House {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly notes: Notes;
  readonly players: BotPlayers;
  readonly seating: () => Seating;
  readonly notices: Notices;
  readonly log: Log;
  room(id: string): Promise<Room>;
}

/** The clocks after an entry. */
interface Reckoned {
  readonly seq: number;
  readonly clocks: readonly SeatClock[];
}

export function openClocks({
  storage,
  clock,
  notes,
  players,
  seating,
  notices,
  log,
  room: open,
}: House): Clocks {
  const known = new WeakMap<Room, Reckoned>();
  const winding = new Map<Room, Promise<unknown>>();
  const dues = new Map<string, number>();
  let callOff = () => {};
  let looking: Promise<void> | null = null;
  let isClosed = false;
  let isBegun = false;

  const settingOf = ({ table }: Room) => table.pace?.clock ?? { kind: 'none' as const };

  async function absencesIn({ table }: Room): Promise<(seat: Seat) => readonly Away[]> {
    const all = await notes.all<readonly Away[]>(table.id, 'away');
    return (seat) => all.get(seat) ?? [];
  }

  /** The clocks as they stand after the last entry. */
  async function reckon(
    room: Room,
    noticed?: (was: SeatClock, seat: Seat) => number,
  ): Promise<readonly SeatClock[]> {
    const { id, seats } = room.table;
    const setting = settingOf(room);
    const { seq } = room.match();
    const last = (await lastReckoned(room)) ?? { seq: 0, clocks: newClocks(seats.length, setting) };
    // Another process is further on than this one, which will hear of it.
    if (last.seq > seq) return last.clocks;
    const absences = await absencesIn(room);
    const persons = room.pending().filter(({ seat }) => room.table.seats[seat].bot === null);
    const now = advance(last.clocks, setting, persons, clock.now(), absences).map((each, seat) => ({
      ...each,
      noticed: noticed?.(each, seat) ?? each.noticed,
    }));
    known.set(room, { seq, clocks: now });
    const isOver = room.match().position.stack.length === 0;
    const dueAt = isOver ? null : nextDue(now, setting, absences);
    await storage.keepClock(id, { seq, dueAt, state: JSON.stringify(now) });
    if (dueAt === null) dues.delete(id);
    else dues.set(id, dueAt);
    schedule();
    return now;
  }
  /**
   * Who was asked in between is not known to a process that has heard of several entries at once: it goes on from what
   * another has stored.
   */
  async function lastReckoned(room: Room): Promise<Reckoned | null> {
    const own = known.get(room) ?? null;
    if (own !== null && own.seq >= room.match().seq - 1) return own;
    const stored = await storage.clock(room.table.id);
    if (stored === null || (own !== null && own.seq >= stored.seq)) return own;
    return { seq: stored.seq, clocks: JSON.parse(stored.state) as SeatClock[] };
  }

  /** One after the other: each goes on from where the last one was. */
  function inTurn<T>(room: Room, work: () => Promise<T>): Promise<T> {
    const result = (winding.get(room) ?? Promise.resolve()).then(work);
    const done: Promise<unknown> = result
      .catch((error: Error) => log(`the clocks of table ${room.table.id}: ${error.message}`))
      .then(() => winding.get(room) === done && winding.delete(room));
    winding.set(room, done);
    return result;
  }

  function schedule(): void {
    if (isClosed || !isBegun) return;
    callOff();
    const next = Math.min(clock.now() + POLL_MS, ...dues.values());
    callOff = clock.after(Math.max(0, next - clock.now()), () => {
      looking ??= lookAtAll().finally(() => {
        looking = null;
        schedule();
      });
    });
  }
  async function lookAtAll(): Promise<void> {
    const ids = await storage.clocksDue(clock.now(), AT_ONCE).catch((): string[] => []);
    for (const [id, at] of dues) if (at <= clock.now() && !ids.includes(id)) dues.delete(id);
    for (const id of ids) {
      if (isClosed) return;
      await lookAt(id).catch(async (error: Error) => {
        log(`the clocks of table ${id}: ${error.message}`);
        const stored = await storage.clock(id).catch(() => null);
        dues.set(id, clock.now() + AGAIN_MS);
        if (stored !== null)
          await storage.keepClock(id, { ...stored, dueAt: clock.now() + AGAIN_MS }).catch(() => {});
      });
    }
  }

  async function lookAt(id: string): Promise<void> {
    const claim = await storage.others.claim(id, 'clock');
    if (claim === null) {
      dues.delete(id); // another process is at it
      return;
    }
    try {
      const room = await open(id);
      await room.catchUp();
      await inTurn(room, () => strike(room));
    } finally {
      await claim.release();
    }
  }

  /** Notices what has passed, and does what the table has chosen where somebody's time is out. */
  async function strike(room: Room): Promise<void> {
    const setting = settingOf(room);
    const clocks = await reckon(room);
    const absences = await absencesIn(room);
    const marks = clocks.map((each, seat) => passedMarks(each, setting, absences(seat), clock.now()));
    for (const [seat, { decision, noticed }] of clocks.entries()) {
      if (decision === null || marks[seat] <= noticed) continue;
      const at = deadline(clocks[seat], setting, absences(seat));
      if (marks[seat] < OUT) notices.timeIsShort(room, seat, decision, at);
      else await timeIsOut(room, seat, decision);
    }
    await reckon(room, (each, seat) =>
      each.decision === clocks[seat].decision ? marks[seat] : each.noticed,
    );
  }

  async function timeIsOut(room: Room, seat: Seat, decision: string): Promise<void> {
    const { pace, id } = room.table;
    const asked = room.pending().find((each) => each.id === decision && each.seat === seat);
    if (pace === null || pace.out === 'nothing' || asked === undefined) return;
    try {
      if (pace.out === 'seat') await seating().takesTooLong(id, seat, pace.bot);
      else await room.act(seat, await standIn(room, asked, pace.out, pace.bot), { decision });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error; // he has answered after all
    }
  }
  /** What is played out of a hand in another's turn is for its holder: a window is passed. */
  async function standIn(room: Room, asked: Pending, out: 'default' | 'answer', bot: string): Promise<Json> {
    const { game } = room;
    const { seat, reaction } = asked;
    const usual = out === 'default' || reaction ? defaultAnswer(game, room.match().position, seat) : null;
    return usual ?? players.think(room, asked, bot);
  }

  return {
    wind(room) {
      if (settingOf(room).kind === 'none' || isClosed) return;
      void inTurn(room, () => reckon(room)).catch(() => {});
    },
    atWork: (room) => winding.get(room) ?? null,
    begin() {
      isBegun = true;
      schedule();
    },
    async see(room, you) {
      const setting = settingOf(room);
      const absences = await absencesIn(room);
      const clocks = await inTurn(room, async () => known.get(room)?.clocks ?? (await reckon(room)));
      const now = clock.now();
      const mine = you === null ? [] : absences(you);
      return {
        deadlines: clocks.map((each, seat) =>
          each.reaction && seat !== you ? null : deadline(each, setting, absences(seat)),
        ),
        bank: you === null || setting.kind !== 'bank' ? null : clocks[you].bank,
        away: clocks.map((_, seat) => {
          const last = absences(seat).at(-1);
          return last !== undefined && last.until > now ? last.until : null;
        }),
        awayDays: daysLeft(room.table.pace?.awayDays ?? 0, mine),
        now,
      };
    },
    async goAway(room, seat, days) {
      const most = room.table.pace?.awayDays ?? 0;
      const now = clock.now();
      await notes.change<readonly Away[]>(room.table.id, seat, 'away', (was) => {
        // Who comes back earlier has the rest of his days again.
        const spans = (was ?? []).map((span) => (span.until > now ? { ...span, until: now } : span));
        if (days === 0) return spans;
        const left = daysLeft(most, spans);
        if (days > left || spans.length >= MOST_ABSENCES)
          throw new BadInput(`You can be away for ${left} more days at this table.`);
        return [...spans, { from: now, until: now + days * DAY_MS }];
      });
      await inTurn(room, () => reckon(room));
    },
    async close() {
      isClosed = true;
      callOff();
      await looking;
      await Promise.all(winding.values());
    },
  };
}

const daysLeft = (most: number, spans: readonly Away[]): number =>
  Math.max(0, most - Math.ceil(spans.reduce((sum, { from, until }) => sum + (until - from) / DAY_MS, 0)));
