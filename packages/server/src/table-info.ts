/** What everyone may know of a table: as it is stored, so that one that cannot be opened spoils no answer. */

import type { Seat, SeatWords } from '@diadochi/kernel';
import type { TableInfo } from './api.ts';
import { askedIn } from './room.ts';
import { REACTIONS, type StoredTable } from './storage/storage.ts';
import { hasWords } from './table-dice.ts';
import type { Tables } from './tables.ts';
import { hashOf } from './tokens.ts';

/** `you`: the seat of whoever is told: who is asked by a window is told to himself alone. */
export async function tableInfo(
  tables: Tables,
  table: StoredTable,
  you: Seat | null = null,
): Promise<TableInfo> {
  const { id, name, game, options, seats, secret, words, createdAt, started, stretches } = table;
  const { open, rematch, spectatorsChat, pace } = table;
  const common = {
    id,
    name,
    game,
    options: { ...options },
    seats: [...seats],
    commitment: hashOf(secret),
    words: hasWords(table) ? words.map(shownWords) : null,
    createdAt,
    open,
    rematch,
    spectatorsChat,
    pace,
  };
  await tables.settled(id, you);
  const standing = await tables.standing(id);
  const stretch = stretches.at(-1);
  if (started === null || standing === null || stretch === undefined) {
    const { version, contentHash } = tables.shelf.named(game);
    const pack = tables.shelf.packOf(game);
    return {
      ...common,
      version,
      contentHash,
      pack,
      status: 'waiting',
      asked: [],
      abandoned: false,
      motions: [],
    };
  }
  const { version, content: contentHash } = stretch;
  return {
    ...common,
    version,
    contentHash,
    pack: started.pack ?? null,
    status: standing.over ? 'over' : 'playing',
    abandoned: standing.abandoned,
    motions: standing.over ? [] : await tables.seating.motions(table, you),
    asked: knownTo(you, standing.asked ?? (await askedNow(tables, id))),
  };
}

const knownTo = (you: Seat | null, asked: readonly Seat[]): readonly Seat[] =>
  asked.includes(REACTIONS) ? asked.filter((seat) => seat === you) : asked;

/** The same of many tables; one of a game that is not here any more is left out. */
export async function tableInfos(
  tables: Tables,
  list: readonly StoredTable[],
  you: Seat | null = null,
): Promise<TableInfo[]> {
  const infos = await Promise.all(list.map((table) => tableInfo(tables, table, you).catch(() => [])));
  return infos.flat();
}

/** Tables of earlier days have no note of whom they wait for. */
async function askedNow(tables: Tables, id: string): Promise<readonly Seat[]> {
  return tables.room(id).then(
    ({ pending }) => askedIn(pending()),
    () => [],
  );
}

/** From which entry on words count is a number of all entries, which nobody is told before the record is public. */
const shownWords = ({ from, ...words }: SeatWords): SeatWords => ({ ...words, from: from && 1 });
