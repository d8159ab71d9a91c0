/**
 * How much one visitor may ask of the server, so that nobody can take it from the others: by address (/64 for IPv6), by
 * seat and by table. All numbers are for ordinary visitors; a club behind one address multiplies them (`--limits`).
 */

import { type Clock, realClock } from '../clock.ts';
import { Conflict, TooMany } from '../problems.ts';
import { type Buckets, newBuckets, type Rate } from './buckets.ts';
import { type DearLane, newDearLane } from './dear.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What an address may do. */
const OF_ADDRESS = {
  /** A page needs some twenty to begin with, and a few for each click. */
  requests: { most: 600, inMs: 15 * SECOND },
  tables: { most: 30, inMs: HOUR },
  /** Seats taken from the lobby, without a link. */
  seats: { most: 20, inMs: HOUR },
  sockets: { most: 100, inMs: 20 * SECOND },
} as const;
/** Milliseconds of the server's time for dear requests, and how many of them may wait. */
const DEAR: Rate = { most: 2 * SECOND, inMs: 10 * SECOND };
const MOST_DEAR_WAITING = 16;
/** The same for what is asked at every click (options, the judge), which is done at once. */
const QUICK: Rate = { most: 3 * SECOND, inMs: 10 * SECOND };
const OF_SEAT = {
  entries: { most: 200, inMs: MINUTE },
  lines: { most: 20, inMs: MINUTE },
  /** What is done to seats: links, consents, and what the owner does. */
  changes: { most: 30, inMs: MINUTE },
} as const;
const OF_TABLE = {
  entries: { most: 600, inMs: MINUTE },
  lines: { most: 60, inMs: MINUTE },
} as const;
/** Open at the same time. */
const SOCKETS = { address: 60, table: 2000 } as const;
const CONNECTIONS_OF_ADDRESS = 250;
/** Of an open table of others, whoever the browsers say they are. */
const SEATS_OF_ADDRESS = 2;
const MOST_TABLES_REMEMBERED = 10_000;

export interface LimitOptions {
  /** By how much more than usual an address, a seat and a table may do. */
  readonly factor?: number;
  readonly clock?: Clock;
}

/** Who takes a seat: an address, and the browser as it calls itself. */
export interface Taker {
  readonly address: string;
  readonly browser: string | undefined;
}

export interface Limits {
  request(address: string): void;
  newTable(address: string): void;
  /** Notes who has opened a table: its seats are free to him. */
  opened(table: string, by: Taker): void;
  /** Before a seat is taken from the lobby: it counts from now on, unless what is given back takes it back. */
  lobbySeat(table: string, by: Taker): () => void;
  entry(table: string, seat: number): void;
  /** Somebody at a table says something: a seat, or the address of a spectator. */
  line(table: string, who: number | string): void;
  /** Something is done to the seats of a table, by one of them or by its owner. */
  change(table: string, who: number | 'owner'): void;
  readonly dear: DearLane;
  /** Does something at once, and puts its time down to the address. */
  quick<T>(address: string, work: () => T): T;
  /** False if the address opens too many streams one after the other. */
  mayKnock(address: string): boolean;
  /** A stream that is open; what is given back ends it. An error if there are too many. */
  socket(table: string, address: string): () => void;
  readonly connectionsOfAddress: number;
}

export function newLimits({ factor = 1, clock = realClock }: LimitOptions = {}): Limits {
  const buckets = <Names extends string>(rates: { readonly [name in Names]: Rate }) =>
    Object.fromEntries(
      Object.entries<Rate>(rates).map(([name, { most, inMs }]) => [
        name,
        newBuckets({ most: most * factor, inMs }, clock),
      ]),
    ) as { readonly [name in Names]: Buckets };
  const ofAddress = buckets(OF_ADDRESS);
  const ofSeat = buckets(OF_SEAT);
  const ofTable = buckets(OF_TABLE);
  const sockets = { address: counters(SOCKETS.address * factor), table: counters(SOCKETS.table * factor) };
  const quick = newBuckets({ most: QUICK.most * factor, inMs: QUICK.inMs }, clock);
  const takers = new Map<string, { owner: Taker | null; readonly others: Taker[] }>();

  const check = (wait: number, type: string, detail: string) => {
    if (wait > 0) throw new TooMany(type, detail, wait);
  };
  const takersOf = (table: string) => {
    const known = takers.get(table) ?? { owner: null, others: [] };
    takers.delete(table);
    takers.set(table, known);
    const [oldest] = takers.keys();
    if (takers.size > MOST_TABLES_REMEMBERED) takers.delete(oldest);
    return known;
  };
  const isSame = (one: Taker, two: Taker) => one.address === two.address && one.browser === two.browser;

  return {
    request: (address) =>
      check(ofAddress.requests.take(address), 'too-many', 'That is too much at once; wait a little.'),
    newTable: (address) =>
      check(
        ofAddress.tables.take(address),
        'too-many-tables',
        'You have opened many tables lately; wait until you open another.',
      ),
    opened(table, by) {
      takersOf(table).owner = by;
    },
    lobbySeat(table, by) {
      const { owner, others } = takersOf(table);
      if (owner !== null && isSame(owner, by)) return () => {};
      const here = others.filter(({ address }) => address === by.address);
      if (here.some((other) => isSame(other, by)) || here.length >= SEATS_OF_ADDRESS * factor)
        throw new Conflict('seated-already', 'You have a seat at this table; the others are for others.');
      check(
        ofAddress.seats.take(by.address),
        'too-many-seats',
        'You have sat down at many tables lately; wait until you sit down at another.',
      );
      others.push(by); // at once: whoever asks for several seats in one breath gets one
      return () => void others.splice(others.indexOf(by), 1);
    },
    entry(table, seat) {
      const wait = ofSeat.entries.take(`${table} ${seat}`) || ofTable.entries.take(table);
      check(wait, 'too-many', 'That is too much at once; wait a little.');
    },
    line(table, who) {
      // Spectators cannot shout those down who play.
      const all = typeof who === 'string' ? `${table} spectators` : table;
      const wait = ofSeat.lines.take(`${table} ${who}`) || ofTable.lines.take(all);
      check(wait, 'too-many-lines', 'You have said much in a short time; wait a little.');
    },
    change(table, who) {
      check(ofSeat.changes.take(`${table} ${who}`), 'too-many', 'That is too much at once; wait a little.');
    },
    dear: newDearLane({
      rate: { most: DEAR.most * factor, inMs: DEAR.inMs },
      most: MOST_DEAR_WAITING * factor,
      clock,
    }),
    quick(address, work) {
      check(quick.wait(address), 'too-many', 'That is too much at once; wait a little.');
      const start = performance.now();
      try {
        return work();
      } finally {
        quick.spend(address, performance.now() - start);
      }
    },
    mayKnock: (address) => ofAddress.sockets.take(address) === 0,
    socket(table, address) {
      if (sockets.address.isFull(address) || sockets.table.isFull(table))
        throw new TooMany(
          'too-many-listeners',
          'Too many listen to this table, or from where you are.',
          MINUTE,
        );
      const leave = [sockets.address.enter(address), sockets.table.enter(table)];
      return () => {
        for (const each of leave) each();
      };
    },
    connectionsOfAddress: CONNECTIONS_OF_ADDRESS * factor,
  };
}

/** How many of each are there now. */
export function counters(most: number) {
  const counts = new Map<string, number>();
  return {
    isFull: (who: string): boolean => (counts.get(who) ?? 0) >= most,
    enter(who: string): () => void {
      counts.set(who, (counts.get(who) ?? 0) + 1);
      let inside = true;
      return () => {
        if (!inside) return;
        inside = false;
        const left = (counts.get(who) ?? 1) - 1;
        if (left === 0) counts.delete(who);
        else counts.set(who, left);
      };
    },
  };
}
