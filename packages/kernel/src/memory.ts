/**
 * What was made of a position is kept as long as nothing has changed that it was made from. Views consist of parts, and
 * most entries change few of them: a part that is still right stays the same object, so that whoever compares two views
 * sees it at once.
 *
 *     stacks: part(p, 'stacks', () => stackViews(p))
 *
 * Nobody declares what a part reads. It is made from a *witness* of the position, which looks like it and notes which
 * columns are asked for; a function that reads the same cells again says the same again. So everything that a part is
 * made of is read inside it. On a position itself, without a memory, a part is simply made.
 *
 * A part that lists many pieces of which few change is made of `rows`: of each is said by which numbers it goes, and one whose
 * numbers are as they were is not made again.
 */

import { cellsThatDiffer, type Layout, type Position } from './position.ts';
import type { Json } from './shape.ts';

export interface Memory {
  /** The position, to be read by those who make parts. */
  witness(p: Position): Position;
}

interface Part {
  value: unknown;
  /** The moment at which it was last known to be right. */
  at: number;
  /** The columns that it has read. */
  reads: readonly number[];
}

interface Row {
  readonly key: number;
  readonly numbers: readonly number[];
  readonly value: unknown;
}

/** What is read besides columns: the frames, the number of questions, and all cells at once. */
const OTHERS = ['stack', 'asks', 'cells'] as const;

/** The properties that a witness has besides those of a position. */
interface Witness {
  readonly memory: Remembered;
}
interface Remembered {
  now: Position;
  /** What has been read of it, by its place: looked up by name once, since positions have more names than are quickly found. */
  readonly known: unknown[];
  /** Which of the columns have been read by the part that is being made. */
  reads: Uint8Array;
  /** The same while none is. */
  readonly whole: Uint8Array;
  /** How many positions have been seen, and at which of them each column was last found changed. */
  at: number;
  readonly changed: Uint32Array;
  readonly parts: Map<string, Part>;
  readonly rows: Map<string, readonly Row[]>;
  /** Parts that were made anew at this moment: they have been compared with what they were before. */
  readonly settled: Set<unknown>;
  /** Marks that nobody needs now: parts are made within parts. */
  readonly spare: Uint8Array[];
}

/** The value of a part: kept, if what it was made from is as it was. Its name stands for how it is made. */
export function part<T>(p: object, name: string, make: () => T): T {
  const { memory } = p as Partial<Witness>;
  return memory === undefined ? make() : remembered(memory, name, make);
}

function remembered<T>(memory: Remembered, name: string, make: () => T): T {
  const { parts, reads: outer, at } = memory;
  let known = parts.get(name);
  // Another view of the same moment may have found it right already.
  if (known === undefined || (known.at !== at && !isRight(memory, known))) {
    const reads = memory.spare.pop() ?? new Uint8Array(outer.length);
    reads.fill(0);
    memory.reads = reads;
    try {
      const value = make() as Json;
      if (known === undefined) {
        known = { value, at, reads: placesIn(reads) };
        parts.set(name, known);
      } else {
        known.value = shared(known.value as Json, value, memory.settled);
        // Mostly it has read what it read before.
        if (!areMarked(reads, known.reads)) known.reads = placesIn(reads);
      }
      memory.settled.add(known.value);
    } finally {
      memory.reads = outer;
      memory.spare.push(reads);
    }
  }
  known.at = at;
  // Nobody asks what the whole view has read.
  if (outer !== memory.whole) for (const column of known.reads) outer[column] = 1;
  return known.value as T;
}

/**
 * A row for each key, ascending. `numbersOf` says all by which a row may go, besides what never changes in a game; as long as
 * these numbers are the same, so is the row.
 */
export function rows<T>(
  p: object,
  name: string,
  keys: readonly number[],
  numbersOf: (key: number) => readonly number[],
  make: (key: number) => T,
): T[] {
  const { memory } = p as Partial<Witness>;
  if (memory === undefined) return keys.map(make);
  const before = memory.rows.get(name) ?? [];
  let next = 0;
  const now = keys.map((key): Row => {
    while (next < before.length && before[next].key < key) next++;
    const known = next < before.length && before[next].key === key ? before[next] : null;
    const numbers = numbersOf(key);
    return known !== null && isSameList(known.numbers, numbers) ? known : { key, numbers, value: make(key) };
  });
  memory.rows.set(name, now);
  return now.map(({ value }) => value as T);
}

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

function isRight({ changed }: Remembered, { reads, at }: Part): boolean {
  for (let i = 0; i < reads.length; i++) if (changed[reads[i]] > at) return false;
  return true;
}

/** Whether these places are marked, and no others. */
function areMarked(marks: Uint8Array, places: readonly number[]): boolean {
  let count = 0;
  for (let i = 0; i < marks.length; i++) count += marks[i];
  if (count !== places.length) return false;
  for (let i = 0; i < places.length; i++) if (marks[places[i]] === 0) return false;
  return true;
}

function placesIn(marks: Uint8Array): number[] {
  const places: number[] = [];
  for (let i = 0; i < marks.length; i++) if (marks[i] === 1) places.push(i);
  return places;
}

const NOTHING: ReadonlySet<unknown> = new Set();

/** The new value with every part of the old one in it that says the same, but for what is settled already. */
export function shared(before: Json, after: Json, settled: ReadonlySet<unknown> = NOTHING): Json {
  if (before === after) return before;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return after;
  if (Array.isArray(after)) {
    if (!Array.isArray(before)) return after;
    const list = after as Json[];
    const moved = before.length - list.length;
    let same = moved === 0;
    for (let i = 0; i < list.length; i++) {
      const earlier = before[i];
      if (list[i] === earlier) continue;
      if (i < before.length) put(list, i, shared(earlier, list[i], settled));
      if (list[i] === earlier) continue;
      same = false;
      // What has moved up or down is found at the same distance from the end.
      if (moved !== 0 && i + moved >= 0) put(list, i, shared(before[i + moved], list[i], settled));
    }
    return same ? before : after;
  }
  if (Array.isArray(before)) return after;
  return sharedRecord(before as Branch, after as Branch, settled);
}

type Branch = { [key: string]: Json };
/** Each value is looked up once on either side: which records these are is known to nobody, so a look is dear. */
function sharedRecord(was: Branch, is: Branch, settled: ReadonlySet<unknown>): Json {
  let same = true;
  let count = 0;
  for (const key in is) {
    count++;
    const value = is[key];
    const earlier = was[key];
    if (value === earlier) continue;
    // What was not there is not in JSON.
    if (earlier !== undefined && typeof value === 'object' && value !== null && !settled.has(value)) {
      const kept = shared(earlier, value, settled);
      if (kept !== value) put(is, key, kept);
      if (kept === earlier) continue;
    }
    same = false;
  }
  if (!same) return is;
  for (const _ in was) count--;
  return count === 0 ? was : is;
}

/** What the game itself keeps (a constant of its box) stays as it is. */
function put<K extends string | number>(into: { [key in K]: Json }, key: K, value: Json): void {
  if (into[key] !== value && !Object.isFrozen(into)) into[key] = value;
}

/** Makes memories of the positions of a game. */
export function memoriesOf(layout: Layout): () => Memory {
  const columns = Object.keys(layout);
  const ends: number[] = [];
  let end = 0;
  for (const column of columns) {
    end += layout[column];
    ends.push(end);
  }
  const [stack, asks, cells] = OTHERS.map((_, i) => columns.length + i);
  const outline = witnessOutline(columns);

  /** Notes what is otherwise than at the last moment. */
  function turnTo(memory: Remembered, p: Position): void {
    const { now, changed } = memory;
    if (p === now) return;
    const at = ++memory.at;
    memory.now = p;
    memory.known.fill(undefined);
    memory.settled.clear();
    let column = 0;
    for (const place of cellsThatDiffer(now, p)) {
      while (ends[column] <= place) column++;
      changed[column] = at;
      changed[cells] = at;
    }
    if (now.asks !== p.asks) changed[asks] = at;
    if (now.stack.length !== p.stack.length || now.stack.some((frame, i) => frame !== p.stack[i]))
      changed[stack] = at;
  }

  return () => {
    const count = columns.length + OTHERS.length;
    let witness: (Position & Witness) | null = null;
    return {
      witness(p) {
        if (witness === null) {
          const [reads, changed] = [new Uint8Array(count), new Uint32Array(count)];
          const memory: Remembered = {
            now: p,
            known: new Array(count).fill(undefined),
            reads,
            whole: reads,
            at: 0,
            changed,
            parts: new Map(),
            rows: new Map(),
            settled: new Set(),
            spare: [],
          };
          // These are the same for all positions of one game.
          const { box, procedures } = p;
          const own = Object.entries({ memory, box, procedures }).map(([name, value]) => [name, { value }]);
          witness = Object.create(outline, Object.fromEntries(own)) as Position & Witness;
        } else turnTo(witness.memory, p);
        return witness;
      },
    };
  };
}

/** Looks like a position: every column is that of the present one, and whoever asks for it is noted. */
function witnessOutline(columns: readonly string[]): object {
  const properties: PropertyDescriptorMap & ThisType<Witness> = {};
  [...columns, ...OTHERS].forEach((name, place) => {
    properties[name] = {
      get(this: Witness) {
        const { memory } = this;
        const { known } = memory;
        memory.reads[place] = 1;
        known[place] ??= memory.now[name as keyof Position];
        return known[place];
      },
    };
  });
  // This is the same for all positions of one table, and these are no part of one.
  for (const name of ['seats', 'kept', 'owned'] as const)
    properties[name] = {
      get(this: Witness) {
        return this.memory.now[name];
      },
    };
  return Object.create(null, properties);
}
