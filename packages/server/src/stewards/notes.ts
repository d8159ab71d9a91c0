/**
 * What is kept for the seats of tables that are being played, besides the game. It is read once and changed here; what other
 * processes change, or a seat that changes hands takes along, is read anew.
 */

import type { Json, Seat } from '@diadochi/kernel';
import { Conflict } from '../problems.ts';
import type { NoteKind, Storage } from '../storage/storage.ts';

export interface Notes {
  /** What is kept of a kind for a seat; null if nothing is. */
  of<T>(table: string, seat: Seat, kind: NoteKind): Promise<T | null>;
  /** Whether it is known that nothing is kept for a table. */
  areNone(table: string): boolean;
  /** The same of all seats that have some. */
  all<T>(table: string, kind: NoteKind): Promise<ReadonlyMap<Seat, T>>;
  /** Changes it, by what it is then: `change` is asked again if somebody else was quicker. Null takes it away. */
  change<T>(
    table: string,
    seat: Seat,
    kind: NoteKind,
    change: (was: T | null) => T | null,
  ): Promise<T | null>;
  /** Something may have been changed elsewhere: whoever asks next is told what is stored then. */
  forget(table: string): void;
  forgetAll(): void;
}

/** As often a change is tried. */
const TRIES = 5;

export function openNotes(storage: Storage): Notes {
  interface Known {
    readonly reading: Promise<Map<string, string>>;
    /** What was read, as soon as it is. */
    now?: Map<string, string>;
  }
  const known = new Map<string, Known>();

  function look(table: string): Known {
    const there = known.get(table);
    if (there !== undefined) return there;
    const reading = storage
      .notes(table)
      .then((list) => new Map(list.map(({ seat, kind, text }) => [`${kind} ${seat}`, text])));
    const found: Known = { reading };
    known.set(table, found);
    reading.then(
      (now) => {
        found.now = now;
      },
      () => known.get(table) === found && known.delete(table),
    );
    return found;
  }
  const read = (table: string): Promise<Map<string, string>> => look(table).reading;
  const parsed = <T>(text: string | undefined): T | null =>
    text === undefined ? null : (JSON.parse(text) as Json as T);

  return {
    of: async <T>(table: string, seat: Seat, kind: NoteKind) =>
      parsed<T>((await read(table)).get(`${kind} ${seat}`)),
    areNone: (table) => known.get(table)?.now?.size === 0,
    async all<T>(table: string, kind: NoteKind) {
      const found = new Map<Seat, T>();
      for (const [key, text] of await read(table)) {
        const [of, seat] = key.split(' ');
        if (of === kind) found.set(Number(seat), JSON.parse(text) as T);
      }
      return found;
    },
    async change<T>(table: string, seat: Seat, kind: NoteKind, change: (was: T | null) => T | null) {
      /** Whether what we know was read since: another process may have changed it, and we have not heard of it yet. */
      let isFresh = false;
      for (let tries = 0; tries < TRIES; tries++) {
        const found = look(table);
        const kept = await found.reading;
        const was = kept.get(`${kind} ${seat}`);
        const now = change(parsed<T>(was));
        const text = now === null ? null : JSON.stringify(now);
        const isSame = text === (was ?? null);
        if (isSame && isFresh) return now;
        let isDone = false;
        try {
          isDone = !isSame && (await storage.changeNote(table, seat, kind, was ?? null, text));
        } finally {
          // Whoever was made to look again meanwhile may have seen what was stored before; and if it failed, nobody knows.
          if (!isDone || known.get(table) !== found) known.delete(table);
        }
        isFresh = true;
        if (!isDone) continue;
        if (text === null) kept.delete(`${kind} ${seat}`);
        else kept.set(`${kind} ${seat}`, text);
        return now;
      }
      throw new Conflict('changed', 'That was changed elsewhere at the same time; look again.');
    },
    forget: (table) => known.delete(table),
    forgetAll: () => known.clear(),
  };
}
