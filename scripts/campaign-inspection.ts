/** The data of a server that is not running, looked at from outside: is everything there, and does it replay? */

import {
  act,
  entryChance,
  type Game,
  type Match,
  matchFrom,
  recorded,
  restoreMatch,
  type Snapshot,
} from '../packages/kernel/src/index.ts';
import type { SeatView } from '../packages/server/src/api.ts';
import { gameNamed } from '../packages/server/src/games.ts';
import { seatView } from '../packages/server/src/seat-view.ts';
import { openSqlite } from '../packages/server/src/storage/sqlite.ts';
import type { Storage, StoredEntry, StoredTable } from '../packages/server/src/storage/storage.ts';
import type { Seated } from '../packages/server/test/client.ts';
import { same, type Tally } from './campaign-tally.ts';

export interface Request {
  readonly seated: Seated;
  /** Null: an undo. */
  readonly decision: string | null;
  readonly action: unknown;
  readonly key: string;
}
export interface Table {
  readonly id: string;
  readonly seats: readonly Seated[];
  readonly hasBots: boolean;
  readonly acknowledged: (Request & { readonly seq: number })[];
  readonly unanswered: Request[];
}
export interface Known {
  /** As a replay from the start gives it. */
  readonly match: Match;
  readonly over: boolean;
  /** Requests without an answer that have been carried out all the same: their entries by their keys. */
  readonly done: ReadonlyMap<string, number>;
}

export async function inspect(
  data: string,
  tables: readonly Table[],
  result: Tally & { acknowledged: number },
): Promise<Map<string, Known>> {
  const storage = openSqlite(data);
  const known = new Map<string, Known>();
  for (const table of tables) {
    const stored = (await storage.table(table.id)) as StoredTable;
    const entries = await storage.entries(table.id, 0);
    result.check(
      entries.every(({ seq }, i) => seq === i + 1),
      () => `${table.id}: the entries are not numbered one by one`,
    );
    for (const { seq, seated, action, key } of table.acknowledged.splice(0)) {
      const entry = entries[seq - 1];
      result.check(
        entry?.seat === seated.seat && same(entry.action, action),
        () =>
          `${table.id}: acknowledged entry ${seq} is ${JSON.stringify(entry)}, not ${JSON.stringify(action)}`,
      );
      const again = await storage.entryOfKey(table.id, seated.seat, key);
      result.check(again === seq, () => `${table.id}: the key of entry ${seq} leads to ${again}`);
      result.acknowledged++;
    }
    const match = await replayed(storage, stored, entries, result);
    const done = new Map<string, number>();
    for (const { seated, key } of table.unanswered) {
      const seq = await storage.entryOfKey(table.id, seated.seat, key);
      if (seq !== null) done.set(key, seq);
    }
    known.set(table.id, { match, over: match.game.outcome(match.position) !== null, done });
  }
  await storage.close();
  return known;
}

/** Plays the log from the start with the dice of its secret; every snapshot must give the same. */
async function replayed(
  storage: Storage,
  { id, secret, options, seats, ...table }: StoredTable,
  entries: readonly StoredEntry[],
  result: Tally,
): Promise<Match> {
  const game: Game = gameNamed(table.game);
  const setup = recorded(table.started?.setup ?? []);
  const match = matchFrom(game, game.start({ seats: seats.length, options }, setup));
  const hashes = [game.hash(match.position)];
  for (const { seq, seat, action, chance } of entries) {
    const fromSecret = attempt(() => act(copyOf(match), seat, action, entryChance(secret, seq)).chance);
    result.check(same(fromSecret, chance), () => `${id}: entry ${seq} has other dice than its secret gives`);
    const played = attempt(() => act(match, seat, action, recorded(chance)));
    result.check(played !== null, () => `${id}: entry ${seq} cannot be played again`);
    if (played === null) return match;
    hashes.push(played.hash);
  }
  for (let until = entries.length; until >= 0; ) {
    const snapshot = await storage.snapshot(id, until);
    result.check(snapshot !== null, () => `${id}: no snapshot at or before ${until}`);
    if (snapshot === null) break;
    const restored = restoreMatch(game, snapshot.match as unknown as Snapshot);
    const right = snapshot.hash === hashes[snapshot.seq] && game.hash(restored.position) === snapshot.hash;
    result.check(right, () => `${id}: the snapshot at ${snapshot.seq} is another position`);
    for (const { seat, action, chance } of entries.slice(snapshot.seq))
      attempt(() => act(restored, seat, action, recorded(chance)));
    result.check(
      game.hash(restored.position) === hashes.at(-1) && restored.seq === entries.length,
      () => `${id}: from the snapshot at ${snapshot.seq} the log leads elsewhere`,
    );
    until = snapshot.seq - 1;
  }
  return match;
}

const copyOf = (match: Match): Match => ({ ...match, past: [...match.past], future: [...match.future] });

/** What a log that is not in order leads to is a finding, not an accident of ours. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** What each seat, and a spectator, should see, by their tokens. */
export const viewsOf = (table: Table, match: Match): [token: string | null, view: SeatView][] => [
  [null, seatView(match, null)],
  ...table.seats.map(({ seat, token }): [string, SeatView] => [token, seatView(match, seat)]),
];
