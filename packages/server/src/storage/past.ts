/**
 * The past of a finished game, put away with its archive: all snapshots packed as one, since each is much like the one
 * before, and of the entries what their record does not tell: when they were made. What was put away is read from here.
 */

import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib';
import type { GameRecord } from '@diadochi/kernel';
import { secondsSince, timesIn } from './packing.ts';
import type { NotedHash, StoredEntry, StoredSnapshot } from './storage.ts';

export interface Past {
  readonly entries: readonly StoredEntry[];
  /** In the order of their entries and stretches. */
  readonly snapshots: readonly StoredSnapshot[];
}
/** A past packed, and how much is in it: no more may be deleted for it. */
export interface PackedPast {
  readonly packed: Uint8Array;
  readonly entries: number;
  readonly snapshots: number;
}

/** As a position, a line of counts and what is in front of them are one line each. */
const LINES = 3;

interface Times {
  /** Seconds since the entry before. */
  readonly at: readonly number[];
  /** Which of them were told together with the one before, if any. */
  readonly together?: readonly number[];
}

/** Null if it could not be read again from there: then everything stays where it is. */
export function packPast(record: Uint8Array, { entries, snapshots }: Past): PackedPast | null {
  const together = entries.flatMap(({ isTogether }, i) => (isTogether ? [i] : []));
  const times: Times = { at: secondsSince(entries), ...(together.length > 0 && { together }) };
  const lines = snapshots.flatMap(({ seq, stretch, from, hash, position, counts }) => [
    JSON.stringify([seq, stretch, from, hash]),
    position,
    counts,
  ]);
  const packed = brotliCompressSync([JSON.stringify(times), ...lines].join('\n'), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  const read = pastIn(
    JSON.parse(brotliDecompressSync(record).toString()) as GameRecord,
    brotliDecompressSync(packed).toString(),
  );
  const toTheSecond = entries.map((entry) => ({ ...entry, at: 1000 * Math.floor(entry.at / 1000) }));
  const isWhole =
    JSON.stringify(read.entries.map(inOrder)) === JSON.stringify(toTheSecond.map(inOrder)) &&
    JSON.stringify(read.snapshots.map(inOrder)) === JSON.stringify(snapshots.map(inOrder));
  return isWhole ? { packed, entries: entries.length, snapshots: snapshots.length } : null;
}
const inOrder = (object: object): unknown => Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));

const unpacked = promisify(brotliDecompress);

/**
 * Reads a past. If it is damaged there are no snapshots, and nobody knows when something was done: then the game is played
 * again from its beginning, by its record.
 */
async function readPast(record: Uint8Array, packed: Uint8Array): Promise<Past> {
  const played = JSON.parse((await unpacked(record)).toString()) as GameRecord;
  try {
    return pastIn(played, (await unpacked(packed)).toString());
  } catch {
    return { entries: entriesIn(played, { at: [] }), snapshots: [] };
  }
}

function pastIn(record: GameRecord, text: string): Past {
  const [times, ...lines] = text.split('\n');
  const snapshots = Array.from({ length: lines.length / LINES }, (_, i): StoredSnapshot => {
    const [what, position, counts] = lines.slice(LINES * i, LINES * (i + 1));
    const [seq, stretch, from, hash] = JSON.parse(what) as [number, number, number | null, string];
    return { seq, stretch, from, hash, position, counts };
  });
  return { entries: entriesIn(record, JSON.parse(times) as Times), snapshots };
}

function entriesIn({ stretches }: GameRecord, { at, together = [] }: Times): StoredEntry[] {
  const times = timesIn(at);
  return stretches
    .flatMap(({ entries }) => entries)
    .map(({ seq, seat, action, chance }, i) => ({
      ...{ seq, seat, action, chance, at: times[i] ?? 0 },
      ...(together.includes(i) && { isTogether: true }),
    }));
}

/** Pasts that were looked at last: whoever looks at one moment of a game looks at the next. */
const KEPT = 4;

/**
 * Storage of what was put away: where a table has nothing of a kind any more, it is looked for here. Each past is read once
 * for all who look at it. `fetch` gives the archive of a table, if there is one.
 */
export function pastsFrom(fetch: (id: string) => Promise<Record<string, unknown> | undefined>) {
  const kept = new Map<string, Promise<Past | null>>();
  async function read(id: string): Promise<Past | null> {
    const row = await fetch(id);
    const past = (row?.past ?? null) as Uint8Array | null;
    return past === null ? null : readPast(row?.record as Uint8Array, past);
  }
  async function of(id: string): Promise<Past> {
    const reading = kept.get(id) ?? read(id);
    kept.delete(id);
    kept.set(id, reading);
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
    // What is not there may yet be put away.
    const past = await reading.catch((error) => {
      kept.delete(id);
      throw error;
    });
    if (past === null) kept.delete(id);
    return past ?? NOTHING;
  }
  const latest = async (id: string, is: (snapshot: StoredSnapshot) => boolean) =>
    (await of(id)).snapshots.findLast(is) ?? null;

  return {
    /** The entries that were found, with those before them that are in the past. */
    async completed(id: string, after: number, until: number, found: StoredEntry[]): Promise<StoredEntry[]> {
      const next = found[0]?.seq ?? until + 1;
      if (next <= after + 1) return found;
      const { entries } = await of(id);
      return [...entries.filter(({ seq }) => seq > after && seq < next), ...found];
    },
    snapshot: (id: string, until: number) => latest(id, ({ from }) => from !== null && from <= until),
    lastSnapshot: (id: string) => latest(id, () => true),
    startOf: async (id: string, stretch: number) =>
      (await of(id)).snapshots.find((each) => each.stretch === stretch) ?? null,
    hashes: async (id: string): Promise<NotedHash[]> =>
      (await of(id)).snapshots.map(({ seq, stretch, hash }) => ({ seq, stretch, hash })),
    forget: (id: string) => kept.delete(id),
  };
}
const NOTHING: Past = { entries: [], snapshots: [] };
