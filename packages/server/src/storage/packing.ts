/**
 * How positions and entries are packed. Deflated, with the first of their kind at the table as a dictionary: what is
 * stored is what has changed since. (Measured in docs/decisions.md: nearly as small as zstd, and quicker.)
 */

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Json, Seat } from '@diadochi/kernel';
import type { NotedHash, StoredEntry, StoredSnapshot } from './storage.ts';

/** So many of a seat's requests are known again after their entries have been packed. */
export const KEYS_KEPT = 4;
export const LARGEST_BLOCK = 100;

export function pack(text: string, first: string | null): Uint8Array {
  return deflateRawSync(text, { memLevel: 9, ...dictionaryOf(first) });
}
export function unpack(packed: Uint8Array, first: string | null): string {
  return inflateRawSync(packed, dictionaryOf(first)).toString();
}
const dictionaryOf = (first: string | null) => (first === null ? {} : { dictionary: Buffer.from(first) });

/** A snapshot's position, and behind it what was counted: the canonical text of a position is one line. */
export const snapshotText = (position: string, counts: string): string =>
  counts === '' ? position : `${position}\n${counts}`;
export function snapshotIn(text: string): { readonly position: string; readonly counts: string } {
  const [position, counts = ''] = text.split('\n');
  return { position, counts };
}

/** The snapshots of a table, one as it was packed after the other: the first is the dictionary of the others. */
export interface PackedSnapshot {
  readonly seq: number;
  readonly stretch: number;
  readonly from: number | null;
  readonly hash: string;
  readonly packed: Uint8Array;
}
export const packedSnapshotOf = (row: Record<string, unknown>): PackedSnapshot => ({
  seq: row.seq as number,
  stretch: row.stretch as number,
  from: row.tells_from as number | null,
  hash: hexOf(row.hash as Uint8Array),
  packed: new Uint8Array(row.packed as Uint8Array),
});
export function unpackSnapshots(all: readonly PackedSnapshot[]): StoredSnapshot[] {
  let first: string | null = null;
  return all.map(({ packed, ...snapshot }) => {
    const text = unpack(packed, first);
    first ??= text;
    return { ...snapshot, ...snapshotIn(text) };
  });
}

/** Entries one after another, column by column; of when they were made the second is kept. */
interface Block {
  /** Which of them were told together with the one before, if any. */
  readonly together?: readonly number[];
  readonly first: number;
  readonly seats: readonly Seat[];
  /** Seconds since the entry before. */
  readonly at: readonly number[];
  readonly chance: readonly string[];
  readonly actions: readonly Json[];
}

export function blockOf(entries: readonly StoredEntry[]): string {
  const together = entries.flatMap(({ isTogether }, i) => (isTogether ? [i] : []));
  const block: Block = {
    ...(together.length === 0 ? {} : { together }),
    first: entries[0].seq,
    seats: entries.map(({ seat }) => seat),
    at: secondsSince(entries),
    chance: entries.map(({ chance }) => chance.join(' ')),
    actions: entries.map(({ action }) => action),
  };
  return JSON.stringify(block);
}

export function entriesIn(text: string): StoredEntry[] {
  const { first, seats, at, chance, actions, together = [] } = JSON.parse(text) as Block;
  const times = timesIn(at);
  return seats.map((seat, i) => {
    const entry = {
      seq: first + i,
      seat,
      action: actions[i],
      chance: chanceIn(chance[i]),
      at: times[i],
    };
    return together.includes(i) ? { ...entry, isTogether: true } : entry;
  });
}

/** When each was made: in seconds since the one before, and the other way round. */
export function secondsSince(entries: readonly StoredEntry[]): number[] {
  const seconds = entries.map(({ at }) => Math.floor(at / 1000));
  return seconds.map((at, i) => at - (seconds[i - 1] ?? 0));
}
export function timesIn(since: readonly number[]): number[] {
  let seconds = 0;
  return since.map((each) => {
    seconds += each;
    return seconds * 1000;
  });
}

const chanceIn = (text: string | null): number[] => (text ? text.split(' ').map(Number) : []);

/** A list of seats as one number. */
export const seatsAsBits = (seats: readonly Seat[]): number =>
  seats.reduce((bits, seat) => bits | (1 << seat), 0);
export const bitsAsSeats = (bits: number): Seat[] =>
  Array.from({ length: 32 }, (_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0);

/** An entry that is not packed, as a row of either database. */
export const entryOf = (row: Record<string, unknown>): StoredEntry => ({
  seq: row.seq as number,
  seat: row.seat as Seat,
  action: JSON.parse(row.action as string) as Json,
  chance: chanceIn(row.chance as string | null),
  ...timeIn(row.at as number),
});
/** When it was made; what was told together with the entry before it has a minus, so that a row needs no more room. */
export const timeAsNumber = ({ at, isTogether }: Pick<StoredEntry, 'at' | 'isTogether'>): number =>
  isTogether ? -at : at;
const timeIn = (time: number): Pick<StoredEntry, 'at' | 'isTogether'> =>
  time < 0 ? { at: -time, isTogether: true } : { at: time };

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
/** The hash that was noted with a snapshot. */
export const notedHash = (row: Record<string, unknown>): NotedHash => ({
  seq: row.seq as number,
  stretch: row.stretch as number,
  hash: hexOf(row.hash as Uint8Array),
});
