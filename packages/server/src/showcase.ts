/**
 * What the lobby shows of tables: to whoever holds a seat, his own; to anybody, those that are listed. What anybody may ask
 * for is made once and told to all for a moment, from lists that are short however many tables there are; and no room is
 * opened for it: where nobody plays, the last snapshot tells enough.
 */

import type { Game, Glance, Outcome, Position, Seat } from '@diadochi/kernel';
import type { Ended, Glimpse, LobbyBoard, LobbyLists, Mine } from './api.ts';
import type { Clock } from './clock.ts';
import { isSound, positionOf } from './loading.ts';
import type { Storage, StoredSnapshot, StoredTable } from './storage/storage.ts';
import { tableInfo, tableInfos } from './table-info.ts';
import type { Tables } from './tables.ts';

/** For so long everybody is told the same. */
const FRESH_MS = 3000;
/** So many tables are looked at to find those at which something has happened lately; and so many are shown. */
const LOOKED_AT = 60;
const PLAYING = 24;
const OVER = 12;
/** Where nothing has happened for so long nobody plays any more. */
const ASLEEP_MS = 30 * 24 * 60 * 60_000;
/** So many moments of a finished game are told. */
const MOMENTS = 16;
/** Of so many tables it is known how they stand. */
const REMEMBERED = 500;

export interface Showcase {
  lists(): Promise<LobbyLists>;
  board(game: string): Promise<LobbyBoard | null>;
  mine(table: StoredTable, you: Seat): Promise<Mine>;
}

/** A table as it stands: how it looks, how it has ended, what its seats are asked. */
interface Standing {
  readonly seq: number;
  readonly glance: Glance | null;
  readonly outcome: Outcome | null;
  readonly asked: ReadonlyMap<Seat, string>;
}

export function openShowcase(storage: Storage, tables: Tables, clock: Clock): Showcase {
  const { shelf } = tables;
  const stood = new Map<string, Standing>();
  const courses = new Map<string, Promise<Ended['course']>>();

  /** Null before it starts; and for one whose rules, or whose last snapshot, cannot tell. */
  async function standing(table: StoredTable): Promise<Standing | null> {
    const { id } = table;
    await tables.settled(id, null);
    const room = await tables.opened(id);
    const seq = room?.match().seq ?? (await tables.standing(id))?.seq;
    if (seq === undefined) return null;
    const known = stood.get(id);
    if (known?.seq === seq) return known;
    const game = await shelf.of(table);
    const position = room?.match().position ?? (await rested(table, game));
    if (position === null) return null;
    return remember(stood, id, standingOf(game, position, seq));
  }
  async function rested(table: StoredTable, game: Game): Promise<Position | null> {
    const snapshot = await storage.lastSnapshot(table.id);
    return snapshot === null || !isSound(snapshot) ? null : positionOf(table, game, snapshot);
  }

  async function glimpse(table: StoredTable): Promise<Glimpse & { readonly now: Standing | null }> {
    const [info, at, now] = await Promise.all([
      tableInfo(tables, table),
      storage.movedAt(table.id),
      standing(table).catch(() => null),
    ]);
    return { table: info, at, glance: now?.glance ?? null, now };
  }
  /** Those that can be shown: one of a game that is not here any more is left out. */
  const glimpses = async (list: readonly StoredTable[]) =>
    (await Promise.all(list.map((table) => glimpse(table).catch(() => [])))).flat();

  async function playing(): Promise<Glimpse[]> {
    const since = clock.now() - ASLEEP_MS;
    const moved = await Promise.all(
      (await storage.listed('playing', LOOKED_AT)).map(async (table) => ({
        table,
        at: await storage.movedAt(table.id),
      })),
    );
    const awake = moved.filter(({ at }) => at >= since).sort((a, b) => b.at - a.at);
    return (await glimpses(awake.slice(0, PLAYING).map(({ table }) => table))).map(shown);
  }
  async function over(): Promise<Ended[]> {
    const list = await storage.listed('over', OVER);
    return Promise.all(
      (await glimpses(list)).map(async (each) => ({
        ...shown(each),
        outcome: each.now?.outcome ?? null,
        course: await course(list.find(({ id }) => id === each.table.id) as StoredTable).catch(() => []),
      })),
    );
  }

  /** A game that is over does not change any more. */
  function course(table: StoredTable): Promise<Ended['course']> {
    const known = courses.get(table.id);
    if (known !== undefined) return known;
    const made = courseOf(table);
    made.catch(() => courses.delete(table.id));
    return remember(courses, table.id, made);
  }
  async function courseOf(table: StoredTable): Promise<Ended['course']> {
    const game = await shelf.of(table);
    const seqs = [...new Set((await storage.hashes(table.id)).map(({ seq }) => seq))];
    const points: (readonly number[])[] = [];
    for (const seq of some(seqs)) {
      const snapshot = (await storage.snapshot(table.id, seq)) as StoredSnapshot;
      if (!isSound(snapshot)) continue;
      const glance = game.glance?.(game.seen(positionOf(table, game, snapshot), null));
      if (glance !== undefined) points.push(glance.points);
    }
    return points;
  }

  const lists = forAMoment(clock, async (): Promise<LobbyLists> => {
    const [open, played, ended] = await Promise.all([tables.open(), playing(), over()]);
    return { open: await tableInfos(tables, open), playing: played, over: ended };
  });
  const boards = new Map<string, () => Promise<LobbyBoard | null>>();
  async function liveliest(game: string): Promise<LobbyBoard | null> {
    const { playing: played } = await lists();
    const found = played.find(({ table }) => table.game === game);
    if (found === undefined) return null;
    const table = await tables.find(found.table.id);
    const itsGame = await shelf.of(table);
    await tables.settled(table.id, null);
    const position =
      (await tables.opened(table.id))?.match().position ?? (await rested(table, itsGame).catch(() => null));
    if (position === null) return null;
    return { glimpse: found, view: itsGame.seen(position, null).table as LobbyBoard['view'] };
  }

  return {
    lists,
    async board(game) {
      const { name } = shelf.named(game);
      const board = boards.get(name) ?? forAMoment(clock, () => liveliest(name));
      boards.set(name, board);
      return board();
    },
    async mine(table, you) {
      const [info, at, now] = await Promise.all([
        tableInfo(tables, table, you),
        storage.movedAt(table.id),
        standing(table).catch(() => null),
      ]);
      const isAsked = info.status === 'playing' && info.asked.includes(you);
      const hasClock = isAsked && table.pace !== null && table.pace.clock.kind !== 'none';
      const clocks = hasClock ? await tables.clocks.see(await tables.room(table.id), you) : null;
      return {
        ...{ table: info, at, glance: now?.glance ?? null, you },
        question: (isAsked ? now?.asked.get(you) : null) ?? null,
        deadline: clocks?.deadlines[you] ?? null,
      };
    },
  };
}

function standingOf(game: Game, position: Position, seq: number): Standing {
  const asked = game.pending(position).filter(({ optional }) => !optional);
  return {
    seq,
    glance: game.glance?.(game.seen(position, null)) ?? null,
    outcome: game.outcome(position),
    asked: new Map(asked.map(({ seat, kind }) => [seat, kind])),
  };
}

const shown = ({ table, at, glance }: Glimpse): Glimpse => ({ table, at, glance });

/** Not all of many, but the first and the last. */
const some = (all: readonly number[]): readonly number[] =>
  all.length <= MOMENTS
    ? all
    : Array.from({ length: MOMENTS }, (_, i) => all[Math.round((i * (all.length - 1)) / (MOMENTS - 1))]);

/** The oldest is forgotten when there are too many. */
function remember<T>(among: Map<string, T>, id: string, value: T): T {
  among.delete(id);
  among.set(id, value);
  const [oldest] = among.keys();
  if (among.size > REMEMBERED) among.delete(oldest);
  return value;
}

/** Whoever asks within a moment is told what the first was told; what failed is tried again. */
function forAMoment<T>(clock: Clock, make: () => Promise<T>): () => Promise<T> {
  let kept: { readonly until: number; readonly made: Promise<T> } | null = null;
  return () => {
    if (kept !== null && clock.now() < kept.until) return kept.made;
    const made = make();
    kept = { until: clock.now() + FRESH_MS, made };
    made.catch(() => {
      kept = null;
    });
    return made;
  };
}
