/**
 * Notices: whoever wants it is told at an address of his own that he is asked, and when his time runs short. What is not
 * taken is sent again, later and later; an address that takes nothing for long is forgotten.
 */

import { randomBytes } from 'node:crypto';
import type { Seat } from '@diadochi/kernel';
import type { Clock } from '../clock.ts';
import type { Log } from '../looking-in/logs.ts';
import type { Room } from '../room.ts';
import type { Notes } from '../stewards/notes.ts';
import { post } from './hook.ts';
import { destinationOf, openInternet, type Reach, readAddress } from './public-addresses.ts';

/** What is not taken is sent again after these times. */
const AGAIN_MS = [1000, 10_000, 60_000, 600_000, 3_600_000];
/** To one address not more often: what happens meanwhile takes the place of what waits. */
const GAP_MS = 10_000;
/** An address that so many notices in a row were not taken at is forgotten. */
const MOST_FAILURES = 12;
/** So many wait at most: beyond that the earliest are given up. */
const MOST_WAITING = 2000;

/** What is kept of an address. */
interface Hook {
  readonly url: string;
  readonly secret: string;
  /** The question that it has been told of last. */
  readonly told: string | null;
  readonly failures: number;
}
/** What is sent. */
interface Notice {
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  readonly what: 'asked' | 'time';
  /** The id of the question. */
  readonly decision: string;
  readonly deadline: number | null;
}

export interface Notices {
  /** Whoever is asked is told, once a question. */
  look(room: Room): void;
  timeIsShort(room: Room, seat: Seat, decision: string, deadline: number | null): void;
  /** Where a seat is told, without its secret; null: nowhere. */
  of(room: Room, seat: Seat): Promise<{ readonly url: string } | null>;
  /** Gives the secret with which notices are signed: it is told once. */
  set(room: Room, seat: Seat, url: string): Promise<{ readonly url: string; readonly secret: string }>;
  stop(room: Room, seat: Seat): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  readonly notice: Notice;
  readonly tries: number;
  callOff(): void;
}

export function openNotices(notes: Notes, clock: Clock, log: Log, reach: Reach = openInternet): Notices {
  const waiting = new Map<string, Waiting>();
  const last = new Map<string, number>();
  const sending = new Set<Promise<unknown>>();
  let isClosed = false;
  const keyOf = ({ table, seat }: Pick<Notice, 'table' | 'seat'>): string => `${table} ${seat}`;

  function send(notice: Notice, tries = 0, delay = 0): void {
    if (isClosed) return;
    const key = keyOf(notice);
    waiting.get(key)?.callOff();
    waiting.delete(key);
    const [oldest] = waiting.keys();
    if (waiting.size >= MOST_WAITING && oldest !== undefined) {
      waiting.get(oldest)?.callOff();
      waiting.delete(oldest);
    }
    const gap = (last.get(key) ?? Number.NEGATIVE_INFINITY) + GAP_MS - clock.now();
    const callOff = clock.after(Math.max(delay, gap, 0), () => {
      waiting.delete(key);
      const work: Promise<unknown> = deliver(notice, tries)
        .catch((error: Error) => log(`a notice of table ${notice.table}: ${error.message}`))
        .finally(() => sending.delete(work));
      sending.add(work);
    });
    waiting.set(key, { notice, tries, callOff });
  }

  async function deliver(notice: Notice, tries: number): Promise<void> {
    const { table, seat } = notice;
    const hook = await notes.of<Hook>(table, seat, 'hook');
    if (hook === null || isClosed) return;
    last.set(keyOf(notice), clock.now());
    if (last.size > MOST_WAITING) last.delete(last.keys().next().value as string);
    const isTaken = await post(hook.url, hook.secret, notice, clock.now(), reach).then(
      () => true,
      () => false,
    );
    await notes.change<Hook>(table, seat, 'hook', (was) => {
      if (was === null || was.url !== hook.url) return was;
      const failures = isTaken ? 0 : was.failures + 1;
      return failures >= MOST_FAILURES ? null : { ...was, failures };
    });
    // Unless something newer waits already.
    if (!isTaken && tries < AGAIN_MS.length && !waiting.has(keyOf(notice)))
      send(notice, tries + 1, AGAIN_MS[tries]);
  }

  /** Tells of a question, unless that has been done, here or by another process. */
  async function tellAsked(room: Room, seat: Seat, decision: string): Promise<void> {
    const { id, game } = room.table;
    let isFirst = false;
    await notes.change<Hook>(id, seat, 'hook', (was) => {
      isFirst = was !== null && was.told !== decision;
      return was === null || !isFirst ? was : { ...was, told: decision };
    });
    if (isFirst) send({ table: id, game, seat, what: 'asked', decision, deadline: null });
  }

  return {
    look(room) {
      if (notes.areNone(room.table.id)) return;
      void notes
        .all<Hook>(room.table.id, 'hook')
        .then(async (hooks) => {
          for (const { seat, id, optional } of hooks.size === 0 ? [] : room.pending())
            if (!optional && hooks.has(seat) && hooks.get(seat)?.told !== id) await tellAsked(room, seat, id);
        })
        .catch(() => {}); // the next time
    },
    timeIsShort(room, seat, decision, deadline) {
      const { id, game } = room.table;
      send({ table: id, game, seat, what: 'time', decision, deadline });
    },
    async of(room, seat) {
      const hook = await notes.of<Hook>(room.table.id, seat, 'hook');
      return hook === null ? null : { url: hook.url };
    },
    async set(room, seat, address) {
      const url = readAddress(address);
      await destinationOf(url, reach);
      const secret = randomBytes(24).toString('base64url');
      await notes.change<Hook>(room.table.id, seat, 'hook', () => ({
        url: url.href,
        secret,
        told: null,
        failures: 0,
      }));
      return { url: url.href, secret };
    },
    async stop(room, seat) {
      await notes.change<Hook>(room.table.id, seat, 'hook', () => null);
    },
    async close() {
      isClosed = true;
      for (const { callOff } of waiting.values()) callOff();
      waiting.clear();
      await Promise.all(sending);
    },
  };
}
