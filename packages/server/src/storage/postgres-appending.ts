/**
 * Entries that arrive while others are being written wait, and are then written together, by one statement and with one
 * commit. Tables are locked in their order: so no two groups of two processes wait for each other. One that changes seats,
 * which is rare, is written by itself, with that change.
 */

import { seatsAsBits, timeAsNumber } from './packing.ts';
import type { Changing } from './postgres-changing.ts';
import { type Database, isAway, type Queries } from './postgres-database.ts';
import { carry, make } from './postgres-seat-changes.ts';
import { ABANDONED, type EntryNotes, type StoredEntry } from './storage.ts';

interface Entering {
  readonly id: string;
  readonly entry: StoredEntry;
  readonly notes: EntryNotes;
}
interface Waiting extends Entering {
  resolve(added: boolean): void;
  reject(error: unknown): void;
}

export interface Appending {
  append(id: string, entry: StoredEntry, notes: EntryNotes): Promise<boolean>;
  /** When nothing waits any more. */
  done(): Promise<void>;
}

/** `doubt`: the connection broke while something was being written, and nobody knows whether it was. */
export function appendingTo(
  db: Database,
  process: string,
  { telling }: Changing,
  doubt: () => void,
): Appending {
  let waiting: Waiting[] = [];
  let working: Promise<void> | null = null;

  async function write({ first }: Queries, group: readonly Entering[]): Promise<boolean[]> {
    const row = await first(
      `SELECT append_entries($1, $2::text[], $3::integer[], $4::integer[], $5::text[], $6::text[], $7::bigint[],
         $8::integer[], $9::text[], $10::integer[], $11::integer[]) AS added`,
      process,
      group.map(({ id }) => id),
      group.map(({ entry }) => entry.seq),
      group.map(({ entry }) => entry.seat),
      group.map(({ entry }) => JSON.stringify(entry.action)),
      group.map(({ entry: { chance } }) => (chance.length === 0 ? null : chance.join(' '))),
      group.map(({ entry }) => timeAsNumber(entry)),
      group.map(({ notes }) => seatsAsBits(notes.asked)),
      group.map(({ notes }) => notes.key),
      group.map(({ notes: { over } }) => (over === 'abandoned' ? ABANDONED : Number(over))),
      group.map(({ notes }) => seatsAsBits(notes.words ?? [])),
    );
    return row?.added as boolean[];
  }
  async function writeAll(group: readonly Waiting[]): Promise<void> {
    try {
      const added = await write(db, group);
      for (const [i, { resolve }] of group.entries()) resolve(added[i]);
    } catch (error) {
      if (isAway(error)) doubt();
      // One that cannot be written spoils no other that came with it.
      if (group.length > 1 && !isAway(error)) for (const each of group) await writeAll([each]);
      else for (const { reject } of group) reject(error);
    }
  }
  /** The change comes first, so that whoever plays the seat from now on is known; without its entry it is undone. */
  async function writeWithChange(entering: Entering): Promise<boolean> {
    const { change, motion } = entering.notes;
    try {
      const added = await telling(entering.id, async (sql, table) => {
        const no = table.no as number;
        if (motion !== undefined && !(await carry(sql, no, motion))) throw notAdded;
        if (change !== undefined && !(await make(sql, no, change))) throw notAdded;
        const [isAdded] = await write(sql, [entering]);
        if (!isAdded) throw notAdded;
        return true;
      });
      return added ?? false;
    } catch (error) {
      if (error === notAdded) return false;
      throw error;
    }
  }
  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : a.entry.seq - b.entry.seq));
      waiting = [];
      await writeAll(group);
    }
    working = null;
  }

  return {
    append: (id, entry, notes) => {
      if (notes.change !== undefined || notes.motion !== undefined)
        return writeWithChange({ id, entry, notes });
      return new Promise((resolve, reject) => {
        waiting.push({ id, entry, notes, resolve, reject });
        working ??= new Promise((done) => setImmediate(() => work().then(done)));
      });
    },
    done: async () => {
      await working;
    },
  };
}

/** Ends a transaction that has come to nothing. */
const notAdded = new Error('the entry is not added');
