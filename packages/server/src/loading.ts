/**
 * A match as it stood after an entry: the latest snapshot that tells of it, and the entries since. A snapshot whose hash
 * does not fit is passed over, and the one before taken; if there is none left, the game is set up again.
 *
 * A table that earlier rules have played goes on by the present ones in a new stretch, which begins with its position.
 */

import {
  BadInput,
  type Game,
  goesBackTo,
  hashText,
  type Match,
  matchFrom,
  type Position,
  type Recall,
  Refused,
  recallFor,
  recorded,
} from '@diadochi/kernel';
import { countsAsText, countsFrom, firstCounts, retell, type Telling, tellingFrom } from './audiences.ts';
import type { Log } from './looking-in/logs.ts';
import { playAgain } from './play-again.ts';
import { Conflict } from './problems.ts';
import type { Standing, Storage, StoredEntry, StoredSnapshot, StoredTable } from './storage/storage.ts';

export interface Loaded {
  readonly match: Match;
  /** The same as its audiences know it. */
  readonly telling: Telling;
  /** The entry whose snapshot it came from. */
  readonly rested: number;
}

export async function loadMatch(
  storage: Storage,
  table: StoredTable,
  game: Game,
  log: Log,
  until = Number.MAX_SAFE_INTEGER,
): Promise<Loaded> {
  const snapshot = await soundSnapshot(storage, table, log, until);
  const telling = tellingOf(table, game, snapshot);
  const rested = telling.match().seq;
  const entries = await storage.entries(table.id, rested, until);
  const recall = await recallOf(storage, table, game, log, telling.match(), entries);
  played(table, game, () => {
    for (const entry of entries) retell(telling, entry, recall);
  });
  return { match: telling.match(), telling, rested };
}

function tellingOf(table: StoredTable, game: Game, snapshot: StoredSnapshot | null): Telling {
  const match = matchOf(table, game, snapshot);
  return tellingFrom(match, snapshot === null ? firstCounts(match) : countsFrom(snapshot.counts, match));
}

/** The table as the present rules play it: where they are others than those of its last stretch, a new one is begun. */
export async function upToDate(
  storage: Storage,
  table: StoredTable,
  game: Game,
  log: Log,
): Promise<StoredTable> {
  const { id, stretches } = table;
  const { version, contentHash: content } = game;
  const last = stretches.at(-1);
  if (last === undefined || (last.version === version && last.content === content)) return table;
  const { seq: head, over } = (await storage.standing(id)) as Standing;
  if (over) return table;
  const atHead = await storage.lastSnapshot(id);
  const snapshot =
    atHead?.seq === head && isSound(atHead) ? atHead : await soundSnapshot(storage, table, log, head);
  const match = matchOf(table, game, snapshot);
  const { seq } = match;
  const position = game.canonical(match.position);
  // What the earlier rules have allowed since must be possible by ours too; else nothing is begun.
  const later = await storage.entries(id, seq);
  const recall = await recallOf(storage, table, game, log, match, later);
  played(table, game, () => {
    for (const entry of later) playAgain(match, entry, recall);
  });
  const counts = snapshot?.counts ?? countsAsText(firstCounts(matchOf(table, game, null)));
  const start = { seq, stretch: stretches.length, from: seq, position, hash: hashText(position), counts };
  await storage.beginStretch(id, { seq, version, content }, start);
  return (await storage.table(id)) as StoredTable;
}

/** A match at a snapshot, or at its beginning. */
const matchOf = (table: StoredTable, game: Game, snapshot: StoredSnapshot | null): Match =>
  played(table, game, () =>
    snapshot === null
      ? matchFrom(game, setUp(table, game))
      : matchFrom(game, positionOf(table, game, snapshot), snapshot.seq),
  );

/** What was played by other rules may be impossible by ours: that is then said, with the version that can do it. */
function played<T>(table: StoredTable, game: Game, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const other = table.stretches.findLast(({ version }) => version !== game.version);
    if (other === undefined || !(error instanceof Refused || error instanceof BadInput)) throw error;
    const { name, version } = game;
    throw new Conflict(
      'other-version',
      `This was played by version ${other.version} of ${name}; version ${version} cannot do it (${error.message}). A server with version ${other.version} can.`,
    );
  }
}

async function soundSnapshot(
  storage: Storage,
  { id }: StoredTable,
  log: Log,
  until: number,
): Promise<StoredSnapshot | null> {
  for (let before = until; ; ) {
    const snapshot = await storage.snapshot(id, before);
    if (snapshot === null || isSound(snapshot)) return snapshot;
    log(`table ${id}: the snapshot at ${snapshot.seq} is damaged; the one before is taken`);
    before = snapshot.seq - 1;
  }
}

export const isSound = ({ position, hash }: StoredSnapshot): boolean => hashText(position) === hash;

export function positionOf(
  { stretches }: StoredTable,
  game: Game,
  { position, stretch }: StoredSnapshot,
): Position {
  const { version } = stretches[stretch];
  const json = JSON.parse(position);
  return version === game.version ? game.fromJson(json) : game.fromEarlier(json, version);
}

function setUp({ id, seats, options, started }: StoredTable, game: Game): Position {
  if (started === null) throw new Error(`table ${id} has not started`);
  return game.start({ seats: seats.length, options }, recorded(started.setup));
}

/** What entries that are to be played from a match on go back to: what lies before it is loaded, too. */
export async function recallOf(
  storage: Storage,
  table: StoredTable,
  game: Game,
  log: Log,
  match: Match,
  entries: readonly StoredEntry[],
): Promise<Recall> {
  const known = new Map<number, Position>();
  for (const { action } of entries) {
    const to = goesBackTo(action);
    if (to !== null && to < match.seq && !known.has(to))
      known.set(to, (await loadMatch(storage, table, game, log, to)).match.position);
  }
  const recall = recallFor(entries, known);
  recall.keep(match);
  return recall;
}
