/** The data of servers, looked at from outside: is everything there, and does it replay to what was shown and noted before? */

import {
  act,
  copyOf,
  countingWords,
  fairChance,
  type Game,
  matchFrom,
  recallFor,
  recorded,
  type Seat,
} from '../packages/kernel/src/index.ts';
import type { SeatView } from '../packages/server/src/api.ts';
import {
  type Counts,
  countsFrom,
  firstCounts,
  retell,
  type Telling,
  tellingFrom,
} from '../packages/server/src/audiences.ts';
import { gameNamed } from '../packages/server/src/games.ts';
import type { Storage, StoredEntry, StoredTable } from '../packages/server/src/storage/storage.ts';
import type { Seated } from '../packages/server/test/client.ts';
import type { Ground } from './campaign-grounds.ts';
import type { Settled, Told } from './campaign-stewards.ts';
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
  /** By bots, stewards, plans or clocks. */
  readonly movesAlone: boolean;
  readonly settled: Settled;
  readonly told: Told;
  /** With the number that the seat was given. */
  readonly acknowledged: (Request & { readonly seq: number })[];
  readonly unanswered: Request[];
  /** What players were shown while they played. */
  readonly shown: { readonly seat: Seat; readonly view: SeatView }[];
}
export interface Known {
  /** As a replay from the start gives it, with the numbers that each seat has for it. */
  readonly telling: Telling;
  readonly over: boolean;
  /** Requests without an answer that have been carried out all the same: their numbers, as the seat counts, by their keys. */
  readonly done: ReadonlyMap<string, number>;
}

export async function inspect(
  ground: Pick<Ground, 'open'>,
  tables: readonly Table[],
  result: Tally & { acknowledged: number; shown: number },
): Promise<Map<string, Known>> {
  const storage = await ground.open();
  const known = new Map<string, Known>();
  for (const table of tables) {
    const stored = (await storage.table(table.id)) as StoredTable;
    const entries = await storage.entries(table.id, 0);
    result.check(
      entries.every(({ seq }, i) => seq === i + 1),
      () => `${table.id}: the entries are not numbered one by one`,
    );
    const { telling, numbers } = await replayed(storage, stored, entries, table.shown.splice(0), result);
    for (const { seq: number, seated, action, key } of table.acknowledged.splice(0)) {
      const seq = numbers.findIndex((news) => news[seated.seat] === number);
      const entry = entries[seq - 1];
      result.check(
        entry?.seat === seated.seat && same(entry.action, action),
        () =>
          `${table.id}: acknowledged entry ${seq} is ${JSON.stringify(entry)}, not ${JSON.stringify(action)}`,
      );
      const again = await storage.entryOfKey(table.id, seated.seat, key);
      // Of entries that are packed only the last few keys of each seat are kept.
      const later = entries.filter((each) => each.seat === seated.seat && each.seq > seq).length;
      const isKnown = again === seq || (again === null && later >= 4);
      result.check(isKnown, () => `${table.id}: the key of entry ${seq} leads to ${again}`);
      result.acknowledged++;
    }
    const done = new Map<string, number>();
    for (const { seated, key } of table.unanswered) {
      const seq = await storage.entryOfKey(table.id, seated.seat, key);
      if (seq !== null) done.set(key, numbers[seq][seated.seat]);
    }
    const { game, position } = telling.match();
    known.set(table.id, { telling, over: game.outcome(position) !== null, done });
  }
  await storage.close();
  return known;
}

/**
 * Plays the log from the start with the dice of its secret and words: it must lead where players were shown that the game
 * was, and every snapshot must give the same.
 */
async function replayed(
  storage: Storage,
  { id, secret, words, options, seats, ...table }: StoredTable,
  entries: readonly StoredEntry[],
  shown: Table['shown'],
  result: Tally & { shown: number },
): Promise<{ telling: Telling; numbers: Counts['news'][] }> {
  const game: Game = gameNamed(table.game);
  const setup = recorded(table.started?.setup ?? []);
  const start = matchFrom(game, game.start({ seats: seats.length, options }, setup));
  const telling = tellingFrom(start, firstCounts(start));
  const recall = recallFor(entries);
  recall.keep(start);
  const hashes = [game.hash(start.position)];
  const numbers = [telling.counts().news];
  /** What has not been compared yet: not with itself, but with what the servers have shown before they were killed. */
  let left = shown;
  const compare = () => {
    const isNow = ({ seat, view }: Table['shown'][number]) => view.seq === telling.numberOf(seat);
    for (const { seat, view } of left.filter(isNow)) {
      result.check(
        same(view, telling.view(seat)),
        () => `${id}: seat ${seat} was shown something else at ${telling.match().seq}`,
      );
      result.shown++;
    }
    left = left.filter((each) => !isNow(each));
  };
  compare();
  for (const entry of entries) {
    const { seq, seat, action, chance } = entry;
    const before = copyOf(telling.match());
    const fair = fairChance(secret, countingWords(words, seq), seq);
    const again = attempt(() => act(before, seat, action, fair, undefined, recall).chance);
    result.check(
      same(again, chance),
      () => `${id}: entry ${seq} has other dice than its secret and words give`,
    );
    const played = attempt(() => retell(telling, entry, recall));
    result.check(played !== null, () => `${id}: entry ${seq} cannot be played again`);
    if (played === null) return { telling, numbers };
    hashes.push(game.hash(telling.match().position));
    numbers.push(telling.counts().news);
    compare();
  }
  result.check(left.length === 0, () => `${id}: players were shown ${left.length} views that are not there`);
  for (let until = entries.length; until >= 0; ) {
    const snapshot = await storage.snapshot(id, until);
    result.check(snapshot !== null, () => `${id}: no snapshot at or before ${until}`);
    if (snapshot === null) break;
    const restored = matchFrom(game, game.fromJson(JSON.parse(snapshot.position)), snapshot.seq);
    const right = snapshot.hash === hashes[snapshot.seq] && game.hash(restored.position) === snapshot.hash;
    result.check(right, () => `${id}: the snapshot at ${snapshot.seq} is another position`);
    // From the entry on of which it tells: what was news before, because it could still be taken back, it does not know.
    const from = Math.min(snapshot.from ?? snapshot.seq, entries.length);
    const counted = tellingFrom(copyOf(restored), countsFrom(snapshot.counts, restored));
    for (const entry of entries.slice(snapshot.seq, from)) attempt(() => retell(counted, entry, recall));
    result.check(
      same(counted.counts().news, numbers[from]),
      () => `${id}: the snapshot at ${snapshot.seq} counts otherwise`,
    );
    for (const { seat, action, chance } of entries.slice(snapshot.seq))
      attempt(() => act(restored, seat, action, recorded(chance)));
    result.check(
      game.hash(restored.position) === hashes.at(-1) && restored.seq === entries.length,
      () => `${id}: from the snapshot at ${snapshot.seq} the log leads elsewhere`,
    );
    until = snapshot.seq - 1;
  }
  return { telling, numbers };
}

/** What a log that is not in order leads to is a finding, not an accident of ours. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** What each seat, and a spectator, should see, by their tokens. */
export const viewsOf = (table: Table, telling: Telling): [token: string | null, view: SeatView][] => [
  [null, telling.view(null)],
  ...table.seats.map(({ seat, token }): [string, SeatView] => [token, telling.view(seat)]),
];

/** How many entries a table has, while its server runs. */
export async function entriesIn(ground: Pick<Ground, 'open'>, table: string): Promise<number> {
  const storage = await ground.open();
  const standing = await storage.standing(table);
  await storage.close();
  return standing?.seq ?? 0;
}
